import { lazy } from "../computed.js";
import { madeUpPlayerById, madeUpPlayers } from "./made-up-players.js";
import type { Player } from "./person.js";
import { squads } from "./squads.js";

/** Each squad has a hundred ids, so that a squad can grow without new ids for the players of the next one. */
const FIRST_ID = 9_000_001;

const ownId = (squadIndex: number, index: number): string => String(FIRST_ID + squadIndex * 100 + index);

/** The players of facts/squads.ts, by squad. */
export const knownPlayers: readonly Player[] = squads.flatMap(({ teamId, players: squad }, squadIndex) =>
  squad.map(([position, name, id], index) => ({
    id: id ?? ownId(squadIndex, index),
    name,
    position,
    teamId,
  })),
);

const squadSeasons = new Map(
  squads.flatMap(({ season, players: squad }, squadIndex) =>
    squad.map(([, , id], index) => [id ?? ownId(squadIndex, index), season] as const),
  ),
);

/** The season of the squad that a known player is in; undefined for a made-up player. */
export function squadSeasonOf({ id }: Player): number | undefined {
  return squadSeasons.get(id);
}

/** Every player: the known ones, then the made-up ones. */
export const players = lazy((): readonly Player[] => [...knownPlayers, ...madeUpPlayers().map(({ player }) => player)]);

const knownById = new Map(knownPlayers.map((player) => [player.id, player]));

/** The player with that id. */
export function playerById(id: string): Player {
  const player = knownById.get(id) ?? madeUpPlayerById(id)?.player;
  if (player === undefined) throw new Error(`No player has the id ${id}.`);
  return player;
}

/** The first name and the rest of a player's name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.split(" ");
  return { firstName, lastName: rest.join(" ") };
}
