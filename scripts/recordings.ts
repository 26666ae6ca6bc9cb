import { update } from "./lib/folder.js";
import { runScript } from "./lib/script.js";
import { readQueries } from "./recordings/queries.js";
import { recordingsOf } from "./recordings/record.js";

const usage = `Usage: npm run recordings [-- --check]

Sends the queries of scripts/recordings/queries.yaml to the sample service, and writes the responses to test/recordings.

  --check  write nothing; list each stale, missing or extra file, and exit with 1 if there is one
  --help   show this text`;

await runScript({ usage, options: { check: { type: "boolean" } } }, async ({ values: { check } }) =>
  update(await recordingsOf(readQueries()), "test/recordings", check),
);
