import type { Recording } from "../src/sample/service.js";
import { createWorld } from "../src/sample/world/simulation/world.js";
import { type Files, update } from "./lib/folder.js";
import { queries, recordingOf } from "./lib/recordings.js";
import { runScript } from "./lib/script.js";
import { footballTable } from "./recordings/football.js";

const folder = "test/contract/recordings";

const usage = `npm run recordings              send the queries with $stored in scripts/lib/queries.yaml to the sample service, and write the responses to ${folder}
npm run recordings -- --check   do not write anything, but exit with 1 and list each file that is stale, missing or extra

Without --check, it also compares averages of the sample's games with real ones.`;

/** Returns a recording as JSON with one line per row, so that a changed row is one line in a diff. */
function textOf(recording: Recording): string {
  const { response } = recording;
  if (!Array.isArray(response.body) || response.body.length === 0) return `${JSON.stringify(recording, null, 2)}\n`;
  const rows = response.body.map((row) => `      ${JSON.stringify(row)}`).join(",\n");
  const others = JSON.stringify({ ...recording, response: { ...response, body: [] } }, null, 2);
  return `${others.replace('"body": []', () => `"body": [\n${rows}\n    ]`)}\n`;
}

/** Returns the recordings of all stored queries as files named `<operationId>.json`. */
async function storedRecordings(): Promise<Files> {
  const files = new Map<string, string>();
  for (const query of queries.filter(({ isStored }) => isStored))
    files.set(`${folder}/${query.operationId}.json`, textOf(await recordingOf(query)));
  return files;
}

function printFootball(): void {
  const table = footballTable(createWorld());
  const width = Math.max(...table.map(({ measure }) => measure.length));
  console.log(
    "\nAverages of the sample's games and of real seasons, per team and game unless a row says otherwise.\nSmall differences are fine. `npx jest test/sample/world` fails if an average differs too much.\n",
  );
  console.log(`${"measure".padEnd(width)} |   real | sample`);
  for (const { measure, real, sample } of table) {
    console.log(`${measure.padEnd(width)} | ${real.toFixed(1).padStart(6)} | ${sample.toFixed(1).padStart(6)}`);
  }
}

await runScript({ usage, options: { check: { type: "boolean" } } }, async ({ values: { check } }) => {
  const code = update(await storedRecordings(), folder, check);
  if (!check) printFootball();
  return code;
});
