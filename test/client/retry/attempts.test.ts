import { ConnectionError } from "../../../src/index.js";
import { brokenBody } from "../../support/body-streams.js";
import { settled } from "../../support/clock.js";
import { busy, failure, monthly, success, watch } from "../../support/manual-client.js";
import { runScripted, type Scripted, scriptedClient } from "../../support/scripted-client.js";

const lost = () => Promise.reject(new Error("gone"));
const patient = { timeoutMs: 1_000, totalTimeoutMs: Number.POSITIVE_INFINITY };

describe("a failure that may be temporary is retried", () => {
  test.each<[string, Scripted, object]>([
    ["a 500", () => failure(500), { code: "service", status: 500 }],
    ["a 502", () => failure(502), { code: "service", status: 502 }],
    ["a 503", () => failure(503), { code: "service", status: 503 }],
    ["a 504", () => failure(504), { code: "service", status: 504 }],
    ["a 503 whose body breaks off", () => new Response(brokenBody("{"), { status: 503 }), { code: "service" }],
    ["a 429 of another kind", () => failure(429, "Slow down."), { code: "service", status: 429 }],
    ["a 503 that names the monthly quota", () => failure(503, "Monthly call quota exceeded."), { code: "service" }],
    ["a lost connection", lost, { code: "connection" }],
    ["a timeout", () => undefined, { code: "timeout" }],
  ])("%s", async (_, respond, error) => {
    expect(await runScripted([respond, () => success()], patient)).toMatchObject({ result: { ok: true }, requests: 2 });
    for (const [retries, requests] of [
      [undefined, 3],
      [0, 1],
      [7, 8],
    ] as const) {
      const outcome = await runScripted([respond], { ...patient, retries });
      expect(outcome).toMatchObject({ result: { ok: false, error: { ...error, retryable: true } }, requests });
    }
  });
});

describe("a busy 429 does not count against `retries`: the service takes the call when another one of the key ends", () => {
  test.each<[string, Scripted]>([
    ["with Retry-After", () => busy({ "retry-after": "1" })],
    ["without it, because browsers hide it", () => busy()],
    ["with one that is invalid", () => busy({ "retry-after": "soon" })],
  ])("%s", async (_, respond) => {
    const script = [...Array<Scripted>(9).fill(respond), () => success()];
    expect(await runScripted(script, { ...patient, retries: 0 })).toMatchObject({ result: { ok: true }, requests: 10 });
  });

  test("and is the error of a call if `totalTimeoutMs` is over first", async () => {
    const { result, requests, delays } = await runScripted([() => busy({ "retry-after": "1" })], {
      retries: 0,
      totalTimeoutMs: 7_750,
    });
    expect(result).toMatchObject({ ok: false, error: { code: "service", status: 429, retryable: true } });
    expect([requests, delays]).toEqual([4, [1_250, 1_500, 2_000]]);
  });

  test("and takes no call of a budget", async () => {
    const { cfb, clock } = scriptedClient([() => busy(), () => busy(), () => success()]);
    const budget = { left: 1 };
    const call = watch(cfb.result("/games", { year: 2024 }, { budget }));
    await clock.pass(60_000);
    expect([call.data?.ok, budget.left]).toEqual([true, 0]);
  });
});

describe("a connection that an earlier request used may be closed by now:", () => {
  const reset = () => Promise.reject(Object.assign(new Error("fetch failed"), { cause: { code: "ECONNRESET" } }));

  test("if it was reset, the request is sent again at once, and a second time after a wait", async () => {
    const { cfb, clock, events } = scriptedClient([() => success(), reset, reset, () => success()]);
    await cfb.get("/games", { year: 2023 });
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(10_000);
    expect(call.data).toMatchObject({ ok: true });
    expect(events.map(({ delayMs }) => delayMs)).toEqual([0, 500]);
  });

  test("the first connection of a client that is reset is none, and is waited for", async () => {
    expect((await runScripted([reset, () => success()])).delays).toEqual([250]);
  });

  test("it is one of the `retries`", async () => {
    const { cfb, sent } = scriptedClient([() => success(), reset], { retries: 0 });
    await cfb.get("/games", { year: 2023 });
    expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: false, error: { code: "connection" } });
    expect(sent).toHaveLength(2);
  });
});

describe("every other outcome is not retried", () => {
  const certificate = { code: "CERT_HAS_EXPIRED", message: "expired" };

  test.each<[string, Scripted, object]>([
    ["a 200", () => success(), { ok: true }],
    ["a 304", () => new Response(null, { status: 304 }), { status: 304 }],
    ["a 400 with a Retry-After", () => failure(400, "", { "retry-after": "1" }), { status: 400 }],
    ["a 401", () => failure(401), { status: 401 }],
    ["a 403", () => failure(403), { status: 403 }],
    ["a 404", () => failure(404), { status: 404 }],
    ["a 501", () => failure(501), { status: 501 }],
    ["a monthly 429", () => monthly(), { error: { code: "quota_exceeded" } }],
    ["a monthly 429 with Retry-After", () => monthly({ "retry-after": "1" }), { error: { code: "quota_exceeded" } }],
    ["a monthly 429 in another case", () => failure(429, "MONTHLY CALL QUOTA"), { error: { code: "quota_exceeded" } }],
    ["a certificate", () => Promise.reject(new Error("no", { cause: certificate })), { error: { retryable: false } }],
    ["a page of HTML", () => new Response("<html>"), { error: { code: "response", retryable: false } }],
  ])("%s", async (_, respond, result) => {
    expect(await runScripted([respond], { retries: 5 })).toMatchObject({ result, requests: 1, events: [] });
  });
});

test("where another call has taken the rest of their budget, the error is that of the last attempt", async () => {
  const { cfb, clock, sent } = scriptedClient([() => failure(503)]);
  const budget = { left: 3 };
  const calls = [2023, 2024].map((year) => watch(cfb.result("/games", { year }, { budget })));
  await clock.pass(60_000);
  expect(calls.map(({ data }) => data)).toMatchObject([{ status: 503 }, { status: 503 }]);
  expect([sent.length, budget.left]).toEqual([3, 0]);
});

test("onRetry receives the number of the failed attempt, its failure and the wait", async () => {
  const { events } = await runScripted([() => failure(503), lost, () => success()]);
  expect(events).toEqual([
    { path: "/games", attempt: 1, delayMs: 250, status: 503, error: undefined },
    { path: "/games", attempt: 2, delayMs: 500, status: undefined, error: expect.any(ConnectionError) },
  ]);
});

test("an abort during the wait ends the call with its reason, and leaves no timer behind", async () => {
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

test("an abort during an attempt causes no retry, even if its reason is a retryable error", async () => {
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
