const DAY = 86_400_000;
const HOUR = 3_600_000;

/** A week of a season. Weeks follow each other without a gap. */
export interface SeasonWeek {
  readonly season: number;
  readonly week: number;
  readonly seasonType: "regular" | "postseason";
  /** Milliseconds since 1970. */
  readonly start: number;
  /** The start of what follows. */
  readonly end: number;
}

const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];

/** The first, second or third such day of a month, 00:00 UTC. */
function dayOf(year: number, month: number, weekday: number, count: number): number {
  const first = Date.UTC(year, month, 1);
  const offset = (7 + weekday - new Date(first).getUTCDay()) % 7;
  return first + (offset + (count - 1) * 7) * DAY;
}

/** 3 a.m. in New York, at which weeks begin: 07:00 UTC, and 08:00 UTC after the change to standard time. */
function morningOf(day: number, season: number): number {
  // Until 2006 the change was on the last Sunday of October.
  const standardTime = dayOf(season, 10, SUNDAY, 1) - (season < 2007 ? 7 * DAY : 0);
  return day + (day > standardTime ? 8 : 7) * HOUR;
}

/**
 * The weeks of a season: a first week of ten days up to Labor Day, weeks from Tuesday to Monday, and the postseason as one week from the
 * Saturday of the first bowl games up to the day after the championship.
 */
export function weeksOf(season: number): SeasonWeek[] {
  const second = dayOf(season, 8, MONDAY, 1) + DAY;
  const postseason = dayOf(season, 11, SATURDAY, 2);
  // The playoff of twelve teams ends a week later than the seasons before it.
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

/** When a season begins, milliseconds since 1970. */
export function startOf(season: number): number {
  return weeksOf(season)[0]?.start ?? Date.UTC(season, 7);
}

/** When the schedule and the rosters of a season become known: on April 20, after the last transfers. */
export const scheduleOf = (season: number): number => Date.UTC(season, 3, 20);

/** The latest season whose schedule is known at a time. */
export function lastSeasonAt(now: number): number {
  const year = new Date(now).getUTCFullYear();
  return scheduleOf(year) <= now ? year : year - 1;
}

const AFTERNOON = 17 * HOUR;

/** When the teams of a season's bowl games are announced: on the Sunday after the first Saturday of December, with the playoff's teams. */
export function selectionOf(season: number): number {
  return dayOf(season, 11, SATURDAY, 1) + DAY + AFTERNOON;
}

/** The afternoon of a day before a time, when polls are published. */
export const afternoonBefore = (time: number, days: number): number =>
  Math.floor((time - days * DAY) / DAY) * DAY + AFTERNOON;

/** When the last poll of a season is published: in the afternoon of the day after the championship. */
export const lastPollOf = (season: number): number =>
  afternoonBefore(weeksOf(season).at(-1)?.end ?? Date.UTC(season + 1, 0), 1);

/** The week of a time: the latest that has begun. Between two seasons it is the postseason of the season before. */
export function weekAt(now: number): SeasonWeek | undefined {
  const year = new Date(now).getUTCFullYear();
  return [year - 1, year]
    .flatMap(weeksOf)
    .filter(({ start }) => start <= now)
    .at(-1);
}
