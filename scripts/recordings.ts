import type { Recording } from "../src/sample/service.js";
import { createWorld } from "../src/sample/world/simulation/world.js";
import { type Files, update } from "./lib/folder.js";
import { queries, recordingOf } from "./lib/recordings.js";
import { runScript } from "./lib/script.js";
import { footballTable } from "./recordings/football.js";

const folder = "test/contract/recordings";

const usage = `npm run recordings              send the queries that scripts/lib/queries.yaml marks with $stored to the sample service, and write the responses to ${folder}
npm run recordings -- --check   do not write anything; exit 1 and name each file that is stale, missing or extra

Without --check, it also prints how plausible the sample's games are.`;

/** Returns a recording's file content. Each row of a list is on one line, so that a changed row is one line in a diff. */
function textOf(recording: Recording): string {
  const { response } = recording;
  if (!Array.isArray(response.body) || response.body.length === 0) return `${JSON.stringify(recording, null, 2)}\n`;
  const rows = response.body.map((row) => `      ${JSON.stringify(row)}`).join(",\n");
  const others = JSON.stringify({ ...recording, response: { ...response, body: [] } }, null, 2);
  return `${others.replace('"body": []', () => `"body": [\n${rows}\n    ]`)}\n`;
}

/** Returns one recording for each of the operations that differ most: `<operationId>.json`. */
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
    "\nHow plausible the sample's games are: averages beside those of real seasons, per team and game unless a row says otherwise.\nThey may differ a little. `npx jest test/sample/world` fails if one differs too much.\n",
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
