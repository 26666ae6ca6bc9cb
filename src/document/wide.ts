import { wides as layouts } from "../../generated/wide.js";
import type { Path } from "../types.js";
import { rowSchemaOf } from "./bodies.js";
import type { Wide } from "./descriptors.js";
import { layoutOf, type WideLayout } from "./wide-layout.js";

// The layout is in a separate file, because the script that generates this file's data imports it.
export { asSentColumn, columnsOfLayout, type Statistic, type WideLayout } from "./wide-layout.js";

/** How an operation's statistics become columns (`x-wide`), by path. */
const wides: Readonly<Record<string, Wide>> = layouts;

/** Whether an operation's rows have one statistic or a list of statistics, so that it has a wide table. */
export const isLong = (path: string): boolean => Object.hasOwn(wides, path);

/** Returns the names of the statistics that the document lists for an operation with a wide table. Returns an empty list for other operations. */
export const statisticNames = (path: Path): string[] => Object.keys(wides[path]?.statistics ?? {});

/** Returns the layout of an operation's wide table. Throws a `TypeError` if the operation does not have one. */
export function wideLayout(path: Path): WideLayout {
  const schema = rowSchemaOf(path);
  const wide = wides[path];
  if (wide !== undefined) return layoutOf(schema, wide);
  const long = Object.keys(wides).join(", ");
  throw new TypeError(`${path} has no wide table: its rows are no long statistics. ${long} have one.`);
}
