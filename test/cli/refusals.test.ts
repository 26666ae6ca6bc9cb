import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtCfb } from "./cfb.js";
import { key, runAgainst } from "./services.js";
import { onTerminal } from "./terminal.js";

const cfb = builtCfb();
const isRoot = process.getuid?.() === 0;

function newFolder(): string {
  return mkdtempSync(join(cfb.folder, "refusals-"));
}

test("a 404 of the sample service ends with 3 and says where to see what the sample covers", async () => {
  const { code, stderr } = await cfb(["get", "/teams/season/overview", "year=2024", "team=Nowhere State", "--sample"]);
  expect(code).toBe(3);
  expect(stderr).toContain("`cfb operations --sample` lists them.");
  expect(stderr).not.toContain("--base-url");
});

test("in a terminal without a key, sample data goes to the terminal only", async () => {
  const file = join(newFolder(), "venues.json");
  const { code, lines } = await onTerminal(cfb, 120, ["get", "/venues", "--output", file], { CI: "" });
  expect([code, lines[0]]).toEqual([3, "cfb: no API key: set CFB_API_KEY, or add --sample for made-up sample data"]);
  expect(existsSync(file)).toBe(false);
});

test("export does not write a response that contains the key", async () => {
  const folder = join(newFolder(), "out");
  const rows = [{ id: 1, [key.CFB_API_KEY]: true }];
  const { code, stdout, stderr } = await runAgainst(cfb, rows, ["export", "/venues", "--output", folder, "--yes"]);
  expect([code, stderr]).toEqual([3, expect.stringContaining("the response holds your key, and was not written")]);
  expect(stdout + stderr).not.toContain(key.CFB_API_KEY);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
  expect(texts.filter((text) => text.includes(key.CFB_API_KEY))).toEqual([]);
  expect(files.map(({ name }) => name)).not.toContain("data.parquet");
});

test.each([
  ["--years", ["export", "/games", "--years", "2024", "--years", "2025", "--sample", "--dry-run"]],
  ["--columns", ["get", "/games", "year=2024", "-c", "id", "--columns=week", "--sample"]],
])("%s that is given twice is wrong usage, as the first value would be lost", async (option, args) => {
  const { code, stderr } = await cfb(args);
  expect({ code, stderr }).toEqual({ code: 2, stderr: `cfb: ${option} is given twice: give it once\n` });
});

test("a switch that is given twice is no mistake", async () => {
  expect((await cfb(["get", "/venues", "--sample", "--quiet", "--sample"])).code).toBe(0);
});

test.each(["", ",", " , "])("--columns %j is wrong usage", async (columns) => {
  const { code, stdout, stderr } = await cfb(["get", "/venues", "--sample", "--columns", columns]);
  expect({ code, stdout, stderr }).toEqual({
    code: 2,
    stdout: "",
    stderr: "cfb: --columns is empty: give names such as homeTeam,homePoints\n",
  });
});

test.each([
  ["new/", "new/ is a folder: name a file in it"],
  ["", "--output is empty: name a file"],
])("--output %j is wrong usage", async (output, message) => {
  const cwd = newFolder();
  const { code, stderr } = await cfb(["get", "/venues", "--sample", "-f", "csv", "-o", output], { cwd });
  expect([code, stderr, existsSync(join(cwd, "new"))]).toEqual([2, `cfb: ${message}\n`, false]);
});

test.each([
  [["export", "/venues", "--sample", "-o", ""], "--output is empty: name a folder"],
  [["record", "--all", "--sample", "--output="], "--output is empty: name a folder"],
  [["plan", "/venues", "-o", ""], "--output is empty: name a folder"],
  [["get", "/venues", "--key-file", ""], "--key-file is empty: name a file"],
])("cfb %j is wrong usage", async (args, message) => {
  const cwd = newFolder();
  const { code, stdout, stderr } = await cfb(args, { cwd });
  expect({ code, stdout, stderr, files: readdirSync(cwd) }).toEqual({
    code: 2,
    stdout: "",
    stderr: `cfb: ${message}\n`,
    files: [],
  });
});

describe("a folder without read permission", () => {
  /** Runs as a user to whom the permissions apply. */
  const options = { ...(isRoot && { uid: 65534 }) };

  function unreadable(name: string): { cwd: string; folder: string } {
    const cwd = newFolder();
    const folder = join(cwd, name);
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o000);
    for (const each of [cfb.folder, cwd]) chmodSync(each, 0o755);
    return { cwd, folder };
  }

  test("ends record with 74", async () => {
    const { cwd } = unreadable("bad");
    const { code, stderr } = await cfb.start(["record", "--all", "--sample", "-o", "bad"], { cwd, ...options });
    expect([code, stderr]).toEqual([
      74,
      expect.stringMatching(/^cfb: cannot write bad\b.*: permission denied \(EACCES\)\n$/),
    ]);
  });

  test.each([[[]], [["clear"]]])("ends cfb cache %j with 74", async (args) => {
    const { cwd, folder } = unreadable("cfb-openapi");
    const env = { XDG_CACHE_HOME: cwd };
    const { code, stdout, stderr } = await cfb.start(["cache", ...args], { cwd, env, ...options });
    expect([code, stdout, stderr]).toEqual([74, "", `cfb: cannot read ${folder}: permission denied (EACCES)\n`]);
  });
});

test("a relative XDG_CACHE_HOME is ignored", async () => {
  const { stdout } = await cfb.start(["cache", "--format", "json"], { env: { XDG_CACHE_HOME: "here" } });
  expect(JSON.parse(stdout).folder).toBe(join(cfb.folder, ".cache/cfb-openapi"));
});

test("a folder that is named like an entry of the cache is not one", async () => {
  const cwd = newFolder();
  const entry = join(cwd, "cfb-openapi", "0".repeat(64));
  mkdirSync(entry, { recursive: true });
  writeFileSync(join(entry, "file"), "");
  const { code, stderr } = await cfb(["cache", "clear"], { env: { XDG_CACHE_HOME: cwd } });
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^0 responses removed/)]);
});

test.each([
  [["year=2025"], "year=2025: give it by --years alone: --years 2025"],
  [["years=2025"], "years=2025: give it by --years alone: --years 2025"],
  [["weeks=3", "--years", "2025"], "weeks=3: give it by --weeks alone: --weeks 3"],
])("an export names the option for %j", async (words, message) => {
  const { code, stderr } = await cfb(["export", "/games", ...words]);
  expect({ code, stderr }).toEqual({ code: 2, stderr: `cfb: ${message}\n` });
});
