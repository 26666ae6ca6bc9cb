import { styleText } from "node:util";
import Table from "cli-table3";
import { isObject } from "../contract/values.js";
import type { Column } from "./columns.js";
import { plain, wrapped } from "./plain.js";
import { valueAt } from "./rows.js";

/** The width of a cell beyond which it is cut. */
const widest = 40;
const gap = 2;
/** How many rows the library lays out at once: its time grows faster than their number. */
const chunk = 200;

const noLines = Object.fromEntries(
  "top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid middle"
    .split(" ")
    .map((name) => [name, ""]),
);

function tableOf(options: object): InstanceType<typeof Table> {
  return new Table({
    chars: noLines,
    style: { "padding-left": 0, "padding-right": gap, head: [], border: [] },
    ...options,
  });
}

const widths = new Map<string, number>();

/** How many places a text takes on a terminal. */
function widthOf(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  const known = widths.get(text);
  if (known !== undefined) return known;
  // The library knows what is wide and what has no width.
  const style = { "padding-left": 0, "padding-right": 0, head: [], border: [] };
  const table = tableOf({ chars: { ...noLines, top: "─" }, style });
  table.push([text]);
  const width = table.width;
  widths.set(text, width);
  return width;
}

function listed(values: readonly unknown[]): string {
  return values.map((value) => (isObject(value) ? `{${fields(value)}}` : cellText(value))).join(", ");
}

function fields(value: Readonly<Record<string, unknown>>): string {
  return Object.entries(value)
    .filter(([, member]) => member !== null)
    .map(([key, member]) => `${key} ${cellText(member)}`)
    .join(", ");
}

/** A number to four decimals, or to three digits where those would say nothing. */
function shortened(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return String(Number(Math.abs(value) < 0.001 ? value.toPrecision(3) : value.toFixed(4)));
}

/** A value in a cell: moments to the minute, numbers shortened, lists in words, nothing as a dash. */
function cellText(value: unknown): string {
  if (value === undefined || value === null) return "–";
  if (typeof value === "string") {
    const [, day, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d+)?Z$/.exec(value) ?? [];
    return plain(day === undefined ? value : `${day} ${minute}Z`);
  }
  if (Array.isArray(value)) return listed(value);
  if (isObject(value)) return plain(fields(value));
  return typeof value === "number" ? shortened(value) : String(value);
}

/** A column with its cells, and how well it tells the rows apart. */
interface Candidate {
  readonly column: Column;
  readonly cells: readonly string[];
  readonly width: number;
  readonly empty: boolean;
  readonly worth: number;
}

function candidate(column: Column, rows: readonly unknown[], place: number): Candidate {
  const values = rows.map((row) => valueAt(row, column));
  const cells = values.map(cellText);
  const widestCell = cells.reduce((most, each) => Math.max(most, widthOf(each)), widthOf(plain(column.name)));
  const width = Math.min(widest, widestCell);
  const present = values.filter((value) => value !== undefined && value !== null);
  const different = new Set(cells).size;
  const { keys, type } = column;
  const last = keys.at(-1) ?? "";
  // What everyone wants to see is a name, a number or a moment that differs from row to row, not far inside, and not only for machines.
  let worth = 5 * Math.min(1, (different - 1) / Math.min(Math.max(rows.length - 1, 1), 10));
  worth += (4 * present.length) / Math.max(rows.length, 1);
  worth -= 4 * (keys.length - 1) + 0.1 * place + width / 8;
  if (/(^i|I)ds?$/.test(last)) worth -= 9;
  if (type === "boolean") worth -= 6;
  if (type === "json") worth -= 5;
  // Who it is about, and what became of it: told even where all rows agree, as they do on one side of one team's games.
  if (/(team|school|player|name|opponent)$/i.test(last) && type === "string") worth += 8;
  if (/conference$/i.test(last) && type === "string") worth += 3;
  if (/(points|score|rating|rank|ranking|wins|losses)$/i.test(last)) worth += 6;
  return { column, cells, width, empty: present.length === 0, worth };
}

/** What a table shows and what it does not, by the names of the columns. */
export interface Rendered {
  readonly text: string;
  /** Not shown for want of room. */
  readonly hidden: readonly string[];
  /** Not shown because no row has anything there. */
  readonly empty: readonly string[];
}

export interface TableOptions {
  /** How wide the table may be. */
  readonly width: number;
  readonly color: boolean;
  /** Whether the columns were chosen by the user: all of them are shown then, narrowed as far as needed. */
  readonly chosen?: boolean;
  /** Whether the one row is written a field a line in any case. */
  readonly record?: boolean;
}

