import type { ClientOptions, Store } from "../../../src/index.js";
import { failure, info, success, watch } from "../../support/manual-client.js";
import { hashAtOnce, sharedClients } from "./shared-client.js";

hashAtOnce();

const query = { year: 2020 };

/** Creates clients that share a store with claims. Unless the options say otherwise, they do not share anything else. */
function claiming(
  options: ClientOptions = {},
  respond?: Parameters<typeof sharedClients>[1],
  members?: (store: Store) => Partial<Store>,
) {
  const made = sharedClients({ shared: undefined, ...options }, respond, members);
  return { ...made, open: (own: ClientOptions = {}) => made.open({ cache: made.shared, ...own }) };
}

test("if several clients need the same response, one client requests it and the others return the stored data", async () => {
  const { clock, open } = claiming();
  const made = [open(), open(), open()];
  const calls = made.map(({ cfb }) => watch(cfb.result("/games", query)));
  await clock.pass(1_000);
  expect(made.map(({ sent }) => sent.length)).toEqual([1, 0, 0]);
  made[0]?.sent[0]?.reply(Response.json([{ id: 1 }]));
  await clock.pass(50);
  expect(calls.map(({ data }) => data)).toMatchObject([
    { ok: true, status: 200, data: [{ id: 1 }] },
    { ok: true, status: undefined, data: [{ id: 1 }] },
    { ok: true, status: undefined, data: [{ id: 1 }] },
  ]);
  expect(clock.pending).toEqual([]);
});

test("a call that waits for another client's response does not occupy a slot, so clients divide a list of calls", async () => {
  const { clock, open } = claiming({ concurrency: 2 });
  const made = [open(), open()];
  for (const { cfb } of made) for (const year of [2001, 2002, 2003, 2004]) watch(cfb.get("/games", { year }));
  await clock.pass(50);
  expect(made.map(({ sent }) => sent.map(({ address }) => address.slice(-4)))).toEqual([
    ["2001", "2002"],
    ["2003", "2004"],
  ]);
});

test("a failure releases the claim immediately, and the other clients request the response themselves", async () => {
  const { clock, open } = claiming({ retries: 0 }, () => failure(500));
  const made = [open(), open(), open()];
  const calls = made.map(({ cfb }) => watch(cfb.result("/games", query)));
  await clock.pass(500);
  expect(calls.map(({ data }) => data?.ok)).toEqual([false, false, false]);
  expect(made.map(({ sent }) => sent.length)).toEqual([1, 1, 1]);
});

test("after a failed request, the waiting clients request the response concurrently", async () => {
  const { clock, open } = claiming({ retries: 0 });
  const made = [open(), open(), open(), open()];
  for (const { cfb } of made) watch(cfb.result("/games", query));
  await clock.pass(100);
  made[0]?.sent[0]?.reply(failure(500));
  await clock.pass(500);
  expect(made.map(({ sent }) => sent.length)).toEqual([1, 1, 1, 1]);
});

test("a waiting call reads a stale entry at most once a second", async () => {
  let reads = 0;
  const { clock, open } = claiming({}, undefined, ({ get }) => ({
    get: (key) => {
      reads++;
      return get?.(key);
    },
  }));
  const [one, two] = [open(), open()];
  const first = watch(one.cfb.get("/games", query));
  await clock.pass(0);
  one.sent[0]?.reply(success());
  await clock.pass(0);
  expect(first.data).toEqual([]);
  clock.skip(40 * 24 * 3_600_000);
  watch(one.cfb.get("/games", query));
  await clock.pass(0);
  watch(two.cfb.get("/games", query));
  await clock.pass(0);
  reads = 0;
  await clock.pass(3_500);
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThanOrEqual(3);
});

test("an aborted call releases its claim", async () => {
  const { clock, open } = claiming();
  const [one, two] = [open(), open()];
  const controller = new AbortController();
  watch(one.cfb.get("/games", query, controller));
  await clock.pass(0);
  watch(two.cfb.get("/games", query));
  await clock.pass(0);
  controller.abort("enough");
  await clock.pass(100);
  expect(two.sent).toHaveLength(1);
});

test("a call waits for another client's claim for at most half of its time", async () => {
  const { clock, open } = claiming({ timeoutMs: 1e6 });
  const [one, two] = [open(), open()];
  watch(one.cfb.get("/games", query));
  await clock.pass(0);
  const waiting = watch(two.cfb.get("/games", query, { totalTimeoutMs: 80_000 }));
  await clock.pass(39_900);
  expect(two.sent).toEqual([]);
  await clock.pass(200);
  expect(two.sent).toHaveLength(1);
  two.sent[0]?.reply(success());
  await clock.pass(0);
  expect(waiting.data).toEqual([]);
});

