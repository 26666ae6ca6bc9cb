import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { run } from "../../scripts/run.js";
import { builtCfb } from "../cfb.js";
import { partOfKilledRun } from "../parts.js";

const cfb = builtCfb();
const isRoot = process.getuid?.() === 0;

/** Creates a folder for one test's files. */
function newFolder(): string {
  return mkdtempSync(join(cfb.folder, "output-"));
}

/** These arguments get one row with one column, so that files are small. */
const get = ["get", "/games", "year=2024", "--sample", "--quiet", "--limit", "1", "--columns", "week"];
const json = '[\n  {\n    "week": 1\n  }\n]\n';

describe("--output", () => {
  test.each([
    ["a FIFO", (path: string) => execFileSync("mkfifo", [path])],
    ["a link", (path: string) => symlinkSync("other.json", path)],
    ["a device", (path: string) => symlinkSync("/dev/null", path)],
  ])("refuses %s before any call, and leaves it unchanged", async (_, make) => {
    const path = join(newFolder(), "out.json");
    make(path);
    const before = lstatSync(path).ino;
    const { code, stdout, stderr } = await cfb([...get, "--output", path]);
    const reason = `cfb: ${path} is not a regular file: name one, or give --output - for stdout\n`;
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: reason });
    expect(lstatSync(path).ino).toBe(before);
    expect(readdirSync(join(path, ".."))).toEqual(["out.json"]);
  });

  test("writes to stdout if the path is -", async () => {
    expect(await cfb([...get, "--output", "-"])).toMatchObject({ code: 0, stdout: json });
    expect(existsSync(join(cfb.folder, "-"))).toBe(false);
  });
});

describe("--output replaces a regular file", () => {
  test("at an absolute path, even if the current folder was deleted", () => {
    const [gone, file] = [join(newFolder(), "gone"), join(newFolder(), "games.json")];
    const line = `mkdir ${gone} && cd ${gone} && rmdir ${gone} && ${[process.execPath, cfb.cli, ...get].join(" ")} -o ${file}`;
    execFileSync("bash", ["-c", line]);
    expect(readFileSync(file, "utf8")).toBe(json);
  });

  test("and keeps the file's mode and owner", async () => {
    const file = join(newFolder(), "games.json");
    writeFileSync(file, "before");
    chmodSync(file, 0o640);
    if (isRoot) chownSync(file, 12, 34);
    const before = statSync(file);
    expect((await cfb([...get, "--output", file])).code).toBe(0);
    const { mode, uid, gid, ino } = statSync(file);
    expect([mode, uid, gid]).toEqual([before.mode, before.uid, before.gid]);
    // The inode differs, so a rename replaced the file.
    expect(ino).not.toBe(before.ino);
    expect(readFileSync(file, "utf8")).toBe(json);
  });

  test("even if its name is as long as the file system allows", async () => {
    const file = join(newFolder(), `${"x".repeat(243)}.json`);
    expect(await cfb([...get, "--output", file])).toMatchObject({ code: 0 });
    expect(readFileSync(file, "utf8")).toBe(json);
  });
});

/** Runs a shell script in which `"$0" "$@"` is the command with the given arguments. */
function inShell(script: string, ...args: string[]) {
  return run("bash", ["-c", script, process.execPath, cfb.cli, ...args], { env: { CI: "" } });
}

