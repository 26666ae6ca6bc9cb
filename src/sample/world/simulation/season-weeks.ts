const DAY = 86_400_000;
const HOUR = 3_600_000;

/** A week of a season. There is no gap between weeks. */
export interface SeasonWeek {
  readonly season: number;
  readonly week: number;
  readonly seasonType: "regular" | "postseason";
  /** Milliseconds since 1970. */
  readonly start: number;
  /** The start of the next week. For the postseason, the end of the postseason. */
  readonly end: number;
}

const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];

/** Returns the first, second or third occurrence of a weekday in a month, at 00:00 UTC. */
function dayOf(year: number, month: number, weekday: number, count: number): number {
  const first = Date.UTC(year, month, 1);
  const offset = (7 + weekday - new Date(first).getUTCDay()) % 7;
  return first + (offset + (count - 1) * 7) * DAY;
}

/**
 * Returns the time at which a week begins on a day. This is 3 a.m. in New York, which is 07:00 UTC, or 08:00 UTC after the change to standard time.
 */
function morningOf(day: number, season: number): number {
  // Until 2006, the change was on the last Sunday of October.
  const standardTime = dayOf(season, 10, SUNDAY, 1) - (season < 2007 ? 7 * DAY : 0);
  return day + (day > standardTime ? 8 : 7) * HOUR;
}

/**
 * Returns a season's weeks. The first week consists of the ten days up to Labor Day. The following weeks last from Tuesday to Monday. The postseason
 * is one week, from the Saturday of the first bowl games to the day after the championship.
 */
export function weeksOf(season: number): SeasonWeek[] {
  const second = dayOf(season, 8, MONDAY, 1) + DAY;
  const postseason = dayOf(season, 11, SATURDAY, 2);
  // With the twelve-team playoff, seasons end a week later than before.
  const last = dayOf(season + 1, 0, MONDAY, season >= 2024 ? 3 : 2) + 2 * DAY;
  const starts = [second - 10 * DAY];
  for (let day = second; day < postseason; day += 7 * DAY) starts.push(day);
  starts.push(postseason);
  return starts.map((start, index): SeasonWeek => {
    const isLast = start === postseason;
    return {
      season,
      week: isLast ? 1 : index + 1,
      seasonType: isLast ? "postseason" : "regular",
      start: morningOf(start, season),
      end: morningOf(starts[index + 1] ?? last, season),
    };
  });
}

/** Returns when a season begins, in milliseconds since 1970. */
export function startOf(season: number): number {
  return weeksOf(season)[0]?.start ?? Date.UTC(season, 7);
}

/** Returns when a season's schedule and rosters become known. This is April 20, after the last transfers. */
export const scheduleOf = (season: number): number => Date.UTC(season, 3, 20);

/** Returns the latest season whose schedule is known at the given time. */
export function lastSeasonAt(now: number): number {
  const year = new Date(now).getUTCFullYear();
  return scheduleOf(year) <= now ? year : year - 1;
}

const AFTERNOON = 17 * HOUR;

/** Returns when the teams of the bowl games and the playoff are announced. This is the Sunday after the first Saturday of December. */
export function selectionOf(season: number): number {
  return dayOf(season, 11, SATURDAY, 1) + DAY + AFTERNOON;
}

/** Returns the afternoon of the day that is `days` before a time. Polls are published in the afternoon. */
export const afternoonBefore = (time: number, days: number): number =>
  Math.floor((time - days * DAY) / DAY) * DAY + AFTERNOON;

/** Returns when a season's last poll is published. This is the afternoon of the day after the championship. */
export const lastPollOf = (season: number): number =>
  afternoonBefore(weeksOf(season).at(-1)?.end ?? Date.UTC(season + 1, 0), 1);

/** Returns the latest week that has begun at the given time. Between two seasons, this is the postseason of the previous season. */
export function weekAt(now: number): SeasonWeek | undefined {
  const year = new Date(now).getUTCFullYear();
  return [year - 1, year]
    .flatMap(weeksOf)
    .filter(({ start }) => start <= now)
    .at(-1);
}
