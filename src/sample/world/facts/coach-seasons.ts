import { lazy } from "../computed.js";
import { coachedOn, type Tenure, tenures } from "./coaches.js";
import { games } from "./games.js";
import { polls, rankIn } from "./polls.js";
import { teamById } from "./teams.js";

/** Games won, lost and tied. */
export type WinLossTie = readonly [wins: number, losses: number, ties: number];

/** What is known of a coach's season besides the games of the sample world. */
export interface CoachSeasonFact {
  readonly coachId: number;
  readonly teamId: number;
  readonly year: number;
  /** The tenure: the season has the games between the days of a change in it. */
  readonly tenure: Tenure;
  /** Null where the record is computed from the games of the sample world, which can be none yet. */
  readonly record: WinLossTie | null;
  readonly preseasonRank: number | null;
  readonly postseasonRank: number | null;
}

/**
 * By team and season: the record, unless it is computed from games, and the ranks in the preseason and the postseason poll, unless the
 * polls of the sample world have them. All of it is real.
 */
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
  },
  87: {
    1966: [[9, 0, 1]],
    1977: [[11, 1, 0], 3, 1],
    2021: [[0, 1, 0], 9, 8],
    2022: [[9, 4, 0], 5, 18],
    2023: [[10, 3, 0], 13, 14],
  },
  9: { 2023: [[3, 9, 0]] },
  221: {
    1915: [[8, 0, 0]],
    1916: [[8, 0, 0]],
    1917: [[10, 0, 0]],
    1918: [[4, 1, 0]],
    1919: [[6, 2, 1]],
    1920: [[6, 0, 2]],
    1922: [[8, 2, 0]],
    1923: [[5, 4, 0]],
    1989: [[7, 3, 1]],
    2024: [[7, 6, 0]],
    2025: [[8, 5, 0]],
  },
  277: {
    1922: [[10, 0, 1]],
    1923: [[7, 1, 1]],
    1924: [[8, 1, 0]],
    1989: [[8, 3, 1]],
    2024: [[6, 7, 0]],
    2025: [[4, 8, 0]],
  },
  276: { 2024: [[10, 3, 0]], 2025: [[5, 7, 0]] },
  61: { 1966: [[10, 1, 0]], 2021: [[14, 1, 0], 5, 1] },
  158: { 1966: [[9, 2, 0]], 2001: [null, 4, 8], 2024: [[7, 6, 0]] },
  2390: { 1966: [[8, 2, 1]], 2001: [null, 2, 1], 2024: [[10, 3, 0]] },
  2567: { 1966: [[8, 3, 0]], 2025: [[9, 4, 0]] },
  333: { 1966: [[11, 0, 0], 1], 2024: [[9, 4, 0]] },
  127: { 1966: [[9, 0, 1], 2], 2024: [[5, 7, 0]] },
  26: { 1966: [[9, 1, 0]], 2024: [[5, 7, 0]] },
  2509: { 1966: [[9, 2, 0]], 2024: [[1, 11, 0]] },
  59: { 1966: [[9, 2, 0]], 2024: [[7, 6, 0]], 2025: [[9, 4, 0]] },
  145: { 2024: [[10, 3, 0]] },
  2579: { 2024: [[9, 4, 0]], 2025: [[4, 8, 0]] },
  142: { 2024: [[10, 3, 0]], 2025: [[8, 5, 0]] },
  66: { 2024: [[11, 3, 0]] },
  252: { 2024: [[11, 2, 0]], 2025: [[12, 2, 0]] },
  38: { 2024: [[9, 4, 0]], 2025: [[3, 9, 0]] },
  356: { 2024: [[10, 3, 0]] },
  183: { 2024: [[10, 3, 0]], 2025: [[3, 9, 0]] },
  97: { 2024: [[9, 4, 0]], 2025: [[9, 4, 0]] },
  349: { 2024: [[12, 2, 0]], 2025: [[7, 6, 0]] },
  235: { 2024: [[11, 2, 0]], 2025: [[8, 4, 0]] },
  2439: { 2024: [[10, 3, 0]] },
  131902: { 1943: [[10, 2, 0]] },
  131903: { 1943: [[2, 6, 2]] },
};

/** The polls of a season, not counting the committee's. */
const votedIn = (year: number) => polls().filter(({ season, isFinal }) => season === year && isFinal === null);

/** Those of the regular season. */
const weekly = (year: number) => votedIn(year).filter(({ seasonType }) => seasonType === "regular");

/** The preseason poll of 2024. */
const preseason2024 =
  "Georgia, Ohio State, Oregon, Texas, Alabama, Ole Miss, Notre Dame, Penn State, Michigan, Florida State, Missouri, Utah, LSU, Clemson, Tennessee, Oklahoma, Oklahoma State, Kansas State, Miami, Texas A&M, Arizona, Kansas, USC, NC State, Iowa";

/** The rank in the preseason poll of the sample world; null where it has none. */
function preseasonRankOf(school: string, year: number): number | null {
  const first = weekly(year).find(({ week }) => week === 1);
  if (first !== undefined) return rankIn(first, school);
  const index = year === 2024 ? preseason2024.split(", ").indexOf(school) : -1;
  return index < 0 ? null : index + 1;
}

/** The rank in the last poll of the sample world, not counting the committee's; null where it has none. */
function postseasonRankOf(school: string, year: number): number | null {
  const last = votedIn(year).at(-1);
  return last === undefined ? null : rankIn(last, school);
}

/** The seasons of a tenure: those with games in the world and those of the table. */
function seasonsOf(tenure: Tenure): CoachSeasonFact[] {
  const { coachId, teamId, from, to } = tenure;
  const { school } = teamById(teamId);
  const listed = entries[teamId] ?? {};
  const played = games
    .filter(({ homeId, awayId, start }) => (homeId === teamId || awayId === teamId) && coachedOn(tenure, start))
    .map(({ season }) => season);
  return [...new Set([...played, ...Object.keys(listed).map(Number)])]
    .filter((year) => year >= from && (to === null || year <= to))
    .sort((a, b) => a - b)
    .map((year) => {
      const [record = null, preseasonRank, postseasonRank] = listed[year] ?? [];
      return {
        coachId,
        teamId,
        year,
        tenure,
        record,
        preseasonRank: preseasonRank ?? preseasonRankOf(school, year),
        postseasonRank: postseasonRank ?? postseasonRankOf(school, year),
      };
    });
}

export const coachSeasons = lazy((): readonly CoachSeasonFact[] => tenures.flatMap(seasonsOf));

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
  return pollSeasons[`${teamId} ${year}`] ?? ranksOf(teamId, year);
}

/** A season in the polls of the sample world; null where it does not have those of every week. */
function ranksOf(teamId: number, year: number): PollSeason | null {
  const all = weekly(year);
  if (all.length < 2) return null;
  const ranks = all.flatMap((poll) => rankIn(poll, teamById(teamId).school) ?? []);
  return {
    best: ranks.length === 0 ? null : Math.min(...ranks),
    weeksRanked: ranks.length,
    weeksTopTen: ranks.filter((rank) => rank <= 10).length,
  };
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

const splitsBySeason: Readonly<Record<string, RecordSplits>> = {
  "194 2023": {
    conference: [8, 1, 0],
    postseason: [0, 1, 0],
    home: [6, 0, 0],
    away: [5, 1, 0],
    neutral: [0, 1, 0],
    points: [397, 146],
  },
};

/** A season's record by kind of game; null where the table does not have it. */
export function recordSplits(teamId: number, year: number): RecordSplits | null {
  return splitsBySeason[`${teamId} ${year}`] ?? null;
}
