import type { Venue } from "../../../../generated/schema.js";
import { venues } from "../facts/venues.js";
import { unknownVenue, venueRow } from "../operations/venues.js";
import { type NamedRecording, recorder } from "./recorder.js";

/** The recordings of the tag `venues`. */
export function venuesRecordings(): NamedRecording[] {
  const { ok } = recorder<Venue[]>("/venues");
  return [
    ok("all", {}, [
      ...venues.map(({ id }) => venueRow(id)),
      // A venue with only an id, and the field of the first game, in 1869, without an id.
      { ...unknownVenue, id: 90099 },
      { ...unknownVenue, name: "College Field", city: "New Brunswick", state: "NJ", countryCode: "US" },
    ]),
  ];
}
