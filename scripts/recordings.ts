import { createWorld } from "../src/sample/world/simulation/world.js";
import { update } from "./lib/folder.js";
import { runScript } from "./lib/script.js";
import { footballTable } from "./recordings/football.js";
import { readQueries } from "./recordings/queries.js";
import { recordingsOf } from "./recordings/record.js";

const usage = `npm run recordings              send the queries of scripts/recordings/queries.yaml to the sample service, and write the responses to test/recordings
npm run recordings -- --check   write nothing; exit 1 and name each file that is stale, missing or extra

Without --check it prints the means of the sample's games beside those of real seasons, per team and game where nothing else is said.`;

function printFootball(): void {
  const table = footballTable(createWorld());
  const width = Math.max(...table.map(({ measure }) => measure.length));
  console.log(`\n${"measure".padEnd(width)} |   real | sample`);
  for (const { measure, real, sample } of table) {
    console.log(`${measure.padEnd(width)} | ${real.toFixed(1).padStart(6)} | ${sample.toFixed(1).padStart(6)}`);
  }
}

await runScript({ usage, options: { check: { type: "boolean" } } }, async ({ values: { check } }) => {
  const code = update(await recordingsOf(readQueries()), "test/recordings", check);
  if (!check) printFootball();
  return code;
});
