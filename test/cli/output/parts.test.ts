import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../scripts/run.js";
import { builtCfb } from "../cfb.js";
import { partOfKilledRun } from "../parts.js";

const cfb = builtCfb();
const ofRunning = `.cfb-${process.ppid}-0f8fad5bd9cb.part`;

/** A folder with an incomplete file of a killed run, an incomplete file of a running process, and a user's file. */
function newFolder(name: string): { cwd: string; folder: string } {
  const cwd = mkdtempSync(join(cfb.folder, "parts-"));
  const folder = join(cwd, name);
  mkdirSync(folder, { recursive: true });
  for (const file of [partOfKilledRun(), ofRunning, "notes.part"]) writeFileSync(join(folder, file), "half");
  return { cwd, folder };
}

test("cfb get removes killed runs' incomplete files from its output folder", async () => {
  const { cwd, folder } = newFolder("out");
  const { code } = await cfb(["get", "/venues", "--sample", "--output", "out/venues.csv"], { cwd });
  expect(code).toBe(0);
  expect(readdirSync(folder).sort()).toEqual([ofRunning, "notes.part", "venues.csv", "venues.csv.source"]);
});

test("cfb record removes incomplete files from its folders, even if every call is already recorded", async () => {
  const { cwd, folder } = newFolder("out/getVenues");
  writeFileSync(join(cwd, "calls.txt"), "/venues\n");
  for (let run = 1; run <= 2; run++) {
    writeFileSync(join(folder, partOfKilledRun()), "half");
    expect(await cfb(["record", "calls.txt", "--sample", "--output", "out"], { cwd })).toMatchObject({ code: 0 });
    expect(readdirSync(folder).sort()).toEqual([ofRunning, "all.json", "notes.part"]);
  }
});

test("an incomplete file counts as abandoned if it has this process's id or is older than an hour", async () => {
  const { cwd, folder } = newFolder("out");
  const past = Date.now() / 1000 - 7200;
  utimesSync(join(folder, ofRunning), past, past);
  const script = `touch out/.cfb-$$-0f8fad5bd9cc.part; exec "$0" "$@"`;
  const args = [cfb.cli, "get", "/venues", "--sample", "--output", "out/venues.csv"];
  expect((await run("bash", ["-c", `cd ${cwd}; ${script}`, process.execPath, ...args], {})).code).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(["notes.part", "venues.csv", "venues.csv.source"]);
});
