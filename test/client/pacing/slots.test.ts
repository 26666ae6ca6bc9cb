import type { CallOptions, ClientOptions } from "../../../src/index.js";
import { settled } from "../../support/clock.js";
import { busy, failure, manualClient, type SentRequest, success, watch } from "../../support/manual-client.js";

/** A client whose requests stay open until `end`, and the years of those that were sent. Calls are identified by their year. */
function slots(concurrency: number, options: ClientOptions = {}) {
  const made = manualClient({ concurrency, retries: 0, ...options });
  const yearOf = ({ address }: SentRequest) => Number(address.slice(-4));
  return {
    ...made,
    call: (path: "/games" | "/drives" | "/stats/player/season", year: number, own: CallOptions = {}) =>
      watch(made.cfb.get(path, { year }, own)),
    years: async () => {
      await settled();
      return made.sent.map(yearOf);
    },
    async end(year: number, response = success()) {
      await settled();
      made.sent.find((request) => yearOf(request) === year)?.reply(response);
      await settled();
    },
  };
}

test("at most `concurrency` calls are in flight at once, and the others follow in order, whatever their path", async () => {
  const { call, years, end } = slots(2);
  for (const year of [2001, 2002, 2003, 2004, 2005]) call(year === 2001 || year === 2004 ? "/games" : "/drives", year);
  expect(await years()).toEqual([2001, 2002]);
  await end(2002);
  expect(await years()).toEqual([2001, 2002, 2003]);
  await end(2001);
  expect(await years()).toEqual([2001, 2002, 2003, 2004]);
});

test("a path that allows two calls gets two, and does not delay other paths", async () => {
  const { call, years, end } = slots(4);
  for (const year of [2001, 2002, 2003, 2004]) call("/stats/player/season", year);
  call("/games", 2010);
  expect(await years()).toEqual([2001, 2002, 2010]);
  await end(2010);
  expect(await years()).toEqual([2001, 2002, 2010]);
  await end(2001);
  expect(await years()).toEqual([2001, 2002, 2010, 2003]);
});

test("a failure frees its slot as a response does", async () => {
  const { call, sent, years } = slots(1);
  const failed = call("/games", 2001);
  call("/games", 2002);
  await settled();
  sent[0]?.fail(new Error("gone"));
  expect(await years()).toEqual([2001, 2002]);
  expect(failed.error).toMatchObject({ code: "connection" });
});

test("a call aborted in the queue is never sent, takes no slot, and rejects with its reason", async () => {
  const { call, years, end } = slots(1);
  const controller = new AbortController();
  call("/games", 2001);
  const aborted = call("/games", 2002, controller);
  call("/games", 2003);
  await settled();
  controller.abort("enough");
  await end(2001);
  expect([aborted.error, await years()]).toEqual(["enough", [2001, 2003]]);
  await end(2003);
  const before = call("/games", 2004, { signal: AbortSignal.abort("before") });
  expect([await years(), before.error]).toEqual([[2001, 2003], "before"]);
});

test("a call aborted in flight frees its slot", async () => {
  const { call, years } = slots(1);
  const controller = new AbortController();
  call("/games", 2001, controller);
  await settled();
  controller.abort("enough");
  call("/games", 2002);
  expect(await years()).toEqual([2001, 2002]);
});

test("a thousand calls all settle while a thousand others are aborted at the same time", async () => {
  const { cfb, sent } = slots(2);
  // A separate signal for each call, because a thousand listeners on one signal would be a leak.
  const controllers = Array.from({ length: 1000 }, () => new AbortController());
  const aborted = controllers.map(({ signal }, id) => watch(cfb.get("/games", { id: id + 1 }, { signal })));
  const others = controllers.map((_, id) => watch(cfb.get("/games", { id: id + 2001 })));
  await settled();
  for (const controller of controllers) controller.abort("enough");
  await settled();
  for (let index = 0; index < 1000; index += 2) {
    for (const { reply } of sent.slice(index, index + 2)) reply(success());
    await settled();
  }
  expect(aborted.filter(({ error }) => error === "enough")).toHaveLength(1000);
  expect(others.filter(({ data }) => data)).toHaveLength(1000);
  expect(sent).toHaveLength(1000);
});

test("waiting in the queue does not count toward an attempt's time limit", async () => {
  const { call, clock, sent } = slots(1, { timeoutMs: 1_000 });
  const calls = [2001, 2002, 2003, 2004, 2005].map((year) => call("/games", year));
  for (let index = 0; index < 5; index++) {
    await clock.pass(900);
    sent[index]?.reply(success());
  }
  await settled();
  expect(calls.map(({ error }) => error)).toEqual(Array(5).fill(undefined));
});

