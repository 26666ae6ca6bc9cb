import type { Sources } from "../../responses/source.js";
import { advancedStatsSources } from "./advanced-sources.js";
import { playerStatsSources } from "./player-sources.js";
import { teamStatsSources } from "./team-sources.js";

/** The operations of the tag `stats`. */
export const statsSources: Sources<
  | "/stats/player/season"
  | "/stats/player/success"
  | "/stats/player/success/game"
  | "/stats/season"
  | "/stats/categories"
  | "/stats/season/advanced"
  | "/stats/game/advanced"
  | "/stats/game/havoc"
> = { ...playerStatsSources, ...teamStatsSources, ...advancedStatsSources };
