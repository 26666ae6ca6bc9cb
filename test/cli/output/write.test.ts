import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();
const isRoot = process.getuid?.() === 0;

/** A folder for one test. The test does not write files outside of it. */
function newFolder(): string {
  return mkdtempSync(join(cfb.folder, "output-"));
}

/** One row with one column, for small files. */
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
  test("with an absolute path, even if the current folder was deleted", () => {
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
