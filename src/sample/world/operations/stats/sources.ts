import type { SomeSources } from "../../responses/source.js";
import { advancedStatsSources } from "./advanced-sources.js";
import { playerStatsSources } from "./player-sources.js";
import { teamStatsSources } from "./team-sources.js";

/** The operations of the tag `stats`. */
export const statsSources = {
  ...playerStatsSources,
  ...teamStatsSources,
  ...advancedStatsSources,
} satisfies SomeSources;
