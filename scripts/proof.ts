import "./lib/early-reader.js";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./lib/root.js";
import { rows } from "./proof/rows.js";
import { failed, runRows } from "./proof/run.js";
import { proofOf, tableOf } from "./proof/table.js";

const usage = `npm run proof                    run what others wrote, and write the table to test/PROOF.md
npm run proof -- keyv undici     run these rows only; writes nothing
npm run proof -- --quick         run all rows with fewer random cases; writes nothing
npm run proof -- --help          this text

Rows: ${rows.map(({ name }) => name).join(", ")}
Exits with 1 if a row fails. A row that needs what is not installed names it and does not fail.`;

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: "boolean", default: false }, help: { type: "boolean" } },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const unknown = positionals.find((name) => !rows.some((row) => row.name === name));
  if (unknown !== undefined) throw new Error(`there is no row ${unknown}`);
  const selected = rows.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const outcomes = runRows(selected, values.quick);
  console.log(tableOf(outcomes));
  if (!values.quick && positionals.length === 0) writeFileSync(join(root, "test/PROOF.md"), proofOf(outcomes));
  const broken = outcomes.filter(failed).map(({ row }) => row.name);
  if (broken.length === 0) return 0;
  console.error(`proof: ${broken.join(", ")} failed. Run alone: npm run proof -- ${broken.join(" ")}`);
  return 1;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(`proof: ${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
