import type { Venue } from "../../../document/schemas.js";
import { FIRST_OWN_ID, venueById, venues } from "../facts/venues.js";
import type { Sources } from "../responses/source.js";

/** A venue without data: the location of a team without a home venue. */
export const unknownVenue: Venue = {
  id: null,
  name: null,
  city: null,
  state: null,
  zip: null,
  countryCode: null,
  timezone: null,
  latitude: null,
  longitude: null,
  elevation: null,
  capacity: null,
  constructionYear: null,
  grass: null,
  dome: null,
};

/** A row of /venues, and the location of a team. */
export function venueRow(id: number): Venue {
  const { name, city, state, dome, details } = venueById(id);
  // Whether a venue of the past had a dome is not known, either.
  if (details === null) return { ...unknownVenue, id, name, city, state, dome: id < FIRST_OWN_ID ? dome : null };
  return {
    id,
    name,
    city,
    state,
    ...details,
    countryCode: "US",
    elevation: details.elevation.toFixed(1),
    dome,
  };
}

/** The service does not know of each venue whether it has a dome; of each team's venue it does. */
const rows = venues.map(({ id, details }): Venue => ({ ...venueRow(id), ...(details === null && { dome: null }) }));

/** The operations of the tag `venues`. */
export const venuesSources: Sources<"/venues"> = { "/venues": { rows: () => rows } };
