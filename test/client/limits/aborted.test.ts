import { settled } from "../../support/clock.js";
import { info, manualClient, success, watch } from "../../support/manual-client.js";

// Jest fails a test that leaves a rejection unhandled, because Node would end the process.

const query = { year: 2024 };

test("a call that is aborted before it is sent does not change the remaining quota", async () => {
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

describe("if a call is aborted", () => {
  test("while the store is read, the client does not send a request, not even to /info", async () => {
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

  test("immediately, the client does not read the store", async () => {
    const get = jest.fn(async () => undefined);
    const cache = { get, set: async () => {}, delete: async () => {} };
    const controller = new AbortController();
    const call = watch(manualClient({ cache }).cfb.get("/games", query, { signal: controller.signal }));
    controller.abort("mine");
    for (let turn = 0; turn < 3; turn++) await settled();
    expect([call.error, get.mock.calls]).toEqual(["mine", []]);
  });

  test("while the key function fails, every rejection is handled", async () => {
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
