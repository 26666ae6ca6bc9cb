import { conferenceOf } from "./teams.js";

/** The conferences of which the world has every game of a season. Of other teams it has the games against these, and those of the playoff. */
const WHOLE = [{ season: 2025, conference: "Big Ten" }] as const;

/** Whether the world has every game of a team's season, so that sums over its games are those of the season. */
export const isWholeSeason = (teamId: number, season: number): boolean =>
  WHOLE.some((whole) => whole.season === season && whole.conference === conferenceOf(teamId, season)?.name);
