import { once } from "node:events";
import { readDocument } from "../../../scripts/lib/document.js";
import { operations } from "../../../src/document/operation.js";
import { examples } from "../../../src/document/prose.js";
import { createClient } from "../../../src/index.js";
import { createSampleService, type SampleOptions, toNodeListener } from "../../../src/sample/index.js";
import { findings } from "../../contract/validator.js";
import { ManualClock, settled } from "../../support/clock.js";
import { withServer } from "../../support/http-server.js";
import { addressOf } from "../../support/sample-response.js";
import { auth } from "../call.js";

const target = "/plays/stats?year=2025&team=Ohio+State";
/** How long the slow service works on a request, in ms. */
const latencyMs = 1_000;

/** The document's `x-observed` sentence about the 429 for too many concurrent requests. */
const observed = readDocument().components.responses?.QuotaExceededOrBusy?.["x-observed"] ?? "";

/** How long an abandoned request counts as in flight, in ms, according to the document. */
const leaseMs = Number(/until (\d+) seconds/.exec(observed)?.[1]) * 1000;

interface Sent {
  readonly key?: string;
  readonly method?: string;
  readonly signal?: AbortSignal;
}

/** Creates a service that takes a second for each request, on a clock that the test controls. */
function slowService(options: SampleOptions = {}) {
  const clock = new ManualClock();
  const service = createSampleService({ clock, latencyMs, ...options });
  const send = (address: string, { key = "any", ...init }: Sent = {}): Promise<Response> =>
    service(`http://localhost${address}`, { headers: { authorization: `Bearer ${key}` }, ...init });
  const statusOf = async (address: string, sent?: Sent): Promise<number> => (await send(address, sent)).status;
  /** Sends requests together and returns their statuses after the service has responded to all of them. */
  const statusesOf = async (addresses: readonly string[]): Promise<number[]> => {
    const statuses = Promise.all(addresses.map((address) => statusOf(address)));
    await clock.pass(latencyMs);
    return statuses;
  };
  /** Sends a request and aborts it while the service is working on it. */
  const giveUp = async (sent: Sent = {}): Promise<void> => {
    const controller = new AbortController();
    const response = send(target, { ...sent, signal: controller.signal });
    controller.abort();
    await expect(response).rejects.toMatchObject({ name: "AbortError" });
  };
  return { clock, send, statusOf, statusesOf, giveUp };
}

