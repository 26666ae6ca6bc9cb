import { lazy } from "../computed.js";
import { type Conference, conferences } from "./conferences.js";
import { conferenceOf, teams } from "./teams.js";

/** A conference of which the sample world has every game of a season, those against other teams included. */
export interface WholeConference {
  readonly season: number;
  readonly conference: string;
  /** The schools of the conference. */
  readonly teams: readonly string[];
}

/** What the sample world has in full. Of every other team it has only the games against these teams, and those of the playoff. */
export interface SampleCoverage {
  readonly conferences: readonly WholeConference[];
  /** The seasons of which it has every game of the College Football Playoff. */
  readonly playoffs: readonly number[];
}

const WHOLE: readonly { readonly season: number; readonly conference: Conference }[] = [
  { season: 2025, conference: conferences.bigTen },
];

export const coverage = lazy(
  (): SampleCoverage => ({
    conferences: WHOLE.map(({ season, conference: { name } }) => ({
      season,
      conference: name,
      teams: teams.filter(({ id }) => conferenceOf(id, season)?.name === name).map(({ school }) => school),
    })),
    playoffs: [2024, 2025],
  }),
);

/** Whether the world has every game of a conference, by its name or its abbreviation, in a season. */
export const isWholeConference = (label: string, season: number): boolean =>
  WHOLE.some(({ season: own, conference: { name, abbreviation } }) => {
    return own === season && (label === name || label === abbreviation);
  });

/** Whether the world has every game of a team's season, so that sums over its games are those of the season. */
export const isWholeSeason = (teamId: number, season: number): boolean =>
  isWholeConference(conferenceOf(teamId, season)?.name ?? "", season);

/** The names of the conferences that are whole in a season. */
export const wholeIn = (season: number): string[] =>
  WHOLE.filter((whole) => whole.season === season).map(({ conference: { name } }) => name);
