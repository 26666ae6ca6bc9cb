import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { query } from "../../support/duckdb.js";
import { respondWith, withServer } from "../../support/http-server.js";
import { builtCfb, type Ended } from "../cfb.js";
import { publicUrl, withPublicService } from "../public-service.js";
import { bytesOf, counting, key, runAgainst } from "../services.js";
import { onTerminal } from "../terminal.js";

const cfb = builtCfb();

function newFolder(): string {
  return mkdtempSync(join(cfb.folder, "source-"));
}

function json(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, "utf8"));
}

const noKey = "cfb: no API key: set CFB_API_KEY, or add --sample for sample data\n";
const sampleNotice = "this is sample data (teams, dates and final scores are real; treat everything else as made up)";

describe("sample data", () => {
  test("requires --sample in a pipe without a key", async () => {
    const folder = newFolder();
    for (const args of [
      ["get", "/games", "year=2024"],
      ["get", "/games", "year=2024", "--quiet"],
      ["record", "--all", "--output", join(folder, "record")],
      ["export", "/games", "--years", "2024", "--output", join(folder, "export")],
    ]) {
      expect(await cfb(args)).toEqual({ code: 3, signal: null, stdout: "", stderr: noKey });
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each(["", "  ", "Bearer "])(
    "requires --sample in a pipe if the key is %j, and no file is written without it",
    async (none) => {
      const folder = newFolder();
      const args = ["get", "/games", "year=2024", "--output", join(folder, "games.json")];
      expect(await cfb(args, { env: { CFB_API_KEY: none } })).toEqual({
        code: 3,
        signal: null,
        stdout: "",
        stderr: noKey,
      });
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test("is the default for get in a terminal outside CI, and the output says so even with --quiet", async () => {
    const args = ["get", "/venues", "--limit", "1"];
    for (const more of [[], ["--quiet"]]) {
      const { code, lines } = await onTerminal(cfb, 120, [...args, ...more], { CI: "" });
      expect(code).toBe(0);
      expect(lines.join("\n")).toContain(sampleNotice);
    }
    const ci = await onTerminal(cfb, 120, args, { CI: "true" });
    expect([ci.code, `${ci.lines[0]}\n`]).toEqual([3, noKey]);
  });

  test.each([[["record", "--all"]], [["export", "/games", "--years", "2024"]], [["get", "/venues", "-f", "csv"]]])(
    "requires --sample for %j, even in a terminal",
    async (args) => {
      const folder = join(newFolder(), "out");
      const { code, lines } = await onTerminal(cfb, 120, [...args, "--output", folder], { CI: "" });
      expect([code, `${lines[0]}\n`, existsSync(folder)]).toEqual([3, noKey, false]);
    },
  );

  test("that does not exist ends get with exit code 3 and advice to list the existing data", async () => {
    const args = ["get", "/teams/season/overview", "year=2024", "team=Nowhere State", "--sample"];
    const { code, stderr } = await cfb(args);
    expect({ code, stderr }).toEqual({
      code: 3,
      stderr: expect.stringContaining("`cfb operations --sample` lists them."),
    });
    expect(stderr).not.toContain("--base-url");
  });

  test("is used with --sample even if a key is set", async () => {
    const chosen = await cfb(["get", "/games", "year=2024", "--sample", "--format", "json"], { env: key });
    expect([chosen.code, JSON.parse(chosen.stdout).length]).toEqual([0, 11]);
  });
});

describe("the source of data", () => {
  test("is in a .source file with call and time beside get's output, and also in Parquet metadata", async () => {
    const folder = newFolder();
    await withPublicService(cfb, respondWith(200, "[]"), async (at) => {
      expect((await at(["get", "/games", "year=2024", "--output", join(folder, "games.csv")])).code).toBe(0);
      expect((await at(["get", "/games", "year=2024", "--output", join(folder, "games.parquet")])).code).toBe(0);
    });
    const { writtenAt, ...rest } = json(join(folder, "games.csv.source"));
    expect(rest).toEqual({ source: publicUrl, path: "/games", query: { year: 2024 } });
    expect(Math.abs(Date.parse(String(writtenAt)) - Date.now())).toBeLessThan(60_000);
    const metadata = await query(
      `select decode(key) as key, decode(value) as value from parquet_kv_metadata('${join(folder, "games.parquet")}')`,
    );
    expect(metadata).toContainEqual({ key: "source", value: publicUrl });
  });

  test("is in recordings and in an export's manifest", async () => {
    const folder = newFolder();
    const calls = join(folder, "calls.txt");
    writeFileSync(calls, "/calendar year=2024");
    await withPublicService(cfb, counting().listener, async (at) => {
      await at(["record", calls, "--output", join(folder, "record")]);
      await at(["export", "/calendar", "--years", "2024", "--yes", "--output", join(folder, "export")]);
    });
    expect(json(join(folder, "record/getCalendar/year-2024.json")).source).toBe(publicUrl);
    expect(json(join(folder, "export/calendar/_export.json")).source).toBe(publicUrl);
  });

  test("is the service's URL for a service on this machine", async () => {
    const folder = newFolder();
    const calls = join(folder, "calls.txt");
    writeFileSync(calls, "/calendar year=2024");
    const url = await withServer(counting().listener, async (address) => {
      await cfb(["record", calls, "--output", join(folder, "record"), "--base-url", address]);
      return address;
    });
    expect(json(join(folder, "record/getCalendar/year-2024.json")).source).toBe(url);
  });
});

describe("a folder with sample data", () => {
  test.each([
    ["record", ["record", "calls.txt", "--output", "out"], ["record", "calls.txt", "--output", "out"]],
    ["record of another call", ["record", "calls.txt", "--output", "out"], ["record", "other.txt", "--output", "out"]],
    [
      "export",
      ["export", "/games", "--years", "2023", "--yes", "--output", "out"],
      ["export", "/games", "--years", "2024", "--yes", "--output", "out"],
    ],
    [
      "get",
      ["get", "/games", "year=2023", "--output", "out/a.csv"],
      ["get", "/games", "year=2024", "-o", "out/b.json"],
    ],
    ["record after get", ["get", "/games", "year=2023", "--output", "out/a.csv"], ["record", "calls.txt", "-o", "out"]],
  ])("refuses real data without a request, and the message names both sources: cfb %s", async (_, first, second) => {
    const folder = newFolder();
    writeFileSync(join(folder, "calls.txt"), "/games year=2024");
    writeFileSync(join(folder, "other.txt"), "/talent year=2024");
    const { requests, listener } = counting();
    await withPublicService(cfb, listener, async (at) => {
      const sample = await cfb([...first, "--sample"], { cwd: folder });
      expect(sample).toMatchObject({ code: 0 });
      const before = readdirSync(join(folder, "out"), { recursive: true }).sort();
      const { code, stderr } = await at(second, { cwd: folder });
      expect(code).toBe(2);
      expect(stderr).toMatch(/^cfb: out contains data from the sample service/);
      expect(stderr).toContain(`and this data is from ${publicUrl}`);
      expect(readdirSync(join(folder, "out"), { recursive: true }).sort()).toEqual(before);
    });
    expect(requests).toEqual([]);
  });

  test("lets get replace a file with one from another source, and ignores the source of a deleted file", async () => {
    const folder = newFolder();
    const args = (name: string) => ["get", "/games", "year=2024", "--output", join(folder, name)];
    await withPublicService(cfb, respondWith(200, "[]"), async (at) => {
      await cfb([...args("a.csv"), "--sample"]);
      expect((await at(args("a.csv"))).code).toBe(0);
      expect(json(join(folder, "a.csv.source")).source).toBe(publicUrl);
      rmSync(join(folder, "a.csv"));
      expect((await cfb([...args("b.csv"), "--sample"])).code).toBe(0);
    });
  });
});

describe("a 404", () => {
  const page = "<!DOCTYPE html><title>Not Found</title>";

  test.each([
    ["contains an HTML page", "/coaches/profile", "coachId=1", page],
    ["the document does not declare", "/games", "year=2024", '{"message":"Not Found"}'],
  ])("that %s ends with exit code 4 and mentions --base-url", async (_, path, query, body) => {
    const folder = newFolder();
    const calls = join(folder, "calls.txt");
    writeFileSync(calls, `${path} ${query}\n/talent year=2024\n`);
    await withServer(respondWith(404, body, { "content-type": "text/html" }), async (url) => {
      for (const args of [
        ["get", path, query],
        ["record", calls, "--output", join(folder, "record")],
      ]) {
        const { code, stderr } = await cfb([...args, "--base-url", url], { env: key });
        expect(code).toBe(4);
        expect(stderr).toContain(`${path} returned a 404 that the service never sends for this path.`);
        expect(stderr).toContain(`Something else may have responded at ${url}: check --base-url.`);
      }
      const years = ["export", "/games", "--years", "2023..2024", "--yes", "--output", join(folder, "export")];
      expect((await cfb([...years, "--base-url", url], { env: key })).code).toBe(4);
    });
  });

  test("that the document declares ends with exit code 3", async () => {
    const args = ["get", "/coaches/profile", "coachId=1"];
    expect(await runAgainst(cfb, { message: "Coach not found" }, args, { env: key }, 404)).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('404 "Coach not found"'),
    });
  });
});

/** Creates a folder with an export in `ex` and recordings in `rec`, both from the public service. */
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

test("get does not write to an export's folder or a folder of recordings, even if the data has the same source", async () => {
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
    expect(await cfb(["get", "/venues", "--sample", "--output", "ex/venues.csv"], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("ex contains data from https://"),
    });
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

test("an export refuses a folder inside another export", async () => {
  await withRealData(async (cwd) => {
    expect(await cfb(["export", "venues", "--sample", "--output", "ex/games/inner"], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("ex/games/inner is part of an export"),
    });
  });
});

test("an export refuses a folder of recordings, even from the same source, and leaves it unchanged", async () => {
  await withRealData(async (cwd, at) => {
    const before = bytesOf(join(cwd, "rec"));
    expect(await at(["export", "/teams/fbs", "--years", "2024", "--yes", "--output", "rec"])).toMatchObject({
      code: 2,
      stderr: "cfb: rec is the folder of recordings (getGames): write to another folder\n",
    });
    expect(bytesOf(join(cwd, "rec"))).toEqual(before);
  });
});

describe("a .source file", () => {
  const get = ["get", "/games", "year=2024", "--sample", "--output"];

  test("does not replace a user's file", async () => {
    const cwd = mkdtempSync(join(cfb.folder, "beside-"));
    writeFileSync(join(cwd, "a.csv.source"), "notes of mine");
    expect(await cfb([...get, "a.csv"], { cwd })).toMatchObject({
      code: 2,
      stderr: "cfb: a.csv.source is not a file of cfb: give another --output\n",
    });
    expect(bytesOf(cwd)).toEqual({ "a.csv.source": expect.any(String) });
  });

  test("that cannot be written leaves the data file unchanged", async () => {
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

const newLinks = () => mkdtempSync(join(cfb.folder, "links-"));
const args = (output: string) => ["export", "/games", "--years", "2025", "-f", "csv", "--sample", "--output", output];

test.each(["out", "out/.cfb-calls", "out/schema.sql", "out/games", "out/games/season=2025"])(
  "an export refuses %s if it is a link, and does not write anything through the link",
  async (link) => {
    const folder = newLinks();
    mkdirSync(join(folder, "elsewhere"));
    mkdirSync(join(folder, link, ".."), { recursive: true });
    if (link.endsWith("=2025")) {
      await cfb(args("out"), { cwd: folder });
      rmSync(join(folder, link), { recursive: true });
    }
    symlinkSync(join(folder, "elsewhere"), join(folder, link));
    const { code, stderr } = await cfb(args("out"), { cwd: folder });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/^cfb: \S+ is a link: remove it, or give another --output/m),
    });
    expect(stderr).not.toContain("written to");
    expect(readdirSync(join(folder, "elsewhere"))).toEqual([]);
  },
);

test("an export refuses a file named .cfb-calls in one sentence", async () => {
  const folder = newLinks();
  mkdirSync(join(folder, "out"));
  writeFileSync(join(folder, "out/.cfb-calls"), "mine");
  for (const more of [[], ["--keep"]])
    expect(await cfb([...args("out"), ...more], { cwd: folder })).toMatchObject({
      code: 2,
      stderr: "cfb: out/.cfb-calls is not a folder of cfb: remove it, or give another --output\n",
    });
  expect(readdirSync(join(folder, "out"))).toEqual([".cfb-calls"]);
});

test("an export can write below a folder that is a link", async () => {
  const folder = newLinks();
  mkdirSync(join(folder, "disk"));
  symlinkSync("disk", join(folder, "link"));
  expect(await cfb(args("link/out"), { cwd: folder })).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "disk/out/schema.sql"))).toBe(true);
});

test("cfb record finds the recordings that it has written, even if their path leads through a missing folder", async () => {
  const folder = newLinks();
  writeFileSync(join(folder, "calls.txt"), "/venues\n");
  const options = ["calls.txt", "--sample", "-o", "missing/../new"];
  expect(await cfb(["record", ...options], { cwd: folder })).toMatchObject({ code: 0 });
  expect((await cfb(["record", ...options], { cwd: folder })).stderr).toContain("Recorded already: 1 of 1.");
  expect(readFileSync(join(folder, "new/getVenues/all.json"), "utf8")).toContain('"source": "sample"');
});
