import { lazy } from "../computed.js";
import { coachedOn, type Tenure, tenures, type WinLossTie } from "./coaches.js";
import { isWholeSeason } from "./coverage.js";
import { games } from "./games.js";
import { polls, rankIn } from "./polls.js";
import { teamById } from "./teams.js";

/** A coach's season, apart from the games in the sample world. */
export interface CoachSeasonFact {
  readonly coachId: number;
  readonly teamId: number;
  readonly year: number;
  /** The tenure. If the team changed coaches during the season, the tenure's days say which games it includes. */
  readonly tenure: Tenure;
  /** The record. Null if the sample world has the whole season, because the record is then computed from its games. */
  readonly record: WinLossTie | null;
  readonly preseasonRank: number | null;
  readonly postseasonRank: number | null;
}

/** Returns a season's polls, except those of the committee. */
const votedIn = (year: number) => polls().filter(({ season, isFinal }) => season === year && isFinal === null);

/** Returns the polls of the regular season. */
const weekly = (year: number) => votedIn(year).filter(({ seasonType }) => seasonType === "regular");

/** The preseason poll of 2024. */
const preseason2024 =
  "Georgia, Ohio State, Oregon, Texas, Alabama, Ole Miss, Notre Dame, Penn State, Michigan, Florida State, Missouri, Utah, LSU, Clemson, Tennessee, Oklahoma, Oklahoma State, Kansas State, Miami, Texas A&M, Arizona, Kansas, USC, NC State, Iowa";

/** Returns the rank in the sample world's preseason poll. Returns null if there is no rank. */
function preseasonRankOf(school: string, year: number): number | null {
  const first = weekly(year).find(({ week }) => week === 1);
  if (first !== undefined) return rankIn(first, school);
  const index = year === 2024 ? preseason2024.split(", ").indexOf(school) : -1;
  return index < 0 ? null : index + 1;
}

/** Returns the rank in the sample world's last poll, except the committee's. Returns null if there is no rank. */
function postseasonRankOf(school: string, year: number): number | null {
  const last = votedIn(year).at(-1);
  return last === undefined ? null : rankIn(last, school);
}

/** Returns a tenure's seasons: those in the table and those for which the world has every game. */
function seasonsOf(tenure: Tenure): CoachSeasonFact[] {
  const { coachId, teamId, seasons } = tenure;
  const { school } = teamById(teamId);
  const whole = games
    .filter(({ season, homeId, awayId, start }) => {
      return isWholeSeason(teamId, season) && (homeId === teamId || awayId === teamId) && coachedOn(tenure, start);
    })
    .map(({ season }) => season);
  const computed = [...new Set(whole)].filter((year) => year >= tenure.from && year <= (tenure.to ?? year));
  const unknown = { record: null, preseasonRank: null, postseasonRank: null };
  return [...seasons, ...computed.map((year) => ({ year, ...unknown }))].map(
    ({ year, record, preseasonRank, postseasonRank }) => ({
      ...{ coachId, teamId, year, tenure, record },
      preseasonRank: preseasonRank ?? preseasonRankOf(school, year),
      postseasonRank: postseasonRank ?? postseasonRankOf(school, year),
    }),
  );
}

export const coachSeasons = lazy((): readonly CoachSeasonFact[] => tenures.flatMap(seasonsOf));

/** A team's season in the poll, with the best rank, the weeks in the poll and the weeks in the top ten. */
export interface PollSeason {
  readonly best: number | null;
  readonly weeksRanked: number;
  readonly weeksTopTen: number;
}

/** The entries by team id and season, such as "194 2023". The poll began in 1936. */
const pollSeasons: Readonly<Record<string, PollSeason>> = {
  "194 2023": { best: 2, weeksRanked: 16, weeksTopTen: 16 },
  "9 2023": { best: null, weeksRanked: 0, weeksTopTen: 0 },
};

/** Returns a season in the poll. Returns null if there was no poll or the table does not have the season. */
export function pollSeason(teamId: number, year: number): PollSeason | null {
  return pollSeasons[`${teamId} ${year}`] ?? ranksOf(teamId, year);
}

/** Returns a season in the sample world's polls. Returns null if the world does not have every week's poll. */
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

/** Returns a season's record by kind of game. Returns null if the table does not have the season. */
export function recordSplits(teamId: number, year: number): RecordSplits | null {
  return splitsBySeason[`${teamId} ${year}`] ?? null;
}
