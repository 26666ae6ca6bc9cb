import { createClient as createRedis } from "@redis/client";
import { Redis } from "ioredis";
import { Redis as Valkey } from "iovalkey";
import type { RedisConnection } from "../../src/redis/index.js";

/** A connection that a user makes, and a function that closes it. */
export interface Opened {
  readonly connection: RedisConnection;
  /** Runs a command of Redis, by its words. */
  command(name: string, ...words: string[]): Promise<unknown>;
  close(): Promise<unknown>;
}

/** How users connect with each client, here to a socket file. Without a queue of commands, a Redis that is away fails a step at once. */
export const connections: Readonly<Record<string, (path: string) => Promise<Opened>>> = {
  "node-redis": async (path) => {
    const redis = createRedis({ socket: { path, reconnectStrategy: 20 }, disableOfflineQueue: true });
    // Without a listener, a lost connection would end the process.
    redis.on("error", () => {});
    const connection = await redis.connect();
    const command = (...words: string[]) => connection.sendCommand(words);
    return { connection, command, close: async () => redis.destroy() };
  },
  ioredis: async (path) => {
    const redis = new Redis({ path, enableOfflineQueue: false, retryStrategy: () => 20, lazyConnect: true });
    redis.on("error", () => {});
    await redis.connect();
    const command = (name: string, ...words: string[]) => redis.call(name, ...words);
    return { connection: redis, command, close: async () => redis.disconnect() };
  },
  iovalkey: async (path) => {
    const redis = new Valkey({ path, enableOfflineQueue: false, retryStrategy: () => 20, lazyConnect: true });
    redis.on("error", () => {});
    await redis.connect();
    const command = (name: string, ...words: string[]) => redis.call(name, ...words);
    return { connection: redis, command, close: async () => redis.disconnect() };
  },
};
