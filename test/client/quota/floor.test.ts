import { brokenBody } from "../../support/body-streams.js";
import { settled } from "../../support/clock.js";
import { failure, info, manualClient, type SentRequest, success, watch } from "../../support/manual-client.js";

const floor = 5;
const refused = { ok: false, error: { code: "quota_exceeded" } };
const february = Date.UTC(2025, 1, 1);

/** A service with this many calls left, which responds out of order, and its client. */
function countingService(calls: number, quotaFloor: number) {
  const state = { left: calls };
  const made = manualClient({ quotaFloor, retries: 0 }, async ({ path }) => {
    if (path === "/info") return info(state.left);
    const now = --state.left;
    for (let turn = 0; turn < now % 3; turn++) await settled();
    return success(now);
  });
  return { ...made, state };
}

describe("the floor", () => {
  test("does not refuse a call because of requests in flight that the service has already counted", async () => {
    const { cfb, sent } = manualClient({ quotaFloor: 10, concurrency: 5 }, ({ path }) =>
      path === "/info" ? info(15) : undefined,
    );
    const calls = [1, 2, 3, 4, 5, 6].map((week) => watch(cfb.result("/games", { year: 2024, week })));
    await settled();
    await settled();
    const games = () => sent.filter(({ path }) => path === "/games");
    expect(games()).toHaveLength(5);
    // The service has counted four of the five when it responds to the first one.
    games()[0]?.reply(success(11));
    await settled();
    expect(calls.map(({ done }) => done)).toEqual([true, false, false, false, false, false]);
    for (const request of games().slice(1, 4)) request.reply(success(11));
    games()[4]?.reply(success(10));
    await settled();
    const message = expect.stringContaining("10 calls are left of this month's quota and `quotaFloor` keeps 10");
    expect(calls.slice(0, 5).map(({ data }) => data?.ok)).toEqual([true, true, true, true, true]);
    expect(calls[5]?.data).toMatchObject({ ok: false, error: { code: "quota_exceeded", message } });
  });

  test("does not delay the end of a call whose signal aborts while it waits for requests in flight", async () => {
    const { cfb } = manualClient({ quotaFloor: 10 }, ({ path }) => (path === "/info" ? info(11) : undefined));
    watch(cfb.result("/games", { year: 2024, week: 1 }));
    await settled();
    const controller = new AbortController();
    const call = watch(cfb.get("/games", { year: 2024, week: 2 }, { signal: controller.signal }));
    await settled();
    expect(call.done).toBe(false);
    controller.abort("enough");
    await settled();
    expect(call.error).toBe("enough");
  });

  test("counts every request in flight, whatever the order in which the service counts and responds", async () => {
    const limits = { quotaFloor: floor, concurrency: 4 };
    const { cfb, sent } = manualClient(limits, ({ path }) => (path === "/info" ? info(100) : undefined));
    for (const year of [2021, 2022, 2023, 2024]) void cfb.result("/games", { year });
    await settled();
    await settled();
    const [first, second, third, last] = sent.filter(({ path }) => path === "/games");
    // The service counts the last one first, and the third one last.
    for (const [request, left] of [
      [last, 99],
      [third, 96],
      [first, 98],
      [second, 97],
    ] as const) {
      request?.reply(success(left));
      await settled();
    }
    expect(cfb.quota.remaining).toBe(96);
  });

  test.each([
    [5, 20],
    [1, 2],
    [5, 5],
    [5, 0],
  ])("of %d calls holds for five hundred calls at once with %d left", async (quotaFloor, calls) => {
    const { cfb, state, paths } = countingService(calls, quotaFloor);
    const years = Array.from({ length: 500 }, (_, id) => cfb.result("/games", { id: id + 1 }));
    const errors = (await Promise.all(years)).flatMap((result) => (result.ok ? [] : [result.error]));
    // Responses arrive out of order. So it is not known whether the service has counted the calls in flight.
    expect(state.left).toBeGreaterThanOrEqual(Math.min(calls, quotaFloor));
    expect(state.left).toBeLessThan(quotaFloor + 4);
    expect([errors.length, cfb.quota.spent]).toEqual([500 - (calls - state.left), calls - state.left]);
    const resetsAt = new Date("2024-10-01");
    for (const error of errors) expect(error).toMatchObject({ code: "quota_exceeded", path: "/games", resetsAt });
    expect(errors.at(-1)?.message).toMatch(/`quotaFloor` keeps \d: the request was not sent/);
    expect(paths().filter((path) => path === "/info")).toHaveLength(1);
  });

  test("of 0 does not cause requests to /info", async () => {
    const { cfb, paths } = countingService(9, 0);
    await cfb.get("/games", { year: 2024 });
    expect(paths()).toEqual(["/games"]);
  });

  test("does not stop free operations", async () => {
    const { cfb } = countingService(5, floor);
    expect(await cfb.result("/games", { year: 2024 })).toMatchObject(refused);
    expect(await cfb.result("/scoreboard")).toMatchObject({ ok: true });
  });

  test("limits retries, because a success that broke off has cost a call", async () => {
    const { cfb, clock, paths } = manualClient({ quotaFloor: floor, retries: 9 }, ({ path }) =>
      path === "/info" ? info(6) : new Response(brokenBody("[")),
    );
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(100_000);
    expect(call.data).toMatchObject(refused);
    expect(paths()).toEqual(["/info", "/games"]);
  });

  test("uses the service's number once a later response reports it, however the earlier calls ended", async () => {
    const outcomes = [() => Promise.reject(new Error("gone")), () => failure(500), () => failure(400)];
    const { cfb, sent } = manualClient({ quotaFloor: floor, retries: 0 }, ({ path }, number) =>
      path === "/info" ? info(8) : (outcomes[number - 2]?.() ?? success(number === 5 ? 6 : 5)),
    );
    for (const year of [2020, 2021, 2022, 2023, 2024]) await cfb.result("/games", { year });
    const message = expect.stringContaining("5 calls are left");
    expect(await cfb.result("/games", { year: 2019 })).toMatchObject({ ok: false, error: { message } });
    expect(sent).toHaveLength(6);
  });

  test("holds if calls end during a slow refresh that then reports a higher number", async () => {
    let left = 11;
    const infos: SentRequest[] = [];
    const { cfb, paths } = manualClient({ quotaFloor: floor, concurrency: 5 }, (request) => {
      if (request.path !== "/info") return success(--left);
      return infos.push(request) === 1 ? info(left) : undefined;
    });
    await cfb.get("/games", { year: 2000 });
    const refresh = watch(cfb.quota.refresh());
    await settled();
    const stale = info(left);
    for (let year = 2001; year <= 2005; year++) await cfb.get("/games", { year });
    infos[1]?.reply(stale);
    await settled();
    expect([refresh.done, left, cfb.quota.remaining]).toEqual([true, 5, 5]);
    const more = [2006, 2007, 2008].map((year) => cfb.result("/games", { year }));
    expect(await Promise.all(more)).toMatchObject([refused, refused, refused]);
    expect(paths()).toHaveLength(8);
  });

  test("does not delay an aborted call while /info is requested, and the others continue", async () => {
    const { cfb, sent } = manualClient({ quotaFloor: floor }, ({ path }) => (path === "/info" ? undefined : success()));
    const controller = new AbortController();
    const leaves = watch(cfb.get("/games", { year: 2023 }, { signal: controller.signal }));
    const stays = cfb.result("/games", { year: 2024 }, { signal: new AbortController().signal });
    await settled();
    controller.abort("enough");
    await settled();
    expect(leaves.error).toBe("enough");
    sent[0]?.reply(info(100));
    expect(await stays).toMatchObject({ ok: true });
  });

  test("requests /info before a call even if only one call may be in flight", async () => {
    const { cfb, paths } = manualClient({ quotaFloor: floor, concurrency: 1 }, ({ path }) =>
      path === "/info" ? info(6) : success(5),
    );
    const calls = [2023, 2024].map((year) => cfb.result("/games", { year }));
    expect(await Promise.all(calls)).toMatchObject([{ ok: true }, refused]);
    expect(paths()).toEqual(["/info", "/games"]);
  });

  test("is checked again for queued calls when the month changes", async () => {
    const { cfb, clock, sent, paths } = manualClient({ quotaFloor: floor, concurrency: 1 }, ({ path }) =>
      path === "/info" ? info(clock.time < february ? 100 : 3) : undefined,
    );
    clock.time = february - 1_000;
    const calls = [2021, 2022, 2023].map((year) => watch(cfb.result("/games", { year })));
    await settled();
    clock.time = february;
    sent.at(-1)?.reply(success());
    await clock.pass(0);
    expect(calls.map(({ data }) => data)).toMatchObject([{ ok: true }, refused, refused]);
    expect(paths().filter((path) => path === "/games")).toHaveLength(1);
  });
});
