import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { type Document, operationsOf } from "../lib/document.js";
import { plainComments } from "./comments.js";
import { describeExtensions, operationSentences } from "./words.js";

/** `SeasonTypeDB` is listed by `seasonTypeDBValues`. */
export function enumerationName(schema: string): string {
  return `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Values`;
}

function comment(text: string | undefined): string {
  return text === undefined ? "" : `/** ${text.trim().replace(/\s+/g, " ").replaceAll("*/", "*\\/")} */\n`;
}

/**
 * Replaces the parameters of each operation by those of queries.ts, which has the same types and descriptions. Throws an error that names an
 * operation whose parameters are not found.
 */
function withQueries(code: string, document: Document): string {
  return operationsOf(document).reduce((text, { operationId, parameters, path }) => {
    if (parameters.length === 0) return text;
    const head = `( {4}${operationId}: \\{\\n {8}parameters: \\{\\n {12}query\\??: )`;
    const replaced = text.replace(new RegExp(`${head}\\{\\n[\\s\\S]*?\\n {12}\\};`), `$1QueryParameters["${path}"];`);
    if (replaced === text) throw new Error(`${operationId}: openapi-typescript writes its parameters in another form`);
    return replaced;
  }, code);
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
