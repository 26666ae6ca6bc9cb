import type { CfbError } from "../../../src/index.js";
import { failure, info, manualClient, success, watch } from "../../support/manual-client.js";
import { membersOf } from "../../support/members.js";

/** Makes fifty different calls and returns their errors. */
async function errorsOfFiftyCalls({ cfb, clock }: ReturnType<typeof manualClient>) {
  const calls = Array.from({ length: 50 }, (_, index) => cfb.result("/games", { year: 1950 + index }));
  const all = watch(Promise.all(calls));
  await clock.pass(60_000);
  return (all.data ?? []).map((result) => (result.ok ? undefined : result.error));
}

describe("if remainingCalls is null in /info,", () => {
  test("there is no limit, so calls are sent despite a floor", async () => {
    const { cfb, paths } = manualClient({ quotaFloor: 100 }, ({ path }) => (path === "/info" ? info(null) : success()));
    expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: true });
    expect(await cfb.result("/games", { year: 2023 })).toMatchObject({ ok: true });
    expect(paths()).toEqual(["/info", "/games", "/games"]);
    expect(cfb.quota.remaining).toBe(Number.POSITIVE_INFINITY);
  });

  test("`remaining` is Infinity after a refresh, and onQuota receives it", async () => {
    const states: unknown[] = [];
    const { cfb } = manualClient({ onQuota: ({ remaining }) => states.push(remaining) }, () => info(null));
    expect(await cfb.quota.refresh()).toHaveProperty("remaining", Number.POSITIVE_INFINITY);
    expect(states).toEqual([Number.POSITIVE_INFINITY]);
  });

  test("a limit in a later header replaces it", async () => {
    const { cfb } = manualClient({}, ({ path }) => (path === "/info" ? info(null) : success(2_999)));
    await cfb.quota.refresh();
    await cfb.get("/games", { year: 2024 });
    expect(cfb.quota.remaining).toBe(2_999);
  });
});

test.each([
  ["has a string for the calls left", () => info("many")],
  ["does not have the calls left", () => info(undefined)],
  ["has an empty string for the calls left", () => info("")],
  ["is null", () => Response.json(null)],
])("an /info response that %s causes a ResponseError, and with a floor no call is sent", async (_, respond) => {
  const { cfb, paths } = manualClient({ quotaFloor: 100 }, ({ path }) => (path === "/info" ? respond() : success()));
  const result = await cfb.result("/games", { year: 2024 });
  expect(result).toMatchObject({
    ok: false,
    error: {
      code: "response",
      message: expect.stringMatching(/\/info.*how many calls are left|how many calls are left.*\/info/),
    },
  });
  expect(paths()).toEqual(["/info"]);
});

describe("a failed request to /info, for the floor,", () => {
  test("is retried like a call, so that all of fifty calls succeed", async () => {
    const service = manualClient({ quotaFloor: 5, concurrency: 50 }, ({ path }, number) =>
      path !== "/info" ? success() : number === 1 ? failure(503) : info(1_000),
    );
    expect(await errorsOfFiftyCalls(service)).toEqual(Array(50).fill(undefined));
    expect(service.paths().slice(0, 3)).toEqual(["/info", "/info", "/games"]);
  });

  test.each([
    ["service", () => failure(503, "Down."), 503],
    ["authentication", () => failure(401, "Unauthorized"), 401],
    ["connection", () => Promise.reject(new Error("gone")), undefined],
    ["response", () => new Response("<html>"), 200],
  ] as const)(
    "gives each waiting call a separate error with the code %s that mentions /info and quotaFloor",
    async (code, respond, status) => {
      const service = manualClient({ quotaFloor: 5 }, ({ path }) => (path === "/info" ? respond() : success()));
      const errors = await errorsOfFiftyCalls(service);
      expect(errors).toHaveLength(50);
      expect(new Set(errors).size).toBe(50);
      for (const error of errors) {
        const expected = { code, status, path: "/info", operationId: "getUserInfo" };
        expect(membersOf(error, expected)).toEqual(expected);
        expect(error?.message).toMatch(/\/info/);
        expect(error?.message).toMatch(/quotaFloor/);
      }
      expect(service.paths()).not.toContain("/games");
    },
  );

  test("has separate retries, and the call's retries do not repeat it", async () => {
    const { cfb, clock, paths } = manualClient({ quotaFloor: 5, retries: 2 }, () => failure(503));
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(60_000);
    expect(call.data).toMatchObject({ ok: false, error: { path: "/info" } });
    expect(paths()).toEqual(["/info", "/info", "/info"]);
  });

  test("is repeated by the next call, which is sent if /info succeeds", async () => {
    let down = true;
    const { cfb } = manualClient({ quotaFloor: 5, retries: 0 }, ({ path }) =>
      path !== "/info" ? success() : down ? failure(503) : info(1_000),
    );
    expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: false });
    down = false;
    expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: true });
  });

  test("does not fail a call if another response has reported the quota in the meantime", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { cfb, clock, paths } = manualClient({ quotaFloor: 5 }, async ({ path }) => {
      if (path === "/info") await released;
      const usage = Response.json(null, { headers: { "x-calllimit-remaining": "1000" } });
      return path === "/info" ? failure(401) : path === "/info/usage" ? usage : success(1_000);
    });
    const games = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(0);
    await cfb.result("/info/usage");
    release();
    await clock.pass(1_000);
    expect(games.data).toMatchObject({ ok: true });
    expect(paths()).toEqual(["/info", "/info/usage", "/games"]);
  });

  test("does not mention quotaFloor if the user called refresh()", async () => {
    const { cfb } = manualClient({ quotaFloor: 5, retries: 0 }, () => failure(503));
    const error: CfbError = await cfb.quota.refresh().then(
      () => {
        throw new Error("refresh did not reject");
      },
      (thrown) => thrown,
    );
    expect(error).toMatchObject({ code: "service", status: 503, path: "/info" });
    expect(error.message).not.toContain("quotaFloor");
  });
});

test("a call that times out while it waits for /info does not stop it for a later call", async () => {
  const { cfb, clock, sent, paths } = manualClient({ quotaFloor: 100, retries: 0 });
  const first = watch(cfb.result("/games", { year: 2020 }));
  await clock.pass(1);
  sent[0]?.reply(info(100));
  await clock.pass(1);
  expect(first.data).toMatchObject({ ok: false, error: { code: "quota_exceeded" } });
  await clock.pass(61_000);
  const short = watch(cfb.result("/games", { year: 2021 }, { totalTimeoutMs: 10 }));
  await clock.pass(10);
  expect(short.data).toMatchObject({ ok: false, error: { code: "timeout" } });
  watch(cfb.result("/games", { year: 2022 }));
  await clock.pass(1);
  sent[1]?.reply(info(5_000));
  await clock.pass(1);
  expect(paths()).toEqual(["/info", "/info", "/games"]);
});
