import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import KeyvRedis from "@keyv/redis";
import Keyv from "keyv";
import sqlite from "node-sqlite3-wasm";

/** The kind of store that several processes share. */
export type Kind = "sqlite" | "redis";

/** Returns a Keyv on a file or a socket, and a function that closes it. */
export function openKeyv(kind: Kind, at: string): { keyv: Keyv; close: () => Promise<void> | void } {
  if (kind === "redis") {
    // Disables retries so that an unreachable store fails immediately.
    const redis = new KeyvRedis({ socket: { path: at, reconnectStrategy: false } });
    // Without throwOnErrors, Keyv hides every failure and returns undefined.
    const keyv = new Keyv({ store: redis, throwOnErrors: true });
    return { keyv, close: () => redis.disconnect(true) };
  }
  const database = new sqlite.Database(at);
  // Several processes use the file. A process that finds it locked waits.
  database.exec("PRAGMA busy_timeout = 5000");
  database.run("CREATE TABLE IF NOT EXISTS cache (key TEXT PRIMARY KEY, value TEXT NOT NULL)");
  const store = {
    namespace: undefined as string | undefined,
    opts: {},
    get: (key: string) => database.get("SELECT value FROM cache WHERE key = ?", key)?.value,
    set: (key: string, value: string) => database.run("INSERT OR REPLACE INTO cache VALUES (?, ?)", [key, value]),
    delete: (key: string) => database.run("DELETE FROM cache WHERE key = ?", key).changes > 0,
    // Keyv sets the store's `namespace`, and every key begins with it.
    clear: () => void database.run("DELETE FROM cache WHERE key GLOB ?", `${store.namespace ?? ""}*`),
  };
  return { keyv: new Keyv({ store }), close: () => (database.isOpen ? database.close() : undefined) };
}

/** Creates a temporary folder, and returns its path and a function that removes it. */
export function folder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "cfb-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Whether redis-server is installed. Without it, the tests that need it are skipped, but CI fails. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
if (!hasRedis && process.env.CI) throw new Error("redis-server is not installed: CI runs the tests that need it.");

/** Starts a Redis server and waits until it is ready. It listens on a socket file, because a port could be in use. */
export async function startRedis(socket: string): Promise<ChildProcess> {
  const options = ["--port", "0", "--unixsocket", socket, "--save", "", "--appendonly", "no", "--daemonize", "no"];
  const server = spawn("redis-server", options, { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((ready, fail) => {
    let log = "";
    server.stdout.on("data", (chunk: Buffer) => {
      log += chunk;
      if (/ready to accept connections/i.test(log)) ready();
    });
    server.once("exit", (code) => fail(new Error(`redis-server ended with ${code}:\n${log}`)));
  });
  return server;
}
