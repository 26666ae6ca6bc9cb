import { lazy } from "../computed.js";
import { games } from "./games.js";
import { oneOffRatings, pastMeetings } from "./one-off-seasons.js";
import { pastPolls } from "./polls.js";
import { conferenceOf, teamBySchool, teams } from "./teams.js";

/** The seasons in which the world has every FBS team, with a roster and a recruiting class, even if the team has no games. */
export const FULL_SEASONS = [2024, 2025] as const;

/** Whether the world has every FBS team in a season. */
export const isFullSeason = (season: number): boolean => FULL_SEASONS.some((full) => full === season);

const byTeam = lazy(() => {
  const seasons = new Map<number, Set<number>>();
  const add = (teamId: number, season: number) => {
    // A negative id stands for a team that is not known yet.
    if (teamId > 0) seasons.set(teamId, (seasons.get(teamId) ?? new Set()).add(season));
  };
  for (const { homeId, awayId, season } of [...games, ...pastMeetings]) {
    add(homeId, season);
    add(awayId, season);
  }
  // In a full season, ranked teams are in the FBS.
  for (const { season, entries } of pastPolls) for (const { school } of entries) add(teamBySchool(school).id, season);
  for (const { teamId, season } of oneOffRatings) add(teamId, season);
  for (const season of FULL_SEASONS)
    for (const { id } of teams) if (conferenceOf(id, season)?.classification === "fbs") add(id, season);
  return seasons;
});

/** Returns a team's seasons in the world, in order: those with a game, a poll or ratings, and the full seasons. */
export function seasonsOfTeam(teamId: number): number[] {
  return [...(byTeam().get(teamId) ?? [])].sort((a, b) => a - b);
}

/** Whether the world has a team's season. */
export function hasSeason(teamId: number, season: number): boolean {
  return byTeam().get(teamId)?.has(season) ?? false;
}
