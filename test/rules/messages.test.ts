import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rulesOf } from "../../scripts/generate/rule-words.js";
import { operationsOf, readDocument } from "../../scripts/lib/document.js";
import { userOptions } from "../../scripts/lib/root.js";
import { breaks } from "../../src/query/check.js";
import { compile, root } from "../scripts/run.js";
import { combinations } from "../support/query-combinations.js";
import { oracleOf } from "../support/query-oracle.js";

const document = readDocument();
const operations = operationsOf(document);
const ruled = operations.filter((operation) => rulesOf(operation).length > 0);

/** A query as people write it. The compiler suggests a name only if the property is not quoted. */
const literal = (query: object) => JSON.stringify(query).replace(/"(\w+)":/g, "$1: ");
const call = (path: string, query: object) => `void cfb.get("${path}", ${literal(query)});`;
/** The compiler does not suggest names with two letters. */
const suggested = (name: string) => name.length > 2;
const misspell = (name: string) => `${name}${name.at(-1)}`;

/** Every query that breaks rules, with the rules' sentences. Types can't compare numbers, so rules on order do not count. */
const wrong = ruled.flatMap((operation) => {
  const rules = rulesOf(operation).filter(({ order }) => order === undefined);
  return combinations(document, operation).flatMap((query) => {
    const broken = rules.filter((rule) => breaks(rule, query)).map(({ words }) => words);
    return broken.length === 0 ? [] : [{ operation, query, broken: `BrokenRule<"${broken.join(" ")}">` }];
  });
});
const first = ruled.flatMap(({ path }) => wrong.find(({ operation }) => operation.path === path) ?? []);

/** A valid query with one parameter misspelled, for each parameter. */
const misspelled = operations.flatMap((operation) => {
  const valid = combinations(document, operation).find(oracleOf(document, operation)) ?? {};
  return operation.parameters
    .filter(({ name }) => suggested(name))
    .map(({ name }) => ({ name, text: call(operation.path, { ...valid, [misspell(name)]: 1 }) }));
});

/** A misspelled parameter in a call that also breaks a rule. */
const both = first.map(({ operation, query, broken }) => {
  const name = operation.parameters.map((parameter) => parameter.name).find(suggested) ?? "";
  return { name, broken, text: call(operation.path, { ...query, [misspell(name)]: 1 }) };
});

/** Lines of code, by file name. */
const files: Record<string, readonly string[]> = {
  literals: wrong.map(({ operation, query }) => call(operation.path, query)),
  variables: first.map(
    ({ operation, query }, index) =>
      `const query${index} = ${literal(query)} as const; void cfb.result("${operation.path}", query${index}, { retries: 0 });`,
  ),
  misspelled: misspelled.map(({ text }) => text),
  both: both.map(({ text }) => text),
};

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cfb-messages-"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  const head = 'import { createClient } from "cfb-openapi";\nconst cfb = createClient();\n';
  for (const [name, lines] of Object.entries(files)) writeFileSync(join(folder, `${name}.ts`), head + lines.join("\n"));
  const compilerOptions = userOptions({ "cfb-openapi": [join(root, "src/index.ts")] });
  const names = Object.keys(files).map((name) => `${name}.ts`);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: names }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The compiler's messages with their details, by file and line. */
async function messages(compiler: "typescript" | "ts7"): Promise<(file: string, line: number) => string> {
  const { stdout } = await compile(compiler, folder, folder);
  const found = new Map<string, string>();
  for (const [, file, line, text] of stdout.matchAll(/^(\w+)\.ts\((\d+),\d+\): error TS\d+: (.*\n(?: .*\n)*)/gm)) {
    const key = `${file} ${Number(line) - 3}`;
    found.set(key, (found.get(key) ?? "") + text);
  }
  return (file, line) => found.get(`${file} ${line}`) ?? "";
}

test("the test has an invalid call for each operation with rules, and more than 150 in all", () => {
  expect(first.map(({ operation }) => operation.path)).toEqual(ruled.map(({ path }) => path));
  expect(wrong.length).toBeGreaterThan(150);
  expect(misspelled.length).toBeGreaterThan(300);
});

describe.each(["typescript", "ts7"] as const)("the compiler's message (%s)", (compiler) => {
  let found: (file: string, line: number) => string;
  beforeAll(async () => {
    found = await messages(compiler);
  });

  test.each(first)("names the rule that an invalid call of $operation.path breaks", ({ operation, query, broken }) => {
    const index = wrong.findIndex((each) => each.operation === operation && each.query === query);
    expect(found("literals", index)).toContain(broken);
    expect(`${call(operation.path, query)}\n${found("literals", index)}`).toMatchSnapshot();
  });

  test("names exactly the rules that a call breaks, for every invalid combination", () => {
    const unlike = wrong.filter(({ broken }, index) => !found("literals", index).includes(broken));
    expect(unlike).toEqual([]);
  });

  test("names the rules if the query is in a variable", () => {
    const unlike = first.filter(({ broken }, index) => !found("variables", index).includes(broken));
    expect(unlike).toEqual([]);
  });

  test("suggests the right name for each misspelled parameter", () => {
    const unlike = misspelled.filter(
      ({ name }, index) => !found("misspelled", index).includes(`Did you mean to write '${name}'?`),
    );
    expect(unlike).toEqual([]);
  });

  test("names both the right parameter and the broken rules if a call has both problems", () => {
    for (const [index, { name, broken }] of both.entries()) {
      expect(found("both", index)).toContain(`Did you mean to write '${name}'?`);
      expect(found("both", index)).toContain(broken);
    }
  });
});
