import type { ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { createClient } from "../../src/index.js";
import {
  type IoRedis,
  memoryShared,
  type NodeRedis,
  type RedisConnection,
  redisShared,
  type Turn,
} from "../../src/redis/index.js";
import { folder, hasRedis, startRedis } from "../cache/stores.js";
import { connections, type Opened } from "./connections.js";
import { contractOf } from "./contract.js";

if (!hasRedis) process.stdout.write("redis-server is not installed: what it shares is not tested.\n");

const start = Date.UTC(2027, 1, 10, 12);

const usualTurn = { group: "a".repeat(64), path: "/games", leaseMs: 80_000, metered: true, floor: 0 };

describe("in memory", () => {
  contractOf(() => {
    let time = start;
    return {
      shared: memoryShared({ now: () => time }),
      pass: (ms) => {
        time += ms;
      },
      setTime: (ms) => {
        time = ms;
      },
    };
  });
});

/** Wraps a connection so that its scripts read the test's clock. A test can't set Redis's clock. */
function onClock(connection: RedisConnection, now: () => number): RedisConnection {
  const timed = (script: string) =>
    script.replaceAll("redis.call('TIME')", `{ '${Math.floor(now() / 1_000)}', '${(now() % 1_000) * 1_000}' }`);
  const unknown = () => Promise.reject(new Error("NOSCRIPT No matching script."));
  const common = { get: (key: string) => connection.get(key), del: (key: string) => connection.del(key) };
  if ("evalSha" in connection) {
    const timedOne: NodeRedis = {
      ...common,
      evalSha: unknown,
      eval: (text, options) => connection.eval(timed(text), options),
    };
    return timedOne;
  }
  const timedOne: IoRedis = {
    ...common,
    evalsha: unknown,
    eval: (text, count, ...args) => connection.eval(timed(text), count, ...args),
  };
  return timedOne;
}

(hasRedis ? describe : describe.skip)("over Redis", () => {
  const { path: home, remove } = folder();
  const socket = join(home, "redis");
  let server: ChildProcess;

  beforeAll(async () => {
    server = await startRedis(socket);
  });

  afterAll(async () => {
    server.kill("SIGKILL");
    await once(server, "exit");
    remove();
  });

  describe.each(Object.entries(connections))("through %s,", (name, connect) => {
    let opened: Opened;
    let number = 0;

    beforeAll(async () => {
      opened = await connect(socket);
    });

    afterAll(() => opened.close());

    contractOf(() => {
      let time = start;
      const connection = onClock(opened.connection, () => time);
      return {
        shared: redisShared(connection, { prefix: `${name}-${++number}:` }),
        pass: (ms) => {
          time += ms;
        },
        setTime: (ms) => {
          time = ms;
        },
      };
    });

    test("a path does not wait for crashed clients, even if Redis has evicted the times of their last requests", async () => {
      const redis = redisShared(opened.connection, { prefix: `evicted-${name}:` });
      const turn = (client: string): Turn => ({ ...usualTurn, client, id: client, limit: 1 });
      expect((await redis.enter(turn("holder"))).next).toBe("go");
      for (const client of ["gone", "last"]) expect((await redis.enter(turn(client))).next).toBe("wait");
      await opened.command("DEL", `evicted-${name}:{${usualTurn.group}}:seen:${usualTurn.path}`);
      await redis.leave(turn("holder"), { order: undefined, done: true, inDoubt: false });
      expect((await redis.enter(turn("last"))).next).toBe("go");
    });

    test("the data of an API key expires a day after its last use", async () => {
      const { command, connection } = opened;
      const prefix = `lasting-${name}:`;
      const redis = redisShared(connection, { prefix });
      const turn: Turn = { ...usualTurn, client: "one", id: "one", limit: 1 };
      const use = async () => {
        expect((await redis.enter(turn)).next).toBe("go");
        await redis.leave(turn, { order: undefined, done: true, inDoubt: false, left: 5 });
        const keys = await command("KEYS", `${prefix}*`);
        return Array.isArray(keys) ? keys.map(String) : [];
      };
      for (const key of await use()) await command("PEXPIRE", key, "60000");
      const left = await Promise.all((await use()).map((key) => command("PTTL", key)));
      expect(left.length).toBeGreaterThan(0);
      for (const ms of left.map(Number)) {
        expect(ms).toBeGreaterThan(23 * 3_600_000);
        expect(ms).toBeLessThanOrEqual(24 * 3_600_000);
      }
    });

    test("scripts run by their hash, and are sent in full only if Redis does not have them", async () => {
      const { command, connection } = opened;
      await command("SCRIPT", "FLUSH");
      await command("CONFIG", "RESETSTAT");
      const shared = redisShared(connection, { prefix: `${name}:` });
      for (let count = 0; count < 3; count++) await shared.set("key", "value", 1_000);
      const statistics = String(await command("INFO", "commandstats"));
      const callsOf = (words: string) => new RegExp(`cmdstat_${words}:calls=(\\d+)`).exec(statistics)?.[1];
      expect([await shared.get("key"), callsOf("evalsha"), callsOf("eval")]).toEqual(["value", "3", "1"]);
    });

    test("forget deletes other clients' entries, but only under its prefix", async () => {
      const { connection } = opened;
      const options = { apiKey: "k", fetch: async () => Response.json([{ id: 1 }]) };
      const open = (prefix: string) => createClient({ ...options, cache: redisShared(connection, { prefix }) });
      const prefix = `${name}[*]:`;
      for (const each of [prefix, `${name}*:`]) await open(each).get("/games", { year: 2020 });
      expect(await open(prefix).forget("/games")).toBe(true);
      const keysOf = async (each: string) => {
        const found: unknown[] = [];
        const keys = redisShared(connection, { prefix: each }).keys?.();
        for await (const key of keys as AsyncIterable<unknown>) found.push(key);
        return found;
      };
      expect([await keysOf(prefix), (await keysOf(`${name}*:`)).length]).toEqual([[], 1]);
    });

    test("forget works even if the connection adds another prefix to keys", async () => {
      const prefixed = await connect(socket, "mine:");
      try {
        const cache = redisShared(prefixed.connection, { prefix: `forgets-${name}:` });
        let requests = 0;
        const fetch = async () => Response.json([{ id: ++requests }]);
        const open = () => createClient({ apiKey: "k", fetch, cache });
        await open().get("/games", { year: 2020 });
        await open().get("/games", { year: 2020 });
        expect(requests).toBe(1);
        expect(await open().forget("/games")).toBe(true);
        await open().get("/games", { year: 2020 });
        expect(requests).toBe(2);
      } finally {
        await prefixed.close();
      }
    });

    test("a claim and a value both expire after their time", async () => {
      const shared = redisShared(opened.connection, { prefix: `ends-${name}:` });
      await shared.claim("key", "crashed", 20);
      await shared.set("key", "value", 20);
      await new Promise((resolve) => setTimeout(resolve, 40));
      expect([await shared.claim("key", "next", 20), await shared.get("key")]).toEqual([true, null]);
    });
  });
});

test("a script's keys share a hash tag for the base URL and API key, so that a cluster stores them on one node", async () => {
  const scripts: (readonly string[])[] = [];
  const connection: NodeRedis = {
    get: async () => null,
    del: async () => 0,
    eval: async () => undefined,
    async evalSha(_, { keys }) {
      scripts.push(keys);
      return keys.length > 1 ? ["go", "1", "1", ""] : 1;
    },
  };
  const redis = redisShared(connection);
  const fetch = async () => Response.json([]);
  const cfb = createClient({ apiKey: "the-key", baseUrl: "https://a.example/b", fetch, cache: redis, shared: redis });
  await cfb.get("/games", { year: 2020 });
  const hash = createHash("sha256").update("https://a.example/b the-key").digest("hex");
  const [several, single] = [scripts.filter((keys) => keys.length > 1), scripts.filter((keys) => keys.length === 1)];
  expect([several.length, single.length]).toEqual([2, 3]);
  for (const key of several.flat()) expect(key).toContain(`cfb:{${hash}}:`);
});

describe("Redis's reply", () => {
  const turn: Turn = { ...usualTurn, client: "one", id: "turn", limit: 2 };

  /** Creates a `shared` on a Redis that returns this value for every command. */
  const returning = (reply: unknown) =>
    redisShared({ get: async () => reply, del: async () => 0, eval: async () => reply, evalSha: async () => reply });

  test.each<[string, (text: string) => unknown]>([
    ["strings", (text) => text],
    ["bytes", (text) => Buffer.from(text)],
  ])("can contain %s instead of numbers", async (_, convert) => {
    const bytes = (...words: string[]) => words.map((word) => convert(word));
    expect(await returning(bytes("go", "7", "3", "41")).enter(turn)).toEqual({
      next: "go",
      order: 7,
      clients: 3,
      left: 41,
    });
    expect(await returning(bytes("wait", "15", "3", "")).enter(turn)).toMatchObject({ waitMs: 15, left: undefined });
    expect(await returning(convert("1")).claim("key", "one", 1_000)).toBe(true);
    expect(await returning(convert("0")).claim("key", "one", 1_000)).toBe(false);
    expect(await returning(convert("value")).get("key")).toBe("value");
  });

  test("is limited to values that do not make a client wait forever or divide by zero", async () => {
    const entered = async (...reply: unknown[]) => returning(reply).enter(turn);
    expect(await entered("wait", -5, 0, -3)).toEqual({ next: "wait", waitMs: 1, clients: 1, left: 0 });
    expect(await entered("wait", 1e300, 1e300, 1e300)).toEqual({
      next: "wait",
      waitMs: 86_400_000,
      clients: 1e6,
      left: Number.MAX_SAFE_INTEGER,
    });
  });

  test.each([
    ["an unknown reply", ["stop", 0, 1, ""]],
    ["not a number", ["wait", "soon", 1, ""]],
    ["infinity", ["go", "Infinity", 1, ""]],
    ["too short", ["go"]],
    ["not a list", "OK"],
  ])("causes an error if it is %s", async (_, reply) => {
    await expect(returning(reply).enter(turn)).rejects.toThrow("Redis returned an unexpected reply to the script.");
  });
});

test("redisShared refuses a prefix with {}, even if part of the prefix comes from the connection", () => {
  const connection: IoRedis & { options: object } = {
    options: { keyPrefix: "mine{" },
    get: async () => null,
    del: async () => 0,
    eval: async () => 1,
    evalsha: async () => 1,
  };
  for (const prefix of ["{}", "cfb{}:", "}:"])
    expect(() => redisShared(connection, { prefix })).toThrow(/`prefix`.*\{\}/);
  for (const prefix of ["cfb:", "{mine}:"]) expect(() => redisShared(connection, { prefix })).not.toThrow();
});

test("redisShared refuses a connection of an unknown kind", () => {
  for (const connection of [{}, undefined])
    expect(() => redisShared(connection as never)).toThrow(/node-redis, ioredis or iovalkey/);
});
