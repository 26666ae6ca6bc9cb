import { systemClock } from "../../request/waiting.js";
import { coverOf, valuesIn } from "../../seasons/cover.js";
import type { Call } from "../call.js";
import type { Session } from "../session.js";
import { isFresh, type ListedWeeks, type Manifest } from "./folder.js";
import { seasonQuery } from "./partitions.js";
import type { ExportTable } from "./tables.js";

/** The call that lists the games of a season of a table whose weeks are listed. */
function listingOf(table: ExportTable, season: number): Call {
  const { fill } = coverOf(table.path, seasonQuery(table, season));
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

/** Lists the weeks of a season by one call, which costs nothing where another table has made it. Throws what the call throws. */
export async function listWeeks(session: Session, table: ExportTable, season: number): Promise<ListedWeeks> {
  const call = listingOf(table, season);
  const requestedAt = new Date().toISOString();
  const data = await session.get(call);
  const weeks = valuesIn(systemClock, data, { path: call.path, field: "week" }, { type: "integer" });
  return { requestedAt, weeks: weeks.filter((week) => typeof week === "number") };
}
