import type { Column } from "../../document/columns.js";
import { cellsOf, nothing } from "./cells.js";
import { fieldName, isNumeric } from "./columns.js";
import { plain } from "./terminal-text.js";

/** Matches characters that are two columns wide on a terminal, such as emoji, Chinese, Japanese and Korean. */
const wide =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;

let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a text into the characters that a reader sees, such as a letter with its marks, a flag, or an emoji sequence. Splits a long text into code
 * points, because segmenting it would take seconds.
 */
function charactersOf(text: string): string[] {
  if (text.length > 1_000) return [...text];
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const widthIn = (character: string) => (/^[\p{M}\p{Cf}]+$/u.test(character) ? 0 : wide.test(character) ? 2 : 1);

/** Returns a text's width on a terminal. Combining marks and invisible joiners do not have a width. */
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

/** The width at which long text is readable. Longer text gets more width only if the line has room. */
const enough = 24;
/** The minimum width of cut text. Text is cut to a third of its width before an essential column is left out. */
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
    /** The words of the header, such as `home` and `Points`. Each can be on a separate line. */
    words,
    content,
    /** The width of the widest cell or of the header on one line, whichever is larger. */
    full: Math.max(content, widthOf(name)),
    /** The width at which only long text is cut and the header may have several lines. */
    readable: Math.max(header, text ? Math.min(content, enough) : content),
    /** The width at which text may be cut to a third. Headers, numbers and date-times are never cut. */
    least: Math.max(header, text ? Math.min(content, enough, Math.max(shortest, Math.ceil(content / 3))) : content),
    /** The minimum width of a column that the user chose. A number is not cut, because without its last digits it would be a different number. */
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

/** Distributes the free width, first to cut cells and then to headers on several lines. Columns that need the least get theirs first. */
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

/** Narrows the widest columns until all columns fit. If the numbers alone do not fit, lines are longer than the width. */
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
 * Lays out the leading columns, as many as fit readably in the given width. With `all`, lays out every column. In a narrow terminal, cuts text so
 * that the essential columns fit.
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
