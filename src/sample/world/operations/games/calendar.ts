import type { CalendarWeek } from "../../../../../generated/schema.js";

const DAY = 86_400_000;
/** Weeks begin at 3 a.m. in New York: at 07:00 UTC, and at 08:00 UTC after the change to standard time. */
const STANDARD_TIME = Date.UTC(2024, 10, 3, 6);

function week(number: number, seasonType: "regular" | "postseason", start: number, end: number): CalendarWeek {
  const hour = (day: number): number => day + (day > STANDARD_TIME ? 8 : 7) * 3_600_000;
  const startDate = new Date(hour(start)).toISOString();
  const endDate = new Date(hour(end) - 60_000).toISOString();
  return {
    season: 2024,
    week: number,
    seasonType,
    startDate,
    endDate,
    firstGameStart: startDate,
    lastGameStart: endDate,
  };
}

/** The response of /calendar for 2024: a first week of ten days, fifteen weeks, and the postseason as one week. */
export function calendar(): CalendarWeek[] {
  const opening = Date.UTC(2024, 7, 24);
  const second = opening + 10 * DAY;
  const weeks = Array.from({ length: 15 }, (_, index) => {
    const start = second + index * 7 * DAY;
    return week(index + 2, "regular", start, start + 7 * DAY);
  });
  const post = second + 15 * 7 * DAY;
  return [week(1, "regular", opening, second), ...weeks, week(1, "postseason", post, Date.UTC(2025, 0, 22))];
}
