import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rulesOf } from "../../scripts/generate/rule-words.js";
import { operationsOf, readDocument } from "../../scripts/lib/document.js";
import { userOptions } from "../../scripts/lib/root.js";
import { compile, root } from "../scripts/run.js";
import { combinations } from "../support/query-combinations.js";
import { oracleOf } from "../support/query-oracle.js";

const document = readDocument();
const head = `import type { Client, Path, Query } from "cfb-openapi";
declare const cfb: Client;
declare function call<P extends Path>(path: P, query: Query<P>): void;
`;

/**
 * Returns a call with each combination, after `@ts-expect-error` if the combination is invalid. Ignores rules that compare two numbers, because
 * types can't express them. A valid combination also gets a call of the client, which infers its argument's type. messages.test.ts tests the
 * invalid combinations in calls of the client.
 */
function lines(): { text: string; good: number; bad: number } {
  let [good, bad] = [0, 0];
  const text = operationsOf(document).flatMap((operation) => {
    if (rulesOf(operation).length === 0) return [];
    const oracle = oracleOf(document, { ...operation, "x-not-greater-than": [] });
    return combinations(document, operation).flatMap((query) => {
      const given = `(${JSON.stringify(operation.path)}, ${JSON.stringify(query)});`;
      if (oracle(query)) {
        good++;
        return [`call${given}`, `void cfb.get${given}`];
      }
      bad++;
      return ["// @ts-expect-error", `call${given}`];
    });
  });
  return { text: head + text.join("\n"), good, bad };
}

const { text, good, bad } = lines();
const files = ["queries.ts", "errors.ts", "tables.ts"];
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cfb-rules-"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "rules.ts"), text);
  // The type tests beyond rules must also pass with these compilers and options.
  for (const file of files) cpSync(join(root, "test/types", file), join(folder, file));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function errorsOf(compiler: "typescript" | "ts7", exactOptionalPropertyTypes: boolean): Promise<string> {
  const paths = {
    "cfb-openapi": [join(root, "src/index.ts")],
    "cfb-openapi/tables": [join(root, "src/tables/index.ts")],
  };
  const compilerOptions = { ...userOptions(paths), exactOptionalPropertyTypes };
  const config = join(folder, `${compiler}-${exactOptionalPropertyTypes}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions, files: ["rules.ts", ...files] }));
  const { code, stdout } = await compile(compiler, config);
  return code === 0 ? "" : stdout.slice(0, 2000);
}

test("there are many valid and many invalid combinations to test", () => {
  expect(good).toBeGreaterThan(100);
  expect(bad).toBeGreaterThan(100);
});

test.each([
  ["typescript", true],
  ["ts7", true],
  ["ts7", false],
] as const)(
  "%s, exactOptionalPropertyTypes %p: the types accept exactly what the rules allow",
  async (compiler, exact) => {
    expect(await errorsOf(compiler, exact)).toBe("");
  },
);
