import { games } from "./games.js";
import { pastMeetings } from "./past-meetings.js";
import { polls } from "./polls.js";
import { conferenceOf, teamBySchool, teams } from "./teams.js";

/** In these seasons the world has every team of the FBS, with a roster, a coach and a recruiting class, even without a game. */
export const FULL_SEASONS = [2024, 2025] as const;

/** Whether the world has every team of the FBS in a season. */
export const isFullSeason = (season: number): boolean => FULL_SEASONS.some((full) => full === season);

/** Seasons for which a team has nothing but ratings and a coach: a champion each. */
const ratedOnly = [
  { teamId: 87, season: 1977 },
  { teamId: 61, season: 2021 },
] as const;

const all: readonly (readonly [teamId: number, season: number])[] = [
  ...[...games, ...pastMeetings].flatMap(({ homeId, awayId, season }) => [
    [homeId, season] as const,
    [awayId, season] as const,
  ]),
  ...polls.flatMap(({ season, entries }) => entries.map(({ school }) => [teamBySchool(school).id, season] as const)),
  ...ratedOnly.map(({ teamId, season }) => [teamId, season] as const),
  ...FULL_SEASONS.flatMap((season) =>
    teams.filter(({ id }) => conferenceOf(id, season)?.classification === "fbs").map(({ id }) => [id, season] as const),
  ),
];

const byTeam = new Map<number, ReadonlySet<number>>();
for (const [teamId, season] of all) {
  // A negative id stands for a team that is not known yet.
  if (teamId > 0) byTeam.set(teamId, new Set([...(byTeam.get(teamId) ?? []), season]));
}

/** The seasons of a team in the world, in order: those with a game, in a poll or with ratings, and the full seasons. */
export function seasonsOfTeam(teamId: number): number[] {
  return [...(byTeam.get(teamId) ?? [])].sort((a, b) => a - b);
}

/** Whether a team has a season in the world. */
export function hasSeason(teamId: number, season: number): boolean {
  return byTeam.get(teamId)?.has(season) ?? false;
}
