import type { ClientOptions } from "../../../src/index.js";
import { settled } from "../../support/clock.js";
import { failure, info, manualClient, monthly, success, watch } from "../../support/manual-client.js";

const october = new Date("2024-10-01T00:00:00Z");
const exceeded = { ok: false, error: { code: "quota_exceeded", resetsAt: october } };

/** A client whose service has no metered call left until October, and what `/info` reports. */
function spentClient(
  infos: () => Response | undefined | Promise<Response> = () => info(0),
  options: ClientOptions = {},
) {
  const made = manualClient({ retries: 0, ...options }, ({ path }) => {
    if (path === "/info") return infos();
    return path === "/games" && made.clock.time < october.getTime() ? monthly({ "retry-after": "50" }) : success();
  });
  const games = (year = 2024) => made.cfb.result("/games", { year });
  return { ...made, games, infos: () => made.paths().filter((path) => path === "/info").length };
}

describe("after a monthly 429", () => {
  test("the client refuses metered calls until the month ends, and still sends free ones", async () => {
    const states: unknown[] = [];
    const { cfb, clock, games, paths } = spentClient(undefined, { onQuota: (state) => states.push(state) });
    expect(await games()).toMatchObject({ ...exceeded, status: 429 });
    expect(states.at(-1)).toMatchObject({ remaining: 0, exhaustedUntil: october });
    const message = "The month's call quota is used up; it returns on 2024-10-01 at 00:00 UTC.";
    for (let count = 0; count < 2; count++)
      expect(await games()).toMatchObject({ ...exceeded, status: undefined, error: { message } });
    expect(await cfb.result("/scoreboard")).toMatchObject({ ok: true });
    clock.time = october.getTime() - 1;
    expect(await games()).toMatchObject(exceeded);
    clock.time++;
    expect(await games()).toMatchObject({ ok: true });
    expect(cfb.quota).toMatchObject({ spent: 1, exhaustedUntil: undefined });
    expect(paths()).toEqual(["/games", "/info", "/scoreboard", "/games"]);
  });

  test("a refresh that finds calls left allows calls again, and one that finds none does not", async () => {
    let left: number | null = 0;
    const { cfb, games } = spentClient(() => info(left));
    await games();
    await cfb.quota.refresh();
    expect(await games()).toMatchObject(exceeded);
    for (left of [5, null]) {
      expect(await cfb.quota.refresh()).toMatchObject({ remaining: left ?? Infinity, exhaustedUntil: undefined });
      expect(await cfb.result("/venues")).toMatchObject({ ok: true });
      await games();
    }
  });

  test("a response to a request that was already in flight does not allow calls, whatever quota it reports", async () => {
    const { cfb, sent } = manualClient({ retries: 0 });
    const both = [2023, 2024].map((year) => cfb.result("/games", { year }));
    await settled();
    sent[1]?.reply(monthly());
    await settled();
    sent[0]?.reply(success(1));
    await Promise.all(both);
    expect(cfb.quota).toMatchObject({ remaining: 0, exhaustedUntil: october });
  });

  test("a higher quota in a later request's response does not cancel the refusal", async () => {
    const { cfb, sent } = manualClient({ retries: 0 });
    const both = [2023, 2024].map((year) => cfb.result("/games", { year }));
    await settled();
    sent[1]?.reply(success(74_999));
    await settled();
    sent[0]?.reply(monthly());
    await Promise.all(both);
    expect(cfb.quota).toMatchObject({ remaining: 0, exhaustedUntil: october });
  });

  test("a call that waits for its retry is not sent again", async () => {
    const { cfb, clock, paths, sent } = manualClient({ retries: 2 }, ({ path }, number) =>
      path === "/info" ? info(0) : number === 1 ? success(1) : undefined,
    );
    await cfb.result("/venues");
    const calls = [2023, 2024].map((year) => watch(cfb.result("/games", { year })));
    await settled();
    sent[1]?.reply(failure(503));
    sent[2]?.reply(monthly());
    await clock.pass(60_000);
    expect(calls.map(({ data }) => data)).toMatchObject([exceeded, exceeded]);
    expect(paths()).toEqual(["/venues", "/games", "/games", "/info"]);
  });

  test("/info is requested at most once a minute", async () => {
    const { cfb, games, paths } = spentClient();
    await cfb.quota.refresh();
    for (let count = 0; count < 3; count++) expect(await games()).toMatchObject(exceeded);
    expect(paths()).toEqual(["/info", "/games"]);
  });

  test("for a free operation, calls are not refused afterwards", async () => {
    const { cfb } = manualClient({}, () => monthly());
    expect(await cfb.result("/scoreboard")).toMatchObject({ ok: false });
    expect(cfb.quota.exhaustedUntil).toBeUndefined();
  });
});

