import { guideFiles } from "./generate/guide.js";
import { examplesModule } from "./generate/modules/examples.js";
import { fieldsModule, headlinesModule } from "./generate/modules/fields.js";
import { keysModule } from "./generate/modules/keys.js";
import { operationsModule } from "./generate/modules/operations.js";
import { measuresModule, proseModule } from "./generate/modules/prose.js";
import { selectionModule } from "./generate/modules/selection.js";
import { tablesModule, wideModule } from "./generate/modules/tables.js";
import { readingModule, wordsModule } from "./generate/modules/words.js";
import { queriesModule } from "./generate/queries.js";
import { schemaModule, valuesModule } from "./generate/schema.js";
import { shapesModule } from "./generate/shapes.js";
import { referenceAddress } from "./lib/carried.js";
import { type Document, readDocument } from "./lib/document.js";
import { update } from "./lib/folder.js";
import { runScript } from "./lib/script.js";

const usage = `npm run generate              write generated/, AGENTS.md and skills/ from openapi.yaml
npm run generate -- --check   do not write anything, but exit with 1 and list each file that is stale, missing or extra`;

const header = "// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.\n\n";

/** For each file in generated/, the function that returns its text. */
const modules: Readonly<Record<string, (document: Document, reference?: string) => string | Promise<string>>> = {
  examples: examplesModule,
  fields: fieldsModule,
  headlines: headlinesModule,
  keys: keysModule,
  measures: measuresModule,
  operations: operationsModule,
  prose: proseModule,
  queries: queriesModule,
  reading: readingModule,
  schema: schemaModule,
  selection: selectionModule,
  shapes: shapesModule,
  tables: tablesModule,
  values: valuesModule,
  wide: wideModule,
  words: wordsModule,
};

await runScript({ usage, options: { check: { type: "boolean" } } }, async ({ values }) => {
  const document = readDocument();
  const files = guideFiles(document);
  const reference = referenceAddress();
  for (const [name, make] of Object.entries(modules))
    files.set(`generated/${name}.ts`, header + (await make(document, reference)));
  return update(files, "generated", values.check);
});
