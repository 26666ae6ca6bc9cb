import type { SomeSources } from "../responses/source.js";

export const infoSources = {
  "/info": { respond: ({ account, now }) => account.info(now) },
  "/info/usage": {
    respond: ({ account, now }, { days = 7, limit = 10, api = "all" }) => account.usage(now, days, limit, api),
  },
} satisfies SomeSources;
