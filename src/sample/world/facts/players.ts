import { lazy } from "../computed.js";
import { listedById, listedPlayers } from "./listed-players.js";
import { madeUpDetails, madeUpPlayerById, madeUpPlayers } from "./made-up-players.js";
import type { Player, PlayerDetails } from "./person.js";

/** Returns every player. The listed ones come first, followed by the made-up ones. All players are invented. */
export const players = lazy((): readonly Player[] => [
  ...listedPlayers,
  ...madeUpPlayers().map(({ player }) => player),
]);

export function playerById(id: string): Player {
  const player = listedById(id)?.player ?? madeUpPlayerById(id)?.player;
  if (player === undefined) throw new Error(`No player has the id ${id}.`);
  return player;
}

/** Returns a player's details. Returns null if only name and position are known. */
export function detailsOfPlayer(playerId: string): PlayerDetails | null {
  const listed = listedById(playerId);
  if (listed !== undefined) return listed.details;
  const madeUp = madeUpPlayerById(playerId);
  return madeUp === undefined ? null : madeUpDetails(madeUp);
}

/** Splits a player's name into the first name and the rest. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.split(" ");
  return { firstName, lastName: rest.join(" ") };
}
