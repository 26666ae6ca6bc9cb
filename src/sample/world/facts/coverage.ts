import type { SampleCoverage } from "../../coverage.js";
import { lazy } from "../computed.js";
import { type Conference, conferences } from "./conferences.js";
import { conferenceOf, teams } from "./teams.js";

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

/** Whether the world has every game of a conference in a season. `label` is the conference's name or abbreviation, in uppercase or lowercase. */
export const isWholeConference = (label: string, season: number): boolean =>
  WHOLE.some(({ season: own, conference: { name, abbreviation } }) => {
    return own === season && [name, abbreviation].some((each) => each?.toLowerCase() === label.toLowerCase());
  });

/** Whether the world has every game of a team's season. If so, sums over its games are the season's totals. */
export const isWholeSeason = (teamId: number, season: number): boolean =>
  isWholeConference(conferenceOf(teamId, season)?.name ?? "", season);

/** Whether the world has every FBS team of a season. It does if it has the season's playoff. */
export const hasEveryTeam = (season: number | undefined): boolean => coverage().playoffs.some((own) => own === season);

/** Returns the names of the conferences that the world covers completely in a season. */
export const wholeIn = (season: number): string[] =>
  WHOLE.filter((whole) => whole.season === season).map(({ conference: { name } }) => name);
