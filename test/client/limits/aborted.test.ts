import { settled } from "../../support/clock.js";
import { info, manualClient, success, watch } from "../../support/manual-client.js";

// Jest fails a test that leaves a rejection unhandled, because Node would end the process.

const query = { year: 2024 };

test("a call aborted before it is sent does not count as spent, at whatever step it is aborted", async () => {
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

describe("if a call is aborted before or while the store is read,", () => {
  test("the client does not send anything, not even /info for the floor, and every rejection is handled", async () => {
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
    expect([call.error, sent.map(({ path }) => path)]).toEqual(["mine", []]);
  });

  test("the store is not read if the abort comes immediately", async () => {
    const get = jest.fn(async () => undefined);
    const cache = { get, set: async () => {}, delete: async () => {} };
    const controller = new AbortController();
    const call = watch(manualClient({ cache }).cfb.get("/games", query, { signal: controller.signal }));
    controller.abort("mine");
    for (let turn = 0; turn < 3; turn++) await settled();
    expect([call.error, get.mock.calls]).toEqual(["mine", []]);
  });

  test("and the key function fails at any step, every rejection is handled", async () => {
    const cache = { get: async () => undefined, set: async () => {}, delete: async () => {} };
    const apiKey = async () => {
      throw new Error("the vault is locked");
    };
    for (let turns = 0; turns < 30; turns++) {
      const controller = new AbortController();
      const { cfb } = manualClient({ apiKey, retries: 0, cache });
      const call = watch(cfb.get("/info", {}, { signal: controller.signal, cacheTtlMs: 60_000 }));
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      controller.abort("mine");
      await settled();
      expect(["mine", "authentication"]).toContain(Reflect.get(Object(call.error), "code") ?? call.error);
    }
  });
});
