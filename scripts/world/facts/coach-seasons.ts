import { tenures } from "./coaches.js";

/** Games won, lost and tied. */
export type Won = readonly [wins: number, losses: number, ties: number];

/** A coach's season beyond the games of the world. */
export interface CoachSeasonFact {
  readonly coachId: number;
  readonly teamId: number;
  readonly year: number;
  /** Null for a season that the world has games of: those are its record. */
  readonly record: Won | null;
  readonly preseasonRank: number | null;
  readonly postseasonRank: number | null;
}

/** Teams and seasons: the record, and the places in the poll before and after. Each is what happened. */
const rows: Readonly<Record<number, Readonly<Record<number, readonly [Won | null, (number | undefined)?, number?]>>>> =
  {
    194: {
      2018: [[3, 0, 0], 5, 3],
      2019: [[13, 1, 0], 5, 3],
      2020: [[7, 1, 0], 2, 2],
      2021: [[11, 2, 0], 4, 6],
      2022: [[11, 2, 0], 2, 4],
      2023: [[11, 2, 0], 3, 10],
      2024: [null, 2, 1],
    },
    87: { 2021: [[0, 1, 0], 9, 8], 2022: [[9, 4, 0], 5, 18], 2023: [[10, 3, 0], 13, 14], 2024: [null, 7, 2] },
    9: { 2023: [[3, 9, 0]], 2024: [null, undefined, 7] },
    221: {
      1915: [[8, 0, 0]],
      1916: [[8, 0, 0]],
      1917: [[10, 0, 0]],
      1918: [[4, 1, 0]],
      1919: [[6, 2, 1]],
      1920: [[6, 0, 2]],
      1921: [null],
      1922: [[8, 2, 0]],
      1923: [[5, 4, 0]],
    },
    277: { 1921: [null], 1922: [[10, 0, 1]], 1923: [[7, 1, 1]], 1924: [[8, 1, 0]] },
    2506: { 2021: [null] },
    131901: { 2021: [null] },
    276: { 2025: [[0, 0, 0]] },
  };

/** The seasons of the coaches, tenure by tenure. */
export const coachSeasons: readonly CoachSeasonFact[] = tenures.flatMap(({ coachId, teamId, from, to }) =>
  Object.entries(rows[teamId] ?? {})
    .filter(([year]) => Number(year) >= from && (to === null || Number(year) <= to))
    .map(([year, [record, preseasonRank = null, postseasonRank = null]]) => ({
      coachId,
      teamId,
      year: Number(year),
      record,
      preseasonRank,
      postseasonRank,
    })),
);

/** How a season stands in the poll: the best place, the polls with the team in it, those with it among the first ten. */
export interface PollSeason {
  readonly best: number | null;
  readonly ranked: number;
  readonly topTen: number;
}

/** By "team season". The poll began in 1936: older seasons have none. */
const polls: Readonly<Record<string, PollSeason>> = {
  "194 2023": { best: 2, ranked: 16, topTen: 16 },
  "194 2024": { best: 1, ranked: 17, topTen: 17 },
  "9 2023": { best: null, ranked: 0, topTen: 0 },
  "9 2024": { best: 7, ranked: 5, topTen: 2 },
};

/** A season in the poll, or null where there was none, or none that the world knows of. */
export function pollSeason(teamId: number, year: number): PollSeason | null {
  return polls[`${teamId} ${year}`] ?? null;
}

/** A season by kind of game, for one that the world has no games of. */
export interface Splits {
  readonly conference: Won;
  readonly postseason: Won;
  readonly home: Won;
  readonly away: Won;
  readonly neutral: Won;
  readonly points: readonly [scored: number, allowed: number];
}

/** Seasons of which nobody knows whose every game was. */
const unclear: ReadonlySet<string> = new Set(["194 2018", "9 2023"]);

/** Whether all games of a season are known to be the coach's. */
export function isClear({ teamId, year }: Pick<CoachSeasonFact, "teamId" | "year">): boolean {
  return !unclear.has(`${teamId} ${year}`);
}

const none: Won = [0, 0, 0];
const unplayed = { conference: none, postseason: none, home: none, away: none, neutral: none };

const splits: Readonly<Record<string, Splits>> = {
  "194 2023": {
    conference: [8, 1, 0],
    postseason: [0, 1, 0],
    home: [6, 0, 0],
    away: [5, 1, 0],
    neutral: [0, 1, 0],
    points: [397, 146],
  },
  "276 2025": { ...unplayed, points: [0, 0] },
};

/** How a season's games divide; null where the table does not tell. */
export function splitsOf(teamId: number, year: number): Splits | null {
  return splits[`${teamId} ${year}`] ?? null;
}