/** The candidates that fit, the worthiest first, in their own order. */
function fitting(candidates: readonly Candidate[], width: number): Candidate[] {
  const kept = new Set<Candidate>();
  let used = -gap;
  for (const each of [...candidates].sort((a, b) => b.worth - a.worth)) {
    if (kept.size > 0 && used + gap + each.width > width) continue;
    used += gap + each.width;
    kept.add(each);
  }
  return candidates.filter((each) => kept.has(each));
}

/** The widths of columns so that together they fit: the widest are narrowed first, none below three places. */
function narrowed(widths: readonly number[], width: number): number[] {
  const result = [...widths];
  let over = result.reduce((sum, each) => sum + each + gap, -gap) - width;
  while (over > 0) {
    const most = Math.max(...result);
    if (most <= 3) break;
    result[result.indexOf(most)] = most - 1;
    over--;
  }
  return result;
}

function draw(shown: readonly Candidate[], rowCount: number, { width, color }: TableOptions): string {
  const colWidths = narrowed(
    shown.map((each) => each.width),
    width,
  ).map((each, index) => each + (index === shown.length - 1 ? 0 : gap));
  const colAligns = shown.map(({ column }) => (/^(int32|double)$/.test(column.type) ? "right" : "left"));
  const bold = (text: string) => (color ? styleText("bold", text, { validateStream: false }) : text);
  const lines: string[] = [];
  const add = (records: readonly (readonly string[])[]) => {
    const table = tableOf({ colWidths, colAligns });
    // The gap belongs to the column before it: the last has none.
    for (const record of records) {
      table.push(
        record.map((content, index) =>
          index === shown.length - 1 ? { content, style: { "padding-left": 0, "padding-right": 0 } } : content,
        ),
      );
    }
    lines.push(...table.toString().split("\n"));
  };
  add([
    shown.map(({ column }) => bold(plain(column.name))),
    colWidths.map((each, index) => "─".repeat(index === shown.length - 1 ? each : each - gap)),
  ]);
  for (let start = 0; start < rowCount; start += chunk) {
    const end = Math.min(start + chunk, rowCount);
    add(Array.from({ length: end - start }, (_, index) => shown.map(({ cells }) => cells[start + index] ?? "")));
  }
  return lines.map((line) => line.trimEnd()).join("\n");
}

/**
 * One row, a field a line: nothing is hidden, and what is long goes on in the next line. The fields of a nested object stand below its
 * name, so that names stay short.
 */
function record(candidates: readonly Candidate[], { width, color }: TableOptions): string {
  const bold = (text: string) => (color ? styleText("bold", text, { validateStream: false }) : text);
  const fields = candidates.map(({ column: { name, keys }, cells }) => {
    const group = plain(keys.slice(0, -1).join("."));
    return { group, name: `${group === "" ? "" : "  "}${plain(keys.at(-1) ?? name)}`, text: cells[0] ?? "" };
  });
  const longest = Math.max(...fields.map(({ name }) => widthOf(name))) + gap;
  const lines: string[] = [];
  let above = "";
  for (const { group, name, text } of fields) {
    if (group !== above && group !== "") lines.push(bold(group));
    above = group;
    const value = wrapped(text, Math.max(width - longest, 10), "").replaceAll("\n", `\n${" ".repeat(longest)}`);
    lines.push(`${bold(name)}${" ".repeat(longest - widthOf(name))}${value}`.trimEnd());
  }
  return lines.join("\n");
}

/** Rows as a table that fits its width; as a record, where that is asked for, with all that the one row has. */
export function renderTable(rows: readonly unknown[], columns: readonly Column[], options: TableOptions): Rendered {
  const candidates = columns.map((column, place) => candidate(column, rows, place));
  const empty = options.chosen ? [] : candidates.filter((each) => each.empty);
  const useful =
    options.chosen || empty.length === candidates.length ? candidates : candidates.filter((each) => !each.empty);
  const shown = options.chosen ? useful : fitting(useful, options.width);
  const names = (list: readonly Candidate[]) => list.map(({ column }) => column.name);
  if (options.record) {
    return { text: record(useful, options), hidden: [], empty: names(empty) };
  }
  const text = draw(shown, rows.length, options);
  return { text, hidden: names(useful.filter((each) => !shown.includes(each))), empty: names(empty) };
}
