import { selection } from "../../../../document/selection.js";
import { playStatTypes, playTypes } from "../../facts/play-types.js";
import type { SomeSources } from "../../responses/source.js";
import { selectedGames } from "../selected-games.js";
import { livePlaysSource } from "./live-sources.js";
import { playStats } from "./play-stats.js";
import { playsOfGame } from "./plays.js";

const firstSeasonOfStats = selection["/plays/stats"].dataSince ?? 0;

/** The operations of the tag `plays`. */
export const playsSources = {
  "/plays": {
    rows: ({ world }, query) => selectedGames(world, "/plays", query).flatMap(playsOfGame),
    uses: ["year", "week", "seasonType"],
  },
  "/plays/types": { rows: () => playTypes },
  "/plays/stats": {
    rows: ({ world }, query) => {
      const { statTypeId } = query;
      const rows = selectedGames(world, "/plays/stats", query)
        .filter(({ season }) => season >= firstSeasonOfStats)
        .flatMap(playStats);
      if (statTypeId === undefined) return rows;
      const type = playStatTypes.find(({ id }) => id === statTypeId)?.name;
      return rows.filter(({ statType }) => statType === type);
    },
    uses: ["year", "week", "seasonType", "gameId", "statTypeId"],
  },
  "/plays/stats/types": { rows: () => playStatTypes },
  "/live/plays": livePlaysSource,
} satisfies SomeSources;
