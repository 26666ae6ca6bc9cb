import { lazy } from "../computed.js";
import { group } from "../numbers.js";
import { madeUpRoster } from "./made-up-players.js";
import type { Player } from "./person.js";
import { detailsOfPlayer } from "./player-details.js";
import { knownPlayers, squadSeasonOf } from "./players.js";
import { isReturning } from "./returning-players.js";
import { hasSeason } from "./team-seasons.js";
import { CURRENT_SEASON, teamById } from "./teams.js";
import { transfers } from "./transfers.js";

/** The seasons that a player spent at one school. `to` is null for a player who has not left. */
export interface Stint {
  readonly school: string;
  readonly from: number;
  readonly to: number | null;
}

function computeStints(player: Player): Stint[] {
  const { school } = teamById(player.teamId);
  const own = transfers.filter(({ name, destination }) => name === player.name && destination !== null);
  const arrival = own.find(({ destination }) => destination === school);
  const departure = own.find(({ origin }) => origin === school);
  const details = detailsOfPlayer(player.id);
  // Where nothing more is known, the season of the squad.
  const season = squadSeasonOf(player) ?? 0;
  const last = details === null ? (isReturning(player) ? null : season) : details.lastSeason;
  const stints = [
    { school, from: arrival?.season ?? details?.firstSeason ?? season, to: departure ? departure.season - 1 : last },
  ];
  if (arrival && details) stints.unshift({ school: arrival.origin, from: details.firstSeason, to: arrival.season - 1 });
  if (departure?.destination) stints.push({ school: departure.destination, from: departure.season, to: null });
  return stints;
}

const stintsById = new Map<string, readonly Stint[]>();

/** The schools of a player, oldest first. */
export function stintsOf(player: Player): readonly Stint[] {
  const stints = stintsById.get(player.id) ?? computeStints(player);
  stintsById.set(player.id, stints);
  return stints;
}

/** Whether a stint, or a coach's tenure, includes a season. */
export const includesSeason = ({ from, to }: Pick<Stint, "from" | "to">, season: number): boolean =>
  from <= season && season <= (to ?? CURRENT_SEASON);

const stintsBySchool = lazy(() =>
  group(
    knownPlayers.flatMap((player) => stintsOf(player).map((stint) => ({ player, stint }))),
    ({ stint }) => stint.school,
  ),
);

const rosters = new Map<string, readonly Player[]>();

/** The players of a team in a season: the known ones, best first, then the made-up ones. Empty for a season without the team. */
export function rosterOf(teamId: number, season: number): readonly Player[] {
  if (!hasSeason(teamId, season)) return [];
  const key = `${teamId} ${season}`;
  const roster = rosters.get(key) ?? computeRoster(teamId, season);
  rosters.set(key, roster);
  return roster;
}

function computeRoster(teamId: number, season: number): Player[] {
  const { school } = teamById(teamId);
  const known = (stintsBySchool().get(school) ?? []).filter(({ stint }) => includesSeason(stint, season));
  return [...new Set([...known.map(({ player }) => player), ...madeUpRoster(teamId, season)])];
}

/** The players of a team in a season at one of these positions, best first. */
export function squadOf(teamId: number, season: number, ...positions: readonly string[]): Player[] {
  return rosterOf(teamId, season).filter(({ position }) => positions.includes(position));
}

/** Whether a player is on the roster of a team in a season. */
export function isOnRoster(playerId: string, teamId: number, season: number): boolean {
  return rosterOf(teamId, season).some(({ id }) => id === playerId);
}
