import { spawnSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();
const newFolder = () => mkdtempSync(join(cfb.folder, "links-"));

/** One row with one column, for small files. */
const get = ["get", "/games", "year=2024", "--sample", "--quiet", "--limit", "1", "--columns", "week"];
const json = '[\n  {\n    "week": 1\n  }\n]\n';

/** A folder with a link `current` to a folder in another one, so that `current/..` is not where the link is. */
function folderWithLink(): string {
  const folder = newFolder();
  mkdirSync(join(folder, "other/inner"), { recursive: true });
  symlinkSync("other/inner", join(folder, "current"));
  return folder;
}

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

test.each([
  ["get", ["get", "/venues", "--sample", "--quiet", "--output", "link/venues.json"], "venues.json"],
  ["export", ["export", "/venues", "--sample", "-f", "csv", "--output", "link"], "getVenues/data.csv"],
  ["record", ["record", "calls.txt", "--sample", "--output", "link"], "getVenues/all.json"],
])("cfb %s writes where a link to a folder leads that does not exist yet", async (_, args, file) => {
  const folder = newFolder();
  writeFileSync(join(folder, "calls.txt"), "/venues\n");
  symlinkSync("new", join(folder, "link"));
  expect(await cfb(args, { cwd: folder })).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "new", file))).toBe(true);
});

test("a link that leads through another one is followed as the system follows it", async () => {
  const folder = folderWithLink();
  symlinkSync("current/../new.json", join(folder, "link.json"));
  expect(await cfb([...get, "--output", "link.json"], { cwd: folder })).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, "link.json"), "utf8")).toBe(json);
  expect(existsSync(join(folder, "other/new.json"))).toBe(true);
});

test("a path that leads out of a link is followed as the system follows it", async () => {
  const folder = folderWithLink();
  for (const file of ["current/../new.json", `${folder}/current/../new.json`, "current/../new.json"]) {
    expect(await cfb([...get, "--output", file], { cwd: folder })).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, "other/new.json"), "utf8")).toBe(json);
  }
  expect(readdirSync(folder)).toEqual(["current", "other"]);
});

describe.each(["current/../new", "current/./../new", "current/inner//../../new/."])(
  "the folder %s, out of a link,",
  (output) => {
    test.each([
      ["export", ["/venues", "--yes"], "getVenues/_export.json"],
      ["record", ["calls.txt"], "getVenues/all.json"],
    ])("gets all files of cfb %s where the system finds it", async (command, args, file) => {
      const folder = folderWithLink();
      mkdirSync(join(folder, "other/inner/inner"));
      writeFileSync(join(folder, "calls.txt"), "/venues\n");
      expect(await cfb([command, ...args, "--sample", "-o", output], { cwd: folder })).toMatchObject({ code: 0 });
      expect(existsSync(join(folder, "other/new", file))).toBe(true);
      expect(readdirSync(folder).sort()).toEqual(["calls.txt", "current", "other"]);
    });
  },
);

test("cfb plan and cfb check find the recordings in a folder out of a link", async () => {
  const folder = folderWithLink();
  writeFileSync(join(folder, "calls.txt"), "/venues\n");
  const options = ["calls.txt", "--sample", "-o", "current/../new"];
  await cfb(["record", ...options], { cwd: folder });
  expect((await cfb(["plan", ...options], { cwd: folder })).stdout).toMatch(/^recorded +\/venues/m);
  // Beside the link is a folder of the same name.
  mkdirSync(join(folder, "new"));
  writeFileSync(join(folder, "new/broken.json"), "{");
  const checked = await cfb(["check", "current/../new"], { cwd: folder });
  expect(checked).toMatchObject({ code: 0, stdout: expect.stringContaining("1 response") });
});

test("missing/../b is named b, and gets all files of an export", async () => {
  const folder = newFolder();
  const run = await cfb(["export", "/venues", "--sample", "--yes", "-o", "missing/../b"], { cwd: folder });
  expect(run).toMatchObject({ code: 0, stderr: expect.stringContaining("into b/getVenues") });
  expect(readdirSync(folder)).toEqual(["b"]);
  expect(existsSync(join(folder, "b/schema.sql"))).toBe(true);
});

test.each([
  ["plan", "file/b"],
  ["plan", "file/../b"],
  ["export --dry-run", "file/../b"],
])("cfb %s refuses %s, a path through a file", async (command, output) => {
  const folder = newFolder();
  writeFileSync(join(folder, "file"), "");
  const { code, stderr } = await cfb([...command.split(" "), "/venues", "--sample", "-o", output], { cwd: folder });
  expect([code, stderr]).toEqual([74, `cfb: cannot write ${output}: not a directory (ENOTDIR)\n`]);
});

test("a folder out of a link is written where the same path as a text would lead through a file", async () => {
  const folder = folderWithLink();
  writeFileSync(join(folder, "file"), "");
  writeFileSync(join(folder, "calls.txt"), "/venues\n");
  const args = ["record", "calls.txt", "--sample", "-o", "current/../file/b"];
  expect(await cfb(args, { cwd: folder })).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "other/file/b/getVenues/all.json"))).toBe(true);
});

test("in a working directory that is deleted, a path above it cannot be written", async () => {
  const folder = newFolder();
  const line = 'mkdir gone && cd gone && rmdir ../gone && exec "$0" "$1" plan /venues --sample -o ../b';
  const options = { cwd: folder, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync("sh", ["-c", line, process.execPath, cfb.cli], options);
  expect([status, stderr]).toEqual([74, "cfb: cannot write ../b: no such file or directory (ENOENT)\n"]);
});

test("links that double at each step are refused, as the system refuses too many", async () => {
  const folder = newFolder();
  for (let step = 0; step < 30; step++) symlinkSync(`l${step + 1}/../l${step + 1}`, join(folder, `l${step}`));
  const { code, stderr } = await cfb([...get, "--output", "l0"], { cwd: folder });
  expect([code, stderr]).toEqual([74, expect.stringContaining("cannot write l0: too many")]);
});
