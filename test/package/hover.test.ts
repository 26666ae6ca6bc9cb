import { join } from "node:path";
import ts from "typescript";
import { operationsOf, readDocument, resolve } from "../../scripts/lib/document.js";
import { editorOf } from "../support/editor.js";
import { app, installed } from "./installed.js";

const document = readDocument();
const calls = operationsOf(document).flatMap(({ path, parameters }) =>
  parameters.map(({ name, description = "", schema }) => {
    const { enum: values, type } = resolve(document, schema);
    const value = JSON.stringify(values?.[0] ?? { boolean: false, string: "x" }[String(type)] ?? 1);
    return { path, name, description, value };
  }),
);

test("hovering a parameter in a call shows its description, by the types of the package", () => {
  const file = join(app, "hover.ts");
  let text = 'import { createClient } from "cfb-openapi";\nconst cfb = createClient();\n';
  const positions = calls.map(({ path, name, value }) => {
    text += `cfb.get("${path}", { ${name}: ${value} });\n`;
    return text.length - `: ${value} });\n`.length;
  });
  const { service, open } = editorOf(file, app, { "cfb-openapi": [join(installed, "dist/src/index.d.ts")] });
  open(text);
  const oneLine = (words: string) => words.trim().replace(/\s+/g, " ");
  const blank = calls.filter(({ description }, index) => {
    const info = service.getQuickInfoAtPosition(file, positions[index] ?? 0);
    const shown = oneLine(ts.displayPartsToString(info?.documentation));
    return description === "" || !shown.startsWith(oneLine(description));
  });
  service.dispose();
  expect(calls.length).toBeGreaterThan(300);
  expect(blank).toEqual([]);
});
