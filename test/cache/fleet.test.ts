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

/** For each path and API key, returns what another process finds in the store for the same query. */
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

  test("returns a stored entry until it is deleted", async () => {
    await cache.set("deleted", text, monthMs);
    expect(await cache.get("deleted")).toEqual({ text, data: JSON.parse(text) });
    await cache.delete("deleted");
    expect(await cache.get("deleted")).toBeUndefined();
    expect(errors).toEqual([]);
  });

  test("shares entries with a second process, but tier data only if the API key is the same", async () => {
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
  });

  test("expires an entry after its time to live", async () => {
    await cache.set("short", text, 20);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(await cache.get("short")).toBeUndefined();
  });

  test("gives a second client stale data instead of an error until the path is forgotten", async () => {
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
    // The Keyv on Redis can list its keys, so any client can forget the path. The Keyv on SQLite can't, so only a client that used the key can.
    expect(await (kind === "redis" ? client() : reader).forget("/venues")).toBe(true);
    expect(await client().result("/venues")).toMatchObject({ ok: false, error: { status: 503 } });
    expect(errors).toEqual([]);
  });

  test("keeps its other entries when a damaged entry is deleted", async () => {
    await opened.keyv.set("damaged", '[{"id":1', 60_000);
    expect(await cache.get("damaged")).toBeUndefined();
    expect(await opened.keyv.get("damaged")).toBeUndefined();
    expect(errors.splice(0)).toHaveLength(1);
    expect(await cache.get(await keyOf("/games", "mine"))).toMatchObject({ text });
  });

  test("does not make cache operations fail if it disconnects during use", async () => {
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
