import { runInNewContext } from "node:vm";
import { seasonService, weekly } from "../seasons/season-service.js";
import { settled } from "../support/clock.js";

const unhandled: unknown[] = [];
const onUnhandled = (reason: unknown) => void unhandled.push(reason);
beforeAll(() => void process.on("unhandledRejection", onUnhandled));
afterAll(() => void process.off("unhandledRejection", onUnhandled));

const fails = () => {
  throw new Error("a defect of the hook");
};

/** What a hook may do that must break nothing. An async hook has the type of one that returns nothing. */
const hooks: readonly [string, () => unknown][] = [
  ["throws", fails],
  ["rejects", async () => fails()],
  ["rejects with a promise of another realm", () => runInNewContext("Promise.reject(new Error('a defect'))")],
  ["returns an object whose then throws", () => ({ then: fails })],
  ["never settles", () => new Promise(() => {})],
];

test.each(hooks)("an onProgress that %s breaks no run and causes no unhandled rejection", async (_, hook) => {
  const { client, rows } = seasonService(weekly(3));
  let called = 0;
  const onProgress = () => {
    called++;
    return hook() as undefined;
  };
  expect(await client().all("/plays", { year: 2024 }, { onProgress })).toEqual(rows);
  await settled();
  await settled();
  expect([called, unhandled]).toEqual([3, []]);
});
