import { runInNewContext } from "node:vm";
import type { ClientOptions, Store } from "../../src/index.js";
import { clientWithFetch } from "../support/client-with-fetch.js";
import { ManualClock, settled } from "../support/clock.js";

const unhandled: unknown[] = [];
const onUnhandled = (reason: unknown) => void unhandled.push(reason);
beforeAll(() => void process.on("unhandledRejection", onUnhandled));
afterAll(() => void process.off("unhandledRejection", onUnhandled));

/** Return values of a hook that reject, throw or never settle. */
const returned: readonly [string, () => unknown][] = [
  ["a promise of this realm", () => Promise.reject(new Error("from a hook"))],
  ["a promise of another realm", () => runInNewContext("Promise.reject(new Error('from a hook'))")],
  ["the promise of an async function of another realm", () => runInNewContext("(async () => { throw 1 })()")],
  [
    "a subclass of Promise",
    () => new (class extends Promise<never> {})((_, reject) => reject(new Error("from a hook"))),
  ],
  ["a thenable that throws", () => ({ then: fails })],
  ["a thenable that rejects", () => ({ then: (_: unknown, reject: (reason: unknown) => void) => reject("no") })],
  ["a thenable whose then cannot be read", () => Object.defineProperty({}, "then", { get: fails })],
  ["a thenable that never settles", () => ({ then() {} })],
];

function fails(): never {
  throw new Error("from a hook");
}

const store: Store = { get: fails, set: fails, delete: fails };

test.each(returned)("a hook that returns %s fails no call and causes no unhandled rejection", async (_, result) => {
  const called = new Set<string>();
  const hook = (name: string) => () => {
    called.add(name);
    return result() as undefined;
  };
  const hooks: ClientOptions = {
    onRequest: hook("onRequest"),
    onResponse: hook("onResponse"),
    onRetry: hook("onRetry"),
    onQuota: hook("onQuota"),
    onDrift: hook("onDrift"),
    onCacheError: hook("onCacheError"),
  };
  const clock = new ManualClock();
  const respond = (_request: Request, number: number) =>
    number === 1
      ? Response.json({}, { status: 503 })
      : Response.json([{ novelty: 1 }], { headers: { "x-calllimit-remaining": "5" } });
  const { cfb } = clientWithFetch(respond, { ...hooks, clock, retries: 1, cache: store, validate: "report" });
  const call = cfb.get("/games", { year: 2024 });
  await clock.pass(10_000);
  expect(await call).toEqual([{ novelty: 1 }]);
  await settled();
  await settled();
  expect([...called].sort()).toEqual(Object.keys(hooks).sort());
  expect(unhandled).toEqual([]);
});
