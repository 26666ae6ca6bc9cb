import { seal } from "../../src/cache/envelope.js";
import { manualClient, success, watch } from "../support/manual-client.js";

test("a call with a short time limit does not disable the store for other calls", async () => {
  const entries = new Map<string, string>();
  const slow = { delete: () => true, set: (key: string, value: string) => entries.set(key, value) };
  const store = { ...slow, get: () => new Promise<string | undefined>(() => {}) };
  const { cfb, clock, sent } = manualClient({ cache: store }, () => success());
  for (const year of [2021, 2022, 2023]) {
    const call = cfb.result("/games", { year }, { totalTimeoutMs: 20 });
    await clock.pass(20);
    await call;
  }
  store.get = async () => seal("[]", clock.now(), clock.now() + 1_000);
  await cfb.result("/games", { year: 2020 });
  expect(sent).toHaveLength(3);
});

test("a call that times out while the cache waits for the key is not sent", async () => {
  let calls = 0;
  const apiKey = () => (++calls === 1 ? new Promise<string>(() => {}) : "a-key-for-the-tests");
  const { cfb, clock, sent } = manualClient({ apiKey, cache: true, totalTimeoutMs: 300 }, () => success());
  const call = watch(cfb.result("/games/weather", { year: 2023 }));
  await clock.pass(300);
  expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
  expect(sent).toHaveLength(0);
});
