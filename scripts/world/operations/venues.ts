import type { Venue } from "../../../generated/schema.js";
import { siteOf } from "../facts/venue-sites.js";
import { venueById, venues } from "../facts/venues.js";
import { type Case, recorder } from "../recording.js";
import type { WorldGame } from "../world.js";

/** A place of which nothing is known: what a team without a home has as its location. */
export const nowhere: Venue = {
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

/** A venue as /venues and the location of a team have it. */
export function venueRow(id: number): Venue {
  const { name, city, state, dome } = venueById(id);
  const site = siteOf(id);
  if (site === null) return { ...nowhere, id, name, city, state };
  return {
    id,
    name,
    city,
    state,
    zip: site.zip,
    countryCode: "US",
    timezone: site.timezone,
    latitude: site.latitude,
    longitude: site.longitude,
    elevation: String(site.elevation),
    capacity: site.capacity,
    constructionYear: site.built,
    grass: site.grass,
    dome,
  };
}

/** Recordings of /venues. */
export function venueCases(_world: readonly WorldGame[]): Case[] {
  const { ok } = recorder<Venue[]>("getVenues", "/venues");
  return [
    ok("all", {}, [
      ...venues.map(({ id }) => venueRow(id)),
      // A place still to be chosen has a number and no more; the field of the first game of all, of 1869, a name and no number.
      { ...nowhere, id: 90099 },
      { ...nowhere, name: "College Field", city: "New Brunswick", state: "NJ", countryCode: "US" },
    ]),
  ];
}
