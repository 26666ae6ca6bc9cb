import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import Keyv from "keyv";
import { installApart } from "../../scripts/lib/script.js";
import { memoryStore } from "../../src/cache/store.js";
import { folder, hasRedis, type Kind, openKeyv, startRedis } from "../cache/stores.js";

/** The test runner's functions that Keyv's suite calls. */
interface Runner {
  it(name: string, run: (context: { expect: typeof expect }) => unknown): void;
  beforeEach(run: () => unknown): void;
  afterEach(run: () => unknown): void;
}
type Suite = (runner: Runner, keyv: typeof Keyv, store: () => unknown) => void;

// The suite is installed separately and without scripts, because the scripts of its dependencies would compile a database.
const packages = ["@keyv/test-suite@2.1.2", "@keyv/valkey@1.0.11", "keyv@5.6.0"];
const fetched = installApart("cfb-proof/keyv", packages, "--ignore-scripts");
const required = createRequire(join(fetched, "package.json"));
const { keyvApiTests, keyvValueTests, keyvNamespaceTest } = required("@keyv/test-suite") as Record<string, Suite>;
const KeyvValkey = required("@keyv/valkey").default as new (options: object) => { disconnect(): Promise<unknown> };

const runner: Runner = {
  it: (name, run) => test(name, async () => void (await run({ expect }))),
  beforeEach: (run) => beforeEach(async () => void (await run())),
  afterEach: (run) => afterEach(async () => void (await run())),
};

function runSuite(store: () => unknown): void {
  for (const suite of [keyvApiTests, keyvValueTests, keyvNamespaceTest]) suite?.(runner, Keyv, store);
}

/** The client's store, with two additional methods that Keyv needs. */
function ownStore() {
  const store = memoryStore();
  const known = new Set<string>();
  return {
    ...store,
    opts: {},
    // Keyv can store entries without a time to live. The client never does that.
    set(key: string, value: string, ttl = 60_000) {
      known.add(key);
      return store.set(key, value, ttl);
    },
    delete(key: string) {
      const had = store.get(key) !== undefined;
      store.delete(key);
      return had;
    },
    clear: () => {
      for (const key of known) store.delete(key);
    },
  };
}

const own = folder();
const socket = join(own.path, "redis");
let redis: ChildProcess | undefined;
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  if (hasRedis) redis = await startRedis(socket);
});
afterAll(async () => {
  for (const close of closers) await close();
  if (redis) {
    redis.kill();
    await once(redis, "exit");
  }
  own.remove();
});

/** Closes a store after the tests. Each Keyv in the suite needs a new store, because it writes its namespace into the store. */
function opened({ store, close }: { store: unknown; close: () => unknown }): unknown {
  closers.push(close);
  return store;
}

function openedKeyv(kind: Kind, at: string): unknown {
  const { keyv, close } = openKeyv(kind, at);
  return opened({ store: keyv.opts.store, close });
}

describe("the client's memory store", () => {
  runSuite(ownStore);
});

describe("a Map", () => {
  // The suite sets an option in `opts`.
  runSuite(() => Object.assign(new Map(), { opts: {} }));
});

describe("SQLite", () => {
  runSuite(() => openedKeyv("sqlite", join(own.path, "proof.sqlite")));
});

if (hasRedis) {
  describe("Redis", () => {
    runSuite(() => openedKeyv("redis", socket));
  });

  describe("Valkey", () => {
    runSuite(() => {
      const store = new KeyvValkey({ path: socket });
      return opened({ store, close: () => store.disconnect() });
    });
  });
}
