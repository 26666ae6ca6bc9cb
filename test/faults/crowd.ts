import type { RequestListener } from "node:http";
import type { Fault } from "../support/fault.js";
import { respondWith } from "../support/http-server.js";
import { settlesBelow, usedMemory } from "../support/memory.js";

/** Counts on the server how many requests are in flight at once, in total and per path. */
class Crowd {
  readonly most = new Map<string, number>();
  readonly #active = new Map<string, number>();
  readonly #open: (() => void)[] = [];
  #full = false;

  readonly listener: RequestListener = ({ url = "" }, response) => {
    const counted = ["all", new URL(url, "http://a.example").pathname];
    for (const name of counted) {
      const active = (this.#active.get(name) ?? 0) + 1;
      this.#active.set(name, active);
      this.most.set(name, Math.max(active, this.most.get(name) ?? 0));
    }
    this.#open.push(() => {
      for (const name of counted) this.#active.set(name, (this.#active.get(name) ?? 0) - 1);
      response.setHeader("content-type", "application/json").end(JSON.stringify([{ url }]));
    });
    // The first four stay open for another 20 ms, in which a request too many would arrive.
    if (this.#full) setImmediate(() => this.#end());
    else if (this.#open.length === 4) setTimeout(() => this.#end(), 20);
  };

  #end(): void {
    this.#full = true;
    for (const respond of this.#open.splice(0)) respond();
  }
}

/** A quota of twenty calls; each response uses one. */
function meter(): RequestListener {
  let left = 20;
  return ({ url }, response) => {
    const info = url === "/info";
    if (!info) left--;
    const body = JSON.stringify(info ? { remainingCalls: left } : [left]);
    setTimeout(() => response.setHeader("x-calllimit-remaining", left).end(body), left % 3);
  };
}

const crowd = new Crowd();
const each = Array.from({ length: 500 }, (_, index) => index + 1);
let before = 0;

/** More calls at once than the service accepts. */
export const crowdFaults: readonly Fault[] = [
  {
    name: "a thousand different calls at once each get their own response, with four in flight, and two on a path that allows two",
    responses: [crowd.listener],
    async call(cfb) {
      before = usedMemory();
      // The calls with the lower limit come first and do not delay the others.
      const narrow = each.map((id) => cfb.get("/plays/stats", { gameId: id }));
      const wide = each.map((id) => cfb.get("/games", { id }));
      expect(await Promise.all(narrow)).toEqual(each.map((id) => [{ url: `/plays/stats?gameId=${id}` }]));
      expect(await Promise.all(wide)).toEqual(each.map((id) => [{ url: `/games?id=${id}` }]));
      return Object.fromEntries(crowd.most);
    },
    returns: { all: 4, "/plays/stats": 2, "/games": expect.any(Number) },
    requests: 1000,
    after: () => settlesBelow(before + 10),
  },
  {
    name: "five hundred calls at once never cross the floor",
    responses: [meter()],
    options: { quotaFloor: 5 },
    async call(cfb, server) {
      const results = await Promise.all(each.map((id) => cfb.result("/games", { id })));
      const refused = results.flatMap((result) => (result.ok ? [] : [result.error]));
      for (const error of refused) expect(error).toMatchObject({ code: "quota_exceeded", path: "/games" });
      const { spent, remaining } = cfb.quota;
      expect({ refused: refused.length, remaining }).toEqual({ refused: each.length - spent, remaining: 20 - spent });
      expect(server.requests).toBe(spent + 1); // One more request, to /info.
      // Responses arrive out of order: whether the service has counted the calls in flight is unknown.
      return spent <= 15 && spent > 15 - 4;
    },
    returns: true,
    // Allows the next call.
    async after(server, cfb) {
      server.setResponses(respondWith(200, '{"remainingCalls":100}'));
      await cfb.quota.refresh();
    },
  },
];
