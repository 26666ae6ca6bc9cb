import { columnName } from "../document/columns.js";
import { isObject, parsedJson } from "../document/json.js";
import { asSentColumn, isLong, type WideLayout, wideLayout } from "../document/wide.js";
import type { Path } from "../types.js";
import { numberOf, writeStatistic } from "./statistics.js";

type Flat = Readonly<Record<string, unknown>>;
type Node = Record<string, unknown>;

/** Whether flat rows are those of a wide table. */
export const isWide = (path: Path, rows: readonly Flat[]): boolean =>
  isLong(path) && rows.some((row) => Object.hasOwn(row, asSentColumn.name));

/** The statistics of a wide row with the values that the service sent, those that the document lists first, in its order. */
function* sentIn(row: Flat, { statistics, value }: WideLayout): Generator<readonly [string, unknown]> {
  const text = row[asSentColumn.name];
  const parsed = typeof text === "string" ? parsedJson(text) : undefined;
  const asSent = new Map(isObject(parsed) ? Object.entries(parsed) : []);
  for (const statistic of statistics) {
    const { name, columns } = statistic;
    const cells = columns.flatMap((column) => {
      const cell = row[column.name];
      // A reader of files may have an integer as text, or as a bigint.
      return numberOf(typeof cell === "bigint" ? Number(cell) : cell) ?? [];
    });
    if (asSent.has(name)) yield [name, asSent.get(name)];
    else if (cells.length === columns.length)
      yield [name, value.half === undefined ? writeStatistic(statistic, cells) : cells[0]];
    asSent.delete(name);
  }
  yield* asSent;
}

/** The words that name a statistic: the last one has all dots that are left. */
function wordsOf(name: string, count: number): string[] {
  const words = name.split(".");
  return [...words.slice(0, count - 1), words.slice(count - 1).join(".")];
}

/** The flat rows, with lists of flat elements, that wide rows come from. Elements of all lists but the innermost are not repeated. */
class LongRows {
  readonly roots: Node[] = [];
  /** The inner list of each element, by what is around it and its own values. */
  private readonly lists = new Map<string, Node[]>();

  constructor(private readonly layout: WideLayout) {}

  /** The fields and words of an element at a depth. Undefined where a row has none there. */
  private element(row: Flat, words: readonly string[] | undefined, depth: number): Node | undefined {
    const { fields, names } = this.layout;
    const own = fields.filter((field) => field.depth === depth);
    const isThere = own.some(({ name }) => row[name] !== null && row[name] !== undefined);
    // A row without statistics ends where nothing names an element.
    if (words === undefined && (!isThere || names.some((name) => name.depth === depth))) return undefined;
    return Object.fromEntries([
      ...own.map(({ keys, name }) => [columnName(keys), row[name]]),
      ...names.flatMap(({ keys, depth: at }, index) => (at === depth ? [[columnName(keys), words?.[index]]] : [])),
    ]);
  }

  add(row: Flat, words: readonly string[] | undefined, sent: unknown): void {
    const { steps, value } = this.layout;
    let list = this.roots;
    let around = "";
    for (const [depth, step] of [...steps, []].entries()) {
      const element = this.element(row, words, depth);
      if (element === undefined) return;
      if (depth === steps.length) {
        const isText = value.half !== undefined && typeof sent === "string";
        list.push({ ...element, [`${columnName(value.keys)}${isText ? "_text" : ""}`]: sent });
        return;
      }
      around += JSON.stringify(element);
      let inner = this.lists.get(around);
      if (inner === undefined) {
        inner = [];
        this.lists.set(around, inner);
        list.push({ ...element, [columnName(step)]: inner });
      }
      list = inner;
    }
  }
}

/** The flat rows that wide rows come from. */
export function longRows(path: Path, rows: readonly Flat[]): readonly Flat[] {
  const layout = wideLayout(path);
  const long = new LongRows(layout);
  for (const row of rows) {
    const sent = [...sentIn(row, layout)];
    for (const [name, value] of sent) long.add(row, wordsOf(name, layout.names.length), value);
    if (sent.length === 0) long.add(row, undefined, undefined);
  }
  return long.roots;
}
