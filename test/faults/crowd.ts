import type { RequestListener } from "node:http";
import type { Fault } from "../support/fault.js";
import { answering } from "../support/http-server.js";
import { settlesBelow, used } from "../support/memory.js";

/** Counts, where they arrive, how many requests are in flight at once: in all and on each path. */
class Crowd {
  readonly most = new Map<string, number>();
  readonly #active = new Map<string, number>();
  readonly #held: (() => void)[] = [];
  #full = false;

  readonly answer: RequestListener = ({ url = "" }, response) => {
    const counted = ["all", new URL(url, "http://a.example").pathname];
    for (const name of counted) {
      const active = (this.#active.get(name) ?? 0) + 1;
      this.#active.set(name, active);
      this.most.set(name, Math.max(active, this.most.get(name) ?? 0));
    }
    this.#held.push(() => {
      for (const name of counted) this.#active.set(name, (this.#active.get(name) ?? 0) - 1);
      response.setHeader("content-type", "application/json").end(JSON.stringify([{ url }]));
    });
    // The first are held until all that may be in flight are, and a while longer, in which one too many would come.
    if (this.#full) setImmediate(() => this.#end());
    else if (this.#held.length === 4) setTimeout(() => this.#end(), 20);
  };

  #end(): void {
    this.#full = true;
    for (const answer of this.#held.splice(0)) answer();
  }
}

/** A quota of twenty calls, from which each answer takes one. */
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

/** More at once than the service takes. */
export const crowdFaults: readonly Fault[] = [
  {
    name: "a thousand different calls at once all get their own answer, four at a time and two where the service takes two",
    server: [crowd.answer],
    async call(cfb) {
      before = used();
      // Those that must wait come first: the others are not kept by them.
      const narrow = each.map((id) => cfb.get("/plays/stats", { gameId: id }));
      const wide = each.map((id) => cfb.get("/games", { id }));
      expect(await Promise.all(narrow)).toEqual(each.map((id) => [{ url: `/plays/stats?gameId=${id}` }]));
      expect(await Promise.all(wide)).toEqual(each.map((id) => [{ url: `/games?id=${id}` }]));
      return Object.fromEntries(crowd.most);
    },
    gives: { all: 4, "/plays/stats": 2, "/games": expect.any(Number) },
    requests: 1000,
    also: () => settlesBelow(before + 10),
  },
  {
    name: "five hundred calls at once never cross the floor",
    server: [meter()],
    options: { quotaFloor: 5 },
    async call(cfb, stage) {
      const results = await Promise.all(each.map((id) => cfb.result("/games", { id })));
      const refused = results.flatMap((result) => (result.ok ? [] : [result.error]));
      for (const error of refused) expect(error).toMatchObject({ code: "quota_exceeded", path: "/games" });
      const { spent, remaining } = cfb.quota;
      expect({ refused: refused.length, remaining }).toEqual({ refused: each.length - spent, remaining: 20 - spent });
      expect(stage.requests).toBe(spent + 1); // One asked what is left.
      // Answers overtake each other: of those in flight it is not known whether the service has counted them.
      return spent <= 15 && spent > 15 - 4;
    },
    gives: true,
    // So that the next call is allowed.
    async also(stage, cfb) {
      stage.play(answering(200, '{"remainingCalls":100}'));
      await cfb.quota.refresh();
    },
  },
];