describe("after a monthly 429 and no quota header that month, the client", () => {
  test("asks /info once before it refuses a call, and sends the call if any are left", async () => {
    let refused = 0;
    const { cfb, paths } = manualClient({}, ({ path }) =>
      path === "/info" ? info(1_000) : refused++ < 2 ? monthly() : success(),
    );
    await Promise.all([cfb.result("/games", { year: 2024 }), cfb.result("/games", { year: 2023 })]);
    for (const year of [2022, 2021]) expect(await cfb.result("/games", { year })).toMatchObject({ ok: true });
    expect(paths()).toEqual(["/games", "/games", "/info", "/games", "/games"]);
  });

  test.each([1, 50])("asks /info once for fifty calls, %d at a time, and refuses each", async (concurrency) => {
    const { games, paths } = spentClient(undefined, { concurrency });
    await games();
    const results = await Promise.all(Array.from({ length: 50 }, (_, index) => games(1950 + index)));
    for (const result of results) expect(result).toMatchObject(exceeded);
    expect(new Set(results.map((result) => !result.ok && result.error)).size).toBe(50);
    expect(paths()).toEqual(["/games", "/info"]);
  });

  test("refuses calls if /info fails, and asks again after a minute", async () => {
    const { clock, games, infos } = spentClient(() => failure(503));
    await games();
    for (let count = 0; count < 5; count++) expect(await games()).toMatchObject(exceeded);
    expect(infos()).toBe(1);
    await clock.pass(59_999);
    await games();
    expect(infos()).toBe(1);
    await clock.pass(1);
    await games();
    expect(infos()).toBe(2);
  });

  test("ends an aborted call with its reason, and lets the next call wait for the same /info", async () => {
    const { cfb, clock, games, infos } = spentClient(() => undefined);
    await games();
    const controller = new AbortController();
    const aborted = watch(cfb.get("/games", { year: 2023 }, { signal: controller.signal }));
    const other = watch(games(2022));
    await clock.pass(0);
    controller.abort("enough");
    await clock.pass(1_000);
    expect([aborted.error, other.done, infos()]).toEqual(["enough", false, 1]);
  });

  test("aborts the request for /info if the only call that waits for it is aborted, and the next call sends another", async () => {
    const { cfb, clock, games, infos, sent } = spentClient(() => undefined);
    await games();
    const controller = new AbortController();
    const aborted = watch(cfb.get("/games", { year: 2023 }, { signal: controller.signal }));
    await settled();
    controller.abort("enough");
    await settled();
    expect([aborted.error, sent.at(-1)?.signal.aborted, clock.pending]).toEqual(["enough", true, []]);
    watch(games(2022));
    await settled();
    expect(infos()).toBe(2);
  });
});

describe("a clock that runs ahead at the end of a month", () => {
  /** A client whose clock has just reached October while the service still counts September for 200 ms more. */
  function aheadClient(options: ClientOptions) {
    const made = manualClient({ retries: 0, ...options }, ({ path }) => {
      const isNewMonth = made.clock.time >= october.getTime() + 200;
      if (path === "/info") return info(isNewMonth ? 75_000 : 0);
      return isNewMonth ? success(74_999) : monthly();
    });
    made.clock.time = october.getTime();
    return made;
  }

  test.each([{ quotaFloor: 10 }, {}])("causes refused calls for at most a minute: %j", async (options) => {
    const { cfb, clock } = aheadClient(options);
    for (let count = 0; count < 2; count++)
      expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ error: { code: "quota_exceeded" } });
    await clock.pass(60_000);
    expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: true });
  });
});
