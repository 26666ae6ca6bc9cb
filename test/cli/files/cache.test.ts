import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import promises from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { cacheFolder, storeCode } from "../../../src/cli/files/cache-folder.js";
import { clear, entriesOf, fileStore } from "../../../src/cli/files/call-store.js";
import { hostWith, newFolders } from "./support.js";

const newFolder = newFolders();
const nameOf = (key: string) => createHash("sha256").update(key).digest("hex");

describe("the folder with compiled code", () => {
  /** Runs `storeCode` in a process whose Node has these functions. Returns the folder that Node got. */
  function stored(home: string, functions: (given: string[]) => object): string[] {
    const given: string[] = [];
    const modules: Readonly<Record<string, unknown>> = {
      "node:module": { builtinModules: [], ...functions(given) },
      "node:fs": { existsSync, mkdirSync },
    };
    const getBuiltinModule = (name: string) => modules[name];
    // Each Node module has a different type, so that TypeScript does not accept any other function.
    storeCode({ env: { XDG_CACHE_HOME: home }, getBuiltinModule: getBuiltinModule as typeof process.getBuiltinModule });
    return given;
  }
  const withCache = (given: string[]) => ({ enableCompileCache: (folder: string) => given.push(folder) });

  test("and its parent are created for the user alone", () => {
    const home = join(newFolder(), "cache");
    for (let count = 0; count < 2; count++) expect(stored(home, withCache)).toEqual([join(home, "cfb-openapi/code")]);
    expect([home, join(home, "cfb-openapi")].map((folder) => statSync(folder).mode & 0o777)).toEqual([0o700, 0o700]);
  });

  test("is not created in a home folder that does not exist, and the command runs without it", () => {
    const home = join(newFolder(), "nobody/cache");
    expect(stored(home, withCache)).toEqual([]);
    expect(existsSync(join(home, ".."))).toBe(false);
  });

  test("is not created on a Node that does not store code", () => {
    const home = join(newFolder(), "cache");
    expect(stored(home, () => ({}))).toEqual([]);
    expect(existsSync(home)).toBe(false);
  });
});

test("the cache folder follows the platform's convention, and the command ignores a relative XDG_CACHE_HOME", () => {
  const on = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv) => cacheFolder(env, platform);
  expect(on("linux", { XDG_CACHE_HOME: "/there" })).toBe("/there/cfb-openapi");
  expect(on("linux", { XDG_CACHE_HOME: "there" })).toBe(join(homedir(), ".cache/cfb-openapi"));
  expect(on("darwin", {})).toBe(join(homedir(), "Library/Caches/cfb-openapi"));
  expect(on("win32", { LOCALAPPDATA: "/local" })).toBe("/local/cfb-openapi/Cache");
});

test("without a variable, the cache folder is in the home folder", () => {
  expect(cacheFolder({}, "linux")).toBe(join(homedir(), ".cache/cfb-openapi"));
  expect(cacheFolder({}, "win32")).toBe(join(homedir(), "AppData/Local/cfb-openapi/Cache"));
});

describe("the entries of a cache folder", () => {
  test("are the files whose names are hashes, and the incomplete files of killed runs", async () => {
    const folder = newFolder();
    const entry = nameOf("a");
    const part = ".cfb-5-0f8fad5bd9cb.part";
    for (const name of [entry, `${entry}0`, `0${entry}`, part, "notes"]) writeFileSync(join(folder, name), "12");
    mkdirSync(join(folder, nameOf("b")));
    utimesSync(join(folder, entry), 7, 7);
    const entries = await entriesOf(folder);
    expect(entries.map(({ file }) => file).sort()).toEqual([join(folder, part), join(folder, entry)].sort());
    expect(entries.find(({ file }) => file.endsWith(entry))).toMatchObject({ bytes: 2, usedAt: 7_000 });
    await clear(folder);
    expect(readdirSync(folder).sort()).toEqual([`${entry}0`, `0${entry}`, "notes", nameOf("b")].sort());
  });

  test("do not include one that another process has just removed", async () => {
    const folder = newFolder();
    writeFileSync(join(folder, nameOf("a")), "1");
    jest.spyOn(promises, "stat").mockRejectedValueOnce(Object.assign(new Error(), { code: "ENOENT" }));
    expect(await entriesOf(folder)).toEqual([]);
  });

  test("are none if the folder does not exist", async () => {
    const folder = join(newFolder(), "missing");
    expect(await entriesOf(folder)).toEqual([]);
    await clear(folder);
  });
});

