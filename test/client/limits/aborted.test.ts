import { settled } from "../../support/clock.js";
import { info, manualClient, success, watch } from "../../support/manual-client.js";

/** What a call that is over has left behind: a rejection that nothing handles ends a process of Node. */
const unhandled: unknown[] = [];
const onUnhandled = (reason: unknown) => void unhandled.push(reason);
beforeAll(() => void process.on("unhandledRejection", onUnhandled));
afterAll(() => void process.off("unhandledRejection", onUnhandled));

const query = { year: 2024 };

test("a call that is aborted before it is sent counts as none, at whichever step", async () => {
  const { cfb, sent } = manualClient({ quotaFloor: 5, retries: 0 }, ({ path }) =>
    path === "/info" ? info(100) : success(100),
  );
  await cfb.get("/games", query);
  let unsent = 0;
  for (let turns = 0; turns < 30; turns++) {
    const controller = new AbortController();
    const before = [sent.length, cfb.quota.remaining];
    watch(cfb.get("/games", { year: 1950 + turns }, { signal: controller.signal }));
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    controller.abort("mine");
    await settled();
    if (sent.length > (before[0] ?? 0)) continue;
    unsent++;
    expect(cfb.quota.remaining).toBe(before[1]);
  }
  expect(unsent).toBeGreaterThan(0);
});

describe("a call that is aborted while the store is read", () => {
  test("sends nothing afterwards, and leaves no rejection unhandled, where the floor would need `/info`", async () => {
    const controller = new AbortController();
    let read = (_: undefined) => {};
    const cache = {
      get() {
        return new Promise<undefined>((resolve) => {
          read = resolve;
        });
      },
      set: async () => {},
      delete: async () => {},
    };
    const { cfb, sent } = manualClient({ quotaFloor: 5, retries: 0, cache }, () => new Response("", { status: 500 }));
    const call = watch(cfb.get("/games", query, { signal: controller.signal }));
    for (let turn = 0; turn < 3; turn++) await settled();
    controller.abort("mine");
    read(undefined);
    for (let turn = 0; turn < 3; turn++) await settled();
    expect([call.error, sent.map(({ path }) => path), unhandled]).toEqual(["mine", [], []]);
  });

  test("leaves no rejection unhandled where the key function fails, at whichever step the signal aborts", async () => {
    const cache = { get: async () => undefined, set: async () => {}, delete: async () => {} };
    const apiKey = async () => {
      throw new Error("the vault is locked");
    };
    for (let turns = 0; turns < 30; turns++) {
      const controller = new AbortController();
      const { cfb } = manualClient({ apiKey, retries: 0, cache });
      watch(cfb.get("/info", {}, { signal: controller.signal, cacheTtlMs: 60_000 }));
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      controller.abort("mine");
      await settled();
    }
    await settled();
    expect(unhandled).toEqual([]);
  });
});
