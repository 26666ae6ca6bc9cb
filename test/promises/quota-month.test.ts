import type { ClientOptions } from "../../src/index.js";
import { info, monthly, type Sent, success, type Wire, watch, wire } from "../support/manual-client.js";

const february = Date.UTC(2025, 1, 1);
const march = Date.UTC(2025, 2, 1);

interface Options extends ClientOptions {
  /** How far the client's clock is ahead of the service's, ms. */
  ahead?: number;
  /** Whether responses say when the service made them. */
  dated?: boolean;
  /** Calls left by month: January's, then February's. */
  left?: [january: number, february: number];
}

/**
 * A service whose quota returns with its own February, and a client whose clock shows `now`. Each response takes 100 ms, and the service
 * handles a request when it was sent.
 */
function newYear(now: number, { ahead = 0, dated = false, left: months = [0, 1_000], ...options }: Options = {}): Wire {
  const left = [...months];
  const respond = ({ path }: Sent): Promise<Response> => {
    const time = made.clock.time - ahead;
    const headers: Record<string, string> = dated ? { date: new Date(time).toUTCString() } : {};
    const month = time < february ? 0 : 1;
    const calls = left[month] ?? 0;
    const metered = path !== "/info";
    if (metered && calls > 0) left[month] = calls - 1;
    const response = !metered ? info(calls, headers) : calls > 0 ? success(calls - 1, headers) : monthly(headers);
    return new Promise((resolve) => made.clock.after(100, () => resolve(response)));
  };
  const made = wire({ retries: 0, ...options }, respond);
  made.clock.time = now;
  return made;
}

/** Makes a call and lets it end. */
async function call({ cfb, clock }: Wire, year = 2024) {
  const result = watch(cfb.result("/games", { year }));
  await clock.pass(1_000);
  return result.data;
}

const metered = ({ sent }: Wire) => sent.filter(({ path }) => path !== "/info").length;

describe("the turn of the month", () => {
  const justBefore = february - 50;

  test("a monthly 429 that was sent in January and arrives in February refuses no call of February", async () => {
    const service = newYear(justBefore);
    expect(await call(service)).toMatchObject({ ok: false, error: { code: "quota_exceeded" } });
    expect(service.cfb.quota.exhaustedUntil).toBeUndefined();
    expect(await call(service)).toMatchObject({ ok: true });
  });

  test("a monthly 429 that was sent in January says that the quota returns on the first of February", async () => {
    const result = await call(newYear(justBefore));
    expect(result).toMatchObject({ ok: false, error: { resetsAt: new Date(february) } });
  });

  test("what was left in January is not what is left in February", async () => {
    const service = newYear(justBefore, { left: [4, 1_000] });
    await call(service);
    expect(service.clock.time).toBeGreaterThan(february);
    expect(service.cfb.quota.remaining).toBeUndefined();
  });

  test("what was left in January does not let the floor refuse calls in February", async () => {
    // /info and the call itself are sent in January; the response to the call arrives in February.
    const service = newYear(february - 150, { left: [6, 1_000], quotaFloor: 5 });
    expect(await call(service)).toMatchObject({ ok: true });
    service.clock.time = february + 5_000;
    expect(await call(service)).toMatchObject({ ok: true });
    expect(await call(service)).toMatchObject({ ok: true });
  });

  test("a slow /info of January does not let the floor refuse calls in February", async () => {
    const service = newYear(justBefore, { left: [5, 1_000], quotaFloor: 5 });
    await call(service);
    expect(await call(service)).toMatchObject({ ok: true });
  });

  test("a refresh that was sent in January leaves February unknown", async () => {
    const service = newYear(justBefore, { left: [4, 1_000] });
    const refreshed = watch(service.cfb.quota.refresh());
    await service.clock.pass(100);
    expect(refreshed.over).toBe(true);
    expect(service.cfb.quota.remaining).toBeUndefined();
  });
});

