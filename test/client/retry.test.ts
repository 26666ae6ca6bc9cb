import { ConnectionError } from "../../src/index.js";
import { brokenBody } from "../support/body-streams.js";
import { settled, start } from "../support/clock.js";
import { busy, failure, monthly, success, watch } from "../support/manual-client.js";
import { type Scripted, scriptedClient } from "../support/scripted-client.js";

const lost = () => Promise.reject(new Error("gone"));
const reset = () => Promise.reject(Object.assign(new Error("fetch failed"), { cause: { code: "ECONNRESET" } }));
const expired = { code: "CERT_HAS_EXPIRED", message: "expired" };

/** The meanings of the words in the table. The Retry-After is in braces. Responses with only a status have no message. */
const words: Record<string, (headers: Record<string, string>) => Response | undefined | Promise<Response>> = {
  lost,
  reset,
  never: () => undefined,
  200: () => success(),
  304: () => new Response(null, { status: 304 }),
  busy,
  slower: (headers) => failure(429, "Slow down.", headers),
  monthly,
  Monthly: () => failure(429, "MONTHLY CALL QUOTA"),
  monthly503: () => failure(503, "Monthly call quota exceeded."),
  broken503: () => new Response(brokenBody("{"), { status: 503 }),
  certificate: () => Promise.reject(new Error("no", { cause: expired })),
  html: () => new Response("<html>"),
  broken: () => new Response(brokenBody('[{"id":1')),
  broken0: () => new Response(brokenBody()),
  empty: () => new Response(""),
  cut: () => new Response('[{"id":1'),
  starting: () => new Response("Service is starting"),
};

