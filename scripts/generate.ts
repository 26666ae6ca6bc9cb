import { readFileSync } from "node:fs";
import { join } from "node:path";
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
import { differencesOf, mend } from "./lib/folder.js";
import { root } from "./lib/root.js";
import { runScript } from "./lib/script.js";

const usage = `npm run generate              write generated/, AGENTS.md and skills/ from openapi.yaml
npm run generate -- --check   write nothing; exit 1 and name each file that is stale, missing or extra
npm run generate -- --help    this text`;

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

await runScript({ usage, options: { check: { type: "boolean" } } }, async ({ values }) => {
  const own = [...(await modules())].map(([name, text]): [string, string] => [`generated/${name}`, text]);
  const wanted = new Map([...own, ...guideFiles(readDocument())]);
  const differences = differencesOf(wanted, "generated");
  const lines = differences.map(({ kind, path }) => `${kind}: ${path}`);
  if (!values.check) {
    mend(wanted, differences);
    console.log(`generated/: ${lines.length === 0 ? "nothing changed" : lines.join(", ").replaceAll("stale: ", "")}`);
    return 0;
  }
  for (const line of lines) console.error(line);
  if (lines.length === 0) return 0;
  console.error("generated/ does not follow from openapi.yaml: run `npm run generate` and commit what it writes.");
  return 1;
});