describe("if a key has two requests in flight on a path that allows two,", () => {
  test("a third request immediately returns the documented busy 429 and does not cost a call", async () => {
    const { clock, send } = slowService({ quota: 10 });
    const served = [send(target), send(target)];
    const third = await send(target);
    const body = await third.json();
    expect([third.status, third.headers.get("retry-after"), third.headers.get("x-calllimit-remaining")]).toEqual([
      429,
      "1",
      null,
    ]);
    expect(findings("/plays/stats", 429, body)).toEqual([]);
    expect(observed).toContain(`"${body.message}"`);
    await clock.pass(latencyMs);
    const left = (await Promise.all(served)).map((each) => [each.status, each.headers.get("x-calllimit-remaining")]);
    expect(left).toEqual([
      [200, "9"],
      [200, "8"],
    ]);
  });

  test("the service accepts another request as soon as one of them ends", async () => {
    const { clock, statusOf } = slowService();
    const first = statusOf(target);
    await clock.pass(latencyMs / 2);
    const second = statusOf(target);
    await clock.pass(latencyMs / 2 - 1);
    expect(await statusOf(target)).toBe(429);
    await clock.pass(1);
    const next = statusOf(target);
    expect(await statusOf(target)).toBe(429);
    await clock.pass(latencyMs);
    expect(await Promise.all([first, second, next])).toEqual([200, 200, 200]);
  });

  test("the service still accepts requests with other keys or to other paths", async () => {
    const { clock, statusOf } = slowService();
    const own = [statusOf(target), statusOf(target)];
    const others = [
      ...[0, 1].map(() => statusOf(target, { key: "other" })),
      ...[0, 1].map(() => statusOf("/stats/game/advanced?year=2025&team=Ohio+State")),
      ...[0, 1, 2, 3].map(() => statusOf("/venues")),
    ];
    expect(await statusOf(target)).toBe(429);
    await clock.pass(latencyMs);
    expect(new Set(await Promise.all([...own, ...others]))).toEqual(new Set([200]));
  });

  test("requests that the service refused do not count as in flight", async () => {
    const { statusesOf } = slowService();
    const bad = `${target}&week=one`;
    expect(await statusesOf([bad, bad, bad, target, target, target])).toEqual([400, 400, 400, 200, 200, 429]);
    expect(await statusesOf([target, target, target])).toEqual([200, 200, 429]);

    const live = addressOf("/live/plays", examples["/live/plays"]);
    expect(await slowService({ tier: 0 }).statusesOf([live, live, live])).toEqual([401, 401, 401]);
    const spent = createSampleService({ quota: 0 });
    const responses = await Promise.all(
      [0, 1, 2].map(() => spent(`http://localhost${target}`, { headers: { authorization: "Bearer any" } })),
    );
    for (const response of responses)
      expect(await response.json()).toEqual({ message: "Monthly call quota exceeded." });
  });

  test("HEAD requests do not count as in flight", async () => {
    const { clock, statusOf } = slowService();
    const heads = [0, 1, 2].map(() => statusOf(target, { method: "HEAD" }));
    const gets = [statusOf(target), statusOf(target)];
    await clock.pass(latencyMs);
    expect(new Set(await Promise.all([...heads, ...gets]))).toEqual(new Set([200]));
  });

  test("a service with `maxInFlight: false` accepts a third request", async () => {
    const { statusesOf } = slowService({ maxInFlight: false });
    expect(await statusesOf([target, target, target])).toEqual([200, 200, 200]);
  });
});

test("`latencyMs` delays a 200, but not a 400", async () => {
  const { clock, send } = slowService();
  let done = false;
  const response = send("/games?year=2024").then(({ status }) => {
    done = true;
    return status;
  });
  expect((await send("/games?year=abc")).status).toBe(400);
  await clock.pass(latencyMs - 1);
  expect(done).toBe(false);
  await clock.pass(1);
  expect(await response).toBe(200);
});

describe("without `latencyMs`", () => {
  const limited = Object.entries(operations).flatMap(([path, { maxInFlight }]) =>
    maxInFlight === undefined ? [] : [[path, maxInFlight] as const],
  );

  test.each(limited)("%s accepts %i concurrent requests and returns a 429 for the rest", async (path, limit) => {
    const service = createSampleService();
    const address = addressOf(path, Object.entries(examples).find(([name]) => name === path)?.[1] ?? {});
    const send = async () =>
      (await service(`http://localhost${address}`, { headers: { authorization: "Bearer any" } })).status;
    const statuses = await Promise.all(Array.from({ length: limit + 2 }, send));
    expect(statuses.map((status) => status === 429)).toEqual([...Array(limit).fill(false), true, true]);
    // If each request waits for the previous response, there is no limit.
    for (let i = 0; i < limit + 2; i++) expect(await send()).not.toBe(429);
  });

  test("a client does not receive a 429, because it limits its concurrent requests to a path", async () => {
    const statuses: (number | undefined)[] = [];
    const onResponse = ({ status }: { readonly status?: number | undefined }) => void statuses.push(status);
    const cfb = createClient({ apiKey: "any", fetch: createSampleService(), onResponse });
    const weeks = [1, 2, 3, 4, 5, 6, 7, 8];
    await Promise.all(weeks.map((week) => cfb.get("/plays/stats", { year: 2025, week, team: "Ohio State" })));
    expect(statuses).toEqual(weeks.map(() => 200));
  });
});

