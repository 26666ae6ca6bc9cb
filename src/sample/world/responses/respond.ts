import { isObject } from "../../../document/json.js";
import { hasData } from "../../../document/selection.js";
import type { Path } from "../../../types.js";
import { documented } from "../../documented.js";
import type { ReadQuery } from "../../parameters.js";
import { sources } from "../operations/index.js";
import { lastSeasonAt } from "../simulation/season-weeks.js";
import { coverageNotice, lateNotice, partNotice } from "./coverage.js";
import { selectRows } from "./select-rows.js";
import { type ListSource, type Moment, type ObjectSource, Refusal, type SampleQuery } from "./source.js";

/** A source without specific types, because the path is known only at run time. */
type AnySource = ListSource<Path, unknown> | ObjectSource<Path, unknown>;

/** Data, and a notice if its seasons or conferences are incomplete. */
interface Result {
  readonly data: unknown;
  readonly coverage?: string | undefined;
}

/** Returns the sample world's data for a valid query, in the document's form, or the documented failure. */
export function respond(path: Path, { values, matchesNothing }: ReadQuery, moment: Moment): Result | Refusal {
  // The query was read with this path's parameters, so it has the types that the source takes.
  const source = sources[path] as AnySource;
  const query = Object.fromEntries(values) as SampleQuery<Path>;
  const seasonsAhead = "rows" in source ? (source.seasonsAhead ?? 0) : 0;
  const last = lastSeasonAt(moment.now) + seasonsAhead;
  const isLate = firstSeasonOf(values) > last;
  /** Returns data, with a notice if the service has more. */
  const result = (data: unknown): Result => {
    const hasNone = isLate && Array.isArray(data) && data.length === 0;
    if (hasNone || source.isLate?.(query, moment)) return { data, coverage: lateNotice(last, moment.now) };
    const count = Array.isArray(data) ? data.length : 1;
    const isWhole = typeof source.isWhole === "function" ? source.isWhole(query, count, moment) : source.isWhole;
    if (isWhole === undefined) return { data, coverage: coverageNotice(path, data, values, moment.world) };
    if (isWhole) return { data };
    return { data, coverage: partNotice(path, data, values, Number(values.get("year") ?? last), source.has) };
  };
  if ("respond" in source) {
    const body = source.respond(moment, query);
    if (body instanceof Refusal) return body;
    return result(documented(path, body));
  }
  if (matchesNothing) return { data: [] };
  // A range of years may begin with the next class of recruits, because some operations already have that class.
  if (Number(values.get("year") ?? 0) > last) return result([]);
  const all = source.rows(moment, query);
  const isKnown = (row: unknown) => !(seasonOf(row) > last) && !isTooOld(path, row);
  // If all rows are known, keeps the list itself, because `documented` remembers lists.
  const rows = all.every(isKnown) ? all : all.filter(isKnown);
  const selected = selectRows(path, rows, values, source, moment.world);
  const data = documented(path, selected);
  // For a season before the service's first data, the world's few games are not the reason for an empty response.
  const isTooEarly = selected.length === 0 && !hasData(path, Number(values.get("year") ?? last));
  return isTooEarly ? { data } : result(data);
}

/** Returns the first season that a query names, or 0 if it does not name any. */
const firstSeasonOf = (values: ReadQuery["values"]): number =>
  Number(["year", "minYear", "startYear"].map((name) => values.get(name)).find((year) => year !== undefined) ?? 0);

/** Returns a row's season, or NaN if the row has none. */
function seasonOf(row: unknown): number {
  return isObject(row) ? Number(row.season ?? row.year ?? row.startYear) : Number.NaN;
}

/** Whether a row is from a season before the operation's first one. The world has some games that are older than the service's data. */
const isTooOld = (path: Path, row: unknown): boolean =>
  isObject(row) && typeof row.season === "number" && !hasData(path, row.season);
