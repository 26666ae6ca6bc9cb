import { tenures } from "./coaches.js";

/** Games won, lost and tied. */
export type WinLossTie = readonly [wins: number, losses: number, ties: number];

/** What is known of a coach's season besides the games of the sample world. */
export interface CoachSeasonFact {
  readonly coachId: number;
  readonly teamId: number;
  readonly year: number;
  /** Null for a season with games in the sample world: the record is computed from them. */
  readonly record: WinLossTie | null;
  readonly preseasonRank: number | null;
  readonly postseasonRank: number | null;
}

/** By team and season: the record, and the ranks in the preseason and the postseason poll. All of it is real. */
const entries: Readonly<
  Record<number, Readonly<Record<number, readonly [WinLossTie | null, (number | undefined)?, number?]>>>
> = {
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

/** The seasons of all coaches, by tenure. */
export const coachSeasons: readonly CoachSeasonFact[] = tenures.flatMap(({ coachId, teamId, from, to }) =>
  Object.entries(entries[teamId] ?? {})
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

/** A season in the poll: the best rank, the weeks in the poll and the weeks in the top ten. */
export interface PollSeason {
  readonly best: number | null;
  readonly weeksRanked: number;
  readonly weeksTopTen: number;
}

/** By team and season: "194 2023". The poll began in 1936. */
const pollSeasons: Readonly<Record<string, PollSeason>> = {
  "194 2023": { best: 2, weeksRanked: 16, weeksTopTen: 16 },
  "194 2024": { best: 1, weeksRanked: 17, weeksTopTen: 17 },
  "9 2023": { best: null, weeksRanked: 0, weeksTopTen: 0 },
  "9 2024": { best: 7, weeksRanked: 5, weeksTopTen: 2 },
};

/** A season in the poll; null where there was no poll, or the table does not have it. */
export function pollSeason(teamId: number, year: number): PollSeason | null {
  return pollSeasons[`${teamId} ${year}`] ?? null;
}

/** A season's record by kind of game. */
export interface RecordSplits {
  readonly conference: WinLossTie;
  readonly postseason: WinLossTie;
  readonly home: WinLossTie;
  readonly away: WinLossTie;
  readonly neutral: WinLossTie;
  readonly points: readonly [scored: number, allowed: number];
}

/** Seasons in which some games cannot be attributed to one coach. */
const incomplete: ReadonlySet<string> = new Set(["194 2018", "9 2023"]);

/** Whether every game of a season can be attributed to the coach. */
export function isAttributionComplete({ teamId, year }: Pick<CoachSeasonFact, "teamId" | "year">): boolean {
  return !incomplete.has(`${teamId} ${year}`);
}

const zero: WinLossTie = [0, 0, 0];
const unplayed = { conference: zero, postseason: zero, home: zero, away: zero, neutral: zero };

const splitsBySeason: Readonly<Record<string, RecordSplits>> = {
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

/** A season's record by kind of game; null where the table does not have it. */
export function recordSplits(teamId: number, year: number): RecordSplits | null {
  return splitsBySeason[`${teamId} ${year}`] ?? null;
}
