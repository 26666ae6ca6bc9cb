import { type ChildProcess, execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { run } from "../../scripts/run.js";
import { answering, withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();
const isRoot = process.getuid?.() === 0;

/** A folder for one test. The test writes to no file outside of it. */
function newFolder(): string {
  return mkdtempSync(join(cfb.folder, "output-"));
}

/** One row with one column, for small files. */
const get = ["get", "/games", "year=2024", "--sample", "--quiet", "--limit", "1", "--columns", "week"];
const json = '[\n  {\n    "week": 1\n  }\n]\n';

/** Runs the command in a shell script, which has its words as "$@". */
function inShell(script: string, ...args: string[]) {
  return run("bash", ["-c", script, process.execPath, join(cfb.folder, "cli.js"), ...args], { env: { CI: "" } });
}

describe("--output writes through what is not a regular file", () => {
  test("a device stays a device", async () => {
    const device = join(newFolder(), "device");
    try {
      // The device numbers of /dev/null.
      execFileSync("mknod", [device, "c", "1", "3"], { stdio: "pipe" });
    } catch (error) {
      console.warn(`Not tested, as this user cannot make a device node: ${error}`);
      return;
    }
    const { code, stderr } = await cfb([...get, "--output", device]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(lstatSync(device).isCharacterDevice()).toBe(true);
    expect(readdirSync(join(device, ".."))).toEqual(["device"]);
  });

  test("a FIFO stays a FIFO, and its reader gets all of it", async () => {
    const fifo = join(newFolder(), "fifo");
    execFileSync("mkfifo", [fifo]);
    const reader = run("cat", [fifo]);
    const { code, stderr } = await cfb(["get", "/venues", "--sample", "--quiet", "--output", fifo]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect((await reader).stdout).toBe((await cfb(["get", "/venues", "--sample", "--quiet"])).stdout);
    expect(lstatSync(fifo).isFIFO()).toBe(true);
  });

  test("Ctrl+C ends the wait for the reader of a FIFO", async () => {
    const fifo = join(newFolder(), "fifo");
    execFileSync("mkfifo", [fifo]);
    let child: ChildProcess | undefined;
    const { code, stderr } = await withServer(
      (request, response) => {
        response.on("close", () => setTimeout(() => child?.kill("SIGINT"), 50));
        answering(200, "[]")(request, response);
      },
      (url) =>
        cfb(["get", "/venues", "--base-url", url, "--quiet", "--output", fifo], {
          onStart: (started) => {
            child = started;
          },
        }),
    );
    expect({ code, stderr }).toEqual({ code: 130, stderr: "cfb: interrupted\n" });
  });

  test("/dev/stdout is stdout, also between writes of other commands to the same file", async () => {
    const file = join(newFolder(), "all.txt");
    const script = `( echo before; "$0" "$@" --output /dev/stdout; echo after ) > ${file}`;
    await inShell(script, ...get);
    expect(readFileSync(file, "utf8")).toBe(`before\n${json}after\n`);
  });

  test("a process substitution gets the rows", async () => {
    const { stdout } = await inShell(`"$0" "$@" --output >(cat); wait $!`, ...get);
    expect(stdout).toBe(json);
  });

  test("a reader that leaves early is not a failure", async () => {
    const script = `"$0" "$@" --output >(head -c 1 > /dev/null); echo "code $?"`;
    const { stdout } = await inShell(script, "get", "/venues", "--sample", "--quiet");
    expect(stdout).toBe("code 0\n");
  });

  test("- is stdout", async () => {
    expect(await cfb([...get, "--output", "-"])).toMatchObject({ code: 0, stdout: json });
    expect(existsSync(join(cfb.folder, "-"))).toBe(false);
  });
});

describe("--output replaces a regular file", () => {
  test("a link stays a link, also a dangling one, and its target is written", async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "data"));
    writeFileSync(join(folder, "data/there.json"), "before");
    symlinkSync("data/there.json", join(folder, "there.json"));
    symlinkSync("data/new.json", join(folder, "step.json"));
    symlinkSync("step.json", join(folder, "new.json"));
    for (const name of ["there.json", "new.json"]) {
      expect(await cfb([...get, "--output", join(folder, name)])).toMatchObject({ code: 0, stderr: "" });
      expect(lstatSync(join(folder, name)).isSymbolicLink()).toBe(true);
      expect(readFileSync(join(folder, "data", name), "utf8")).toBe(json);
    }
  });

  test("mode and owner stay", async () => {
    const file = join(newFolder(), "games.json");
    writeFileSync(file, "before");
    chmodSync(file, 0o640);
    if (isRoot) chownSync(file, 12, 34);
    const before = statSync(file);
    expect((await cfb([...get, "--output", file])).code).toBe(0);
    const { mode, uid, gid, ino } = statSync(file);
    expect([mode, uid, gid]).toEqual([before.mode, before.uid, before.gid]);
    // Another inode: the file was replaced by a rename.
    expect(ino).not.toBe(before.ino);
    expect(readFileSync(file, "utf8")).toBe(json);
  });

  test("the longest name that the file system allows is written", async () => {
    const file = join(newFolder(), `${"x".repeat(243)}.json`);
    expect(await cfb([...get, "--output", file])).toMatchObject({ code: 0 });
    expect(readFileSync(file, "utf8")).toBe(json);
  });
});

describe("a path that cannot be written ends with 74 and is named as the user typed it", () => {
  test("a folder that cannot be created, without a delay", async () => {
    // Node's recursive mkdir never returns here.
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

  test("a folder without write permission, before a call is made", async () => {
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
      // Nothing listens at this address: a request would end with 4.
      ["get", "/games", "year=2024", "--output", join(folder, "games.json")],
      ["get", "/games", "year=2024", "--output", join(folder, "new/deep/games.json")],
      // The folder is writable, the file is not.
      ["get", "/games", "year=2024", "--output", join(open, "games.json")],
      ["export", "/games", "--years", "2024", "--output", join(folder, "export")],
      ["record", calls, "--output", join(folder, "record")],
    ]) {
      const { code, stderr } = await cfb([...args, "--base-url", "http://127.0.0.1:9"], user);
      expect({ args, code }).toEqual({ args, code: 74 });
      expect(stderr).toContain(`cannot write ${args.at(-1)}`);
      expect(stderr).toContain("permission denied (EACCES)");
    }
    for (const path of [open, folder]) expect(readFileSync(join(path, "games.json"), "utf8")).toBe("before");
    expect(readdirSync(folder)).toEqual(["games.json"]);
    chmodSync(folder, 0o755);
  });

  test("a full device", async () => {
    // The command does not replace /dev/full, because it is a character device: see the tests above.
    expect(lstatSync("/dev/full").isCharacterDevice()).toBe(true);
    const { code, stderr } = await cfb([...get, "--output", "/dev/full"]);
    expect({ code, stderr }).toEqual({
      code: 74,
      stderr: "cfb: cannot write /dev/full: no space left on device (ENOSPC)\n",
    });
    expect(lstatSync("/dev/full").isCharacterDevice()).toBe(true);
  });

  test.each([
    ["get", ["get", "/venues", "--sample", "--quiet", "--output", "out/venues.json"], "out/venues.json"],
    ["export", ["export", "/venues", "--sample", "--refresh", "-f", "csv", "--output", "out"], "out/data.csv"],
    ["record", ["record", "calls.txt", "--sample", "--force", "--output", "out"], "out/getVenues/all.json"],
  ])("a full disk in cfb %s changes no file, and leaves no incomplete one", async (_, args, file) => {
    const folder = newFolder();
    writeFileSync(join(folder, "calls.txt"), "/venues\n");
    expect((await cfb(args, { cwd: folder })).code).toBe(0);
    const before = readdirSync(folder, { recursive: true }).sort();
    const content = readFileSync(join(folder, file), "utf8");
    // A limit of 2 KB on file sizes. With its signal ignored, it causes the error of a full disk.
    const { code, stderr } = await inShell(`cd ${folder}; trap '' XFSZ; ulimit -f 2; exec "$0" "$@"`, ...args);
    expect(code).toBe(74);
    expect(stderr).toContain(`cannot write ${file}: file too large (EFBIG)`);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
    expect(readFileSync(join(folder, file), "utf8")).toBe(content);
  });

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

describe("the format follows the extension", () => {
  test.each(["json", "ndjson", "csv", "parquet"])(".%s", async (extension) => {
    const file = join(newFolder(), `games.${extension.toUpperCase()}`);
    const chosen = join(newFolder(), "games.data");
    expect((await cfb([...get, "--output", file])).code).toBe(0);
    expect((await cfb([...get, "--output", chosen, "--format", extension])).code).toBe(0);
    expect(readFileSync(file)).toEqual(readFileSync(chosen));
  });

  test.each(["games.xlsx", "games"])(
    "%s is wrong usage, with those that there are, and nothing is sent",
    async (name) => {
      const file = join(newFolder(), name);
      const { code, stderr } = await cfb(["get", "/venues", "--base-url", "http://127.0.0.1:9", "--output", file]);
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: `cfb: --output ${file}: the extension is one of .json, .ndjson, .csv, .parquet; for another name, add --format\n`,
      });
      rmSync(file, { force: true });
    },
  );
});

describe("cfb check reads streams", () => {
  const check = `exec "$0" "$1" check --operation getGames`;

  test.each([
    ["-", `"$0" "$@" | "$0" "$1" check - --operation getGames`],
    ["/dev/stdin", `"$0" "$@" | "$0" "$1" check /dev/stdin --operation getGames`],
    ["<(...)", `${check} <("$0" "$@")`],
  ])("%s", async (_, script) => {
    const { code, stdout, stderr } = await inShell(script, "get", "/games", "year=2024", "--sample");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toBe("1 response of 1 operation in 1 file: no mismatch.\n");
  });

  test("a mismatch in stdin is reported as one of stdin", async () => {
    const { code, stdout } = await cfb(["check", "-", "--operation", "getGames"], { stdin: '[{"id":"one"}]' });
    expect(code).toBe(1);
    expect(stdout).toContain("stdin");
  });
});
