import { runInNewContext } from "node:vm";
import type { ClientOptions, Store } from "../../../src/index.js";
import { seasonService, weekly } from "../../seasons/season-service.js";
import { clientWithFetch } from "../../support/client-with-fetch.js";
import { ManualClock, settled } from "../../support/clock.js";

// Jest fails a test that leaves a rejection unhandled.

function fails(): never {
  throw new Error("from a hook");
}

/** Ways in which a hook can fail. TypeScript accepts an async function for a hook that returns nothing. */
const hooks: readonly [string, () => unknown][] = [
  ["throws", fails],
  ["rejects", async () => fails()],
  ["returns a promise of another realm", () => runInNewContext("Promise.reject(new Error('from a hook'))")],
  ["is an async function of another realm", () => runInNewContext("(async () => { throw 1 })()")],
  ["returns a subclass of Promise", () => new (class extends Promise<never> {})((_, reject) => reject("no"))],
  ["returns a thenable that throws", () => ({ then: fails })],
  ["returns a thenable that rejects", () => ({ then: (_: unknown, no: (reason: unknown) => void) => no("no") })],
  ["returns a thenable whose then cannot be read", () => Object.defineProperty({}, "then", { get: fails })],
  ["returns a thenable that never settles", () => ({ then() {} })],
];

const store: Store = { get: fails, set: fails, delete: fails };

test.each(hooks)("a hook that %s does not make calls fail or cause an unhandled rejection", async (_, result) => {
  const called: string[] = [];
  const names = ["onRequest", "onResponse", "onRetry", "onQuota", "onDrift", "onCacheError"] as const;
  const failing: ClientOptions = Object.fromEntries(
    names.map((name) => [
      name,
      () => {
        called.push(name);
        return result();
      },
    ]),
  );
  const clock = new ManualClock();
  const respond = (_request: Request, number: number) =>
    number === 1
      ? Response.json({}, { status: 503 })
      : Response.json([{ novelty: 1 }], { headers: { "x-calllimit-remaining": "5" } });
  const { cfb } = clientWithFetch(respond, { ...failing, clock, retries: 1, cache: store, validate: "report" });
  const call = cfb.get("/games", { year: 2024 });
  await clock.pass(10_000);
  expect(await call).toEqual([{ novelty: 1 }]);
  await settled();
  await settled();
  expect(called.filter((name) => name === "onRequest" || name === "onResponse")).toHaveLength(4);
  expect([...new Set(called)].sort()).toEqual([...names].sort());
});

test.each(hooks)("an onProgress that %s does not end a run or cause an unhandled rejection", async (_, hook) => {
  const { client, rows } = seasonService(weekly(3));
  let called = 0;
  const onProgress = () => {
    called++;
    return hook() as undefined;
  };
  expect(await client().all("/plays", { year: 2024 }, { onProgress })).toEqual(rows);
  await settled();
  await settled();
  expect(called).toBe(3);
});
