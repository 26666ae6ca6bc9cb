import { join } from "node:path";
import ts from "typescript";
import { rulesOf } from "../../scripts/generate/rule-words.js";
import { operationFacts } from "../../scripts/generate/words.js";
import { operationsOf, type ParameterObject, readDocument, resolve } from "../../scripts/lib/document.js";
import { root } from "../scripts/run.js";
import { editorOf } from "../support/editor.js";
import { combinations } from "../support/query-combinations.js";
import { oracleOf } from "../support/query-oracle.js";

const document = readDocument();
const operations = operationsOf(document);
const ruled = operations.filter((operation) => rulesOf(operation).length > 0);
const file = join(root, "test/rules/editor-input.ts");
const head = 'import { createClient } from "cfb-openapi";\nconst cfb = createClient();\n';

const editor = editorOf(file, root, { "cfb-openapi": [join(root, "src/index.ts")] });
const { service } = editor;
afterAll(() => service.dispose());
jest.setTimeout(60_000);

/** Opens lines of code in the editor, each with `|` as its cursor. Returns the cursors' positions. */
function open(lines: readonly string[]): number[] {
  let text = head;
  const positions = lines.map((line) => {
    const [before = "", after = ""] = line.split("|");
    text += `${before}${after}\n`;
    return text.length - after.length - 1;
  });
  editor.open(text);
  return positions;
}

const shown = (parts: readonly ts.SymbolDisplayPart[] | undefined) => ts.displayPartsToString(parts && [...parts]);
const oneLine = (words: string) => words.trim().replace(/\s+/g, " ");
const valid = operations.map(
  (operation) => combinations(document, operation).find(oracleOf(document, operation)) ?? {},
);

/** The completions at each cursor, except those that an editor offers everywhere. */
function completions(lines: readonly string[]): string[][] {
  return open(lines).map((position) => {
    const found = service.getCompletionsAtPosition(file, position, {});
    return (found?.entries ?? []).map(({ name }) => name).sort();
  });
}

test("hovering over a parameter in a call shows its description, for every operation", () => {
  const calls = operations.flatMap((operation, index) =>
    operation.parameters.map((parameter) => {
      const others = Object.entries(valid[index] ?? {}).filter(([name]) => name !== parameter.name);
      const value = valid[index]?.[parameter.name] ?? exampleOf(parameter);
      const rest = others.map(([name, other]) => `, ${name}: ${JSON.stringify(other)}`).join("");
      const line = `cfb.get("${operation.path}", { |${parameter.name}: ${JSON.stringify(value)}${rest} });`;
      return { line, description: oneLine(parameter.description ?? "") };
    }),
  );
  const positions = open(calls.map(({ line }) => line));
  const blank = calls.filter(({ description }, index) => {
    const info = service.getQuickInfoAtPosition(file, positions[index] ?? 0);
    return description === "" || !oneLine(shown(info?.documentation)).startsWith(description);
  });
  expect(blank.map(({ line }) => line)).toEqual([]);
  expect(calls.length).toBeGreaterThan(300);
});

function exampleOf(parameter: ParameterObject): unknown {
  const schema = resolve(document, parameter.schema);
  return schema.enum?.[0] ?? { boolean: false, string: "x" }[String(schema.type)] ?? 1;
}

test("hovering over `get` or `result` shows the operation's summary, rules, tier and cost", () => {
  const lines = operations.flatMap(({ path }, index) =>
    ["get", "result"].map((name) => `cfb.|${name}("${path}", ${JSON.stringify(valid[index])});`),
  );
  const positions = open(lines);
  operations.forEach((operation, index) => {
    const { rules, key, cost } = operationFacts(operation);
    const tier = operation["x-tier"] === undefined ? [] : key;
    for (const position of [positions[2 * index], positions[2 * index + 1]]) {
      const info = shown(service.getQuickInfoAtPosition(file, position ?? 0)?.displayParts);
      for (const words of [operation.summary, ...rules, ...tier, ...cost]) expect(info).toContain(words);
    }
  });
});

test("signature help shows each operation's parameters, and the rules that the query does not meet yet", () => {
  const positions = open(ruled.map(({ path }) => `cfb.get("${path}", {|});`));
  const [helped, named] = [new Set<string>(), new Set<string>()];
  ruled.forEach(({ path }, index) => {
    const [help] = service.getSignatureHelpItems(file, positions[index] ?? 0, {})?.items ?? [];
    const query = shown(help?.parameters[1]?.displayParts);
    if (/query\??: \w+Parameters/.test(query)) helped.add(path);
    if (query.includes("BrokenRule<")) named.add(path);
  });
  expect([...helped]).toEqual(ruled.map(({ path }) => path));
  expect(named.size).toBeGreaterThan(30);
});

test("completion lists exactly the document's paths", () => {
  const [paths, beforeQuery] = completions(['cfb.get("|");', 'cfb.result("|", { year: 2024 });']);
  const all = operations.map(({ path }) => path).sort();
  expect(paths).toEqual(all);
  expect(beforeQuery).toEqual(all);
});

test("completion lists exactly each operation's parameters", () => {
  const found = completions(operations.map(({ path }) => `cfb.get("${path}", { | });`));
  operations.forEach(({ parameters }, index) => {
    // If there is nothing to list, editors offer global names.
    const names = parameters.map(({ name }) => name).sort();
    if (names.length > 0) expect(found[index]).toEqual(names);
  });
});

test("completion lists exactly each enumeration's values", () => {
  const enumerated = operations.flatMap(({ path, parameters }) =>
    parameters.flatMap((parameter) => {
      const values = resolve(document, parameter.schema).enum;
      return values ? [{ values: [...values].sort(), line: `cfb.get("${path}", { ${parameter.name}: "|" });` }] : [];
    }),
  );
  expect(completions(enumerated.map(({ line }) => line))).toEqual(enumerated.map(({ values }) => values));
  expect(enumerated.length).toBeGreaterThan(30);
});