describe("the file store", () => {
  test("has a separate entry for every key, and removes expired entries", async () => {
    const folder = newFolder();
    let nowMs = Date.UTC(2025, 0, 1);
    const store = fileStore(hostWith(), folder, { now: () => nowMs });
    await store.set("a", "[1]", 1_000);
    await store.set("b", "[2]", 5_000);
    expect([await store.get("a"), await store.get("b")]).toEqual(["[1]", "[2]"]);
    nowMs += 1_000;
    expect([await store.get("a"), await store.get("b")]).toEqual([undefined, "[2]"]);
    expect(await entriesOf(folder)).toHaveLength(1);
    await store.delete("b");
    expect(await entriesOf(folder)).toEqual([]);
  });

  test.each([Number.POSITIVE_INFINITY, undefined])(
    "lists its folder only once for many writes (size limit: %p)",
    async (maxBytes) => {
      const folder = newFolder();
      const host = hostWith();
      const store = fileStore(host, folder, { maxBytes });
      // The first write also removes incomplete files that killed runs left.
      await store.set("0", "[0]", 9e9);
      const list = jest.spyOn(promises, "readdir");
      for (let index = 1; index < 20; index++) await store.set(`${index}`, `[${index}]`, 9e9);
      const other = fileStore(host, folder, { maxBytes });
      for (let index = 20; index < 40; index++) await other.set(`${index}`, `[${index}]`, 9e9);
      expect(list.mock.calls).toHaveLength(1);
      expect(await entriesOf(folder)).toHaveLength(40);
    },
  );

  test("exceeds its size limit by at most an eighth, even if two stores share the folder", async () => {
    const folder = newFolder();
    const stores = [1, 2].map(() => fileStore(hostWith(), folder, { maxBytes: 10_000 }));
    for (let index = 0; index < 200; index++) await stores[index % 2]?.set(`${index}`, "[]", 9e9);
    const bytes = (await entriesOf(folder)).reduce((sum, entry) => sum + entry.bytes, 0);
    expect(bytes).toBeLessThan(11_250);
    expect(bytes).toBeGreaterThan(5_000);
  });

  test("marks an entry as recently used when it reads the entry", async () => {
    const folder = newFolder();
    // This time is later than any file that the test writes.
    let nowMs = Date.UTC(2100, 0, 1);
    const value = JSON.stringify("x".repeat(1_000));
    const store = fileStore(hostWith(), folder, { now: () => nowMs, maxBytes: 2_500 });
    await store.set("first", value, 9e9);
    utimesSync((await entriesOf(folder))[0]?.file ?? "", 1, 1);
    await store.set("second", value, 9e9);
    nowMs += 1_000;
    await store.get("first");
    await store.set("third", value, 9e9);
    expect([await store.get("first"), await store.get("second")]).toEqual([value, undefined]);
  });

  test("does not fail to delete an entry that is not there", async () => {
    const store = fileStore(hostWith(), newFolder());
    await expect(store.delete("missing")).resolves.toBeUndefined();
  });

  test("does not return an entry of another key, and removes it", async () => {
    const folder = newFolder();
    const store = fileStore(hostWith(), folder, { now: () => 1 });
    writeFileSync(join(folder, nameOf("a")), `${JSON.stringify({ key: "b", expiresAt: 9 })}\n[1]`);
    expect(await store.get("a")).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ["has no expiration time", `${JSON.stringify({ key: "a" })}\n[1]`],
    ["is cut off", '{"key":"a","expi'],
    ["expires now", `${JSON.stringify({ key: "a", expiresAt: 1 })}\n[1]`],
  ])("removes an entry that %s", async (_, text) => {
    const folder = newFolder();
    const store = fileStore(hostWith(), folder, { now: () => 1 });
    writeFileSync(join(folder, nameOf("a")), text);
    expect(await store.get("a")).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  test("removes the least recently used entries first, and only as many as needed", async () => {
    const folder = newFolder();
    const value = "x".repeat(1_000);
    const ofOthers = fileStore(hostWith(), folder);
    for (const key of ["a", "b", "c"]) await ofOthers.set(key, value, 9e9);
    const size = statSync(join(folder, nameOf("a"))).size;
    const lastUse = { b: 1, c: 2, a: 3 };
    for (const [key, at] of Object.entries(lastUse)) utimesSync(join(folder, nameOf(key)), at, at);
    // The new entry and two others fit exactly.
    const store = fileStore(hostWith(), folder, { maxBytes: 3 * size });
    await store.set("d", value, 9e9);
    const kept = await Promise.all(["a", "b", "c", "d"].map((key) => store.get(key)));
    expect(kept).toEqual([value, undefined, value, value]);
  });

  test("removes entries again as soon as a full folder grows", async () => {
    const folder = newFolder();
    const value = "x".repeat(1_000);
    const store = fileStore(hostWith(), folder, { maxBytes: 3_500 });
    for (const key of ["a", "b", "c", "d", "e"]) await store.set(key, value, 9e9);
    const bytes = (await entriesOf(folder)).reduce((sum, entry) => sum + entry.bytes, 0);
    expect(bytes).toBeLessThanOrEqual(3_500);
    expect(await store.get("e")).toBe(value);
  });
});
