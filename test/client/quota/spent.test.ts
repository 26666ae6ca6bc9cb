import { clientWithFetch } from "../../support/client-with-fetch.js";
import { start } from "../../support/clock.js";
import { failure, info, manualClient, success, watch } from "../../support/manual-client.js";

const broken = () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error("reset")) }));

describe("`spent` counts", () => {
  test.each([
    ["an empty list as one call", () => success(), 1],
    ["two unusable successes as two calls", broken, 2],
    ["failures as zero", () => failure(503), 0],
  ])("%s", async (_, respond, spent) => {
    const { cfb, clock } = manualClient({ retries: 1 }, respond);
    watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(60_000);
    expect(cfb.quota.spent).toBe(spent);
  });

  test("free operations as zero", async () => {
    const { cfb } = manualClient({}, ({ path }) => (path === "/info" ? info(9) : success()));
    await cfb.get("/scoreboard");
    await cfb.quota.refresh();
    expect(cfb.quota.spent).toBe(0);
  });

  test.each([
    [0, 0],
    [5, 1],
  ])("a request that times out with a floor of %d as %d", async (quotaFloor, spent) => {
    const { cfb, clock } = manualClient({ retries: 0, quotaFloor }, ({ path }) =>
      path === "/info" ? info(900) : undefined,
    );
    const call = watch(cfb.get("/games", { year: 2024 }));
    await clock.pass(60_000);
    expect(call.error).toMatchObject({ code: "timeout" });
    expect(cfb.quota.spent).toBe(spent);
  });
});

test("a quota object is always current, and can be spread, compared and converted to JSON", async () => {
  const { cfb } = manualClient({}, (_, number) => success(100 - number));
  const { quota } = cfb;
  expect(quota).toMatchObject({ remaining: undefined, spent: 0 });
  const result = await cfb.result("/games", { year: 2023 });
  await cfb.get("/games", { year: 2024 });
  expect([quota.remaining, quota.spent, quota.learnedAt]).toEqual([98, 2, start]);
  expect(cfb.quota).toBe(quota);
  for (const copy of [{ ...quota }, JSON.parse(JSON.stringify(quota))]) expect(copy).toMatchObject({ remaining: 98 });
  // The number in a result is a snapshot.
  expect(result.quota.remaining).toBe(99);
});

test("refresh updates the quota even if it is called without its object", async () => {
  const { quota } = clientWithFetch(() => info(7)).cfb;
  const { refresh } = quota;
  expect(await refresh()).toMatchObject({ remaining: 7 });
  expect(quota.remaining).toBe(7);
});

test("`fetchOptions` that make a request impossible cause a QueryError without a request", async () => {
  const { cfb, sent } = manualClient({ retries: 2 });
  const budget = { left: 10 };
  const fetchOptions = { mode: "navigate" } as const;
  const result = await cfb.result("/games", { year: 2024 }, { fetchOptions, budget });
  expect(result).toMatchObject({ ok: false, error: { code: "query", retryable: false, path: "/games" } });
  expect(result).toHaveProperty("error.message", expect.stringMatching(/`fetchOptions`.*Nothing was sent/));
  expect([budget.left, sent, cfb.quota.spent]).toEqual([10, [], 0]);
});

test("a 304 counts as spent, because it costs a call", async () => {
  const headers = { etag: '"a"', "x-calllimit-remaining": "7" };
  const { cfb } = clientWithFetch(() => new Response(null, { status: 304, headers }));
  await cfb.fetch("/games?year=2024", { headers: { "if-none-match": '"a"' } });
  expect(cfb.quota).toMatchObject({ remaining: 7, spent: 1 });
});