describe("a request that its client abandons", () => {
  test("counts as in flight until 75 seconds after it started", async () => {
    const { clock, statusOf, statusesOf, giveUp } = slowService();
    await giveUp();
    await clock.pass(5_000);
    await giveUp();
    await clock.pass(leaseMs - 5_001);
    expect(await statusOf(target)).toBe(429);
    await clock.pass(1);
    expect(await statusesOf([target, target])).toEqual([200, 429]);
    await clock.pass(5_000 - latencyMs);
    expect(await statusesOf([target, target])).toEqual([200, 200]);
  });

  test("does not count as in flight for another key or if it is a HEAD request", async () => {
    const { statusesOf, giveUp } = slowService();
    await giveUp({ key: "other" });
    await giveUp({ method: "HEAD" });
    expect(await statusesOf([target, target])).toEqual([200, 200]);
  });

  test("does not leave a timer running", async () => {
    const { clock, giveUp } = slowService();
    await giveUp();
    expect(clock.pending).toEqual([]);
  });

  test("before it is sent does not count as in flight or cost a call", async () => {
    const { clock, send, statusesOf } = slowService({ quota: 10 });
    await expect(send(target, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
    expect(await statusesOf([target, target])).toEqual([200, 200]);
    const next = send(target);
    await clock.pass(latencyMs);
    expect((await next).headers.get("x-calllimit-remaining")).toBe("7");
  });

  test("after its response does not count as in flight", async () => {
    const { clock, send, statusesOf } = slowService();
    const controller = new AbortController();
    const response = send(target, { signal: controller.signal });
    await clock.pass(latencyMs);
    expect((await response).status).toBe(200);
    controller.abort();
    expect(await statusesOf([target, target])).toEqual([200, 200]);
  });
});

/** Waits until the service is working on the given number of requests. */
async function workedOn(clock: ManualClock, requests: number): Promise<void> {
  while (clock.pending.length !== requests) await settled();
}

test("over HTTP, a request whose connection closes counts as in flight until 75 seconds after it started", async () => {
  const clock = new ManualClock();
  await withServer(toNodeListener(createSampleService({ clock, latencyMs })), async (url) => {
    const statusOf = async (signal: AbortSignal | null = null) =>
      (await fetch(url + target, { headers: auth, signal })).status;
    const controller = new AbortController();
    const abandoned = statusOf(controller.signal);
    await workedOn(clock, 1);
    const served = statusOf();
    await workedOn(clock, 2);
    expect(await statusOf()).toBe(429);

    controller.abort();
    await expect(abandoned).rejects.toThrow();
    // Waits until the service has noticed the abort and removed the request's timer.
    await workedOn(clock, 1);
    expect(await statusOf()).toBe(429);
    await clock.pass(latencyMs);
    expect(await served).toBe(200);

    const next = statusOf();
    await workedOn(clock, 1);
    expect(await statusOf()).toBe(429);
    await clock.pass(leaseMs - latencyMs);
    expect(await next).toBe(200);
    const both = [statusOf(), statusOf()];
    await workedOn(clock, 2);
    await clock.pass(latencyMs);
    expect(await Promise.all(both)).toEqual([200, 200]);
  });
});

test("a handler's request signal aborts only if the connection closes before the response is sent", async () => {
  const signals: AbortSignal[] = [];
  const arrived: (() => void)[] = [];
  const listener = toNodeListener(async ({ signal, url }) => {
    signals.push(signal);
    arrived.shift()?.();
    if (url.endsWith("/hanging")) await once(signal, "abort");
    return new Response("done");
  });
  await withServer(listener, async (url) => {
    await (await fetch(url)).text();
    const controller = new AbortController();
    const hanging = new Promise<void>((arrive) => arrived.push(arrive));
    const response = fetch(`${url}/hanging`, { signal: controller.signal });
    await hanging;
    const aborted = new Promise((resolve) => signals[1]?.addEventListener("abort", resolve));
    controller.abort();
    await expect(response).rejects.toThrow();
    await aborted;
    expect(signals.map((signal) => signal.aborted)).toEqual([false, true]);
  });
});
