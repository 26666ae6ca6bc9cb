import type { Client } from "../../../src/index.js";
import { settled } from "../../support/clock.js";
import { info, manualClient, success, watch } from "../../support/manual-client.js";

/** Creates a store with claims. Claims add a few steps between the decision that a call must wait and the wait itself. */
function claimsStore() {
  const responses = new Map<string, string>();
  const claims = new Map<string, string>();
  return Object.assign(responses, {
    claim: async (key: string, holder: string, ms: number) => {
      const current = claims.get(key);
      if (current !== undefined && current !== holder) return false;
      if (ms > 0) claims.set(key, holder);
      else claims.delete(key);
      return true;
    },
  });
}

/** Makes two calls near the floor. The first call's response arrives `steps` microtasks after the second call. Returns the number of requests. */
async function secondAfter(steps: number) {
  const { cfb, sent } = manualClient({ quotaFloor: 100, cache: claimsStore(), notices: "off" }, ({ path }) =>
    path === "/info" ? info(101) : undefined,
  );
  const games = (client: Client, year: number) => watch(client.get("/games", { year }));
  const requests = () => sent.filter(({ path }) => path === "/games");
  games(cfb, 2024);
  for (let turn = 0; turn < 50 && requests().length === 0; turn++) await settled();
  games(cfb, 2022);
  for (let step = 0; step < steps; step++) await Promise.resolve();
  requests()[0]?.reply(success(101));
  for (let turn = 0; turn < 10; turn++) await settled();
  return requests().length;
}

test("a call that waits for a request in flight is sent no matter when that request ends", async () => {
  // The first client loads the code of the cache.
  await secondAfter(0);
  for (let steps = 0; steps < 60; steps++) expect([steps, await secondAfter(steps)]).toEqual([steps, 2]);
});
