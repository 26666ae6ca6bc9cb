import { seasonAt } from "../cache/ttl.js";
import { isObject } from "../document/json.js";
import { rowsOf } from "../document/selection.js";
import type { Caller } from "../request/caller.js";
import type { Data, SeasonWeek } from "../types.js";

type Week = Data<"/calendar">[number];

/** Returns the week at the given time, or the next one. Returns undefined if all weeks are over. */
function weekOf(rows: readonly Week[], at: number): Week | undefined {
  const open = rows.filter(({ endDate }) => Date.parse(endDate) >= at);
  return open.sort((a, b) => Date.parse(a.endDate) - Date.parse(b.endDate))[0];
}

/** Returns the season and week at the given time. See `Client.season`. */
export async function seasonWeek({ get, clock }: Caller, moment: Date = new Date(clock.now())): Promise<SeasonWeek> {
  const at = moment instanceof Date ? moment.getTime() : Number.NaN;
  if (Number.isNaN(at)) throw new TypeError("`season` takes a valid Date. Without one, it uses the current time.");
  let season = seasonAt(at);
  // A season may end before its calendar year. The service does not have the next calendar until spring.
  for (const last = season + 1; season <= last; season++) {
    // The caller has not asked for this year, so a notice about it must not end the call.
    const data = await get({ path: "/calendar" }, { year: season }, { notices: "off" });
    // Only validation checks the data's type.
    const rows = rowsOf("/calendar", data).filter(isObject) as Data<"/calendar">;
    const row = weekOf(rows, at);
    if (row) {
      const { seasonType, week, startDate, endDate } = row;
      return { season, seasonType, week, starts: new Date(startDate), ends: new Date(endDate) };
    }
    if (rows.length === 0 || season === last) break;
  }
  return { season, seasonType: undefined, week: undefined, starts: undefined, ends: undefined };
}
