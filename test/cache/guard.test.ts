import Keyv from "keyv";
import type { Store } from "../../src/injected.js";
import { ManualClock } from "../support/clock.js";
import { guarded, guardedJson } from "../support/guarded-store.js";

const throws = () => {
  throw new Error("broken");
};
const hangs = () => new Promise<never>(() => {});

/** What the store's method does for a word in the table. For any other word, the method parses the word as JSON and returns the value. */
const members: Readonly<Record<string, () => unknown>> = {
  throws,
  hangs,
  rejects: () => Promise.reject(new Error("broken")),
  undefined: () => undefined,
  buffer: () => Buffer.from("1"),
};

/** Runs a row's steps. The log contains the store's calls (`>get`), each step's result (`get:1`), and the errors. */
async function log(row: string): Promise<string> {
  const [head = "", steps = ""] = row.split(" | ");
  const texts: string[] = [];
  const write = (text: string) => void texts.push(clock.monotonic() === 0 ? text : `@${clock.monotonic()} ${text}`);
  const given = Object.fromEntries(head.split(" ").map((pair) => pair.split("=") as [string, string]));
  const member = (name: string) => () => {
    write(`>${name}`);
    const word = given[name] ?? "undefined";
    return (members[word] ?? (() => JSON.parse(word)))();
  };
  const clock = new ManualClock();
  const store: Store = { get: member("get"), set: member("set"), delete: member("delete") };
  const { cacheTimeoutMs } = given;
  const cache = guardedJson(store, {
    clock,
    ...(cacheTimeoutMs !== undefined && { cacheTimeoutMs: Number(cacheTimeoutMs) }),
    onCacheError: (error) => write(`"${Object(error).message}"`),
  });
  const take: Readonly<Record<string, () => Promise<unknown>>> = {
    get: () => cache.get("a"),
    // A read by a call that has 100 ms left.
    short: () => cache.read("a", () => 100, String),
    set: () => cache.set("a", "1", 1_000),
    delete: () => cache.delete("a"),
  };
  for (const step of steps.split(" ")) {
    if (step.startsWith("+")) await clock.pass(Number(step));
    else void take[step]?.().then((value) => write(`${step}:${JSON.stringify(Object(value).data ?? value)}`));
    await clock.pass(0);
  }
  expect(clock.pending).toEqual([]);
  return texts.join(" ");
}

// What the store's methods do | the steps → the log
const table = `
If a store fails, the steps have no effect, but they do not fail. The client does not use the store for 5 s.
get=throws | get get set delete +4999 get +1 get set → >get "broken" get:undefined get:undefined set:undefined delete:false @4999 get:undefined @5000 >get @5000 "broken" @5000 get:undefined @5000 set:undefined
get=rejects | get get +4999 get +1 get → >get "broken" get:undefined get:undefined @4999 get:undefined @5000 >get @5000 "broken" @5000 get:undefined
set=throws | set get delete +5000 get → >set "broken" set:undefined get:undefined delete:false @5000 >get @5000 get:undefined
set=rejects | set → >set "broken" set:undefined
delete=throws | delete get set +5000 get → >delete "broken" delete:false get:undefined set:undefined @5000 >get @5000 get:undefined
delete=rejects | delete → >delete "broken" delete:false

If a store hangs, the call continues without it after the time limit. The default limit is a second.
get=hangs cacheTimeoutMs=250 | get +249 +1 → >get @250 "The cache took longer than 250 ms to get, so the call continued without it." @250 get:undefined
set=hangs cacheTimeoutMs=250 | set +249 +1 → >set @250 "The cache took longer than 250 ms to set, so the call continued without it." @250 set:undefined
delete=hangs cacheTimeoutMs=250 | delete +249 +1 → >delete @250 "The cache took longer than 250 ms to delete, so the call continued without it." @250 delete:false
get=hangs | get +1000 → >get @1000 "The cache took longer than 1000 ms to get, so the call continued without it." @1000 get:undefined

A call with less time left than the store's limit continues without the store and does not report an error.
get=hangs cacheTimeoutMs=250 | short +100 → >get @100 short:undefined

A missing entry is not an error. The client deletes an entry that is not a JSON response. The entry counts as missing even if that fails.
get=undefined | get → >get get:undefined
get=null | get → >get get:undefined
get="1" | get → >get get:1
get=1 | get → >get "The cache contained an entry that is not a JSON response. The client removes it. Key: a" >delete get:undefined
get=true | get → >get "The cache contained an entry that is not a JSON response. The client removes it. Key: a" >delete get:undefined
get={} | get → >get "The cache contained an entry that is not a JSON response. The client removes it. Key: a" >delete get:undefined
get=["1"] | get → >get "The cache contained an entry that is not a JSON response. The client removes it. Key: a" >delete get:undefined
get=buffer | get → >get "The cache contained an entry that is not a JSON response. The client removes it. Key: a" >delete get:undefined
get="{" delete=throws | get → >get "The cache contained an entry that is not a JSON response. The client removes it. Key: a" >delete "broken" get:undefined
`;

