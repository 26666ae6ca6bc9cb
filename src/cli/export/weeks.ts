import { isOver } from "../../cache/ttl.js";
import { errorTools } from "../../failures/call-error.js";
import { systemClock } from "../../fetch/clock.js";
import { coverOf } from "../../seasons/cover.js";
import { rowsOf, valuesIn } from "../../seasons/index-rows.js";
import type { Call } from "../call.js";
import { exitCodes, Failure } from "../exit.js";
import type { Session } from "../session.js";
import type { Manifest } from "./folder.js";

/** The weeks of a season that have games, and when their list was requested, ISO 8601. */
export interface ListedWeeks {
  readonly requestedAt: string;
  readonly weeks: readonly number[];
}

/** The call that lists the games of a season, for an operation whose rules want a week; undefined where a season is one call. */
export function listingOf(path: Call["path"], query: Call["query"], season: number): Call | undefined {
  const { fill } = coverOf(errorTools, path, { ...query, year: season });
  if (fill?.parameter !== "week") return undefined;
  // It holds members of this query alone.
  return { path: fill.source.path, query: fill.index as Call["query"] };
}

/** The seasons whose weeks must be listed: those without a list, and those that were still running when it was requested. */
export function seasonsToList(years: readonly number[], { weeks }: Manifest, refresh: boolean): number[] {
  return years.filter((season) => {
    const listed = weeks?.[season];
    return refresh || listed === undefined || !isOver(season, Date.parse(listed.requestedAt));
  });
}

/** Lists the weeks of a season by one call. Throws what the call throws, and a `Failure` where `maxCalls` does not allow it. */
export async function listWeeks(session: Session, call: Call, maxCalls: number | undefined): Promise<ListedWeeks> {
  const left = (maxCalls ?? Number.POSITIVE_INFINITY) - session.sent.metered;
  if (left < 1) throw new Failure("--max-calls is used up", exitCodes.quota);
  const requestedAt = new Date().toISOString();
  const rows = rowsOf(await session.get(call, { retries: Math.min(2, left - 1) }));
  const weeks = valuesIn({ clock: systemClock }, rows, { path: call.path, field: "week" }, { type: "integer" });
  return { requestedAt, weeks: weeks.filter((week) => typeof week === "number") };
}
