import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { guideFiles } from "./generate/guide.js";
import { examplesModule } from "./generate/modules/examples.js";
import { fieldsModule, headlinesModule } from "./generate/modules/fields.js";
import { keysModule } from "./generate/modules/keys.js";
import { measuresModule } from "./generate/modules/measures.js";
import { operationsModule } from "./generate/modules/operations.js";
import { proseModule } from "./generate/modules/prose.js";
import { selectionModule } from "./generate/modules/selection.js";
import { tablesModule, wideModule } from "./generate/modules/tables.js";
import { queriesModule } from "./generate/queries.js";
import { schemaModule } from "./generate/schema.js";
import { shapesModule } from "./generate/shapes.js";
import { wordsModule } from "./generate/words.js";
import { readDocument } from "./lib/document.js";
import { root } from "./lib/root.js";
import { runScript } from "./lib/script.js";

const usage = `npm run generate              write generated/, AGENTS.md and skills/ from openapi.yaml
npm run generate -- --check   write nothing; exit 1 and name each file that is stale, missing or extra
npm run generate -- --help    this text`;

const folder = join(root, "generated");
const header = "// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.\n\n";

/** generated/descriptors.ts: the types of what the other files hold, as descriptors.ts beside this file has them. */
function descriptorsModule(): string {
  const [, ...lines] = readFileSync(join(root, "scripts/generate/descriptors.ts"), "utf8").split("\n");
  return lines.join("\n").replace('"../../generated/queries.js"', '"./queries.js"');
}

async function modules(): Promise<Map<string, string>> {
  const document = readDocument();
  return new Map([
    ["descriptors.ts", header + descriptorsModule()],
    ["examples.ts", header + examplesModule(document)],
    ["fields.ts", header + fieldsModule(document)],
    ["headlines.ts", header + headlinesModule(document)],
    ["keys.ts", header + keysModule(document)],
    ["measures.ts", header + measuresModule(document)],
    ["operations.ts", header + operationsModule(document)],
    ["prose.ts", header + proseModule(document)],
    ["queries.ts", header + queriesModule(document)],
    ["schema.ts", `${header}${await schemaModule(document)}\n`],
    ["selection.ts", header + selectionModule(document)],
    ["shapes.ts", header + shapesModule(document)],
    ["tables.ts", header + tablesModule(document)],
    ["wide.ts", header + wideModule(document)],
    ["words.ts", header + wordsModule(document)],
  ]);
}

/** The differences between what is there and `wanted`, one line per file. `existing` are the files of generated/. */
function differences(wanted: Map<string, string>, existing: string[]): string[] {
  return [
    ...[...wanted].flatMap(([name, text]) => {
      if (!existsSync(join(root, name))) return [`missing: ${name}`];
      return readFileSync(join(root, name), "utf8") === text ? [] : [`stale: ${name}`];
    }),
    ...existing.map((name) => `generated/${name}`).flatMap((name) => (wanted.has(name) ? [] : [`extra: ${name}`])),
  ];
}

await runScript({ usage, options: { check: { type: "boolean" } } }, async ({ values }) => {
  mkdirSync(folder, { recursive: true });
  const own = [...(await modules())].map(([name, text]): [string, string] => [`generated/${name}`, text]);
  const wanted = new Map([...own, ...guideFiles(readDocument())]);
  const found = differences(wanted, readdirSync(folder).sort());
  if (values.check) {
    for (const line of found) console.error(line);
    if (found.length === 0) return 0;
    console.error("generated/ does not follow from openapi.yaml: run `npm run generate` and commit what it writes.");
    return 1;
  }
  for (const [name, text] of wanted) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  for (const line of found) if (line.startsWith("extra: ")) rmSync(join(root, line.slice(7)));
  console.log(`generated/: ${found.length === 0 ? "nothing changed" : found.join(", ").replaceAll("stale: ", "")}`);
  return 0;
});
