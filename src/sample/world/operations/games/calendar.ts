import type { CalendarWeek } from "../../../../document/schemas.js";
import { weeksOf } from "../../simulation/season-weeks.js";
import type { World } from "../../simulation/world.js";

/** The first season with a calendar. */
const FIRST_SEASON = 2002;
const MINUTE = 60_000;

/** The rows of /calendar for a season, up to the last one that has games. */
export function calendar(world: World, year: number): CalendarWeek[] {
  const last = Math.max(...world.map(({ season }) => season));
  if (year < FIRST_SEASON || year > last) return [];
  return weeksOf(year).map(({ season, week, seasonType, start, end }) => {
    const startDate = new Date(start).toISOString();
    const endDate = new Date(end - MINUTE).toISOString();
    return { season, week, seasonType, startDate, endDate, firstGameStart: startDate, lastGameStart: endDate };
  });
}
