import { manualClient, success, watch } from "../../support/manual-client.js";

const query = { year: 2024 } as const;

/** A store that counts its uses. */
function countingStore() {
  const uses: string[] = [];
  const store = {
    get: () => void uses.push("get"),
    set: () => void uses.push("set"),
    delete: () => void uses.push("delete"),
  };
  return { store, uses };
}

test.each<[string, () => string]>([
  ["there is no key", () => ""],
  [
    "the key function fails",
    () => {
      throw new Error("closed");
    },
  ],
])("if %s, tier data is neither read from the cache nor stored, and the call fails", async (_, apiKey) => {
  const { store, uses } = countingStore();
  const { cfb, sent } = manualClient({ cache: store, apiKey }, () => success());
  expect(await cfb.result("/wepa/team/season", query)).toMatchObject({ ok: false, error: { code: "authentication" } });
  expect([uses, sent]).toEqual([[], []]);
});

test("a call times out if its key function hangs, and the client calls the function only once", async () => {
  const { store, uses } = countingStore();
  const apiKey = jest.fn(() => new Promise<string>(() => {}));
  const { cfb, clock } = manualClient({ cache: store, apiKey, totalTimeoutMs: 300 }, () => success());
  const call = watch(cfb.result("/wepa/team/season", query));
  await clock.pass(300);
  expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
  expect([uses, apiKey.mock.calls.length]).toEqual([[], 1]);
});

test("tier data is stored if there is a key", async () => {
  const { store, uses } = countingStore();
  const { cfb } = manualClient({ cache: store }, () => success());
  expect(await cfb.result("/wepa/team/season", query)).toMatchObject({ ok: true });
  expect(uses).toEqual(["get", "set"]);
});

test("if the key function fails only for the cache, the call is sent but its response is not stored", async () => {
  const { store, uses } = countingStore();
  let count = 0;
  const apiKey = () => {
    if (count++ === 0) throw new Error("closed");
    return "a-key-of-mine";
  };
  const { cfb, sent } = manualClient({ cache: store, apiKey }, () => success());
  expect(await cfb.result("/wepa/team/season", query)).toMatchObject({ ok: true });
  expect([uses, sent.length]).toEqual([[], 1]);
});
