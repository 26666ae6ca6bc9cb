import { rowKeys } from "../../generated/keys.js";
import type { Path } from "../types.js";
import { isArray, isObject } from "../validate/values.js";
import { type Column, keyFirst, type Leaf, leavesOf } from "./columns.js";
import { valuesOf } from "./gather.js";
import { type Chain, chainName, chainsBelow } from "./lists.js";
import { rowSchemaOf } from "./operation-schemas.js";
import { readColumn } from "./read.js";
import type { Schema } from "./schema.js";
import type { Cell, OnMisfit } from "./values.js";

/** A column of a table, and which of the objects around the row has its value: 0 is the row of the response. */
export interface Source extends Leaf {
  readonly depth: number;
}

/** A table of an operation: its rows, or with `explode` the elements of one of their lists. */
export interface Table {
  readonly columns: readonly Source[];
  /** The keys that lead to the exploded list, from list to list. Empty where nothing is exploded. */
  readonly steps: readonly (readonly string[])[];
}

function keyOf(path: Path, schema: Schema): readonly string[] {
  return schema.kind === "object" ? (rowKeys[path] ?? []) : [""];
}

/** The names of the lists in the rows of an operation, those inside other lists included: `teams`, `teams_stats`. */
export function listsOf(path: Path): string[] {
  return chainsBelow(rowSchemaOf(path)).map(chainName);
}

/** The columns of the elements of a chain's list, and the plain ones of the elements that it is in. */
function elementColumns(chain: Chain): Source[] {
  return chain.flatMap((list, index) => {
    const prefix = chainName(chain.slice(0, index + 1));
    const leaves = leavesOf(list.items).filter(({ type }) => index === chain.length - 1 || type !== "LIST");
    return leaves.map((leaf) => ({
      ...leaf,
      name: leaf.keys.length === 0 ? prefix : `${prefix}_${leaf.name}`,
      key: false,
      depth: index + 1,
    }));
  });
}

/**
 * The table of an operation, its key first. With `explode`, a row for each element of that list: the parent's key (all of its plain columns
 * where the document names no key), the number of the element in the parent, from 1, and the columns of the element. `more`: columns of the
 * rows that the document does not have. Throws a `TypeError` where there is no such list.
 */
export function tableOf(path: Path, explode?: string, more: readonly Source[] = []): Table {
  const schema = rowSchemaOf(path);
  const own = [...more, ...leavesOf(schema, keyOf(path, schema)).map((leaf) => ({ ...leaf, depth: 0 }))];
  if (explode === undefined) return { columns: keyFirst(own), steps: [] };
  const chain = chainsBelow(schema).find((each) => chainName(each) === explode);
  if (chain === undefined) {
    const names = listsOf(path).join(", ");
    throw new TypeError(`${path} has no list ${explode}. ${names === "" ? "It has none." : `There are ${names}.`}`);
  }
  const key = own.filter((column) => column.key);
  const parent = key.length > 0 ? key : own.filter(({ type }) => type !== "LIST");
  const number: Source = {
    name: `${explode}_number`,
    keys: [],
    type: "INT32",
    key: true,
    nullable: false,
    marks: [],
    depth: -1,
  };
  const columns = keyFirst([...parent, number, ...elementColumns(chain)]);
  return { columns, steps: chain.map((list) => list.keys) };
}

function at(value: unknown, path: readonly string[]): unknown {
  let inner = value;
  for (const key of path) inner = isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  return inner;
}

/** The rows of a table, as the objects that its columns read from. */
export interface Records {
  /** For each depth the objects of all rows: those of depth 0 are rows of the response. */
  readonly levels: readonly (readonly unknown[])[];
  /** For each row its number in its parent, from 1. Empty where nothing is exploded. */
  readonly numbers: readonly number[];
  readonly length: number;
}

/** The rows of the table of data. */
export function recordsOf(data: unknown, { steps }: Table): Records {
  const rows = isArray(data) ? data : data === undefined || data === null ? [] : [data];
  if (steps.length === 0) return { levels: [rows], numbers: [], length: rows.length };
  const levels = [rows, ...steps].map((): unknown[] => []);
  const numbers: number[] = [];
  const add = (around: readonly unknown[], count: { number: number }) => {
    const step = steps[around.length - 1];
    if (step === undefined) {
      for (const [depth, level] of levels.entries()) level.push(around[depth]);
      numbers.push(++count.number);
      return;
    }
    const list = at(around.at(-1), step);
    for (const element of isArray(list) ? list : []) add([...around, element], count);
  };
  for (const row of rows) add([row], { number: 0 });
  return { levels, numbers, length: numbers.length };
}

/** For each column, the cells of all records. */
export function cellsOf({ levels, numbers }: Records, columns: readonly Source[], onMisfit: OnMisfit): Cell[][] {
  const values = levels.map((rows, level) =>
    valuesOf(
      rows,
      columns.filter(({ depth }) => depth === level).map(({ keys }) => keys),
    ),
  );
  return columns.map((column) => {
    const { depth, keys } = column;
    const rows = levels[depth];
    if (rows === undefined) return [...numbers];
    return readColumn(column, rows, keys.length === 0 ? rows : (values[depth]?.(keys) ?? []), onMisfit);
  });
}

/**
 * The columns of an operation's table, its key first. With `explode`, those of the table of one of its lists.
 *
 * @throws `TypeError` where there is no such operation or list.
 * @example
 * columnsOf("/lines").map(({ name }) => name); // ["id", "season", …, "lines"]
 * columnsOf("/lines", "lines").map(({ name }) => name); // ["id", "lines_number", "lines_provider", …]
 */
export function columnsOf(path: Path, explode?: string): Column[] {
  return tableOf(path, explode).columns.map(publicColumn);
}

function publicColumn({ name, keys, type, items, fields, key, nullable }: Leaf): Column {
  const inner = { ...(items !== undefined && { items }), ...(fields && { fields: fields.map(publicColumn) }) };
  return { name, keys, type, ...inner, key, nullable };
}
