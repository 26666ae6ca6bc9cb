import type { ClientOptions } from "../../../src/index.js";
import {
  info,
  type ManualClient,
  manualClient,
  monthly,
  type SentRequest,
  success,
  watch,
} from "../../support/manual-client.js";

const february = Date.UTC(2025, 1, 1);
const march = Date.UTC(2025, 2, 1);

interface Options extends ClientOptions {
  /** Calls left in January and in February. */
  left?: [january: number, february: number];
}

/**
 * A service whose quota resets on February 1, and a client whose clock shows `now`. Each response takes 100 ms, and the
 * service handles a request when it is sent.
 */
function serviceInWinter(now: number, { left: months = [0, 1_000], ...options }: Options = {}): ManualClient {
  const left = [...months];
  const respond = ({ path }: SentRequest): Promise<Response> => {
    const month = made.clock.time < february ? 0 : 1;
    const calls = left[month] ?? 0;
    const metered = path !== "/info";
    if (metered && calls > 0) left[month] = calls - 1;
    const response = !metered ? info(calls) : calls > 0 ? success(calls - 1) : monthly();
    return new Promise((resolve) => made.clock.after(100, () => resolve(response)));
  };
  const made = manualClient({ retries: 0, ...options }, respond);
  made.clock.time = now;
  return made;
}

/** Makes a call and waits until it is done. */
async function call({ cfb, clock }: ManualClient, year = 2024) {
  const result = watch(cfb.result("/games", { year }));
  await clock.pass(1_000);
  return result.data;
}

const metered = ({ sent }: ManualClient) => sent.filter(({ path }) => path !== "/info").length;

describe("at the end of January,", () => {
  const justBefore = february - 50;

  test("a monthly 429 that arrives in February for a January request does not block February's calls", async () => {
    const service = serviceInWinter(justBefore);
    expect(await call(service)).toMatchObject({ ok: false, error: { code: "quota_exceeded" } });
    expect(service.cfb.quota.exhaustedUntil).toBeUndefined();
    expect(await call(service)).toMatchObject({ ok: true });
  });

  test("a monthly 429 for a January request resets on February 1", async () => {
    const result = await call(serviceInWinter(justBefore));
    expect(result).toMatchObject({ ok: false, error: { resetsAt: new Date(february) } });
  });

  test("January's `remaining` does not count in February", async () => {
    const service = serviceInWinter(justBefore, { left: [4, 1_000] });
    await call(service);
    expect(service.clock.time).toBeGreaterThan(february);
    expect(service.cfb.quota.remaining).toBeUndefined();
  });

  test("January's `remaining` does not make the floor refuse February's calls", async () => {
    // The client sends /info and the call in January. The response to the call arrives in February.
    const service = serviceInWinter(february - 150, { left: [6, 1_000], quotaFloor: 5 });
    expect(await call(service)).toMatchObject({ ok: true });
    service.clock.time = february + 5_000;
    expect(await call(service)).toMatchObject({ ok: true });
    expect(await call(service)).toMatchObject({ ok: true });
  });

  test("a slow /info response from January does not make the floor refuse February's calls", async () => {
    const service = serviceInWinter(justBefore, { left: [5, 1_000], quotaFloor: 5 });
    await call(service);
    expect(await call(service)).toMatchObject({ ok: true });
  });

  test("a refresh sent in January leaves February's `remaining` unknown", async () => {
    const service = serviceInWinter(justBefore, { left: [4, 1_000] });
    const refreshed = watch(service.cfb.quota.refresh());
    await service.clock.pass(100);
    expect(refreshed.done).toBe(true);
    expect(service.cfb.quota.remaining).toBeUndefined();
  });
});

describe("a monthly 429 for a request of the current month", () => {
  test("refuses further calls even if the month has just begun", async () => {
    const service = serviceInWinter(february + 50, { left: [0, 0] });
    for (let count = 0; count < 3; count++)
      expect(await call(service)).toMatchObject({ ok: false, error: { resetsAt: new Date(march) } });
    expect(metered(service)).toBe(1);
  });

  test("refuses further calls even if a header has reported one call left", async () => {
    const service = manualClient({}, (_, number) => (number === 1 ? success(1) : monthly()));
    await service.cfb.result("/games", { year: 2024 });
    await service.cfb.result("/games", { year: 2023 });
    const result = await service.cfb.result("/games", { year: 2022 });
    expect(result).toMatchObject({ ok: false, error: { code: "quota_exceeded" } });
    expect(metered(service)).toBe(2);
  });
});

describe("if the wall clock is set forward into the next month and back,", () => {
  const days = 31 * 24 * 3_600_000;

  test("the next month's 429 blocks calls only in that month", async () => {
    const { cfb, clock } = manualClient({}, (_, number) => (number === 1 ? monthly() : success()));
    clock.time += days;
    expect(await cfb.result("/games", { year: 2023 })).toMatchObject({ ok: false, status: 429 });
    clock.time -= days;
    expect(cfb.quota.exhaustedUntil).toBeUndefined();
    expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: true });
  });

  test("a 429 for the earlier month's request does not block either month", async () => {
    const { cfb, clock, sent } = manualClient();
    const call = watch(cfb.result("/games", { year: 2023 }));
    await clock.pass(0);
    const resetsAt = new Date("2024-10-01");
    clock.time += days;
    sent[0]?.reply(monthly());
    await clock.pass(0);
    expect(call.data).toMatchObject({ ok: false, error: { resetsAt } });
    expect(cfb.quota.exhaustedUntil).toBeUndefined();
    clock.time -= days;
    expect(cfb.quota.exhaustedUntil).toBeUndefined();
  });
});

test("new-month calls that joined last month's /info request ask again, and none goes below the floor", async () => {
  const made = manualClient({ quotaFloor: 100, concurrency: 20, retries: 0 });
  const { cfb, clock, sent, paths } = made;
  clock.time = february - 1_000;
  watch(cfb.result("/games", { year: 1999 }));
  await clock.pass(2_000);
  expect(paths()).toEqual(["/info"]);
  for (let year = 2000; year < 2020; year++) watch(cfb.result("/games", { year }));
  await clock.pass(1);
  sent[0]?.reply(info(900));
  await clock.pass(1);
  expect(paths()).toEqual(["/info", "/info"]);
  sent[1]?.reply(info(100));
  await clock.pass(1);
  expect(paths()).toEqual(["/info", "/info"]);
});
