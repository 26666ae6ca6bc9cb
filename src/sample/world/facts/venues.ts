import { lazy } from "../computed.js";
import { venueTable } from "./venue-table.js";

/** Details that the service has for only two in five venues. The sample service has them for the larger ones. */
interface VenueSurvey {
  readonly timezone: string;
  /** The elevation in meters. */
  readonly elevation: number;
  readonly constructionYear: number;
  readonly grass: boolean;
}

/** A venue's details, apart from name and city. Coordinates, elevation and capacity are approximate. */
interface VenueDetails {
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly capacity: number;
  readonly survey: VenueSurvey | null;
}

/** Venues with a lower capacity have no survey. */
const SURVEYED_CAPACITY = 55_000;

/** Ids from here on are made up. Everything else about a venue is real. */
export const FIRST_OWN_ID = 90_000;

export interface VenueFact {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly dome: boolean;
  /** The details. Null if only name and city are known. */
  readonly details: VenueDetails | null;
}

/** Returns the time zone that is named after this city. */
const zoneOf = (city: string): string => (city.includes("Pacific") ? city : `America/${city}`);

function venueOf(line: string): VenueFact {
  const [id, name = "", city = "", state = "", zip = "", zone, ...rest] = line.split("|");
  const [latitude = 0, longitude = 0, elevation = 0, capacity = 0, constructionYear = 0] = rest.map(Number);
  const details =
    zone === undefined
      ? null
      : {
          zip,
          latitude,
          longitude,
          capacity,
          survey:
            capacity < SURVEYED_CAPACITY
              ? null
              : { timezone: zoneOf(zone), elevation, constructionYear, grass: rest.includes("grass") },
        };
  return { id: Number(id), name, city, state, dome: rest.includes("dome"), details };
}

export const venues = lazy((): readonly VenueFact[] => venueTable.trimStart().split("\n").map(venueOf));

const byId = lazy(() => new Map(venues().map((venue) => [venue.id, venue])));

export function venueById(id: number): VenueFact {
  const venue = byId().get(id);
  if (venue === undefined) throw new Error(`No venue has the id ${id}.`);
  return venue;
}
