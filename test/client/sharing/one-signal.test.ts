import { getEventListeners } from "node:events";
import { type Client, type ClientOptions, createClient } from "../../../src/index.js";
import { failure, info, manualClient, success, watch } from "../../support/manual-client.js";
import { failOnWarnings } from "../../support/warnings.js";

failOnWarnings();

const years = Array.from({ length: 30 }, (_, index) => 1990 + index);
const listeners = (signal: AbortSignal) => getEventListeners(signal, "abort").length;

const clients: [string, ClientOptions][] = [
  ["that compares names", { names: true }],
  ["that reports notices", { onNotice: () => {} }],
  ["with a cache", { cache: { get: async () => undefined, set: async () => {}, delete: async () => {} } }],
  ["with a floor", { quotaFloor: 5 }],
  ["without options", {}],
];

describe.each(clients)("with one signal, thirty calls of a client %s", (_, options) => {
  test.each<[string, (cfb: Client, year: number, signal: AbortSignal) => Promise<unknown>]>([
    ["get", (cfb, year, signal) => cfb.get("/games", { year, team: "Texas" }, { signal })],
    ["result", (cfb, year, signal) => cfb.result("/games", { year, team: "Texas" }, { signal })],
    ["all", (cfb, year, signal) => cfb.all("/games", { year, team: "Texas" }, { signal })],
  ])("add at most two listeners, and remove them: %s", async (_, make) => {
    for (const aborts of [false, true]) {
      const { cfb, clock } = manualClient({ retries: 0, ...options }, async ({ path }) => {
        await new Promise<void>((resolve) => void clock.after(100, resolve));
        return path === "/info" ? info(1_000) : path === "/teams" ? success() : failure(503);
      });
      const controller = new AbortController();
      const { signal } = controller;
      const calls = years.map((year) => watch(make(cfb, year, signal)));
      await clock.pass(50);
      expect([1, 2]).toContain(listeners(signal));
      if (aborts) controller.abort("left");
      await clock.pass(10_000);
      expect([calls.filter(({ done }) => done).length, listeners(signal)]).toEqual([30, 0]);
    }
  });
});

test("thirty clients remove all their listeners from a signal that their calls share", async () => {
  const { signal } = new AbortController();
  const fetch = async () => success();
  const calls = years.map((year) =>
    createClient({ apiKey: "a-key-for-the-tests", fetch, onNotice: () => {} }).get("/games", { year }, { signal }),
  );
  expect(await Promise.all(calls)).toHaveLength(30);
  expect(listeners(signal)).toBe(0);
});

test("thirty watches add one listener to a signal that they share, and remove it", async () => {
  const { cfb, clock } = manualClient({}, () => success());
  const controller = new AbortController();
  const { signal } = controller;
  const watches = years.map(() => watch(cfb.watch("/scoreboard", {}, { signal }).next()));
  await clock.pass(0);
  expect(listeners(signal)).toBe(1);
  controller.abort("left");
  await clock.pass(0);
  for (const each of watches) expect(each).toMatchObject({ done: true, error: "left" });
  expect(listeners(signal)).toBe(0);
});
