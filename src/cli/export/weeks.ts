import { errorTools } from "../../failures/call-error.js";
import { systemClock } from "../../fetch/clock.js";
import { coverOf } from "../../seasons/cover.js";
import { rowsOf, valuesIn } from "../../seasons/index-rows.js";
import type { Call } from "../call.js";
import { exitCodes, Failure } from "../exit.js";
import type { Session } from "../session.js";
import { isFresh, type Manifest } from "./folder.js";
import { seasonQuery } from "./partitions.js";
import type { ExportTable } from "./tables.js";

/** The weeks of a season that have games, and when their list was requested, ISO 8601. */
export interface ListedWeeks {
  readonly requestedAt: string;
  readonly weeks: readonly number[];
}

/** The call that lists the games of a season of a table whose weeks are listed. */
function listingOf(table: ExportTable, season: number): Call {
  const { fill } = coverOf(errorTools, table.path, seasonQuery(table, season));
  if (fill === undefined) throw new Error(`${table.path} has no list of weeks`);
  // It holds members of this query alone.
  return { path: fill.source.path, query: fill.index as Call["query"] };
}

/** The seasons whose weeks must be listed: those without a list, and those whose list is no longer current. */
export function seasonsToList(table: ExportTable, { weeks }: Manifest, refresh: boolean): number[] {
  if (!table.listing) return [];
  return (table.years ?? []).filter((season) => {
    const listed = weeks?.[season];
    return refresh || listed === undefined || !isFresh(table, season, listed.requestedAt);
  });
}

/** Lists the weeks of a season by one call. Throws what the call throws, and a `Failure` where `maxCalls` does not allow it. */
export async function listWeeks(
  session: Session,
  table: ExportTable,
  season: number,
  maxCalls: number | undefined,
): Promise<ListedWeeks> {
  const call = listingOf(table, season);
  const left = (maxCalls ?? Number.POSITIVE_INFINITY) - session.sent.metered;
  // A response that another table has requested costs nothing.
  const { totals } = await session.plan([call]);
  if (totals.metered > 0 && left < 1) throw new Failure("--max-calls is used up", exitCodes.quota);
  const requestedAt = new Date().toISOString();
  const rows = rowsOf(await session.get(call, { retries: Math.max(0, Math.min(2, left - 1)) }));
  const weeks = valuesIn({ clock: systemClock }, rows, { path: call.path, field: "week" }, { type: "integer" });
  return { requestedAt, weeks: weeks.filter((week) => typeof week === "number") };
}
