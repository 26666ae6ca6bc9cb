import type { ClientOptions } from "../../../src/index.js";
import { settled, start } from "../../support/clock.js";
import { failure, manualClient, success, watch } from "../../support/manual-client.js";

const utc = (ms: number) => new Date(start + ms).toUTCString();
const paused = (value: string) => success(undefined, { "retry-after": value });

/** Creates a client that receives these responses in order, and then successes. `call` starts a call without waiting for its end. */
function pausedClient(responses: readonly Response[], options: ClientOptions = {}) {
  const left = [...responses];
  const made = manualClient({ retries: 0, ...options }, () => left.shift() ?? success());
  // Without jitter.
  made.clock.chance = 0;
  let year = 1900;
  const call = (path: "/games" | "/drives", signal?: AbortSignal) =>
    watch(made.cfb.get(path, { year: year++ }, signal && { signal }));
  return { ...made, call };
}

/** Makes a row's calls. Calls joined by & start together. Returns the requests with their times in ms. */
async function log(row: string): Promise<string> {
  const [, retries, chance, responses = "", calls = ""] =
    /^(?:retries=(\d) )?(?:chance=(\S+) )?(.*) : (.*)$/.exec(row) ?? [];
  const list = (responses.match(/\d+(?:\{.*?\})?/g) ?? []).map((each) => {
    const [, status, value] = /^(\d+)(?:\{(.*)\})?$/.exec(each) ?? [];
    const headers: Record<string, string> = value === undefined ? {} : { "retry-after": value };
    return status === "200" ? success(undefined, headers) : failure(Number(status), "Slow down.", headers);
  });
  const { call, clock, sent } = pausedClient(list, { retries: Number(retries ?? 0) });
  clock.chance = Number(chance ?? 0);
  for (const group of calls.split(" ")) {
    for (const path of group.split("&")) call(`/${path}` as "/games" | "/drives");
    await settled();
  }
  await clock.pass(100_000);
  expect(clock.pending).toEqual([]);
  return sent.map(({ path, at }) => `${at} ${path.slice(1)}`).join(", ");
}

// [retries] [chance] responses with their Retry-After : calls → requests
const table = `
A success with a Retry-After delays the next call to the same path, up to maxRetryAfterMs.
200 200{2} : games games games drives → 0 games, 0 games, 0 drives, 2000 games
200 200{${utc(5_000)}} : games games games drives → 0 games, 0 games, 0 drives, 5000 games
200 200{${"9".repeat(400)}} : games games games drives → 0 games, 0 games, 0 drives, 60000 games
200{0} : games games → 0 games, 0 games
200{junk} : games games → 0 games, 0 games
200{${utc(-5_000)}} : games games → 0 games, 0 games

The delay has jitter, so that waiting clients do not all send at the same moment.
chance=0.5 200{2} : games games → 0 games, 2250 games

Each path has a separate delay. If two responses set a delay for one path, the longer one counts.
200{9} 200{3} 200{5} : games&games&drives games&drives → 0 games, 0 games, 0 drives, 5000 drives, 9000 games
200{5} 200{5} 200{9} : games&games&drives games&drives → 0 games, 0 games, 0 drives, 5000 games, 9000 drives

A failure with a Retry-After delays other calls to the same path, even if the failed call is not retried.
retries=2 429{5} : games games&games drives → 0 games, 0 drives, 5000 games, 5000 games, 5000 games
retries=2 503{5} : games games&games drives → 0 games, 0 drives, 5000 games, 5000 games, 5000 games
429{5} : games games → 0 games, 5000 games
503{5} : games games → 0 games, 5000 games

The delay also applies to another call's attempt that waits for a shorter time.
retries=2 503{1} 503{5} : games&games → 0 games, 0 games, 5000 games, 5000 games

A failure with any other status or Retry-After does not delay other calls.
503 : games games → 0 games, 0 games
503{0} : games games → 0 games, 0 games
503{soon} : games games → 0 games, 0 games
500{9} : games games → 0 games, 0 games
400{9} : games games → 0 games, 0 games
`;

test.each(table.split("\n").flatMap((row) => (row.includes(" → ") ? [row.split(" → ") as [string, string]] : [])))(
  "%s → %s",
  async (row, requests) => {
    expect(await log(row)).toBe(requests);
  },
);

test("after a pause, calls are sent in order, even if the timer fires late", async () => {
  const { call, clock, sent } = pausedClient([paused("2")]);
  call("/games");
  await settled();
  call("/games");
  await settled();
  clock.skip(3_000);
  call("/games");
  await clock.pass(0);
  expect(sent.map(({ address }) => address.slice(-4))).toEqual(["1900", "1901", "1902"]);
});

test("a pause does not leave a timer running after the last waiting call is aborted", async () => {
  const { call, clock } = pausedClient([paused("50")]);
  call("/games");
  await settled();
  const controllers = [new AbortController(), new AbortController()];
  const calls = controllers.map(({ signal }) => call("/games", signal));
  await settled();
  for (const [index, pending] of [[50_000, 600_000], []].entries()) {
    controllers[index]?.abort("enough");
    await settled();
    expect([calls[index]?.error, clock.pending]).toEqual(["enough", pending]);
  }
});

test.each([429, 503])("a pause after a %d does not count toward an attempt's time limit", async (status) => {
  const { call, cfb, clock, sent } = pausedClient([failure(status, "Slow down.", { "retry-after": "5" })]);
  call("/games");
  await settled();
  const next = watch(cfb.result("/games", { year: 2024 }, { timeoutMs: 1_000, totalTimeoutMs: 5_001 }));
  await clock.pass(4_999);
  expect(sent).toHaveLength(1);
  await clock.pass(1);
  expect(next.data).toMatchObject({ ok: true });
});

test("a call waits for a pause, or fails immediately if the pause is longer than the call's remaining time", async () => {
  const { cfb, clock, sent } = pausedClient([failure(503, "", { "retry-after": "8" })]);
  watch(cfb.get("/games", { year: 1900 }));
  await settled();
  const late = watch(cfb.get("/games", { year: 1901 }, { totalTimeoutMs: 7_999 }));
  const patient = watch(cfb.get("/games", { year: 1902 }, { totalTimeoutMs: 8_001 }));
  await clock.pass(0);
  expect(late.error).toMatchObject({ code: "timeout", message: expect.stringContaining("pauses") });
  await clock.pass(8_000);
  expect([patient.data, sent.length]).toEqual([[], 2]);
  expect(clock.pending).toEqual([]);
});

test("a call returns stale data immediately if a pause is longer than the call's remaining time", async () => {
  const old = success(undefined, { "retry-after": "0" });
  const { cfb, clock, sent } = pausedClient([old, failure(503, "", { "retry-after": "50" })], { cache: true });
  const options = { cacheTtlMs: 1_000, totalTimeoutMs: 2_000 };
  await cfb.get("/games", { year: 1900 }, options);
  clock.skip(2_000);
  watch(cfb.get("/games", { year: 1901 }));
  await settled();
  const stored = watch(cfb.result("/games", { year: 1900 }, options));
  await clock.pass(0);
  expect([stored.data, sent.length]).toEqual([expect.objectContaining({ ok: true, stale: true }), 2]);
});