describe("a clock that is two seconds ahead", () => {
  const ahead = 2_000;

  test.each([
    ["with the service's Date", true],
    ["without it", false],
  ])("lets no monthly 429 of January lock February, %s", async (_, dated) => {
    const service = newYear(february + 500, { ahead, dated });
    expect(await call(service)).toMatchObject({ ok: false, error: { code: "quota_exceeded" } });
    service.clock.time = february + 10_000;
    expect(await call(service)).toMatchObject({ ok: true });
    expect(service.paths().filter((path) => path === "/info").length).toBeLessThanOrEqual(1);
  });

  test("lets no header of January count for February's floor, with the service's Date", async () => {
    const service = newYear(february + 500, { ahead, dated: true, left: [6, 1_000], quotaFloor: 5 });
    await call(service);
    service.clock.time = february + 10_000;
    for (let count = 0; count < 3; count++) expect(await call(service)).toMatchObject({ ok: true });
  });

  test("lets no /info of January lock February, with the service's Date", async () => {
    const service = newYear(february + 100, { ahead, dated: true });
    await call(service);
    service.clock.time = february + 1_300;
    await call(service);
    service.clock.time = february + 10_000;
    expect(await call(service)).toMatchObject({ ok: true });
  });
});

describe("a month with nothing learned but a monthly 429", () => {
  const mid = february + 10 * 24 * 3_600_000;

  test("calls /info once before it refuses a call, and sends the call where calls are left", async () => {
    let refused = 0;
    const { cfb, clock, paths } = wire({}, ({ path }) =>
      path === "/info" ? info(1_000) : refused++ === 0 ? monthly() : success(),
    );
    clock.time = mid;
    await cfb.result("/games", { year: 2024 });
    expect(await cfb.result("/games", { year: 2023 })).toMatchObject({ ok: true });
    expect(await cfb.result("/games", { year: 2022 })).toMatchObject({ ok: true });
    expect(paths()).toEqual(["/games", "/info", "/games", "/games"]);
  });

  test.each([1, 50])(
    "calls /info once for fifty calls, %d at a time, and refuses each where none is left",
    async (concurrency) => {
      const { cfb, clock, paths } = wire({ concurrency }, ({ path }) => (path === "/info" ? info(0) : monthly()));
      clock.time = mid;
      await cfb.result("/games", { year: 2024 });
      const calls = Array.from({ length: 50 }, (_, index) => cfb.result("/games", { year: 1950 + index }));
      const errors = (await Promise.all(calls)).map((result) => !result.ok && result.error);
      for (const error of errors) expect(error).toMatchObject({ code: "quota_exceeded", resetsAt: new Date(march) });
      expect(new Set(errors).size).toBe(50);
      expect(paths()).toEqual(["/games", "/info"]);
    },
  );

  test("stays locked where /info fails", async () => {
    const service = wire({ retries: 0 }, ({ path }) =>
      path === "/info" ? Promise.reject(new Error("gone")) : monthly(),
    );
    service.clock.time = mid;
    await service.cfb.result("/games", { year: 2024 });
    const result = await service.cfb.result("/games", { year: 2023 });
    expect(result).toMatchObject({ ok: false, error: { code: "quota_exceeded", resetsAt: new Date(march) } });
    expect(metered(service)).toBe(1);
  });
});

describe("a monthly 429 of this month", () => {
  test("refuses the month's further calls, and the next month brings them back", async () => {
    const service = newYear(february - 10 * 24 * 3_600_000);
    for (let count = 0; count < 5; count++)
      expect(await call(service)).toMatchObject({ ok: false, error: { code: "quota_exceeded" } });
    expect(metered(service)).toBe(1);
    expect(service.cfb.quota).toMatchObject({ remaining: 0, exhaustedUntil: new Date(february) });
    service.clock.time = february;
    expect(await call(service)).toMatchObject({ ok: true });
  });

  test("refuses February's further calls where February itself is spent, just after it began", async () => {
    const service = newYear(february + 50, { left: [0, 0] });
    for (let count = 0; count < 3; count++)
      expect(await call(service)).toMatchObject({ ok: false, error: { resetsAt: new Date(march) } });
    expect(metered(service)).toBe(1);
  });

  test("refuses further calls where a header of this month had said that one is left", async () => {
    const service = wire({}, (_, number) => (number === 1 ? success(1) : monthly()));
    await service.cfb.result("/games", { year: 2024 });
    await service.cfb.result("/games", { year: 2023 });
    const result = await service.cfb.result("/games", { year: 2022 });
    expect(result).toMatchObject({ ok: false, error: { code: "quota_exceeded" } });
    expect(metered(service)).toBe(2);
  });

  test("with a Retry-After delays no further call: it is refused at once", async () => {
    const service = wire({}, ({ path }) => (path === "/info" ? info(0) : monthly({ "retry-after": "50" })));
    await service.cfb.result("/games", { year: 2024 });
    const result = await service.cfb.result("/games", { year: 2023 });
    expect(result).toMatchObject({ ok: false, error: { code: "quota_exceeded" } });
  });
});
