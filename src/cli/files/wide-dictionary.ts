import { columnName } from "../../document/columns.js";
import { type Statistic, wideLayout } from "../../document/wide.js";
import type { Path } from "../../types.js";
import { type Entry, tableName } from "./dictionary-entry.js";

/** The list whose elements have the values of a wide table. Undefined where the rows have them. */
export function listOf(path: Path): string | undefined {
  const { steps } = wideLayout(path);
  return steps.length === 0 ? undefined : columnName(steps.flat());
}

/** What a column of a statistic holds. */
function descriptionOf({ name, form, columns }: Statistic, index: number): string {
  if (form === "clock") return `The statistic \`${name}\`, in seconds.`;
  if (columns.length === 1) return `The statistic \`${name}\`.`;
  return `The ${index === 0 ? "first" : "second"} number of the statistic \`${name}\`.`;
}

/** The entries of an operation's wide table. `long`: those of its rows, or of the list with the values. */
export function wideEntries(path: Path, long: readonly Entry[]): Entry[] {
  const { steps, fields, value, statistics } = wideLayout(path);
  const table = tableName(path, undefined, true);
  const entryAt = (depth: number, keys: readonly string[]): Entry => {
    const column = columnName([...steps.slice(0, depth).flat(), ...keys]);
    const found = long.find((entry) => entry.column === column);
    if (found === undefined) throw new Error(`no dictionary has ${column}`);
    return { ...found, table };
  };
  const sent = entryAt(value.depth, value.keys);
  const ofStatistic = (statistic: Statistic): Entry[] =>
    statistic.columns.map(({ name, type }, index) => ({
      ...sent,
      column: name,
      type,
      unit: statistic.form === "clock" ? "seconds" : null,
      null_meaning: "Null where the service sends none, or a value of another form, which `as_sent` holds.",
      description: descriptionOf(statistic, index),
      source: "observed",
      key: false,
    }));
  return [
    ...fields.map(({ name, depth, keys, key }) => ({ ...entryAt(depth, keys), column: name, key })),
    ...statistics.flatMap(ofStatistic),
    {
      ...sent,
      column: "as_sent",
      type: "STRING",
      unit: null,
      null_meaning: "Null where the columns hold every value.",
      description:
        "The values that the columns do not restore, as a JSON object by statistic: of another form than usual, or of a statistic without a column.",
      source: "observed",
      key: false,
    },
  ];
}
