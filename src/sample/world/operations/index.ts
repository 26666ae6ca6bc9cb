import type { Sources } from "../responses/source.js";
import { adjustedMetricsSources } from "./adjusted-metrics.js";
import { bettingSources } from "./betting.js";
import { coachesSources } from "./coaches/coaches.js";
import { conferencesSources } from "./conferences.js";
import { draftSources } from "./draft.js";
import { drivesSources } from "./drives.js";
import { gamesSources } from "./games/games.js";
import { infoSources } from "./info.js";
import { expectedPointsSources } from "./metrics/expected-points.js";
import { playerPpaSources } from "./metrics/player-ppa.js";
import { teamPpaSources } from "./metrics/team-ppa.js";
import { winProbabilitySources } from "./metrics/win-probability.js";
import { passingSources } from "./passing.js";
import { playersSources } from "./players/players.js";
import { playoffsSources } from "./playoffs/playoffs.js";
import { livePlaysSources } from "./plays/live-game.js";
import { playStatsSources } from "./plays/play-stats.js";
import { playsSources } from "./plays/plays.js";
import { rankingsSources } from "./rankings.js";
import { ratingsSources } from "./ratings/ratings.js";
import { recruitingSources } from "./recruiting.js";
import { rushingSources } from "./rushing.js";
import { advancedStatsSources } from "./stats/advanced-stats.js";
import { playerStatsSources } from "./stats/player-stats.js";
import { teamStatsSources } from "./stats/team-stats.js";
import { teamsSources } from "./teams/teams.js";
import { venuesSources } from "./venues.js";

/** How each operation of the document responds. */
export const sources: Sources = {
  ...gamesSources,
  ...playoffsSources,
  ...drivesSources,
  ...playsSources,
  ...playStatsSources,
  ...livePlaysSources,
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
  ...expectedPointsSources,
  ...playerPpaSources,
  ...teamPpaSources,
  ...winProbabilitySources,
  ...advancedStatsSources,
  ...playerStatsSources,
  ...teamStatsSources,
  ...draftSources,
  ...adjustedMetricsSources,
  ...infoSources,
};