test.each(table.split("\n").flatMap((row) => (row.includes(" → ") ? [row.split(" → ") as [string, string]] : [])))(
  "%s → %s",
  async (row, expected) => {
    expect(await log(row)).toBe(expected);
  },
);

test("if a hanging store resolves or rejects after the time limit, the client does not report it again", async () => {
  let settle: { resolve(value: string): void; reject(error: unknown): void } | undefined;
  const get = () => new Promise((resolve, reject) => (settle = { resolve, reject }));
  const { cache, errors, clock } = guarded({ get }, 100);
  for (const late of ["resolve", "reject"] as const) {
    const call = cache.get("a");
    await clock.pass(100);
    expect(await call).toBeUndefined();
    settle?.[late]("late");
    await clock.pass(5_000);
  }
  expect(errors).toHaveLength(2);
});

test("the client reports a hanging store only after a step has taken the store's whole time limit", async () => {
  const { cache, clock, errors } = guarded({ get: hangs }, 250);
  for (const ms of [100, 250]) {
    const call = cache.read("a", () => ms, String);
    await clock.pass(ms);
    expect(await call).toBeUndefined();
    expect(errors).toHaveLength(ms === 100 ? 0 : 1);
  }
});

test("the client does not start a timer for a store that responds immediately", async () => {
  const { cache, clock } = guarded({ get: () => null });
  const steps = [cache.get("a"), cache.set("a", "1", 1_000)];
  expect(clock.pending).toEqual([]);
  await Promise.all(steps);
});

test("without onCacheError, a failing store does not make a step fail", async () => {
  const cache = guardedJson({ get: throws, set: throws, delete: throws }, { clock: new ManualClock() });
  expect(await cache.get("a")).toBeUndefined();
});

test("an entry is not deleted if the function that parses it returns null", async () => {
  const deleted: string[] = [];
  const { cache, errors } = guarded({ get: () => "1", delete: (key) => deleted.push(key) });
  const [left, skip] = [() => 100, () => null];
  expect(await cache.read("a", left, skip)).toBeNull();
  expect([deleted, errors]).toEqual([[], []]);
});

test("a Keyv and a Map both work as stores", async () => {
  const stores: Store[] = [new Keyv(), new Map<string, string>()];
  for (const store of stores) {
    const { cache } = guarded({
      get: (key) => store.get(key),
      set: (key, value, ttlMs) => store.set(key, value, ttlMs),
    });
    await cache.set("a", "1", 60_000);
    expect(await cache.get("a")).toEqual({ text: "1", data: 1 });
  }
});

test("a store receives only whole milliseconds between 1 ms and a year as a time to live", async () => {
  const ttls: number[] = [];
  const { cache } = guarded({ set: (_key, _value, ttlMs) => ttls.push(ttlMs) });
  for (const ttlMs of [0, -5, Number.NaN, 0.2, 1_500.5, Number.POSITIVE_INFINITY]) await cache.set("a", "1", ttlMs);
  expect(ttls).toEqual([1, 1_501, 365 * 24 * 3_600_000]);
});

describe("a claim", () => {
  const noLimit = () => Number.POSITIVE_INFINITY;

  test("is released even while the client avoids a failed store", async () => {
    const claim = jest.fn(async () => true);
    const { cache } = guarded({ claim, set: throws });
    await cache.claim("a", "one", 10_000, noLimit);
    await cache.set("a", "1", 1_000);
    await cache.giveBack("a", "one", noLimit);
    expect(claim.mock.calls).toEqual([
      ["a", "one", 10_000],
      ["a", "one", 0],
    ]);
  });

  test("does not delay a call beyond its remaining time if the release hangs", async () => {
    const { cache, clock } = guarded({ claim: hangs });
    let done = false;
    void cache.giveBack("a", "one", () => 100).then(() => (done = true));
    await clock.pass(99);
    expect(done).toBe(false);
    await clock.pass(1);
    expect(done).toBe(true);
  });

  test("is released if the store grants it after the time limit", async () => {
    let grant = (_: boolean) => {};
    const claim = jest.fn(() => new Promise<boolean>((resolve) => (grant = resolve)));
    const { cache, clock } = guarded({ claim });
    const claimed = cache.claim("a", "one", 10_000, noLimit);
    await clock.pass(1_000);
    expect(await claimed).toBeUndefined();
    grant(true);
    await clock.pass(0);
    expect(claim).toHaveBeenLastCalledWith("a", "one", 0);
  });
});
