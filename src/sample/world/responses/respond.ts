import { isObject } from "../../../document/json.js";
import { hasData } from "../../../document/selection.js";
import type { Path } from "../../../types.js";
import { documented } from "../../documented.js";
import type { ReadQuery } from "../../parameters.js";
import { sources } from "../operations/index.js";
import { lastSeasonAt } from "../simulation/season-weeks.js";
import { coverageNotice, partNotice } from "./coverage.js";
import { selectRows } from "./select-rows.js";
import { type ListSource, type Moment, type ObjectSource, Refusal, type SampleQuery } from "./source.js";

/** A source whose types are forgotten, because the path is known only at run time. */
type AnySource = ListSource<Path, unknown> | ObjectSource<Path, unknown>;

/** Data, and what it says about seasons and conferences that are not whole. */
interface Result {
  readonly data: unknown;
  readonly coverage?: string | undefined;
}

/** The data that the sample world has for a valid query, in the form of the document, or the documented failure. */
export function respond(path: Path, { values, matchesNothing }: ReadQuery, moment: Moment): Result | Refusal {
  // A query was read by the parameters of this path, so it has the types that its source takes.
  const source = sources[path] as AnySource;
  const query = Object.fromEntries(values) as SampleQuery<Path>;
  const seasonsAhead = "rows" in source ? (source.seasonsAhead ?? 0) : 0;
  const last = lastSeasonAt(moment.now) + seasonsAhead;
  /** Data, with what it says if the service has more. */
  const result = (data: unknown): Result => {
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
  if (matchesNothing || Number(values.get("year") ?? 0) > last) return { data: [] };
  const all = source.rows(moment, query);
  const isKnown = (row: unknown) => !(seasonOf(row) > last) && !isTooOld(path, row);
  // The same list where all are known, because `documented` remembers lists.
  const rows = all.every(isKnown) ? all : all.filter(isKnown);
  const selected = selectRows(path, rows, values, source, moment.world);
  const data = documented(path, selected);
  // The service has no data of an older season: that the world has few games of it is not why the response is empty.
  const hasNone = selected.length === 0 && !hasData(path, Number(values.get("year") ?? last));
  return hasNone ? { data } : result(data);
}

/** The season of a row; NaN for a row that names none. */
function seasonOf(row: unknown): number {
  return isObject(row) ? Number(row.season ?? row.year ?? row.startYear) : Number.NaN;
}

/** Whether a row is of a season before the operation's first one: the world has older games, of which the service has less. */
const isTooOld = (path: Path, row: unknown): boolean =>
  isObject(row) && typeof row.season === "number" && !hasData(path, row.season);
