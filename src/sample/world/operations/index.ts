import type { Sources } from "../responses/source.js";
import { adjustedMetricsSources } from "./adjusted-metrics/sources.js";
import { bettingSources } from "./betting.js";
import { coachesSources } from "./coaches/sources.js";
import { conferencesSources } from "./conferences.js";
import { draftSources } from "./draft.js";
import { drivesSources } from "./drives.js";
import { gamesSources } from "./games/sources.js";
import { infoSources } from "./info.js";
import { metricsSources } from "./metrics/sources.js";
import { passingSources } from "./passing.js";
import { playersSources } from "./players/sources.js";
import { playoffsSources } from "./playoffs/sources.js";
import { playsSources } from "./plays/sources.js";
import { rankingsSources } from "./rankings.js";
import { ratingsSources } from "./ratings/sources.js";
import { recruitingSources } from "./recruiting.js";
import { rushingSources } from "./rushing.js";
import { statsSources } from "./stats/sources.js";
import { teamsSources } from "./teams/sources.js";
import { venuesSources } from "./venues.js";

/** How every operation of the document responds. */
export const sources: Sources = {
  ...gamesSources,
  ...playoffsSources,
  ...drivesSources,
  ...playsSources,
  ...passingSources,
  ...rushingSources,
  ...teamsSources,
  ...conferencesSources,
  ...venuesSources,
  ...coachesSources,
  ...playersSources,
  ...rankingsSources,
  ...bettingSources,
  ...recruitingSources,
  ...ratingsSources,
  ...metricsSources,
  ...statsSources,
  ...draftSources,
  ...adjustedMetricsSources,
  ...infoSources,
};