describe("the command ends with exit code 74 and names the path as typed for", () => {
  test("a folder that it cannot create", async () => {
    // Here, Node's recursive mkdir never returns.
    for (const args of [
      [...get, "--output", "/proc/nope/x.json"],
      ["export", "/venues", "--sample", "--output", "/proc/nope/x"],
      ["record", "--all", "--sample", "--output", "/proc/nope/x"],
    ]) {
      const { code, stdout, stderr } = await cfb(args);
      expect({ code, stdout }).toEqual({ code: 74, stdout: "" });
      expect(stderr).toMatch(/^cfb: cannot write \/proc\/nope\/x\S*: no such file or directory \(ENOENT\)$/m);
    }
  });

  test("a folder without write permission, before any call", async () => {
    const folder = newFolder();
    for (const path of [cfb.folder, folder]) chmodSync(path, 0o755);
    writeFileSync(join(folder, "games.json"), "before");
    chmodSync(folder, 0o555);
    const open = newFolder();
    chmodSync(open, 0o777);
    writeFileSync(join(open, "games.json"), "before");
    chmodSync(join(open, "games.json"), 0o444);
    const user = isRoot ? { uid: 65_534 } : {};
    const calls = join(cfb.folder, "calls.txt");
    writeFileSync(calls, "/games year=2024\n");
    for (const args of [
      // No server listens at this URL, so a request would end with exit code 4.
      ["get", "/games", "year=2024", "--output", join(folder, "games.json")],
      ["get", "/games", "year=2024", "--output", join(folder, "new/deep/games.json")],
      // The folder is writable, but the file is not.
      ["get", "/games", "year=2024", "--output", join(open, "games.json")],
      ["export", "/games", "--years", "2024", "--yes", "--output", join(folder, "export")],
      ["record", calls, "--output", join(folder, "record")],
    ]) {
      const { code, stderr } = await cfb.start([...args, "--base-url", "http://127.0.0.1:9"], user);
      expect({ args, code }).toEqual({ args, code: 74 });
      expect(stderr).toContain(`cannot write ${args.at(-1)}`);
      expect(stderr).toContain("permission denied (EACCES)");
    }
    for (const path of [open, folder]) expect(readFileSync(join(path, "games.json"), "utf8")).toBe("before");
    expect(readdirSync(folder)).toEqual(["games.json"]);
    chmodSync(folder, 0o755);
  });

  test.each([
    ["get", ["get", "/venues", "--sample", "--quiet", "--output", "out/venues.json"], "out/venues.json"],
    [
      "export",
      ["export", "/venues", "--sample", "--refresh", "-f", "csv", "--output", "out"],
      "out/venues/data.csv",
      "out/.cfb-calls",
    ],
  ])(
    "a full disk during cfb %s, without changing a file or leaving an incomplete one",
    async (_, args, file, named = file) => {
      const folder = newFolder();
      writeFileSync(join(folder, "calls.txt"), "/venues\n");
      expect((await cfb(args, { cwd: folder })).code).toBe(0);
      const before = readdirSync(folder, { recursive: true }).sort();
      const content = readFileSync(join(folder, file), "utf8");
      // The shell limits files to 8 KB and ignores the limit's signal, so a larger write fails with an error, as on a full disk.
      const { code, stderr } = await inShell(`cd ${folder}; trap '' XFSZ; ulimit -f 8; exec "$0" "$@"`, ...args);
      expect(code).toBe(74);
      expect(stderr).toContain(`cannot write ${named}: file too large (EFBIG)`);
      // A refresh that was stopped keeps its start time and its files in .cfb-calls, so that the next one can continue it.
      const after = readdirSync(folder, { recursive: true }).map(String);
      expect(after.filter((name) => !/^out\/\.cfb-calls(\/(refresh|unfinished))?$/.test(name)).sort()).toEqual(before);
      expect(readFileSync(join(folder, file), "utf8")).toBe(content);
    },
  );

  test("a path below a file", async () => {
    const file = join(newFolder(), "file");
    writeFileSync(file, "before");
    for (const [path, args] of [
      [join(file, "x.json"), get],
      [join(file, "x"), ["export", "/venues", "--sample"]],
      [file, ["export", "/venues", "--sample"]],
      [file, ["record", "--all", "--sample"]],
    ] as const) {
      expect(await cfb([...args, "--output", path])).toMatchObject({
        code: 74,
        stderr: expect.stringContaining(`cannot write ${path}`),
      });
    }
    expect(readFileSync(file, "utf8")).toBe("before");
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

  test("ends cfb record with exit code 74", async () => {
    const { cwd } = unreadable("bad");
    expect(await cfb.start(["record", "--all", "--sample", "-o", "bad"], { cwd, ...options })).toMatchObject({
      code: 74,
      stderr: expect.stringMatching(/^cfb: cannot write bad\b.*: permission denied \(EACCES\)\n$/),
    });
  });

  test.each([[[]], [["clear"]]])("ends cfb cache %j with exit code 74", async (args) => {
    const { cwd, folder } = unreadable("cfb-openapi");
    const env = { XDG_CACHE_HOME: cwd };
    expect(await cfb.start(["cache", ...args], { cwd, env, ...options })).toMatchObject({
      code: 74,
      stdout: "",
      stderr: `cfb: cannot read ${folder}: permission denied (EACCES)\n`,
    });
  });
});

describe("--output selects the format", () => {
  test.each(["json", "ndjson", "csv", "parquet"])("for the extension .%s", async (extension) => {
    const file = join(newFolder(), `games.${extension.toUpperCase()}`);
    const chosen = join(newFolder(), "games.data");
    expect((await cfb([...get, "--output", file])).code).toBe(0);
    expect((await cfb([...get, "--output", chosen, "--format", extension])).code).toBe(0);
    expect(readFileSync(file)).toEqual(readFileSync(chosen));
  });
});

const ofRunning = `.cfb-${process.ppid}-0f8fad5bd9cb.part`;

/** Creates a folder with an incomplete file of a killed run, an incomplete file of a running process, and a user's file. */
function newParts(name: string): { cwd: string; folder: string } {
  const cwd = mkdtempSync(join(cfb.folder, "parts-"));
  const folder = join(cwd, name);
  mkdirSync(folder, { recursive: true });
  for (const file of [partOfKilledRun(), ofRunning, "notes.part"]) writeFileSync(join(folder, file), "half");
  return { cwd, folder };
}

test("cfb get removes killed runs' incomplete files from its output folder", async () => {
  const { cwd, folder } = newParts("out");
  const { code } = await cfb(["get", "/venues", "--sample", "--output", "out/venues.csv"], { cwd });
  expect(code).toBe(0);
  expect(readdirSync(folder).sort()).toEqual([ofRunning, "notes.part", "venues.csv", "venues.csv.source"]);
});

test("cfb record removes incomplete files from its folders, even if every call is already recorded", async () => {
  const { cwd, folder } = newParts("out/getVenues");
  writeFileSync(join(cwd, "calls.txt"), "/venues\n");
  for (let run = 1; run <= 2; run++) {
    writeFileSync(join(folder, partOfKilledRun()), "half");
    expect(await cfb(["record", "calls.txt", "--sample", "--output", "out"], { cwd })).toMatchObject({ code: 0 });
    expect(readdirSync(folder).sort()).toEqual([ofRunning, "all.json", "notes.part"]);
  }
});

test("an incomplete file counts as abandoned if it has this process's id or is older than an hour", async () => {
  const { cwd, folder } = newParts("out");
  const past = Date.now() / 1000 - 7200;
  utimesSync(join(folder, ofRunning), past, past);
  const script = `touch out/.cfb-$$-0f8fad5bd9cc.part; exec "$0" "$@"`;
  const args = [cfb.cli, "get", "/venues", "--sample", "--output", "out/venues.csv"];
  expect((await run("bash", ["-c", `cd ${cwd}; ${script}`, process.execPath, ...args], {})).code).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(["notes.part", "venues.csv", "venues.csv.source"]);
});
