import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtCfb, type Ended } from "../cfb.js";
import { publicUrl, withPublicService } from "../public-service.js";
import { bytesOf, counting } from "../services.js";

const cfb = builtCfb();

/** A folder with an export in `ex` and recordings in `rec`, both of the public service. */
async function withRealData(use: (cwd: string, at: (args: string[]) => Promise<Ended>) => Promise<void>) {
  const cwd = mkdtempSync(join(cfb.folder, "source-"));
  writeFileSync(join(cwd, "calls.txt"), "/venues\n/games year=2024\n");
  await withPublicService(cfb, counting().listener, async (run) => {
    const at = (args: string[]) => run(args, { cwd });
    expect((await at(["export", "/games", "--years", "2024", "--weeks", "1", "--yes", "--output", "ex"])).code).toBe(0);
    expect((await at(["record", "calls.txt", "--output", "rec"])).code).toBe(0);
    await use(cwd, at);
  });
}

test("get does not write into an export's folder or a folder of recordings, even if the data has the same source", async () => {
  await withRealData(async (cwd, at) => {
    symlinkSync(join(cwd, "ex/games/season=2024"), join(cwd, "link"));
    const before = bytesOf(cwd);
    const get = ["get", "games", "year=2024", "--quiet", "--output"];
    for (const [file, kind] of [
      ["ex/games/season=2024/week=1/data.parquet", "an export"],
      ["ex/games/season=2024/more.parquet", "an export"],
      ["ex/games/more.parquet", "an export"],
      ["link/more.parquet", "an export"],
      ["rec/getVenues/all.json", "recordings"],
      ["rec/getGames/more.csv", "recordings"],
    ] as const) {
      for (const ended of [await cfb([...get, file, "--sample"], { cwd }), await at([...get, file])]) {
        expect([file, ended.code]).toEqual([file, 2]);
        expect(ended.stderr).toMatch(new RegExp(`part of ${kind}|which contains recordings from|contains data from`));
      }
    }
    expect(bytesOf(cwd)).toEqual(before);
  });
});

test("get does not write sample data beside an export's tables of real data", async () => {
  await withRealData(async (cwd) => {
    const { code, stderr } = await cfb(["get", "/venues", "--sample", "--output", "ex/venues.csv"], { cwd });
    expect([code, stderr]).toEqual([2, expect.stringContaining("ex contains data from https://")]);
  });
});

test("recordings from two sources never mix, even in subfolders", async () => {
  await withRealData(async (cwd, at) => {
    const sample = ["record", "calls.txt", "--sample", "--output"];
    expect((await cfb([...sample, "top/inner"], { cwd })).code).toBe(0);
    const outer = await at(["record", "calls.txt", "--output", "top"]);
    expect([outer.code, outer.stderr]).toEqual([
      2,
      expect.stringMatching(/^cfb: top contains data from the sample service \(inner.*and this data is from https:/),
    ]);
    const inner = await cfb([...sample, "rec/inner"], { cwd });
    expect([inner.code, inner.stderr]).toEqual([2, expect.stringContaining(`contains recordings from ${publicUrl}`)]);
    const exported = await cfb([...sample, "ex/games/season=2024"], { cwd });
    expect([exported.code, exported.stderr]).toEqual([2, expect.stringContaining("is part of an export")]);
  });
});

test("an export is not written inside another export", async () => {
  await withRealData(async (cwd) => {
    const { code, stderr } = await cfb(["export", "venues", "--sample", "--output", "ex/games/inner"], { cwd });
    expect([code, stderr]).toEqual([2, expect.stringContaining("ex/games/inner is part of an export")]);
  });
});

test("an export refuses a folder of recordings, even of the same source, and does not send anything", async () => {
  await withRealData(async (cwd, at) => {
    const before = bytesOf(join(cwd, "rec"));
    const { code, stderr } = await at(["export", "/teams/fbs", "--years", "2024", "--yes", "--output", "rec"]);
    expect([code, stderr]).toEqual([2, "cfb: rec is the folder of recordings (getGames): write to another folder\n"]);
    expect(bytesOf(join(cwd, "rec"))).toEqual(before);
  });
});

describe("a .source file", () => {
  const get = ["get", "/games", "year=2024", "--sample", "--output"];

  test("does not replace a user's file", async () => {
    const cwd = mkdtempSync(join(cfb.folder, "beside-"));
    writeFileSync(join(cwd, "a.csv.source"), "notes of mine");
    const { code, stderr } = await cfb([...get, "a.csv"], { cwd });
    expect([code, stderr]).toEqual([2, "cfb: a.csv.source is not a file of cfb: give another --output\n"]);
    expect(bytesOf(cwd)).toEqual({ "a.csv.source": expect.any(String) });
  });

  test("is written before the data, and both files stay unchanged if either cannot be written", async () => {
    const cwd = mkdtempSync(join(cfb.folder, "beside-"));
    const long = `${"x".repeat(249)}.csv`;
    for (const name of ["a.csv", long]) writeFileSync(join(cwd, name), "before");
    mkdirSync(join(cwd, "a.csv.source"));
    for (const name of ["a.csv", long]) {
      const { code, stderr } = await cfb([...get, name], { cwd });
      expect([2, 74]).toContain(code);
      expect(stderr).toContain(`${name}.source`);
      expect(stderr).not.toContain(cwd);
      expect(readFileSync(join(cwd, name), "utf8")).toBe("before");
    }
  });
});
