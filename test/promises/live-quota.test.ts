import { clientOver } from "../support/client-with-fetch.js";

/** A client whose service has one call less with each response. */
function counting() {
  const remaining = (number: number) => ({ "x-calllimit-remaining": `${100 - number}` });
  return clientOver((_, number) => Response.json([], { headers: remaining(number) })).cfb;
}

test("a quota taken from the client once stays current", async () => {
  const cfb = counting();
  const { quota } = cfb;
  expect(quota).toMatchObject({ remaining: undefined, spent: 0 });
  await cfb.get("/games", { year: 2023 });
  expect([quota.remaining, quota.spent, quota.learnedAt]).toEqual([99, 1, expect.any(Number)]);
  await cfb.get("/games", { year: 2024 });
  expect([quota.remaining, quota.spent]).toEqual([98, 2]);
  expect(cfb.quota).toBe(quota);
});

test("it can be spread, compared and written as JSON", async () => {
  const cfb = counting();
  const { quota } = cfb;
  await cfb.get("/games", { year: 2023 });
  expect({ ...quota }).toMatchObject({ remaining: 99, spent: 1 });
  expect(JSON.parse(JSON.stringify(quota))).toMatchObject({ remaining: 99, spent: 1 });
});

test("its refresh works on its own, and updates it", async () => {
  const { cfb } = clientOver(() => Response.json({ remainingCalls: 7 }));
  const { quota } = cfb;
  const { refresh } = quota;
  expect(await refresh()).toMatchObject({ remaining: 7 });
  expect(quota.remaining).toBe(7);
});

test("the quota of a result is a snapshot", async () => {
  const cfb = counting();
  const { quota } = await cfb.result("/games", { year: 2023 });
  await cfb.get("/games", { year: 2024 });
  expect([quota.remaining, cfb.quota.remaining]).toEqual([99, 98]);
});
