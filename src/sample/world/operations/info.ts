import type { UserInfo, UserUsage } from "../../../../generated/schema.js";

/** The response of /info for a key with the highest tier. */
export const supporter: UserInfo = {
  patronLevel: 3,
  tierName: "Tier 3",
  monthlyLimit: 75_000,
  remainingCalls: 74_904,
  usedCalls: 96,
  resetAt: "2025-03-01T00:00:00.000Z",
  sharedPool: true,
  products: ["cfb", "cbb"],
  features: { adjustedMetrics: true, weather: true, scoreboard: true, livePlayByPlay: true, graphQl: true },
};

/** The last requests of the key, newest first. */
const recent: UserUsage["recentRequests"] = ["/games", "/games/teams", "/ratings/sp", "/games", "/rankings"].map(
  (endpoint, index) => ({
    api: "cfb",
    endpoint,
    requestedAt: `2025-02-01T11:${String(59 - index).padStart(2, "0")}:00.000Z`,
  }),
);

/** The response of /info/usage for a week with these requests. */
export function weeklyUsage(): UserUsage {
  const endpoints = [...new Set(recent.map(({ endpoint }) => endpoint))];
  const topEndpoints = endpoints
    .map((endpoint) => {
      const own = recent.filter((request) => request.endpoint === endpoint);
      const lastUsedAt = own[0]?.requestedAt ?? "";
      return { api: "cfb" as const, endpoint, requests: own.length, lastUsedAt };
    })
    .sort((a, b) => b.requests - a.requests);
  return {
    window: { start: "2025-01-25T12:00:00.000Z", end: "2025-02-01T12:00:00.000Z" },
    api: "all",
    totals: {
      requests: recent.length,
      cfbRequests: recent.length,
      cbbRequests: 0,
      uniqueEndpoints: endpoints.length,
    },
    topEndpoints,
    recentRequests: recent,
  };
}

/** The response of /info for a key without a monthly limit. */
export const unlimited: UserInfo = { ...supporter, monthlyLimit: null, remainingCalls: null, usedCalls: null };
