import type { PlayerTransfer } from "../../../../document/schemas.js";
import { splitName } from "../../facts/players.js";
import type { TransferFact } from "../../facts/transfers.js";

/** A row of /player/portal. */
export function transferRow({ name, day, ...transfer }: TransferFact): PlayerTransfer {
  return {
    season: transfer.season,
    ...splitName(name),
    position: transfer.position,
    origin: transfer.origin,
    destination: transfer.destination,
    transferDate: `${day}T14:30:00.000Z`,
    rating: transfer.rating,
    stars: transfer.stars,
    eligibility: transfer.eligibility,
  };
}
