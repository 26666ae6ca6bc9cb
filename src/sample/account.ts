import type { UserInfo, UserUsage } from "../document/schema.js";

/** An account's supporter tier (0 to 3) and its metered calls per month. A quota of null means that there is no limit. */
export type AccountLimits = Readonly<{ tier: number; quota: number | null }>;

type LoggedRequest = { readonly endpoint: string; readonly time: number };

/** The number of latest requests that /info/usage covers. */
const LOG_LENGTH = 10_000;
const DAY = 86_400_000;

/**
 * Keeps track of an account's limits, this month's calls and the latest requests. /info, the header with the calls left, and the monthly 429 use
 * them.
 */
export class Account {
  private month = { start: 0, end: 0 };
  private spent = 0;
  private readonly log: LoggedRequest[] = [];

  constructor(readonly limits: AccountLimits) {}

  /** Returns the number of calls left this month. Returns null if there is no limit. */
  remaining(now: number): number | null {
    this.renew(now);
    const { quota } = this.limits;
    return quota === null ? null : Math.max(0, quota - this.spent);
  }

  /** Records a request that succeeded, and its cost. */
  note(endpoint: string, cost: 0 | 1, now: number): void {
    this.renew(now);
    this.spent += cost;
    this.log.push({ endpoint, time: now });
    // Removes a thousand requests at once, because removing the first of 10,000 elements for every request is slow.
    if (this.log.length >= LOG_LENGTH + 1_000) this.log.splice(0, this.log.length - LOG_LENGTH);
  }

  /** Returns the response of /info. */
  info(now: number): UserInfo {
    const { tier, quota } = this.limits;
    const remainingCalls = this.remaining(now);
    return {
      patronLevel: tier,
      tierName: tier === 0 ? "Free" : `Tier ${tier}`,
      monthlyLimit: quota,
      remainingCalls,
      usedCalls: quota === null ? null : this.spent,
      resetAt: new Date(this.month.end).toISOString(),
      sharedPool: true,
      products: ["cfb", "cbb"],
      features: {
        adjustedMetrics: tier >= 1,
        weather: tier >= 1,
        scoreboard: tier >= 1,
        livePlayByPlay: tier >= 2,
        graphQl: tier >= 3,
      },
    };
  }

  /** Returns the response of /info/usage, which covers the requests of the last days. */
  usage(now: number, days: number, limit: number, api: UserUsage["api"]): UserUsage {
    const start = now - days * DAY;
    // Two APIs share the quota. This service has only one of them.
    const requests = api === "cbb" ? [] : this.log.slice(-LOG_LENGTH).filter(({ time }) => time >= start);
    const counts = new Map<string, { requests: number; last: number }>();
    for (const { endpoint, time } of requests) {
      counts.set(endpoint, { requests: (counts.get(endpoint)?.requests ?? 0) + 1, last: time });
    }
    const top = [...counts].sort(([, a], [, b]) => b.requests - a.requests || b.last - a.last);
    const iso = (time: number) => new Date(time).toISOString();
    return {
      window: { start: iso(start), end: iso(now) },
      api,
      totals: { requests: requests.length, cfbRequests: requests.length, cbbRequests: 0, uniqueEndpoints: counts.size },
      topEndpoints: top.slice(0, limit).map(([endpoint, { requests: count, last }]) => ({
        api: "cfb",
        endpoint,
        requests: count,
        lastUsedAt: iso(last),
      })),
      recentRequests: requests
        .slice(-limit)
        .reverse()
        .map(({ endpoint, time }) => ({ api: "cfb", endpoint, requestedAt: iso(time) })),
    };
  }

  private renew(now: number): void {
    if (this.month.start <= now && now < this.month.end) return;
    const date = new Date(now);
    const startOf = (month: number) => Date.UTC(date.getUTCFullYear(), month);
    this.month = { start: startOf(date.getUTCMonth()), end: startOf(date.getUTCMonth() + 1) };
    this.spent = 0;
  }
}
