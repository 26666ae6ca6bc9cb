import { createRequire } from "node:module";
import type { OpenAPI3 } from "openapi-typescript";
import { type Document, operationsOf } from "../lib/document.js";
import { plainComments } from "./comments.js";
import { describeExtensions, operationSentences } from "./words.js";

// Where an ES module imports CommonJS, Node looks for names in its text, which takes long for TypeScript.
const load = createRequire(import.meta.url);

/** `SeasonTypeDB` is listed by `seasonTypeDBValues`. */
export function enumerationName(schema: string): string {
  return `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Values`;
}

function comment(text: string | undefined): string {
  return text === undefined ? "" : `/** ${text.trim().replace(/\s+/g, " ").replaceAll("*/", "*\\/")} */\n`;
}

/** The parameters of an operation as openapi-typescript writes them. */
const ownParameters = /^( {4}(\w+): \{\n {8}parameters: \{\n {12}query\??: )\{\n[\s\S]*?\n {12}\};/gm;

/**
 * Replaces the parameters of each operation by those of queries.ts, which has the same types and descriptions. Throws an error that names an
 * operation whose parameters are not found.
 */
function withQueries(code: string, document: Document): string {
  const left = new Map(
    operationsOf(document).flatMap(({ operationId, parameters, path }) =>
      parameters.length > 0 ? [[operationId, path]] : [],
    ),
  );
  const replaced = code.replace(ownParameters, (whole, head: string, operationId: string) => {
    const path = left.get(operationId);
    left.delete(operationId);
    return path === undefined ? whole : `${head}QueryParameters["${path}"];`;
  });
  for (const operationId of left.keys())
    throw new Error(`${operationId}: openapi-typescript writes its parameters in another form`);
  return replaced;
}

/**
 * generated/schema.ts: openapi-typescript's types, each component schema under its exact name, and each enumeration as an array. This module
 * writes the last two itself, because the tool's options for them rename schemas (TeamSP) and widen the arrays.
 */
export async function schemaModule(source: Document): Promise<string> {
  const document = structuredClone(source);
  describeExtensions(document);
  for (const { get } of Object.values(document.paths))
    get.description = [get.description.trim(), ...operationSentences(get)].join("\n\n");
  const { default: openapiTS, astToString }: typeof import("openapi-typescript") = load("openapi-typescript");
  // Our type describes the same object more narrowly than the tool's.
  const tree = await openapiTS(document as unknown as OpenAPI3, { silent: true, alphabetize: false });
  const schemas = Object.entries(document.components.schemas);
  const names = schemas.map(
    ([name, schema]) => `${comment(schema.description)}export type ${name} = components["schemas"]["${name}"];`,
  );
  const values = schemas.flatMap(([name, schema]) =>
    schema.enum === undefined
      ? []
      : [
          `/** Every value of {@link ${name}}, in the document's order. */\n` +
            `export const ${enumerationName(name)} = ${JSON.stringify(schema.enum)} as const satisfies readonly ${name}[];`,
        ],
  );
  const types = withQueries(plainComments(astToString(tree)), document);
  return ['import type { QueryParameters } from "./queries.js";\n', types, ...names, ...values, ""].join("\n");
}
