import type { RequestListener } from "node:http";
import { settlesBelow, usedMemory } from "../../support/memory.js";
import type { Fault } from "./fault.js";

/** Counts how many requests are in flight at once on the server, in total and per path. */
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
    // Keeps the first four requests open for another 20 ms, in which an extra request could arrive.
    if (this.#full) setImmediate(() => this.#end());
    else if (this.#open.length === 4) setTimeout(() => this.#end(), 20);
  };

  #end(): void {
    this.#full = true;
    for (const respond of this.#open.splice(0)) respond();
  }
}

const crowd = new Crowd();
const each = Array.from({ length: 100 }, (_, index) => index + 1);
let before = 0;

/** More calls at once than the service accepts. */
export const crowdFaults: readonly Fault[] = [
  {
    name: "of 200 concurrent calls, at most four are in flight, and at most two on a path that allows two",
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
    requests: 200,
    after: () => settlesBelow(before + 10),
  },
];