/** Parses a row's responses. The last one repeats. `9*busy` means nine busy responses. */
function scriptOf(text: string): Scripted[] {
  return (text.match(/[^\s{]+(?:\{[^}]*\})?/g) ?? []).flatMap((each) => {
    const [, times = "1", word = "", value] = /^(?:(\d+)\*)?([^{]+)(?:\{(.*)\})?$/.exec(each) ?? [];
    const headers = value === undefined ? {} : { "retry-after": value };
    const respond = words[word] ?? (() => failure(Number(word), "", headers));
    return Array<Scripted>(Number(times)).fill(() => respond(headers));
  });
}

/** Makes a call. Returns the times of its requests in ms, and its outcome: `0 250 ok`. */
async function log(text: string): Promise<string> {
  const [first = "", rest = first] = text.split(" | ");
  const given = first === rest ? [] : first.split(" ").map((pair) => pair.split("=") as [string, string]);
  const { chance = 0.5, ...options } = Object.fromEntries(given.map(([name, value]) => [name, Number(value)]));
  const { cfb, clock, sent } = scriptedClient(scriptOf(rest), {
    timeoutMs: 1_000,
    totalTimeoutMs: Number.POSITIVE_INFINITY,
    ...options,
  });
  clock.chance = chance;
  const call = watch(cfb.result("/games", { year: 2024 }));
  await clock.pass(10_000_000);
  const times = sent.map(({ at }) => Math.round(at * 10) / 10).join(" ");
  expect(clock.pending).toEqual([]);
  if (call.data === undefined) throw new Error(`it has not ended after ${times}`);
  if (call.data.ok) return `${times} ok`;
  const { code, status, retryable } = call.data.error;
  return [times, code, status ?? [], retryable ? "retryable" : []].flat().join(" ");
}

// options | responses → the times of the requests and the outcome
const table = `
The client retries a failure that may be temporary. By default, it retries twice, after waits that double.
500 200 → 0 250 ok
500 → 0 250 750 service 500 retryable
502 200 → 0 250 ok
502 → 0 250 750 service 502 retryable
503 200 → 0 250 ok
503 → 0 250 750 service 503 retryable
504 200 → 0 250 ok
504 → 0 250 750 service 504 retryable
slower 200 → 0 250 ok
slower → 0 250 750 service 429 retryable
lost 200 → 0 250 ok
lost → 0 250 750 connection retryable
reset 200 → 0 250 ok
never 200 → 0 1250 ok
never → 0 1250 2750 timeout retryable
broken503 200 → 0 250 ok
broken503 → 0 250 750 service 503 retryable
monthly503 → 0 250 750 service 503 retryable
retries=0 | 503 → 0 service 503 retryable
retries=0 | lost → 0 connection retryable
retries=0 | never → 0 timeout retryable
retries=7 | lost → 0 250 750 1750 3750 7750 11750 15750 connection retryable
retries=7 chance=0 | lost → 0 0 0 0 0 0 0 0 connection retryable
retries=7 chance=0.999 | lost → 0 499.5 1498.5 3496.5 7492.5 15484.5 23476.5 31468.5 connection retryable

The client does not retry other outcomes.
retries=5 | 200 → 0 ok
retries=5 | 304 → 0 service 304
retries=5 | 400{1} → 0 service 400
retries=5 | 401 → 0 authentication 401
retries=5 | 403 → 0 service 403
retries=5 | 404 → 0 not_found 404
retries=5 | 501 → 0 service 501
retries=5 | monthly → 0 quota_exceeded 429
retries=5 | monthly{1} → 0 quota_exceeded 429
retries=5 | Monthly → 0 quota_exceeded 429
retries=5 | certificate → 0 connection
retries=5 | html → 0 response 200

A busy 429 does not count toward retries, because the service accepts the call as soon as another request of the key ends.
retries=0 | 9*busy{1} 200 → 0 1250 2750 4750 7750 12750 17750 22750 27750 32750 ok
retries=0 | 9*busy 200 → 0 250 750 1750 3750 7750 11750 15750 19750 23750 ok
retries=0 | 9*busy{soon} 200 → 0 250 750 1750 3750 7750 11750 15750 19750 23750 ok
retries=0 totalTimeoutMs=7750 | busy{1} → 0 1250 2750 4750 service 429 retryable

An unusable 200 may have cost a call, so the client retries it at most once. Other failures in between do not count, because they are free.
retries=9 | broken → 0 250 response 200 retryable
retries=9 | broken0 → 0 250 response 200 retryable
retries=9 | empty → 0 250 response 200 retryable
retries=9 | cut → 0 250 response 200 retryable
retries=9 | starting → 0 250 response 200 retryable
retries=9 | broken cut 200 → 0 250 response 200 retryable
retries=9 | cut 503 lost cut 200 → 0 250 750 1750 response 200 retryable
retries=4 | 503 cut 503 lost 200 → 0 250 750 1750 3750 ok
broken 200 → 0 250 ok
broken0 200 → 0 250 ok
empty 200 → 0 250 ok
cut 200 → 0 250 ok
starting 200 → 0 250 ok
retries=0 | broken → 0 response 200 retryable
retries=0 | broken0 → 0 response 200 retryable
retries=0 | empty → 0 response 200 retryable
retries=0 | cut → 0 response 200 retryable
retries=0 | starting → 0 response 200 retryable

The wait is the service's Retry-After plus jitter. A Retry-After is a number of seconds or a date in one of HTTP's formats.
maxRetryAfterMs=120000 | 503{120} 200 → 0 120250 ok
503{ 7 } 200 → 0 7250 ok
503{Sun, 15 Sep 2024 12:00:37 GMT} 200 → 0 37250 ok
503{Sunday, 15-Sep-24 12:00:37 GMT} 200 → 0 37250 ok
503{Sun Sep 15 12:00:37 2024} 200 → 0 37250 ok
503{0} 200 → 0 250 ok
503{Sun, 15 Sep 2024 11:00:00 GMT} 200 → 0 250 ok

An invalid Retry-After does not change the wait.
503{} 200 → 0 250 ok
503{soon} 200 → 0 250 ok
503{-1} 200 → 0 250 ok
503{1.5} 200 → 0 250 ok
503{1e3} 200 → 0 250 ok
503{0x10} 200 → 0 250 ok
503{5, 5} 200 → 0 250 ok
503{12 parsecs} 200 → 0 250 ok
503{Monkey 5} 200 → 0 250 ok
503{Sun, 99 Sep 2024 12:00:37 GMT} 200 → 0 250 ok
503{2024-09-15T12:00:37Z} 200 → 0 250 ok
503{on Sun, 15 Sep 2024 12:00:37 GMT} 200 → 0 250 ok

A Retry-After longer than maxRetryAfterMs (by default, a minute) ends the call. A wait that would use up the call's time also ends the call.
503{60} 200 → 0 60250 ok
503{61} 200 → 0 service 503 retryable
503{${"9".repeat(400)}} 200 → 0 service 503 retryable
503{${new Date(start + 61_000).toUTCString()}} 200 → 0 service 503 retryable
busy{60} 200 → 0 60250 ok
busy{61} 200 → 0 service 429 retryable
totalTimeoutMs=250 | lost → 0 connection retryable
totalTimeoutMs=251 | lost 200 → 0 250 ok
`;

test.each(table.split("\n").flatMap((row) => (row.includes(" → ") ? [row.split(" → ") as [string, string]] : [])))(
  "%s → %s",
  async (row, outcome) => {
    expect(await log(row)).toBe(outcome);
  },
);

test("the wait before a retry does not overflow after many attempts", async () => {
  expect(await log("retries=70 | lost")).toMatch(/ 263750 267750 connection retryable$/);
});

test("a wrong local clock does not change the wait if the response has a Date header", async () => {
  const date = (ms: number) => new Date(ms).toUTCString();
  for (const [at, waited] of [
    [date(start + 30_000), 7_250],
    ["today", 37_250],
  ] as const) {
    const down = () => failure(503, "", { "retry-after": date(start + 37_000), date: at });
    const { cfb, clock, events } = scriptedClient([down, () => success()]);
    watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(100_000);
    expect(events.map(({ delayMs }) => delayMs)).toEqual([waited]);
  }
});

test("the client parses every date as UTC", async () => {
  const parse = jest.spyOn(Date, "parse");
  for (const date of ["Sun Sep 15 12:00:37 2024", "Sun Sep 15 12:00:37 2024 GMT"]) await log(`503{${date}} 200`);
  const parsed = new Set(parse.mock.calls.map(([value]) => value).filter(Boolean));
  parse.mockRestore();
  expect(parsed).toEqual(new Set(["Sun Sep 15 12:00:37 2024 GMT"]));
});

test("the client ignores spaces around a Retry-After", async () => {
  const headers = new Headers({ "retry-after": "7" });
  headers.get = (name) => (name === "retry-after" ? " 7 " : null);
  const down = () => Object.defineProperty(failure(503), "headers", { value: headers });
  const { cfb, clock, events } = scriptedClient([down, () => success()]);
  watch(cfb.result("/games", { year: 2024 }));
  await clock.pass(10_000);
  expect(events.map(({ delayMs }) => delayMs)).toEqual([7_250]);
});

test("each call counts its retries separately", async () => {
  const { cfb, clock, sent } = scriptedClient(scriptOf("cut 200 cut 200"));
  for (const year of [2023, 2024]) {
    const call = watch(cfb.result("/games", { year }));
    await clock.pass(10_000);
    expect(call.data).toMatchObject({ ok: true });
  }
  expect(sent).toHaveLength(4);
});

test("after a reset on a reused connection, the client retries immediately, and the retry counts toward `retries`", async () => {
  const { cfb, clock, events } = scriptedClient([() => success(), reset, reset, () => success()]);
  await cfb.get("/games", { year: 2023 });
  const call = watch(cfb.result("/games", { year: 2024 }));
  await clock.pass(10_000);
  expect(call.data).toMatchObject({ ok: true });
  expect(events.map(({ delayMs }) => delayMs)).toEqual([0, 500]);
  const never = scriptedClient([() => success(), reset], { retries: 0 });
  await never.cfb.get("/games", { year: 2023 });
  expect(await never.cfb.result("/games", { year: 2024 })).toMatchObject({ ok: false, error: { code: "connection" } });
  expect(never.sent).toHaveLength(2);
});

test("a retry after a 503 uses a call's budget, but a retry after a busy 429 does not", async () => {
  const one = scriptedClient(scriptOf("busy busy 200"));
  const small = { left: 1 };
  const call = watch(one.cfb.result("/games", { year: 2024 }, { budget: small }));
  await one.clock.pass(60_000);
  expect([call.data?.ok, small.left]).toEqual([true, 0]);
  const { cfb, clock, sent } = scriptedClient(scriptOf("503"));
  const budget = { left: 3 };
  const calls = [2023, 2024].map((year) => watch(cfb.result("/games", { year }, { budget })));
  await clock.pass(60_000);
  expect(calls.map(({ data }) => data)).toMatchObject([{ status: 503 }, { status: 503 }]);
  expect([sent.length, budget.left]).toEqual([3, 0]);
});

test("onRetry receives the failed attempt's number, its failure and the wait", async () => {
  const { cfb, clock, events } = scriptedClient(scriptOf("503 lost 200"));
  watch(cfb.result("/games", { year: 2024 }));
  await clock.pass(10_000);
  expect(events).toEqual([
    { path: "/games", attempt: 1, delayMs: 250, status: 503, error: undefined },
    { path: "/games", attempt: 2, delayMs: 500, status: undefined, error: expect.any(ConnectionError) },
  ]);
});

test("an abort during the wait ends the call with the signal's reason and stops the timer", async () => {
  const controller = new AbortController();
  const { cfb, clock, sent } = scriptedClient([lost]);
  const call = watch(cfb.get("/games", { year: 2024 }, { signal: controller.signal }));
  await settled();
  expect(clock.pending).toEqual([250]);
  controller.abort("enough");
  await clock.pass(10_000);
  expect(call.error).toBe("enough");
  expect([sent.length, clock.pending]).toEqual([1, []]);
});

test("an abort during an attempt does not cause a retry, even if its reason is a retryable error", async () => {
  const controller = new AbortController();
  const reason = new ConnectionError("gone", { retryable: true });
  const abort = () => {
    controller.abort(reason);
    return Promise.reject(reason);
  };
  const { cfb, clock, events } = scriptedClient([abort]);
  const call = watch(cfb.get("/games", { year: 2024 }, { signal: controller.signal }));
  await clock.pass(10_000);
  expect([call.error === reason, events]).toEqual([true, []]);
});

test("an unexpected exception becomes the cause of an error that is not retried", async () => {
  const defect = new TypeError("undefined is not a function");
  const response = success();
  Object.defineProperty(response, "type", {
    get: () => {
      throw defect;
    },
  });
  const { cfb, clock, sent } = scriptedClient([() => response, () => success()]);
  const call = watch(cfb.get("/games", { year: 2024 }));
  await clock.pass(10_000);
  expect(call.error).toMatchObject({
    code: "response",
    retryable: false,
    message: "/games: failed unexpectedly: undefined is not a function",
    cause: { name: "TypeError", message: defect.message },
  });
  expect(sent).toHaveLength(1);
});

test.each([120_000, 3_600_000])(
  "a call times out without another attempt if the machine sleeps for %d ms during the wait",
  async (ms) => {
    const { cfb, clock, sent } = scriptedClient([lost], { totalTimeoutMs: 120_000 });
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(0);
    clock.skip(ms);
    await clock.pass(0);
    const message = expect.stringContaining("totalTimeoutMs");
    expect(call.data).toMatchObject({ ok: false, error: { code: "timeout", message } });
    expect(sent).toHaveLength(1);
  },
);
