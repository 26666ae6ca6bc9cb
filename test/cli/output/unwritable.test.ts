import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../scripts/run.js";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();
const isRoot = process.getuid?.() === 0;

/** A folder for one test. The test does not write files outside of it. */
function newFolder(): string {
  return mkdtempSync(join(cfb.folder, "output-"));
}

/** One row with one column, for small files. */
const get = ["get", "/games", "year=2024", "--sample", "--quiet", "--limit", "1", "--columns", "week"];

/** Runs the command in a shell script, with its arguments in "$@". */
function inShell(script: string, ...args: string[]) {
  return run("bash", ["-c", script, process.execPath, cfb.cli, ...args], { env: { CI: "" } });
}

describe("exit code 74 and the path as the user typed it are the result for", () => {
  test("a folder that cannot be created, without a delay", async () => {
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
      // No server listens at this URL, so a request would end with 4.
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
    "a full disk during cfb %s does not change any file or leave an incomplete one",
    async (_, args, file, named = file) => {
      const folder = newFolder();
      writeFileSync(join(folder, "calls.txt"), "/venues\n");
      expect((await cfb(args, { cwd: folder })).code).toBe(0);
      const before = readdirSync(folder, { recursive: true }).sort();
      const content = readFileSync(join(folder, file), "utf8");
      // A limit of 8 KB on file sizes. With its signal ignored, it causes the error of a full disk.
      const { code, stderr } = await inShell(`cd ${folder}; trap '' XFSZ; ulimit -f 8; exec "$0" "$@"`, ...args);
      expect(code).toBe(74);
      expect(stderr).toContain(`cannot write ${named}: file too large (EFBIG)`);
      // A refresh that was stopped has its beginning in a file, so that the next one continues it.
      const after = readdirSync(folder, { recursive: true }).map(String);
      expect(after.filter((name) => !/^out\/\.cfb-calls(\/refresh)?$/.test(name)).sort()).toEqual(before);
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
      const { code, stderr } = await cfb([...args, "--output", path]);
      expect({ code, stderr }).toEqual({ code: 74, stderr: expect.stringContaining(`cannot write ${path}`) });
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

  test("ends record with exit code 74", async () => {
    const { cwd } = unreadable("bad");
    const { code, stderr } = await cfb.start(["record", "--all", "--sample", "-o", "bad"], { cwd, ...options });
    expect([code, stderr]).toEqual([
      74,
      expect.stringMatching(/^cfb: cannot write bad\b.*: permission denied \(EACCES\)\n$/),
    ]);
  });

  test.each([[[]], [["clear"]]])("ends cfb cache %j with exit code 74", async (args) => {
    const { cwd, folder } = unreadable("cfb-openapi");
    const env = { XDG_CACHE_HOME: cwd };
    const { code, stdout, stderr } = await cfb.start(["cache", ...args], { cwd, env, ...options });
    expect([code, stdout, stderr]).toEqual([74, "", `cfb: cannot read ${folder}: permission denied (EACCES)\n`]);
  });
});
