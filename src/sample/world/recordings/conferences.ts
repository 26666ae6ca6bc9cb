import type { Conference, TeamConferenceAffiliation, TeamConferenceChange } from "../../../../generated/schema.js";
import { conferences } from "../facts/conferences.js";
import { teams } from "../facts/teams.js";
import { conferenceAffiliations, conferenceChanges, conferenceRow } from "../operations/conferences.js";
import { type NamedRecording, recorder } from "./recorder.js";

/** The recordings of the tag `conferences`. */
export function conferencesRecordings(): NamedRecording[] {
  const all = recorder<Conference[]>("/conferences");
  const changes = recorder<TeamConferenceChange[]>("/conferences/changes");
  const affiliations = recorder<TeamConferenceAffiliation[]>("/conferences/affiliations");
  return [
    all.ok("all", {}, Object.values(conferences).map(conferenceRow)),
    ...[1928, 2021, 2024].map((year) => changes.ok(String(year), { year }, conferenceChanges(year))),
    affiliations.ok("all", {}, teams.flatMap(conferenceAffiliations)),
  ];
}
