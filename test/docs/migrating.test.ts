import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as cfbd from "cfbd";
import { operations } from "../../src/document/operation.js";
import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { root } from "../scripts/run.js";
import { cfbdFunctions, pathOf } from "../support/cfbd.js";
import { typecheckGroups } from "./typecheck.js";

const text = readFileSync(join(root, "MIGRATING.md"), "utf8");
const parametersOf: Record<string, { readonly parameters: object }> = operations;
const pairs: { name: string; path: string }[] = [];

beforeAll(async () => {
  for (const [name, call] of cfbdFunctions) pairs.push({ name, path: await pathOf(call) });
  pairs.sort((a, b) => (a.name < b.name ? -1 : 1));
});

test("the migration table lists every cfbd function with the call for the same path", () => {
  const wanted = pairs.map(({ name, path }) => {
    const takesQuery = Object.keys(parametersOf[path]?.parameters ?? {}).length > 0;
    return `| \`${name}\` | \`cfb.get("${path}"${takesQuery ? ", query" : ""})\` |`;
  });
  expect(text.match(/^\| `\w+` \| `cfb\.get.*$/gm)).toEqual(wanted);
});

test("MIGRATING lists exactly the paths that cfbd lacks", () => {
  const known = new Set(pairs.map(({ path }) => path));
  const listed = text.slice(text.indexOf("## What `cfbd` 5.13.2 does not have")).match(/`\/[^`]*`/g);
  const wanted = Object.keys(operations).filter((path) => !known.has(path));
  expect(listed).toEqual(wanted.map((path) => `\`${path}\``));
});

test("MIGRATING names the version of cfbd that the tests compare", () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const named = new Set(text.match(/\d+\.\d+\.\d+/g));
  expect([...named]).toEqual([devDependencies.cfbd]);
});

/** These types name the parameters, and the fields at any depth, that cfbd has and this package lacks. */
const lost = `
import type * as cfbd from "cfbd";
import type { Data, Query } from "cfb-openapi";

type Known<T> = T extends object ? keyof T : never;
type Lost<A, B> = [A] extends [readonly (infer X)[]]
  ? Lost<NonNullable<X>, NonNullable<B extends readonly (infer Y)[] ? Y : never>>
  : [A] extends [object]
    ? Exclude<keyof A, Known<B>> | { [K in keyof A]-?: Lost<NonNullable<A[K]>, NonNullable<B extends Record<K, infer V> ? V : B extends { [P in K]?: infer V } ? V : never>> }[keyof A]
    : never;
type Row<F extends (...args: never[]) => unknown> = NonNullable<Extract<Awaited<ReturnType<F>>, { data: unknown; error: undefined }>["data"]>;
`;

/** Returns a line that compiles only if a type is `never`. Otherwise, the compiler's error names the type. */
function empty(name: string, type: string): string {
  return `export const ${name}: [${type}] extends [never] ? true : ${type} = true;`;
}

test("every field and parameter of cfbd exists here under the same name", async () => {
  const declared = readFileSync(join(root, "node_modules/cfbd/dist/types.gen.d.ts"), "utf8");
  const lines = pairs.flatMap(({ name, path }, index) => {
    const query = `${name[0]?.toUpperCase()}${name.slice(1)}Data`;
    const hasQuery = declared.includes(`export type ${query} = `);
    return [
      empty(`row${index}`, `Lost<Row<typeof cfbd.${name}<false>>, Data<"${path}">>`),
      // cfbd's options accept any parameter name, so only the declared type shows the known names.
      ...(hasQuery
        ? [empty(`query${index}`, `Exclude<keyof NonNullable<cfbd.${query}["query"]>, Known<Query<"${path}">>>`)]
        : []),
    ];
  });
  expect(lines.filter((line) => line.includes(" query")).length).toBeGreaterThan(40);
  const code = lost + lines.join("\n");
  const other = code.replaceAll('Data<"/games">', 'Data<"/lines">').replaceAll('Query<"/games">', 'Query<"/talent">');
  const { right, wrong } = await typecheckGroups({ right: [code], wrong: [other] });
  expect(right).toEqual([]);
  expect(wrong).toEqual([expect.stringContaining("error TS2322"), expect.stringContaining("error TS2322")]);
});

test("cfbd returns a failure beside the data, and this client throws the failure or returns it in a result", async () => {
  const service = createSampleService({ keys: [] });
  const headers = { Authorization: "Bearer any" };
  const fetch = ((request: Request) => service(request)) as typeof globalThis.fetch;
  cfbd.client.setConfig({ baseUrl: "http://localhost", headers, fetch });
  const { data, error, response } = await cfbd.getGames({ query: { year: 2024 } });
  expect({ data, error }).toEqual({ data: undefined, error: { message: "Unauthorized" } });
  expect(response).toBeInstanceOf(Response);
  const cfb = createClient({ apiKey: "any", fetch: service });
  await expect(cfb.get("/games", { year: 2024 })).rejects.toMatchObject({ code: "authentication" });
  expect(await cfb.result("/games", { year: 2024 })).toMatchObject({
    ok: false,
    status: 401,
    headers: expect.any(Headers),
    error: { code: "authentication" },
  });
});

test("cfbd also throws if the network fails", async () => {
  const fetch = () => Promise.reject(new TypeError("fetch failed"));
  cfbd.client.setConfig({ baseUrl: "http://localhost", fetch });
  await expect(cfbd.getGames({ query: { year: 2024 } })).rejects.toThrow("fetch failed");
});

/** The names of the data types that cfbd exports, except the types of its functions' arguments and responses. */
const cfbdTypes = [
  ...readFileSync(join(root, "node_modules/cfbd/dist/types.gen.d.ts"), "utf8").matchAll(/^export type (\w+)/gm),
]
  .map(([, name = ""]) => name)
  .filter((name) => !/(Data|Responses?|Errors?|Options)$/.test(name));

test("data types have the same names as in cfbd, except those that MIGRATING lists", async () => {
  const [, sentence = ""] = /Only (.*?) have no type of that name here/s.exec(text) ?? [];
  const missing = [...sentence.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
  const same = cfbdTypes.filter((name) => !missing.includes(name));
  expect(same.length).toBeGreaterThan(80);
  const importOf = (name: string) => `import type { ${name} } from "cfb-openapi";\nexport type Same = ${name};`;
  const { right, wrong } = await typecheckGroups({ right: same.map(importOf), wrong: missing.map(importOf) });
  expect(right).toEqual([]);
  expect(wrong).toHaveLength(missing.length);
});

test("MIGRATING's statements about types are true", async () => {
  const code = `
import type { Data, seasonTypeValues } from "cfb-openapi";

type Group = Data<"/recruiting/groups">[number];
type Same<A, B> = [A, B] extends [B, A] ? true : never;
export const commits: Same<Group["commits"], string | number> = true;
export const stars: Same<Group["averageStars"], string | number> = true;
export const types: readonly string[] = [] as unknown as typeof seasonTypeValues;
`;
  expect(text).toContain("(`commits` and `averageStars` in `/recruiting/groups`)");
  expect(await typecheckGroups({ right: [code] })).toEqual({ right: [] });
});

test("MIGRATING states how many data types can't be assigned between the packages", async () => {
  const [, count, all] = /for (\d+) of the (\d+) data types, /.exec(text) ?? [];
  const [, sentence = ""] = /Only (.*?) have no type of that name here/s.exec(text) ?? [];
  const same = cfbdTypes.filter((name) => !sentence.includes(`\`${name}\``));
  const lines = same.map(
    (name) =>
      `export const ${name}: [there.${name}, here.${name}] extends [here.${name}, there.${name}] ? true : "differs" = true;`,
  );
  const code = `import type * as there from "cfbd";\nimport type * as here from "cfb-openapi";\n${lines.join("\n")}\n`;
  const { types = [] } = await typecheckGroups({ types: [code] });
  expect([count, all]).toEqual([`${types.length}`, `${same.length}`]);
  // DivisionClassification is one of these types.
  expect(types.join()).toContain(`block-0.ts(${3 + same.indexOf("DivisionClassification")},`);
});
