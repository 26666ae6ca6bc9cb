import "./lib/early-reader.js";
import { allRecordings } from "../src/sample/world/recordings/index.js";
import { createWorld } from "../src/sample/world/simulation/world.js";
import { readFlags } from "./lib/flags.js";
import { recordingsFolder } from "./lib/root.js";
import { compareFolder, filesOf, writeFolder } from "./world/files.js";

const usage = `Usage: npm run world [-- --check]

Computes the responses of every operation from the sample world and writes them to test/recordings.

  --check  write nothing; list each stale, missing or extra file, and exit with 1 if there is one
  --help   show this text`;

const checking = readFlags("world", usage, ["check"]).has("check");
const folder = recordingsFolder;
const world = createWorld();
const files = filesOf(allRecordings(world));
const differences = checking ? compareFolder(folder, files) : writeFolder(folder, files);
for (const { path, kind } of differences) {
  const action = checking ? kind : kind === "extra" ? "removed" : "written";
  console.log(`${action}: test/recordings/${path}`);
}
if (checking && differences.length > 0) {
  console.log("The recordings differ from the world: run `npm run world`.");
  process.exitCode = 1;
}
const plays = world.reduce((total, { playByPlay }) => total + (playByPlay?.plays.length ?? 0), 0);
const bytes = [...files.values()].reduce((total, content) => total + Buffer.byteLength(content), 0);
console.log(`${world.length} games, ${plays} plays, ${files.size} recordings, ${bytes} bytes.`);
