import type { Shared, Store, Turn, TurnAnswer } from "../injected.js";
import { hashOf } from "../request/hash.js";
import { claimScript, enterScript, keyNames, leaveScript, pathKeyNames, scanScript, setScript } from "./scripts.js";

/** The commands that have the same signature in all supported libraries. */
interface Commands {
  get(key: string): Promise<unknown>;
  del(key: string): Promise<unknown>;
}

/** A connection, cluster or pool of node-redis. */
export interface NodeRedis extends Commands {
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  evalSha(sha1: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** A connection or cluster of ioredis or iovalkey. */
export interface IoRedis extends Commands {
  eval(script: string, keyCount: number, ...keysAndArguments: string[]): Promise<unknown>;
  evalsha(sha1: string, keyCount: number, ...keysAndArguments: string[]): Promise<unknown>;
}

/** A connection to Redis or Valkey. */
export type RedisConnection = NodeRedis | IoRedis;

/** The state that clients with one key share, including a store for their responses. */
export type RedisShared = Shared & Required<Pick<Store, "claim">> & Store;

/** Options of `redisShared`. */
export interface RedisSharedOptions {
  /** The prefix of all keys in Redis. Default: `cfb:`. */
  readonly prefix?: string | undefined;
}

/**
 * Shares slots, pauses, the quota and responses among clients with one key, through Redis 6 or newer, or Valkey. Pass the result as `shared`, `cache`
 * or both. You open and close the connection, with node-redis, ioredis or iovalkey. If Redis is unreachable, commands should fail at once instead of
 * being queued. For that, set `disableOfflineQueue: true` in node-redis, or `enableOfflineQueue: false` in the others. Add a listener for `error`.
 * Without one, node-redis ends the process when it loses the connection. Throws a `TypeError` for any other kind of connection, and for a prefix that
 * contains `{}`.
 *
 * @example
 * const connection = createRedis({ url, disableOfflineQueue: true });
 * connection.on("error", console.warn);
 * const redis = redisShared(await connection.connect());
 * const cfb = createClient({ apiKey, quotaFloor: 100, cache: redis, shared: redis });
 */
export function redisShared(connection: RedisConnection, { prefix = "cfb:" }: RedisSharedOptions = {}): RedisShared {
  if (!("evalSha" in Object(connection) || "evalsha" in Object(connection)))
    throw new TypeError("redisShared takes a connection of node-redis, ioredis or iovalkey");
  // ioredis and iovalkey add their `keyPrefix` to keys, but not to a pattern.
  const whole = `${Reflect.get(Object(Reflect.get(connection, "options")), "keyPrefix") ?? ""}${prefix}`;
  if (whole.includes("{}"))
    throw new TypeError("`prefix` must not contain {}: a cluster would then spread the keys over several nodes");
  const run = runner(connection);
  // The group is in braces, so that a cluster stores all of its keys on one node.
  const keysOf = ({ group, path }: Turn): string[] => [
    ...keyNames.map((name) => `${prefix}{${group}}:${name}`),
    ...pathKeyNames.map((name) => `${prefix}{${group}}:${name}:${path}`),
  ];
  const enter = script(enterScript);
  const leave = script(leaveScript);
  const claim = script(claimScript);
  const set = script(setScript);
  const scan = script(scanScript);

  async function* keys(): AsyncGenerator<string> {
    let cursor = "0";
    do {
      const reply = await run(scan, [], [cursor, `${whole.replace(/[*?[\]\\]/g, "\\$&")}*`]);
      const [next, found] = Array.isArray(reply) ? reply : ["0", []];
      for (const key of found) yield String(key).slice(whole.length);
      cursor = String(next);
    } while (cursor !== "0");
  }

  return {
    async enter(turn) {
      const { path, client, id, limit, leaseMs, metered, floor } = turn;
      const args = [path, client, id, finite(limit), leaseMs, metered ? 1 : 0, finite(floor)];
      return answerOf(await run(enter, keysOf(turn), args));
    },
    async leave(turn, { order, done, inDoubt, left, pauseMs = 0 }) {
      const leftText = left === undefined ? "" : finite(left);
      const args = [
        turn.path,
        turn.client,
        turn.id,
        order ?? "",
        done ? 1 : 0,
        inDoubt ? 1 : 0,
        leftText,
        Math.ceil(pauseMs),
      ];
      await run(leave, keysOf(turn), args);
    },
    // A connection may return bytes instead of a string.
    get: async (key) => {
      const value = await connection.get(prefix + key);
      return value === null || value === undefined ? null : String(value);
    },
    set: (key, value, ttlMs) => run(set, [prefix + key], [value, ttlMs]),
    delete: (key) => connection.del(prefix + key),
    // A cluster lists the keys of only one node. So the client remembers the keys that it used.
    ...(isCluster(connection) ? {} : { keys }),
    claim: async (key, holder, ms) => (await run(claim, [`${prefix}claim:${key}`], [holder, ms]).then(Number)) === 1,
  };
}

/** Whether a connection leads to several nodes. */
const isCluster = (connection: object) =>
  "isCluster" in connection ? connection.isCluster === true : "masters" in connection;

/** Replaces Infinity, which Redis does not accept. A key without a limit has Infinity calls left. */
const finite = (count: number) => Math.min(count, Number.MAX_SAFE_INTEGER);

/** A script, and the hash under which Redis caches it. */
interface Script {
  readonly text: string;
  sha1(): Promise<string>;
}

function script(text: string): Script {
  let hash: Promise<string> | undefined;
  return {
    text,
    sha1: () => {
      hash ??= hashOf(crypto.subtle, text, "SHA-1");
      return hash;
    },
  };
}

type Argument = string | number;
type Run = (script: Script, keys: string[], args: readonly Argument[]) => Promise<unknown>;

/** Runs scripts by hash. If Redis does not know the script yet, sends its text. */
function runner(connection: RedisConnection): Run {
  const byHash = (sha1: string, keys: string[], args: string[]) =>
    "evalSha" in connection
      ? connection.evalSha(sha1, { keys, arguments: args })
      : connection.evalsha(sha1, keys.length, ...keys, ...args);
  const byText = (text: string, keys: string[], args: string[]) =>
    "evalSha" in connection
      ? connection.eval(text, { keys, arguments: args })
      : connection.eval(text, keys.length, ...keys, ...args);
  return async ({ text, sha1 }, keys, given) => {
    const args = given.map(String);
    try {
      return await byHash(await sha1(), keys, args);
    } catch (error) {
      if (!`${error}`.includes("NOSCRIPT")) throw error;
      return byText(text, keys, args);
    }
  };
}

/** The longest wait before a client calls `enter` again, in ms. */
const maxWaitMs = 86_400_000;

/** Reads a number from Redis and limits it to a range, because others can write there too. Throws for anything that is not a number. */
function numberIn(text: string, least: number, most: number): number {
  const number = Number(text);
  if (text === "" || !Number.isFinite(number)) throw unexpected();
  return Math.min(Math.max(number, least), most);
}

const unexpected = () => new Error("Redis returned an unexpected reply to the script.");

function answerOf(reply: unknown): TurnAnswer {
  if (!Array.isArray(reply)) throw unexpected();
  const [next = "", number = "", clients = "", left = ""] = reply.map(String);
  const most = Number.MAX_SAFE_INTEGER;
  const common = { clients: numberIn(clients, 1, 1e6), left: left === "" ? undefined : numberIn(left, 0, most) };
  switch (next) {
    case "go":
      return { next, order: numberIn(number, 0, most), ...common };
    case "wait":
      return { next, waitMs: numberIn(number, 1, maxWaitMs), ...common };
    case "floor":
    case "info":
      return { next, ...common };
    default:
      throw unexpected();
  }
}
