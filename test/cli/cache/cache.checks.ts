import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { entriesOf } from "../../../src/cli/files/call-store.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { withPublicService } from "../public-service.js";
import { counting, key } from "../services.js";

const cfb = builtCfb();

/** Creates a cache folder for one test. Returns the folder and the environment that selects it. */
function newCache(): { folder: string; env: Record<string, string> } {
  const home = mkdtempSync(join(cfb.folder, "cache-"));
  return { folder: join(home, "cfb-openapi"), env: { XDG_CACHE_HOME: home } };
}

describe("cfb get", () => {
  const args = ["get", "/plays/types"];

  test("prints the same rows on a rerun without spending another call", async () => {
    const { folder, env } = newCache();
    const { requests, listener } = counting();
    await withPublicService(cfb, listener, async (at) => {
      const first = await at(args, { env });
      const second = await at(args, { env });
      expect([first.code, second.code, second.stdout]).toEqual([0, 0, first.stdout]);
      expect(first.stderr).toMatch(/^\d+ calls are left this month\.\n$/);
      expect(second.stderr).toBe("From the cache, at no cost. --refresh requests it again.\n");
      expect((await at([...args, "--limit", "1", "--format", "csv"], { env })).stderr).toContain("From the cache");
    });
    expect(requests).toHaveLength(1);
    // Only the user can read the stored response.
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const [file = ""] = readdirSync(folder);
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, file), "utf8")).not.toContain(key.CFB_API_KEY);
  });

  test("sends the call again with --refresh, and does not use the cache with --no-cache", async () => {
    const { folder, env } = newCache();
    const { requests, listener } = counting();
    await withPublicService(cfb, listener, async (at) => {
      await at([...args, "--no-cache"], { env });
      expect(await entriesOf(folder)).toEqual([]);
      await at([...args, "--refresh"], { env });
      const [before] = await entriesOf(folder);
      await at([...args, "--no-cache"], { env });
      await at([...args, "--refresh"], { env });
      const [after] = await entriesOf(folder);
      expect(after?.usedAt).toBeGreaterThan(before?.usedAt ?? Number.NaN);
      expect(requests).toHaveLength(4);
      await at(args, { env });
    });
    expect(requests).toHaveLength(4);
  });

  test("does not store sample data, live data or responses from a service on this machine", async () => {
    const { folder, env } = newCache();
    await cfb([...args, "--sample"], { env });
    await withServer(counting().listener, (url) => cfb([...args, "--base-url", url], { env: { ...env, ...key } }));
    await withPublicService(cfb, counting().listener, (at) => at(["get", "/scoreboard"], { env }));
    expect(await entriesOf(folder)).toEqual([]);
  });

  test("sends the call again if its entry is damaged, and works without a cache if it cannot use the folder", async () => {
    const { folder, env } = newCache();
    const { requests, listener } = counting();
    await withPublicService(cfb, listener, async (at) => {
      const { stdout } = await at(args, { env });
      const [entry] = await entriesOf(folder);
      for (const text of ["", "half", '{"key":1}\n[]', readFileSync(entry?.file ?? "", "utf8").slice(0, -9)]) {
        writeFileSync(entry?.file ?? "", text);
        const { code, stdout: again } = await at(args, { env });
        expect([code, again]).toEqual([0, stdout]);
      }
      const file = join(cfb.folder, "no-folder");
      writeFileSync(file, "");
      for (const XDG_CACHE_HOME of [file, "/proc/nope"]) {
        // The command does not request a list of names that it can't store.
        const named = ["get", "/games", "year=2025", "team=Ohio State"];
        const broken = await at(named, { env: { XDG_CACHE_HOME } });
        expect([broken.code, broken.stdout]).toEqual([0, (await cfb([...named, "--sample"])).stdout]);
        expect(broken.stderr.match(/The cache could not be used/g)).toHaveLength(1);
      }
    });
    expect(requests).toHaveLength(7);
  });

  test("removes the least recently used entries if the cache exceeds 256 MB", async () => {
    const { folder, env } = newCache();
    await withPublicService(cfb, counting().listener, async (at) => {
      await at(args, { env });
      const large = [1, 2, 3].map((digit) => join(folder, `${digit}`.repeat(64)));
      for (const [index, file] of large.entries()) {
        writeFileSync(file, "");
        // A sparse file takes up hardly any disk space.
        truncateSync(file, 120 * 2 ** 20);
        utimesSync(file, index + 1, index + 1);
      }
      await at(["get", "/talent", "year=2024"], { env });
      const left = (await entriesOf(folder)).map((entry) => entry.file);
      expect(large.map((file) => left.includes(file))).toEqual([false, true, true]);
      expect(left).toHaveLength(4);
    });
  });
});

describe("cfb cache", () => {
  test("shows the folder and its size, and `clear` removes only the responses", async () => {
    const { folder, env } = newCache();
    expect((await cfb(["cache"], { env })).stdout).toBe(`${folder}\n0 responses, 0 kB\n`);
    const { requests, listener } = counting();
    await withPublicService(cfb, listener, async (at) => {
      await at(["get", "/games", "year=2024"], { env });
      writeFileSync(join(folder, "notes.txt"), "of mine");
      expect((await cfb(["cache"], { env })).stdout).toMatch(/\n1 response, [1-9]\d* kB\n$/);
      expect(await cfb(["cache", "clear"], { env })).toMatchObject({
        code: 0,
        stderr: `1 response removed from ${folder}.\n`,
      });
      expect(readdirSync(folder)).toEqual(["notes.txt"]);
      await at(["get", "/games", "year=2024"], { env });
    });
    expect(requests).toHaveLength(2);
  });
});

test("`cfb cache clear` does not count a folder with an entry's name", async () => {
  const cwd = mkdtempSync(join(cfb.folder, "entry-"));
  const entry = join(cwd, "cfb-openapi", "0".repeat(64));
  mkdirSync(entry, { recursive: true });
  writeFileSync(join(entry, "file"), "");
  expect(await cfb(["cache", "clear"], { env: { XDG_CACHE_HOME: cwd } })).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^0 responses removed/),
  });
});