test("a crashed process's claim expires after ten seconds, so another client can send the request", async () => {
  let hasCrashed = false;
  const { clock, open } = claiming({}, undefined, ({ claim }) => ({
    claim: (key, holder, ms) => {
      if (!hasCrashed) claim?.(key, "crashed", 10_000);
      hasCrashed = true;
      return claim?.(key, holder, ms) ?? true;
    },
  }));
  const made = [open(), open()];
  for (const { cfb } of made) watch(cfb.get("/games", query));
  await clock.pass(9_900);
  expect(made.map(({ sent }) => sent.length)).toEqual([0, 0]);
  await clock.pass(200);
  expect(made.map(({ sent }) => sent.length).sort()).toEqual([0, 1]);
});

test("a call that waited for a slot returns the response that was stored in the meantime", async () => {
  const { clock, open } = claiming({ concurrency: 1 });
  const [one, two] = [open(), open()];
  watch(one.cfb.get("/drives", query));
  await clock.pass(0);
  const call = watch(one.cfb.get("/games", query));
  watch(two.cfb.get("/games", query));
  await clock.pass(0);
  two.sent[0]?.reply(Response.json([{ id: 1 }]));
  await clock.pass(0);
  one.sent[0]?.reply(success());
  await clock.pass(0);
  expect([call.data, one.paths()]).toEqual([[{ id: 1 }], ["/drives"]]);
});

test("a call with `reload` or `no-store` neither takes a claim nor waits for one", async () => {
  const { clock, open } = claiming();
  const [one, two] = [open(), open()];
  watch(one.cfb.get("/games", query));
  await clock.pass(0);
  for (const cache of ["reload", "no-store"] as const) watch(two.cfb.get("/games", query, { cache }));
  await clock.pass(0);
  expect(two.sent).toHaveLength(2);
});

test.each<[string, NonNullable<Store["claim"]>]>([
  ["rejects", async () => Promise.reject(new Error("The connection is closed."))],
  ["hangs", () => new Promise(() => {})],
])("if a claim %s, the call continues without one", async (_, claim) => {
  const { clock, errors, open } = claiming(
    {},
    () => success(),
    () => ({ claim }),
  );
  const call = watch(open().cfb.get("/games", query));
  await clock.pass(1_000);
  expect([call.data, errors.length]).toEqual([[], 1]);
});

test("a waiting client with `validate` requests invalid data again instead of returning it", async () => {
  const { clock, open } = claiming({}, () => undefined);
  const [one, two] = [open(), open({ validate: "throw" })];
  watch(one.cfb.get("/games", query));
  await clock.pass(0);
  watch(two.cfb.get("/games", query));
  await clock.pass(60);
  one.sent[0]?.reply(Response.json([{ id: "wrong" }]));
  await clock.pass(200);
  expect(two.sent).toHaveLength(1);
});

test("with `shared` and a floor, a response that another client requests does not cost a call", async () => {
  let left = 40;
  const { clock, open, shared } = sharedClients({ quotaFloor: 30 }, ({ path }) =>
    path === "/info" ? info(left) : Response.json([{ id: 1 }], { headers: { "x-calllimit-remaining": `${--left}` } }),
  );
  const made = Array.from({ length: 4 }, () => open({ cache: shared }));
  const calls = made.flatMap(({ cfb }) =>
    Array.from({ length: 10 }, (_, year) => watch(cfb.result("/games", { year: 2000 + year }))),
  );
  await clock.pass(5_000);
  expect([left, calls.filter(({ data }) => data?.ok).length]).toEqual([30, 40]);
});

test("a call that returns a stored response takes neither a turn nor a claim", async () => {
  let steps = 0;
  const counted =
    <A extends unknown[], R>(take: (...args: A) => R) =>
    (...args: A): R => {
      steps++;
      return take(...args);
    };
  const { clock, shared, open } = sharedClients(
    {},
    () => success(),
    ({ enter, leave, claim = () => true }) => ({
      enter: counted(enter),
      leave: counted(leave),
      claim: counted(claim),
    }),
  );
  const { cfb } = open({ cache: shared });
  const first = watch(cfb.get("/games", query));
  await clock.pass(0);
  expect([first.data, steps]).toEqual([[], 4]);
  await cfb.get("/games", query);
  expect(steps).toBe(4);
});
