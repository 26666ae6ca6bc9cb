import type { UserInfo, UserUsage } from "../../../generated/schema.js";
import { type Case, recorder } from "../recording.js";

/** The key of the sample: the tier that opens everything, with what a month of trying costs. */
const supporter: UserInfo = {
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

/** The last requests of the key, newest first: one a path, minute by minute before the recordings were made. */
const recent: UserUsage["recentRequests"] = ["/games", "/games/teams", "/ratings/sp", "/games", "/rankings"].map(
  (endpoint, index) => ({
    api: "cfb",
    endpoint,
    requestedAt: `2025-02-01T11:${String(59 - index).padStart(2, "0")}:00.000Z`,
  }),
);

/** What `recent` adds up to. */
function usage(): UserUsage {
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

/** Recordings of /info and /info/usage: single objects, and null where the service knows no user for a key. */
export function accountCases(): Case[] {
  const info = recorder<UserInfo | null>("getUserInfo", "/info");
  const used = recorder<UserUsage | null>("getUserUsage", "/info/usage");
  const unlimited: UserInfo = { ...supporter, monthlyLimit: null, remainingCalls: null, usedCalls: null };
  return [
    info.ok("supporter", {}, supporter),
    info.ok("unknown-user", {}, null),
    info.ok("unlimited", {}, unlimited),
    used.ok("week", { days: 7, limit: 10, api: "all" }, usage()),
    used.ok("unknown-user", { days: 1, limit: 1, api: "cbb" }, null),
    used.failure("too-many-days", { days: 32 }, 400, {
      message: "Validation Failed",
      details: { days: { message: "max 31", value: "32" } },
    }),
  ];
}
