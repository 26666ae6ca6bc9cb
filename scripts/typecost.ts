import "./lib/script.js";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { operationsOf, readDocument } from "./lib/document.js";
import { combinations } from "./lib/query-combinations.js";
import { oracleOf } from "./lib/query-oracle.js";
import { root, userOptions } from "./lib/root.js";

// Measures what our types cost the compiler: one call of every operation, with openapi-typescript's plain types and with ours.
const limit = 1.05;
// The package without rules in compile errors cost 6,653 by its declarations, which are what users compile; half as much again is allowed.
const most = 9_979;
const document = readDocument();

const calls = operationsOf(document).map((operation) => {
  const oracle = oracleOf(document, operation);
  const query = combinations(document, operation).find(oracle) ?? {};
  return { path: JSON.stringify(operation.path), query: JSON.stringify(query) };
});

/** The simplest client, a hand-written signature over some types, and its calls. `empty` is what it takes for a query without parameters. */
const bare = (imports: readonly string[], query: string, schema: string, empty: string) =>
  [
    ...imports,
    `import type { paths } from "${schema}";`,
    'type Data<P extends keyof paths> = paths[P]["get"]["responses"][200]["content"]["application/json"];',
    `declare function get<P extends keyof paths>(path: P, query: ${query}): Promise<Data<P>>;`,
    ...calls.map((call) => `void get(${call.path}, ${call.query === "{}" ? empty : call.query});`),
  ].join("\n");

const plain = bare([], 'paths[P]["get"]["parameters"]["query"]', "./plain-schema.js", "undefined");
// The same signature over our query types: the difference is what the rules cost.
const ruled = bare(['import type { Queries } from "./queries.js";'], "Queries[P]", "./schema.js", "{}");

const fetchClient = [
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
  const paths = { "cfb-openapi": [join(root, "dist/src/index.d.ts")] };
  const config = join(folder, `${name}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions: userOptions(paths), files: [`${name}.ts`] }));
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
  for (const name of ["schema.ts", "queries.ts"]) cpSync(join(root, "generated", name), join(folder, name));
  for (const [name, text] of Object.entries({ plain, ruled, fetchClient, ours }))
    writeFileSync(join(folder, `${name}.ts`), text);
  const [before, after] = [instantiations(folder, "plain"), instantiations(folder, "ruled")];
  const [usual, own] = [instantiations(folder, "fetchClient"), instantiations(folder, "ours")];
  // What the rules add, relative to the cost of plain types with the client that people use them with.
  const rules = (usual + after - before) / usual;
  console.log(
    `${calls.length} calls, type instantiations by a bare signature: plain types ${before}, types with rules ${after}`,
  );
  console.log(`through clients: openapi-fetch on plain types ${usual}, ours ${own}, ratio ${(own / usual).toFixed(3)}`);
  console.log(`openapi-fetch with the rules added: ratio ${rules.toFixed(3)}`);
  if (!(rules <= limit && own / usual <= limit)) {
    console.error(`typecost: more than ${limit} times the cost of plain types`);
    process.exitCode = 1;
  }
  if (!(own <= most)) {
    console.error(`typecost: our calls cost ${own} instantiations, more than ${most}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
