import { clientWithFetch } from "../support/client-with-fetch.js";

/** A client whose service has one call fewer left with each response. */
function countingClient() {
  const remaining = (number: number) => ({ "x-calllimit-remaining": `${100 - number}` });
  return clientWithFetch((_, number) => Response.json([], { headers: remaining(number) })).cfb;
}

test("a quota object that is read once stays current", async () => {
  const cfb = countingClient();
  const { quota } = cfb;
  expect(quota).toMatchObject({ remaining: undefined, spent: 0 });
  await cfb.get("/games", { year: 2023 });
  expect([quota.remaining, quota.spent, quota.learnedAt]).toEqual([99, 1, expect.any(Number)]);
  await cfb.get("/games", { year: 2024 });
  expect([quota.remaining, quota.spent]).toEqual([98, 2]);
  expect(cfb.quota).toBe(quota);
});

test("a quota can be spread, compared and converted to JSON", async () => {
  const cfb = countingClient();
  const { quota } = cfb;
  await cfb.get("/games", { year: 2023 });
  expect({ ...quota }).toMatchObject({ remaining: 99, spent: 1 });
  expect(JSON.parse(JSON.stringify(quota))).toMatchObject({ remaining: 99, spent: 1 });
});

test("refresh works without its object, and updates the quota", async () => {
  const { cfb } = clientWithFetch(() => Response.json({ remainingCalls: 7 }));
  const { quota } = cfb;
  const { refresh } = quota;
  expect(await refresh()).toMatchObject({ remaining: 7 });
  expect(quota.remaining).toBe(7);
});

test("the quota of a result is a snapshot", async () => {
  const cfb = countingClient();
  const { quota } = await cfb.result("/games", { year: 2023 });
  await cfb.get("/games", { year: 2024 });
  expect([quota.remaining, cfb.quota.remaining]).toEqual([99, 98]);
});
