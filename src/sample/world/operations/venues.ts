import type { Venue } from "../../../document/schema.js";
import { lazy } from "../computed.js";
import { FIRST_OWN_ID, venueById, venues } from "../facts/venues.js";
import type { SomeSources, Sparse } from "../responses/source.js";

/** A venue without data, for the location of a team without a home venue. */
export const unknownVenue: Sparse<Venue> = { grass: null, dome: null };

/** Returns a row of /venues, also used as a team's location. */
export function venueRow(id: number): Sparse<Venue> {
  const { details, ...venue } = venueById(id);
  // For a past venue, it is not known whether it had a dome.
  if (details === null) return { ...venue, grass: null, dome: id < FIRST_OWN_ID ? venue.dome : null };
  return { ...venue, ...details, countryCode: "US", elevation: details.elevation.toFixed(1) };
}

/** Returns the rows of /venues. As in the service, `dome` may be unknown here although a team's location has it. */
const rows = lazy(() =>
  venues().map(({ id, details }) => ({ ...venueRow(id), ...(details === null && { dome: null }) })),
);

export const venuesSources = { "/venues": { isWhole: false, rows } } satisfies SomeSources;
