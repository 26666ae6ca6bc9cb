import { lazy, once } from "../computed.js";
import { group } from "../numbers.js";
import { listedById, listedPlayers } from "./listed-players.js";
import { madeUpRoster } from "./made-up-players.js";
import type { Player, Stint } from "./person.js";
import { detailsOfPlayer } from "./players.js";
import { hasSeason } from "./team-seasons.js";
import { CURRENT_SEASON, teamById } from "./teams.js";

/** Returns a player's schools, oldest first. */
export const stintsOf = once((player: Player): readonly Stint[] => {
  const listed = listedById(player.id);
  if (listed !== undefined) return listed.stints;
  const details = detailsOfPlayer(player.id);
  return [{ school: teamById(player.teamId).school, from: details?.firstSeason ?? 0, to: details?.lastSeason ?? null }];
});

/** Whether a stint, or a coach's tenure, includes a season. */
export const includesSeason = ({ from, to }: Pick<Stint, "from" | "to">, season: number): boolean =>
  from <= season && season <= (to ?? CURRENT_SEASON);

const stintsBySchool = lazy(() =>
  group(
    listedPlayers.flatMap((player) => stintsOf(player).map((stint) => ({ player, stint }))),
    ({ stint }) => stint.school,
  ),
);

const rosters = new Map<string, readonly Player[]>();

/**
 * Returns a team's players in a season. The listed ones come first, sorted from best to worst, followed by the made-up ones. Returns an empty list if
 * the team does not have the season.
 */
export function rosterOf(teamId: number, season: number): readonly Player[] {
  if (!hasSeason(teamId, season)) return [];
  const key = `${teamId} ${season}`;
  const roster = rosters.get(key) ?? computeRoster(teamId, season);
  rosters.set(key, roster);
  return roster;
}

function computeRoster(teamId: number, season: number): Player[] {
  const { school } = teamById(teamId);
  const listed = (stintsBySchool().get(school) ?? []).filter(({ stint }) => includesSeason(stint, season));
  return [...new Set([...listed.map(({ player }) => player), ...madeUpRoster(teamId, season)])];
}

/** Returns a team's players in a season at one of these positions, best first. */
export function squadOf(teamId: number, season: number, ...positions: readonly string[]): Player[] {
  return rosterOf(teamId, season).filter(({ position }) => positions.includes(position));
}

/** Whether a player is on a team's roster in a season. */
export function isOnRoster(playerId: string, teamId: number, season: number): boolean {
  return rosterOf(teamId, season).some(({ id }) => id === playerId);
}
