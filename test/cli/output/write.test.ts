import { type ChildProcess, execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { run } from "../../scripts/run.js";
import { respondWith, withServer } from "../../support/http-server.js";
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
  return run("bash", ["-c", script, process.execPath, cfb.cli, ...args], { env: { CI: "" } });
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

  test("a file that the shell has open is refused, and stays as it is", async () => {
    const file = join(newFolder(), "open.txt");
    writeFileSync(file, "before\n");
    const { code, stderr } = await inShell(`"$0" "$@" 3>>${file}`, ...get, "--output", "/dev/fd/3");
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining("/dev/fd/3 is a file that is open already: name it, or redirect stdout to it"),
    });
    expect(readFileSync(file, "utf8")).toBe("before\n");
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
        respondWith(200, "[]")(request, response);
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
  test("an absolute path is written from a folder that was deleted", () => {
    const [gone, file] = [join(newFolder(), "gone"), join(newFolder(), "games.json")];
    const line = `mkdir ${gone} && cd ${gone} && rmdir ${gone} && ${[process.execPath, cfb.cli, ...get].join(" ")} -o ${file}`;
    execFileSync("bash", ["-c", line]);
    expect(readFileSync(file, "utf8")).toBe(json);
  });

  test("a path that ends with a folder above is a folder", async () => {
    const { code, stderr } = await cfb([...get, "--output", "missing/.."], { cwd: newFolder() });
    expect([code, stderr]).toEqual([2, "cfb: missing/.. is a folder: name a file in it\n"]);
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
