import type { World } from "../simulation/world.js";
import { adjustedMetricsRecordings } from "./adjusted-metrics.js";
import { bettingRecordings } from "./betting.js";
import { coachesRecordings } from "./coaches.js";
import { conferencesRecordings } from "./conferences.js";
import { draftRecordings } from "./draft.js";
import { drivesRecordings } from "./drives.js";
import { gamesRecordings } from "./games.js";
import { infoRecordings } from "./info.js";
import { metricsRecordings } from "./metrics.js";
import { passingRecordings } from "./passing.js";
import { playersRecordings } from "./players.js";
import { playoffsRecordings } from "./playoffs.js";
import { playsRecordings } from "./plays.js";
import { rankingsRecordings } from "./rankings.js";
import { ratingsRecordings } from "./ratings.js";
import type { NamedRecording } from "./recorder.js";
import { recruitingRecordings } from "./recruiting.js";
import { rushingRecordings } from "./rushing.js";
import { statsRecordings } from "./stats.js";
import { teamsRecordings } from "./teams.js";
import { venuesRecordings } from "./venues.js";

/** One function for each tag of the document, in its order. */
const tags: readonly ((world: World) => NamedRecording[])[] = [
  gamesRecordings,
  playoffsRecordings,
  drivesRecordings,
  playsRecordings,
  passingRecordings,
  rushingRecordings,
  teamsRecordings,
  conferencesRecordings,
  venuesRecordings,
  coachesRecordings,
  playersRecordings,
  rankingsRecordings,
  bettingRecordings,
  recruitingRecordings,
  ratingsRecordings,
  metricsRecordings,
  statsRecordings,
  draftRecordings,
  adjustedMetricsRecordings,
  infoRecordings,
];

/** Every recording of the sample world. */
export function allRecordings(world: World): NamedRecording[] {
  return tags.flatMap((recordings) => recordings(world));
}
