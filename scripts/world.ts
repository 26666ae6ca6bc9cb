import { fileURLToPath } from "node:url";
import { readFlags } from "./flags.js";
import { compareFolder, filesOf, writeFolder } from "./world/files.js";
import { allCases } from "./world/operations/index.js";
import { createWorld } from "./world/world.js";

const usage = `Usage: npm run world [-- --check]

Plays the games of the sample world and writes what every operation would answer to test/recordings.

  --check  write nothing; name each stale, missing or extra file and exit with 1 if there is one
  --help   show this text`;

const checking = readFlags("world", usage, ["check"]).has("check");
const folder = fileURLToPath(new URL("../test/recordings", import.meta.url));
const world = createWorld();
const files = filesOf(allCases(world));
const differences = checking ? compareFolder(folder, files) : writeFolder(folder, files);
for (const { path, kind } of differences) {
  const told = checking ? kind : kind === "extra" ? "removed" : "written";
  console.log(`${told}: test/recordings/${path}`);
}
if (checking && differences.length > 0) {
  console.log("The recordings differ from the world: run `npm run world`.");
  process.exitCode = 1;
}
const plays = world.reduce((total, { played }) => total + (played?.plays.length ?? 0), 0);
const bytes = [...files.values()].reduce((total, content) => total + Buffer.byteLength(content), 0);
console.log(`${world.length} games, ${plays} plays, ${files.size} recordings, ${bytes} bytes.`);
