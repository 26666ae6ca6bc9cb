import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { type Operation, operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { recordingsOf } from "../../../scripts/lib/recordings.js";
import { alternatives, dataSchema } from "../../../scripts/lib/schemas.js";
import { isObject } from "../../../src/document/json.js";
import { editions, output } from "./generated.js";
import { runKubb } from "./kubb.js";
import { runTool, toolModules } from "./tools.js";

/** The part of a zod schema that the test uses. */
interface ZodSchema {
  safeParse(value: unknown): { success: boolean };
}

const document = readDocument();

/**
 * Returns the first response with a row that an operation has: its body, its first row, and a function that returns the body with a different first
 * row.
 */
async function responseOf({ path, operationId }: Operation) {
  const bodies = (await recordingsOf(operationId)).flatMap(({ response: { status, body } }) =>
    status === 200 ? [body] : [],
  );
  const body = bodies.find((each) => (Array.isArray(each) ? each.length > 0 : isObject(each)));
  const row: unknown = Array.isArray(body) ? body[0] : body;
  const withRow = (other: unknown) => (Array.isArray(body) ? [other, ...body.slice(1)] : other);
  const schema = dataSchema(document, path);
  const required = alternatives(document, schema.items ?? schema).flatMap((each) => each.required ?? []);
  return { operationId, body, row, withRow, required };
}

let responses: readonly Awaited<ReturnType<typeof responseOf>>[] = [];
/** For each required property, a response whose first row lacks that property. */
let damaged: readonly { operationId: string; name: string; body: unknown }[] = [];

beforeAll(async () => {
  const all = await Promise.all(operationsOf(document).map(responseOf));
  responses = all.filter(({ body }) => body !== undefined);
  damaged = responses.flatMap(({ operationId, row, withRow, required }) =>
    isObject(row)
      ? required
          .filter((name) => Object.hasOwn(row, name))
          .map((name) => {
            const rest = Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));
            return { operationId, name, body: withRow(rest) };
          })
      : [],
  );
});

/** Returns "GetGames" for "getGames". */
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A generator. `run` writes its schemas to a folder. The code in `module` exports `schemaOf`. `alias` maps modules that this code imports. */
interface Generator {
  readonly run: (folder: string) => Promise<unknown>;
  readonly module: string;
  readonly alias?: (folder: string) => Record<string, string>;
}

async function succeed(command: string, args: string[]): Promise<void> {
  const { code, stdout, stderr } = await runTool(command, args);
  if (code !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`);
}

const input = editions["openapi.json"];

const generators: Readonly<Record<string, Generator>> = {
  orval: {
    run: (folder) => succeed("orval", ["--input", input, "--output", join(folder, "api.ts"), "--client", "zod"]),
    module: `import * as api from "./api.ts";
export const schemaOf = (capital) => api[capital + "Response"];`,
  },
  "openapi-zod-client": {
    // The generated client needs a different package, but the schemas do not.
    run: async (folder) => {
      await succeed("openapi-zod-client", [input, "-o", join(folder, "api.ts")]);
      writeFileSync(
        join(folder, "zodios.ts"),
        "export const makeApi = (api) => api;\nexport class Zodios {\n  constructor(readonly api) {}\n}\n",
      );
    },
    module: `import { api } from "./api.ts";
export const schemaOf = (capital, operationId) => api.api.find(({ alias }) => alias === operationId)?.response;`,
    alias: (folder) => ({ "@zodios/core": join(folder, "zodios.ts"), zod: "zod/v3" }),
  },
  "hey-api": {
    run: (folder) => succeed("openapi-ts", ["-i", input, "-o", join(folder, "api"), "-p", "zod"]),
    module: `import * as api from "./api/zod.gen.ts";
export const schemaOf = (capital) => api["z" + capital + "Response"];`,
  },
  kubb: {
    run: (folder) =>
      runKubb(folder, { "plugin-oas": "pluginOas()", "plugin-ts": "pluginTs()", "plugin-zod": "pluginZod()" }),
    module: `import * as api from "./api/index.ts";
export const schemaOf = (capital, operationId) => api[operationId + "200Schema"];`,
  },
};

/** Returns a generator's schema for each operation's data. */
async function schemasOf(name: string, { run, module, alias }: Generator): Promise<Map<string, ZodSchema>> {
  const folder = output(`zod-${name}`);
  mkdirSync(folder, { recursive: true });
  await run(folder);
  writeFileSync(join(folder, "schemas.ts"), module);
  const outfile = join(folder, "schemas.cjs");
  await build({
    entryPoints: [join(folder, "schemas.ts")],
    bundle: true,
    format: "cjs",
    platform: "node",
    outfile,
    alias: alias?.(folder) ?? {},
    nodePaths: [await toolModules()],
  });
  // The generated module is known only at run time. If a schema lacks safeParse, the test fails.
  const { schemaOf }: { schemaOf: (capital: string, operationId: string) => ZodSchema } = await import(outfile);
  return new Map(responses.map(({ operationId }) => [operationId, schemaOf(capital(operationId), operationId)]));
}

test("the test has a response with a row for each of the 88 operations", () => {
  expect(responses).toHaveLength(88);
  expect(damaged.length).toBeGreaterThan(900);
});

describe.each(Object.entries(generators))("the zod schemas of %s", (name, generator) => {
  let schemas: ReadonlyMap<string, ZodSchema>;
  const accepts = (operationId: string, body: unknown) => schemas.get(operationId)?.safeParse(body).success;

  beforeAll(async () => {
    schemas = await schemasOf(name, generator);
  }, 300_000);

  test("accept every sample response", () => {
    const refused = responses.filter(({ operationId, body }) => accepts(operationId, body) !== true);
    expect(refused.map(({ operationId }) => operationId)).toEqual([]);
  });

  test("reject a response that lacks any required property", () => {
    const accepted = damaged.filter(({ operationId, body }) => accepts(operationId, body) !== false);
    expect(accepted.map((each) => `${each.operationId}: ${each.name}`)).toEqual([]);
  });
});
