import "./lib/early-reader.js";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { readDocument } from "./lib/document.js";
import { fenced } from "./lib/fenced.js";
import { root } from "./lib/root.js";
import { describe } from "./upstream/description.js";
import { differencesOf, propose } from "./upstream/propose.js";
import { published, readSource } from "./upstream/read.js";
import { lineOf, reportOf, shown } from "./upstream/report.js";

const usage = `npm run upstream [-- <file or URL>]     compare the service's own description with openapi.yaml
npm run upstream -- --write            write the differences into openapi.yaml, marked x-observed
npm run upstream -- --since <date>     the date that --write notes, YYYY-MM-DD (default: today)
npm run upstream -- --out <file>       write the differences there too, in Markdown
npm run upstream -- --document <file>  another openapi.yaml
npm run upstream -- --help             this text

The default URL is ${published}; it needs no key and costs no call.
Swagger 2 and OpenAPI 3.0 and 3.1 are read, as JSON or YAML. What openapi.yaml says on purpose, and marks x-observed, is no difference.
Exits with 0 without a difference, 1 with differences (with --write: with some that are left for you), 2 if the description cannot be read.`;

function markdown(report: string, source: string): string {
  return [
    `The service's own description, ${source}, differs from \`openapi.yaml\`, by \`npm run upstream\`:`,
    fenced(report),
    "CONTRIBUTING.md describes what to do (*Follow a change of the service*).",
    "",
  ].join("\n\n");
}

/** Writes the proposal into the document, and says what is left. */
function writeInto(file: string, theirs: Parameters<typeof propose>[1], since: string): number {
  const { text, written, left } = propose(readFileSync(file, "utf8"), theirs, since);
  writeFileSync(file, text);
  console.log(`\n${written.length} written into ${file}: read them, then \`npm run lint:document\`.`);
  if (left.length === 0) return 0;
  console.log(`${left.length} left for you:`);
  for (const { group, reason } of left) console.log(`  ${lineOf(group)}: ${reason}`);
  return 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: "boolean" },
      since: { type: "string", default: new Date().toISOString().slice(0, 10) },
      out: { type: "string" },
      document: { type: "string", default: join(root, "openapi.yaml") },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [source = published, ...more] = positionals;
  if (more.length > 0) throw new Error("name one file or URL");
  if (!/^\d{4}-\d\d-\d\d$/.test(values.since)) throw new Error("--since takes a date as 2026-10-05");
  const theirs = describe(await readSource(source));
  const groups = differencesOf(describe(readDocument(values.document)), theirs);
  if (groups.length === 0) {
    console.log(shown(`No difference: ${theirs.operations.size} operations of ${source} (${theirs.version}).`));
    return 0;
  }
  const report = reportOf(groups);
  console.log(report);
  if (values.out !== undefined) {
    mkdirSync(dirname(values.out), { recursive: true });
    writeFileSync(values.out, markdown(report, source));
  }
  return values.write ? writeInto(values.document, theirs, values.since) : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const message =
      error instanceof RangeError
        ? "the description is nested too deeply"
        : error instanceof Error
          ? error.message
          : String(error);
    // It may quote the description.
    console.error(`upstream: ${shown(message)}`);
    process.exitCode = 2;
  },
);
