import type { PlayerTransfer } from "../../../generated/schema.js";
import { type Transfer, transfers } from "../facts/transfers.js";
import { type Case, recorder } from "../recording.js";
import type { WorldGame } from "../world.js";

/** A transfer as /player/portal has it; no row tells the player's id. */
export function transferRow({ name, day, ...transfer }: Transfer): PlayerTransfer {
  const [firstName = "", ...rest] = name.split(" ");
  return {
    season: transfer.season,
    firstName,
    lastName: rest.join(" "),
    position: transfer.position,
    origin: transfer.origin,
    destination: transfer.destination,
    transferDate: day === null ? null : `${day}T14:30:00.000Z`,
    rating: transfer.rating,
    stars: transfer.stars,
    eligibility: transfer.eligibility,
  };
}

/** Recordings of /player/portal. */
export function portalCases(_world: readonly WorldGame[]): Case[] {
  const { ok } = recorder<PlayerTransfer[]>("getTransferPortal", "/player/portal");
  const rows = (year: number): PlayerTransfer[] => transfers.filter(({ season }) => season === year).map(transferRow);
  return [2021, 2024, 2025].map((year) => ok(String(year), { year }, rows(year)));
}
