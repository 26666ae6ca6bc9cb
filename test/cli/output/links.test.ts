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

test.each([
  ["export", ["/venues", "--yes"], "getVenues/_export.json"],
  ["record", ["calls.txt"], "getVenues"],
])("cfb %s writes to the folder that a path out of a link leads to, whole", async (command, args, file) => {
  const folder = folderWithLink();
  writeFileSync(join(folder, "calls.txt"), "/venues\n");
  const run = await cfb([command, ...args, "--sample", "--output", "current/../new"], { cwd: folder });
  expect(run).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "other/new", file))).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(["calls.txt", "current", "other"]);
});
