import { wides as layouts } from "../../generated/wide.js";
import type { Path } from "../types.js";
import { rowSchemaOf } from "./bodies.js";
import type { Wide } from "./descriptors.js";
import { layoutOf, type WideLayout } from "./wide-layout.js";

// The layout is apart, because it is needed to generate what this file reads.
export { asSentColumn, columnsOfLayout, type Statistic, type WideLayout } from "./wide-layout.js";

/** How the statistics of an operation become columns (`x-wide`), by its path. */
const wides: Readonly<Record<string, Wide>> = layouts;

/** Whether an operation has long statistics, which become columns of a wide table. */
export const isLong = (path: string): boolean => Object.hasOwn(wides, path);

/** The names of an operation's long statistics that the document lists. Empty where it has none. */
export const statisticNames = (path: Path): string[] => Object.keys(wides[path]?.statistics ?? {});

/** The layout of an operation's wide table. Throws a `TypeError` where its rows are not long statistics. */
export function wideLayout(path: Path): WideLayout {
  const schema = rowSchemaOf(path);
  const wide = wides[path];
  if (wide !== undefined) return layoutOf(schema, wide);
  const long = Object.keys(wides).join(", ");
  throw new TypeError(`${path} has no wide table: its rows are no long statistics. ${long} have one.`);
}