describe("a call that waits for a retry does not occupy a slot:", () => {
  /** A client whose first `count` requests to /games get this response, and all other requests a success. */
  function recoveringAfter(count: number, respond: () => Response, options: ClientOptions = {}) {
    let left = count;
    return manualClient(options, ({ path }) => (path !== "/venues" && left-- > 0 ? respond() : success()));
  }

  test("four 503s with a Retry-After on /games do not delay /venues", async () => {
    const { cfb, clock, paths } = recoveringAfter(4, () => failure(503, "", { "retry-after": "2" }));
    const games = [2021, 2022, 2023, 2024].map((year) => watch(cfb.result("/games", { year })));
    await settled();
    const venues = watch(cfb.result("/venues"));
    await clock.pass(0);
    expect(venues.data).toMatchObject({ ok: true });
    await clock.pass(2_250);
    expect(games.map(({ data }) => data?.ok)).toEqual([true, true, true, true]);
    expect(paths()).toHaveLength(9);
  });

  test.each([
    ["a 503 without Retry-After", () => failure(503)],
    ["a busy 429 with Retry-After", () => busy({ "retry-after": "1" })],
  ])("%s lets the next call be sent even if only one may be in flight", async (_, respond) => {
    const { cfb, clock, paths } = recoveringAfter(1, respond, { concurrency: 1 });
    const calls = watch(Promise.all([cfb.result("/games", { year: 2024 }), cfb.result("/drives", { year: 2024 })]));
    await clock.pass(0);
    expect(paths()).toEqual(["/games", "/drives"]);
    await clock.pass(1_250);
    expect(calls.data?.map(({ ok }) => ok)).toEqual([true, true]);
    expect(paths()).toEqual(["/games", "/drives", "/games"]);
  });

  test("the path's two slots are free as well", async () => {
    const { cfb, clock, sent } = recoveringAfter(2, () => failure(500));
    const calls = [2022, 2023, 2024].map((year) => watch(cfb.result("/stats/player/season", { year })));
    await clock.pass(0);
    expect(sent.map(({ address }) => address.slice(-4))).toEqual(["2022", "2023", "2024"]);
    await clock.pass(1_000);
    expect(calls.map(({ data }) => data?.ok)).toEqual([true, true, true]);
  });

  test("each attempt takes a slot again, so that retries stay within `concurrency` and the path's limit", async () => {
    const open: SentRequest[] = [];
    let most = { all: 0, path: 0 };
    const { cfb, clock } = manualClient({ concurrency: 3, retries: 4 }, (request) => {
      open.push(request);
      const path = open.filter((one) => one.path === "/stats/player/season").length;
      most = { all: Math.max(most.all, open.length), path: Math.max(most.path, path) };
      return undefined;
    });
    const calls = Array.from({ length: 10 }, (_, index) => [
      watch(cfb.result("/stats/player/season", { year: 2010 + index })),
      watch(cfb.result("/games", { year: 2010 + index })),
    ]).flat();
    for (let step = 0; step < 200; step++) {
      await clock.pass(100);
      open.splice(step % 2, 1)[0]?.reply(step % 3 === 0 ? success() : failure(503));
    }
    expect(calls.every(({ done }) => done)).toBe(true);
    expect(most).toEqual({ all: 3, path: 2 });
  });

  test("the retry waits for a slot no longer than totalTimeoutMs allows, and leaves no timer running", async () => {
    const { cfb, clock, sent } = manualClient({ concurrency: 1, timeoutMs: 1e9 }, (_, number) =>
      number === 1 ? failure(503) : undefined,
    );
    const first = watch(cfb.result("/games", { year: 2024 }, { totalTimeoutMs: 1_000 }));
    await settled();
    const second = watch(cfb.result("/drives", { year: 2024 }, { totalTimeoutMs: Number.POSITIVE_INFINITY }));
    await clock.pass(999);
    expect(first.done).toBe(false);
    await clock.pass(1);
    expect(first.data).toMatchObject({ ok: false, error: { code: "timeout" } });
    expect(second.done).toBe(false);
    sent.at(-1)?.reply(success());
    await settled();
    const third = watch(cfb.result("/venues", {}, { totalTimeoutMs: Number.POSITIVE_INFINITY }));
    await settled();
    sent.at(-1)?.reply(success());
    await settled();
    expect([second.done, third.done, clock.pending, sent.length]).toEqual([true, true, [], 3]);
  });
});

test("all paths that the document lacks share one queue, so that many different ids do not slow other calls down", async () => {
  const { cfb, clock, sent } = manualClient({ concurrency: 1, retries: 0 });
  for (const id of [1, 2, 3]) watch(cfb.fetch(`/new/${id}`));
  await settled();
  sent[0]?.reply(failure(503, "", { "retry-after": "5" }));
  await settled();
  expect(sent.map(({ path }) => path)).toEqual(["/new/1"]);
  await clock.pass(6_000);
  expect(sent.map(({ path }) => path)).toEqual(["/new/1", "/new/2"]);
});

test("a retry waits behind calls that arrived in the meantime", async () => {
  const { cfb, clock, sent } = manualClient({ concurrency: 1, retries: 1, timeoutMs: 1_000 }, ({ address }) =>
    address.includes("201") ? undefined : success(),
  );
  for (const year of [2018, 2019, 2021, 2022]) watch(cfb.result("/games", { year }));
  await clock.pass(60_000);
  expect(sent.map(({ address }) => address.slice(-4))).toEqual(["2018", "2019", "2021", "2022", "2018", "2019"]);
});
