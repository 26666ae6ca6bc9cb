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
    ["a busy 429", () => busy({ "retry-after": "1" }), { code: "service", status: 429 }],
    ["a busy 429 without Retry-After, which browsers hide", () => busy(), { code: "service", status: 429 }],
    ["a busy 429 with an invalid Retry-After", () => busy({ "retry-after": "soon" }), { status: 429 }],
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

describe("every other outcome is not retried", () => {
  const certificate = { code: "CERT_HAS_EXPIRED", message: "expired" };

  test.each<[string, Scripted, object]>([
    ["a 200", () => success(), { ok: true }],
    ["a 204", () => new Response(null, { status: 204 }), { ok: true }],
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
    ["an empty 200", () => new Response(""), { error: { code: "response", retryable: false } }],
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
