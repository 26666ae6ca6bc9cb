import type { Venue } from "../../../document/schemas.js";
import { venueDetailsOf } from "../facts/venue-details.js";
import { venueById, venues } from "../facts/venues.js";
import type { SomeSources, Sparse } from "../responses/source.js";

/** A venue without data: the location of a team without a home venue. */
export const unknownVenue: Sparse<Venue> = { grass: null, dome: null };

/** A row of /venues, and the location of a team. */
export function venueRow(id: number): Sparse<Venue> {
  const venue = venueById(id);
  const details = venueDetailsOf(id);
  if (details === null) return { ...venue, ...unknownVenue };
  return { ...venue, ...details, countryCode: "US", elevation: String(details.elevation) };
}

const rows = venues.map(({ id }) => venueRow(id));

export const venuesSources = { "/venues": { rows: () => rows } } satisfies SomeSources;
