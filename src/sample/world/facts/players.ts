import { lazy } from "../lazy.js";
import { madeUpPlayers } from "./made-up-players.js";
import { squads } from "./squads.js";

/** A player of one team. A known player's name is real; the id is the service's where it is known, else the sample's own. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly teamId: number;
}

/** Each team has a hundred ids, so that a squad can grow without new ids for the players of the next team. */
const FIRST_ID = 9_000_001;

/** The players of facts/squads.ts, by team. */
export const knownPlayers: readonly Player[] = squads.flatMap(({ teamId, players: squad }, teamIndex) =>
  squad.map(([position, name, id], index) => ({
    id: id ?? String(FIRST_ID + teamIndex * 100 + index),
    name,
    position,
    teamId,
  })),
);

/** Every player: the known ones, then the made-up ones. */
export const players = lazy((): readonly Player[] => [...knownPlayers, ...madeUpPlayers().map(({ player }) => player)]);

const byId = lazy(() => new Map(players().map((player) => [player.id, player])));

/** The player with that id. */
export function playerById(id: string): Player {
  const player = byId().get(id);
  if (player === undefined) throw new Error(`No player has the id ${id}.`);
  return player;
}

/** The first name and the rest of a player's name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.split(" ");
  return { firstName, lastName: rest.join(" ") };
}
