import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "./lib/root.js";
import { installApart, runScript, UsageError } from "./lib/script.js";
import { missingOf, type Row, rows, withoutChecked } from "./proof/rows.js";
import { type FileResult, failed, proofOf, type Results, tableOf } from "./proof/table.js";

const usage = `npm run proof                    run what others wrote, and write the table to test/PROOF.md
npm run proof -- keyv undici     run these rows only; writes nothing
npm run proof -- --quick         run all rows with fewer random cases, without the files that npm run check runs; writes nothing

Rows: ${rows.map(({ name }) => name).join(", ")}
Exits with 1 if a row fails. A row that needs what is not installed names it and does not fail.`;

// Its own dependencies include a database that would be compiled: it is installed apart, without scripts.
const keyvSuite = ["@keyv/test-suite@2.1.2", "@keyv/valkey@1.0.11", "keyv@5.6.0"];

/** Runs the tests of these rows in one run of jest, and reads its own report. `quick` lowers the number of random cases. */
function run(selected: readonly Row[], quick: boolean): Results {
  const running = selected.filter((row) => missingOf(row) === undefined);
  const files = [...new Set(running.flatMap((row) => row.files))].map((name) => join(root, "test", name));
  if (files.length === 0) return new Map();
  const fetched = running.some(({ name }) => name === "keyv")
    ? { CFB_PROOF_KEYV: installApart("cfb-proof/keyv", keyvSuite, "--ignore-scripts") }
    : {};
  const folder = mkdtempSync(join(tmpdir(), "cfb-proof-"));
  const output = join(folder, "results.json");
  try {
    spawnSync("npx", ["jest", "--silent", "--json", `--outputFile=${output}`, "--runTestsByPath", ...files], {
      cwd: root,
      env: { ...process.env, ...fetched, ...(quick ? { CFB_PROOF_QUICK: "1" } : {}) },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const report: { testResults: (FileResult & { name: string })[] } = JSON.parse(readFileSync(output, "utf8"));
    return new Map(report.testResults.map((result) => [relative(join(root, "test"), result.name), result]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const options = { quick: { type: "boolean", default: false } } as const;

await runScript({ usage, options, allowPositionals: true }, ({ values, positionals }) => {
  const unknown = positionals.find((name) => !rows.some((row) => row.name === name));
  if (unknown !== undefined) throw new UsageError(`there is no row ${unknown}`);
  const all = positionals.length === 0;
  const selected = all
    ? values.quick
      ? withoutChecked(rows)
      : rows
    : rows.filter(({ name }) => positionals.includes(name));
  const results = run(selected, values.quick);
  console.log(tableOf(selected, results));
  if (!values.quick && all) writeFileSync(join(root, "test/PROOF.md"), proofOf(rows, results));
  const broken = selected.filter((row) => failed(row, results)).map(({ name }) => name);
  if (broken.length === 0) return 0;
  console.error(`proof: ${broken.join(", ")} failed. Run alone: npm run proof -- ${broken.join(" ")}`);
  return 1;
});
