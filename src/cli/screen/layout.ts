import type { Column } from "../../document/columns.js";
import { cellsOf, nothing } from "./cells.js";
import { fieldName, isNumeric } from "./columns.js";
import { plain } from "./terminal-text.js";

/** Characters that are two columns wide on a terminal: emoji, Chinese, Japanese and Korean. */
const wide =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;

let segmenter: Intl.Segmenter | undefined;

/**
 * The characters that a reader sees, such as a letter with its marks, a flag, or an emoji sequence. A long text is split into code points
 * instead, because this function would take seconds.
 */
function charactersOf(text: string): string[] {
  if (text.length > 1_000) return [...text];
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const widthIn = (character: string) => (/^[\p{M}\p{Cf}]+$/u.test(character) ? 0 : wide.test(character) ? 2 : 1);

/** A text's width on a terminal. Marks without a letter and invisible joiners have no width. */
export function widthOf(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  return charactersOf(text).reduce((sum, character) => sum + widthIn(character), 0);
}

/** Cuts a text to a width, with an ellipsis as the last character. */
export function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let [cut, used] = ["", 0];
  for (const char of charactersOf(text)) {
    used += widthIn(char);
    if (used >= width) break;
    cut += char;
  }
  return `${cut}…`;
}

/** The width at which long text is readable. Longer text gets more only if the line has room. */
const enough = 24;
/** Before an essential column is left out, text is cut to a third of its width, but not below this width. */
const shortest = 8;
/** The number of first columns that every table shows, with cut text if needed. */
const essential = 5;

export type Measured = ReturnType<typeof measure>;

type SizedColumn = Measured & { readonly width: number };

export function measure(column: Column, rows: readonly unknown[]) {
  const cells = cellsOf(column, rows);
  const name = plain(fieldName(column));
  const words = name.split(/(?<=\.)|(?<=[a-z0-9])(?=[A-Z])/);
  const header = words.reduce((most, word) => Math.max(most, widthOf(word)), 0);
  /** The width of the widest cell. */
  const content = cells.reduce((most, each) => Math.max(most, widthOf(each)), 0);
  const text = !isNumeric(column) && column.type !== "BOOLEAN" && column.type !== "TIMESTAMP";
  return {
    column,
    cells,
    empty: cells.every((cell) => cell.trim() === nothing),
    /** The words of the header, each of which may get a separate line: `home`, `Points`. */
    words,
    content,
    /** The width of the widest cell, or of the header on one line. */
    full: Math.max(content, widthOf(name)),
    /** The width that shows everything but long text, with the header on several lines. */
    readable: Math.max(header, text ? Math.min(content, enough) : content),
    /** The width with cut text. Headers, numbers and date-times are never cut. */
    least: Math.max(header, text ? Math.min(content, enough, Math.max(shortest, Math.ceil(content / 3))) : content),
    /** The minimum width of a chosen column. A number without its last digits would be a different number. */
    narrowest: text ? 3 : Math.max(3, content),
  };
}

export function headerLines({ words, width }: Pick<SizedColumn, "words" | "width">): string[] {
  const lines: string[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const word of words) {
    used += widthOf(word);
    if (used <= width) lines[lines.length - 1] += word;
    else {
      lines.push(word);
      used = widthOf(word);
    }
  }
  return lines;
}

type Widths = "readable" | "least";

function fitting(columns: readonly Measured[], by: Widths, gap: number, width: number): number {
  let used = -gap;
  const tooWide = columns.findIndex((column) => {
    used += gap + column[by];
    return used > width;
  });
  return tooWide < 0 ? columns.length : tooWide;
}

/** Distributes the free width, first to cut cells and then to headers on several lines. Columns that need the least come first. */
function widened(columns: readonly Measured[], by: Widths, gap: number, width: number): SizedColumn[] {
  const sized = columns.map((column) => ({ ...column, width: column[by] }));
  let left = width - sized.reduce((sum, each) => sum + each.width + gap, -gap);
  for (const wish of ["content", "full"] as const) {
    for (const each of [...sized].sort((a, b) => a[wish] - a.width - (b[wish] - b.width))) {
      const need = Math.max(0, each[wish] - each.width);
      // A header gets all the width that it needs, or none. Content can use any extra width.
      const given = need <= left || wish === "content" ? Math.max(0, Math.min(need, left)) : 0;
      each.width += given;
      left -= given;
    }
  }
  return sized;
}

/** Narrows columns until they fit, the widest first. If numbers alone do not fit, lines are longer than the width. */
function narrowed(columns: readonly Measured[], gap: number, width: number): SizedColumn[] {
  const sized = columns.map((column) => ({ ...column, width: column.readable }));
  let over = sized.reduce((sum, each) => sum + each.width + gap, -gap) - width;
  for (; over > 0; over--) {
    const [first, ...more] = sized.filter((each) => each.width > each.narrowest);
    if (first === undefined) break;
    more.reduce((most, each) => (each.width > most.width ? each : most), first).width--;
  }
  return sized;
}

/**
 * Lays out as many of the first columns as are readable at a width, or all of them with `all`. In a narrow terminal, it cuts text so that the
 * essential columns fit.
 */
export function layOut(columns: readonly Measured[], width: number, all = false) {
  const wanted = all ? columns.length : Math.min(essential, columns.length);
  const wide = fitting(columns, "readable", 2, width);
  if (wide >= wanted) return { columns: widened(columns.slice(0, wide), "readable", 2, width), gap: 2 };
  if (all) return { columns: narrowed(columns, 1, width), gap: 1 };
  const close = fitting(columns, "readable", 1, width);
  const cut = Math.min(wanted, fitting(columns, "least", 1, width));
  const by = close >= cut ? "readable" : "least";
  return { columns: widened(columns.slice(0, Math.max(close, cut, 1)), by, 1, width), gap: 1 };
}
