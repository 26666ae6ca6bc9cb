import { once } from "node:events";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { ManualClock, settled } from "../support/clock.js";
import { withServer } from "../support/http-server.js";
import { auth } from "./call.js";
import { latencyMs, leaseMs, slowService, target } from "./slow-service.js";

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

  test("counts only for its own key, and not if it was a HEAD", async () => {
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

  test("before it is sent does not take a slot or cost a call", async () => {
    const { clock, send, statusesOf } = slowService({ quota: 10 });
    await expect(send(target, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
    expect(await statusesOf([target, target])).toEqual([200, 200]);
    const next = send(target);
    await clock.pass(latencyMs);
    expect((await next).headers.get("x-calllimit-remaining")).toBe("7");
  });

  test("after its response does not have any effect", async () => {
    const { clock, send, statusesOf } = slowService();
    const controller = new AbortController();
    const response = send(target, { signal: controller.signal });
    await clock.pass(latencyMs);
    expect((await response).status).toBe(200);
    controller.abort();
    expect(await statusesOf([target, target])).toEqual([200, 200]);
  });
});

/** Waits until the service works on this many requests. */
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
    // The service has noticed it, and has removed its timer.
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

test("a handler's request signal aborts if the connection closes before the response, but not afterwards", async () => {
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
