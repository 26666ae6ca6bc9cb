import { plain } from "../terminal-text.js";
import { cellsOf, nothing } from "./cells.js";
import type { Column } from "./columns.js";
import { widthOf } from "./width.js";

/** Long text gets at least this much of a line, so that one column does not fill it. */
const enough = 24;
/** Text is cut to a third, but not below this, before a column that belongs in every table is left out. */
const shortest = 8;
/** As many of the first columns belong in every table, cut where they must be. */
const essential = 5;

/** A column with its cells and the widths that it may have. */
export interface Measured {
  readonly column: Column;
  readonly cells: readonly string[];
  readonly empty: boolean;
  /** The header's words, which may stand on lines of their own: `home`, `Points`. */
  readonly words: readonly string[];
  /** The widest cell. */
  readonly content: number;
  /** The widest cell or the header on one line. */
  readonly full: number;
  /** Enough to read all but long text, the header on several lines. */
  readonly readable: number;
  /** With text cut. Headers, numbers and moments are never cut. */
  readonly least: number;
}

/** A column as it is drawn. */
export interface Placed extends Measured {
  readonly width: number;
}

export function measure(column: Column, rows: readonly unknown[]): Measured {
  const cells = cellsOf(column, rows);
  const name = plain(column.name);
  const words = name.split(/(?<=\.)|(?<=[a-z0-9])(?=[A-Z])/);
  const header = Math.max(...words.map(widthOf));
  const content = cells.reduce((most, each) => Math.max(most, widthOf(each)), 0);
  const text = column.type === "string" || column.type === "json";
  return {
    column,
    cells,
    empty: cells.every((cell) => cell.trim() === nothing),
    words,
    content,
    full: Math.max(content, widthOf(name)),
    readable: Math.max(header, text ? Math.min(content, enough) : content),
    least: Math.max(header, text ? Math.min(content, enough, Math.max(shortest, Math.ceil(content / 3))) : content),
  };
}

/** The header on as many lines as its width needs. */
export function headerLines({ words, width }: Pick<Placed, "words" | "width">): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last + word) <= width) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.join("\n");
}

type Widths = "full" | "readable" | "least";

/** How many columns of a width fit on a line. */
function fitting(columns: readonly Measured[], by: Widths, gap: number, width: number): number {
  let used = -gap;
  const over = columns.findIndex((column) => {
    used += gap + column[by];
    return used > width;
  });
  return over < 0 ? columns.length : over;
}

/** Hands out the room that is left: to cells that are cut first, then to headers on several lines; the smallest need first. */
function widened(columns: readonly Measured[], by: Widths, gap: number, width: number): Placed[] {
  const placed = columns.map((column) => ({ ...column, width: column[by] }));
  let left = width - placed.reduce((sum, each) => sum + each.width + gap, -gap);
  for (const wish of ["content", "full"] as const) {
    for (const each of [...placed].sort((a, b) => a[wish] - a.width - (b[wish] - b.width))) {
      const need = Math.max(0, each[wish] - each.width);
      // A header needs all of its line, text takes what it can get.
      const given = need <= left || wish === "content" ? Math.max(0, Math.min(need, left)) : 0;
      each.width += given;
      left -= given;
    }
  }
  return placed;
}

/** Columns narrowed until they fit: the widest first, none below three positions. */
function narrowed(columns: readonly Measured[], gap: number, width: number): Placed[] {
  const placed = columns.map((column) => ({ ...column, width: column.readable }));
  let over = placed.reduce((sum, each) => sum + each.width + gap, -gap) - width;
  for (; over > 0; over--) {
    const widest = placed.reduce((most, each) => (each.width > most.width ? each : most));
    if (widest.width <= 3) break;
    widest.width--;
  }
  return placed;
}

/** A line of columns and the blanks between them. */
export interface Layout {
  readonly columns: readonly Placed[];
  readonly gap: number;
}

/** All of the columns, narrowed as far as they must be. */
export function allOf(columns: readonly Measured[], width: number): Layout {
  const fits = fitting(columns, "readable", 2, width) === columns.length;
  return { columns: fits ? widened(columns, "readable", 2, width) : narrowed(columns, 1, width), gap: fits ? 2 : 1 };
}

/** The first of the columns that can be read at a width. In a narrow terminal text is cut so that the first few fit. */
export function firstOf(columns: readonly Measured[], width: number): Layout {
  const wanted = Math.min(essential, columns.length);
  const wide = fitting(columns, "readable", 2, width);
  if (wide >= wanted) return { columns: widened(columns.slice(0, wide), "readable", 2, width), gap: 2 };
  const close = fitting(columns, "readable", 1, width);
  const cut = Math.min(wanted, fitting(columns, "least", 1, width));
  const by = close >= cut ? "readable" : "least";
  const count = Math.max(close, cut, 1);
  return { columns: widened(columns.slice(0, count), by, 1, width), gap: 1 };
}
