import { createClient as createRedis } from "@redis/client";
import { Redis } from "ioredis";
import { Redis as Valkey } from "iovalkey";
import type { RedisConnection } from "../../src/redis/index.js";

/** A user's connection, and a function that closes it. */
export interface Opened {
  readonly connection: RedisConnection;
  /** Runs a Redis command, given as words. */
  command(name: string, ...words: string[]): Promise<unknown>;
  close(): Promise<unknown>;
}

/**
 * Connects with each Redis client as users do, here to a socket file. A step fails immediately if Redis is down, because the offline queue is
 * disabled. node-redis does not add a prefix to keys.
 */
export const connections: Readonly<Record<string, (path: string, keyPrefix?: string) => Promise<Opened>>> = {
  "node-redis": async (path) => {
    const redis = createRedis({ socket: { path, reconnectStrategy: 20 }, disableOfflineQueue: true });
    // Without a listener, a lost connection would end the process.
    redis.on("error", () => {});
    const connection = await redis.connect();
    const command = (...words: string[]) => connection.sendCommand(words);
    return { connection, command, close: async () => redis.destroy() };
  },
  ioredis: async (path, keyPrefix = "") => {
    const redis = new Redis({ path, keyPrefix, enableOfflineQueue: false, retryStrategy: () => 20, lazyConnect: true });
    redis.on("error", () => {});
    await redis.connect();
    const command = (name: string, ...words: string[]) => redis.call(name, ...words);
    return { connection: redis, command, close: async () => redis.disconnect() };
  },
  iovalkey: async (path, keyPrefix = "") => {
    const redis = new Valkey({
      path,
      keyPrefix,
      enableOfflineQueue: false,
      retryStrategy: () => 20,
      lazyConnect: true,
    });
    redis.on("error", () => {});
    await redis.connect();
    const command = (name: string, ...words: string[]) => redis.call(name, ...words);
    return { connection: redis, command, close: async () => redis.disconnect() };
  },
};
