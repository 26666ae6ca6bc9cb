import { type ChildProcess, execFile } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import { cacheKey } from "../../src/cache/key.js";
import { operations } from "../../src/document/operation.js";
import { createClient } from "../../src/index.js";
import { addresses } from "../../src/query/address.js";
import { systemClock } from "../../src/request/time.js";
import { guardedJson } from "../support/guarded-store.js";
import { folder, hasRedis, type Kind, openKeyv, startRedis } from "./stores.js";

if (!hasRedis) process.stdout.write("redis-server is not installed: the cache is not tested against it.\n");

const query = { year: 2024, team: "Texas" };
const text = '[{"id":401628456,"homeTeam":"Texas","notes":"Ünïcödé ✓","neutralSite":null}]';
const monthMs = 30 * 24 * 3_600_000;

const keyOf = async (path: "/games" | "/wepa/team/season", apiKey: string) =>
  String(await cacheKey(addresses("https://api.example/")(path, query), operations[path], apiKey));

/** Returns what another process finds in the store for the same query, for each path and API key. */
async function findInOtherProcess(
  kind: Kind,
  at: string,
  lookups: readonly (readonly [path: string, apiKey: string])[],
): Promise<{ pid: number; data: unknown }> {
  const script = ["--import", "tsx", join(__dirname, "second-process.ts"), kind, at, JSON.stringify(lookups)];
  const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: join(__dirname, "../..") });
  return JSON.parse(stdout);
}

const kinds: Kind[] = hasRedis ? ["sqlite", "redis"] : ["sqlite"];

describe.each(kinds)("a Keyv on %s", (kind) => {
  const { path: home, remove } = folder();
  const at = join(home, "store");
  const errors: unknown[] = [];
  let server: ChildProcess | undefined;
  let opened: ReturnType<typeof openKeyv>;
  let cache: ReturnType<typeof guardedJson>;

  beforeAll(async () => {
    if (kind === "redis") server = await startRedis(at);
    opened = openKeyv(kind, at);
    cache = guardedJson(opened.keyv, { clock: systemClock, onCacheError: (error) => errors.push(error) });
  });

  afterAll(async () => {
    await opened.close();
    if (server?.exitCode === null && server.signalCode === null) {
      server.kill("SIGKILL");
      await once(server, "exit");
    }
    remove();
  });

  test("returns a stored entry, and no longer returns a deleted one", async () => {
    await cache.set("deleted", text, monthMs);
    expect(await cache.get("deleted")).toEqual({ text, data: JSON.parse(text) });
    await cache.delete("deleted");
    expect(await cache.get("deleted")).toBeUndefined();
    expect(errors).toEqual([]);
  });

  test("serves a second process from the first one's entries, and shares tier data only between callers with the same API key", async () => {
    await cache.set(await keyOf("/games", "mine"), text, monthMs);
    await cache.set(await keyOf("/wepa/team/season", "mine"), "[1]", monthMs);
    const found = await findInOtherProcess(kind, at, [
      ["/games", "another's"],
      ["/wepa/team/season", "mine"],
      ["/wepa/team/season", "another's"],
    ]);
    expect(found.data).toEqual([JSON.parse(text), [1], null]);
    expect(found.pid).not.toBe(process.pid);
    expect(errors).toEqual([]);
    // A process can start while other tests run on the same machine.
  });

  test("expires an entry after its time to live", async () => {
    await cache.set("short", text, 20);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(await cache.get("short")).toBeUndefined();
  });

  test("lets a second client use stale data in place of an error, and forget a path", async () => {
    let down = false;
    const fetch = async () => (down ? new Response("", { status: 503 }) : new Response(text));
    const onCacheError = (error: unknown) => errors.push(error);
    const client = () => createClient({ apiKey: "k", fetch, cache: opened.keyv, retries: 0, onCacheError });
    await client().get("/venues", undefined, { cacheTtlMs: 20 });
    await new Promise((resolve) => setTimeout(resolve, 40));
    down = true;
    const reader = client();
    const result = await reader.result("/venues");
    expect(result).toMatchObject({ ok: true, data: JSON.parse(text), stale: true, notices: [{ kind: "stale" }] });
    expect(result.ok && Number(result.ageMs)).toBeGreaterThanOrEqual(20);
    // The Keyv on Redis can list its keys, even for a client that has not used them. The other Keyv can't.
    expect(await (kind === "redis" ? client() : reader).forget("/venues")).toBe(true);
    expect(await client().result("/venues")).toMatchObject({ ok: false, error: { status: 503 } });
    expect(errors).toEqual([]);
  });

  test("deletes a damaged entry and keeps the others", async () => {
    await opened.keyv.set("damaged", '[{"id":1', 60_000);
    expect(await cache.get("damaged")).toBeUndefined();
    expect(await opened.keyv.get("damaged")).toBeUndefined();
    expect(errors.splice(0)).toHaveLength(1);
    expect(await cache.get(await keyOf("/games", "mine"))).toMatchObject({ text });
  });

  test("does not make calls fail if it disconnects during use", async () => {
    await cache.set("a", text, monthMs);
    if (server) {
      const gone = once(server, "exit");
      server.kill("SIGKILL");
      await gone;
    } else await opened.close();
    expect(await cache.get("a")).toBeUndefined();
    expect(await cache.set("a", text, monthMs)).toBeUndefined();
    // The Keyv on SQLite hides the error, because it does not set `throwOnErrors`.
    expect(await cache.delete("a")).toBe(kind === "sqlite");
    if (kind === "redis") expect(errors.length).toBeGreaterThan(0);
  });
});
