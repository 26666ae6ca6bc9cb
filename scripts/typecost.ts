import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { combinations } from "../test/rules/combinations.js";
import { oracleOf } from "../test/rules/oracle.js";
import { operationsOf, readDocument } from "./document.js";

// What the compiler pays for our types: one call of every operation, through plain openapi-typescript and openapi-fetch and through ours.
const root = fileURLToPath(new URL("..", import.meta.url));
const limit = 1.05;
const document = readDocument();

const calls = operationsOf(document).map((operation) => {
  const oracle = oracleOf(document, operation);
  const query = combinations(document, operation).find(oracle) ?? {};
  return { path: JSON.stringify(operation.path), query: JSON.stringify(query) };
});

const plain = [
  'import createClient from "openapi-fetch";',
  'import type { paths } from "./plain-schema.js";',
  "const client = createClient<paths>();",
  ...calls.map(
    ({ path, query }) => `void client.GET(${path}, { params: { query: ${query === "{}" ? "{} as never" : query} } });`,
  ),
].join("\n");

const ours = [
  'import { createClient } from "cfb-openapi";',
  "const cfb = createClient();",
  ...calls.map(({ path, query }) => `void cfb.get(${path}, ${query});`),
].join("\n");

/** How many types the compiler instantiates for one file. */
function instantiations(folder: string, name: string): number {
  const paths = { "cfb-openapi": [join(root, "src/index.ts")] };
  const options = {
    module: "nodenext",
    target: "es2022",
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ["node"],
    paths,
  };
  const config = join(folder, `${name}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions: options, files: [`${name}.ts`] }));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const printed = execFileSync(process.execPath, [tsc, "-p", config, "--extendedDiagnostics"], { encoding: "utf8" });
  return Number(/Instantiations:\s+(\d+)/.exec(printed)?.[1]);
}

const folder = mkdtempSync(join(tmpdir(), "cfb-typecost-"));
try {
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  const tree = await openapiTS(structuredClone(document) as unknown as OpenAPI3, { silent: true });
  writeFileSync(join(folder, "plain-schema.ts"), astToString(tree));
  writeFileSync(join(folder, "plain.ts"), plain);
  writeFileSync(join(folder, "ours.ts"), ours);
  const [before, after] = [instantiations(folder, "plain"), instantiations(folder, "ours")];
  const ratio = after / before;
  console.log(
    `${calls.length} calls, type instantiations: openapi-fetch on plain types ${before}, this client ${after}, ratio ${ratio.toFixed(3)}`,
  );
  if (!(ratio <= limit)) {
    console.error(`typecost: more than ${limit} of what plain types cost`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
