import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import type { Document } from "../document.js";
import { observedSentences, operationSentences, parameterSentences } from "./words.js";

/** Writes the facts of the extensions into the descriptions, where an editor shows them on hover. Changes `document` in place. */
function tellFacts(document: Document): void {
  for (const { get } of Object.values(document.paths)) {
    get.description = [get.description.trim(), ...operationSentences(get)].join("\n\n");
    delete get["x-observed"]; // Said by now: the walk below must not say it twice.
    for (const parameter of get.parameters ?? []) tellParameter(parameter);
  }
  for (const parameter of Object.values(document.components.parameters ?? {})) tellParameter(parameter);
  tellObserved(document);
}

function tellParameter(parameter: Parameters<typeof parameterSentences>[0]): void {
  const sentences = parameterSentences(parameter);
  if (sentences.length > 0) parameter.description = [parameter.description?.trim(), ...sentences].join("\n\n");
  delete parameter["x-observed"];
}

function tellObserved(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  if ("x-observed" in node && typeof node["x-observed"] === "string") {
    const description = "description" in node && typeof node.description === "string" ? [node.description.trim()] : [];
    Object.assign(node, {
      description: [...description, ...observedSentences({ "x-observed": node["x-observed"] })].join("\n\n"),
    });
  }
  for (const child of Object.values(node)) tellObserved(child);
}

/** `SeasonTypeDB` is listed by `seasonTypeDBValues`. */
export function enumerationName(schema: string): string {
  return `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Values`;
}

function comment(text: string | undefined): string {
  return text === undefined ? "" : `/** ${text.trim().replace(/\s+/g, " ").replaceAll("*/", "*\\/")} */\n`;
}

/**
 * generated/schema.ts: openapi-typescript's types, then each component schema under exactly its own name and each enumeration as a
 * value. The tool's own options for the last two rename schemas (TeamSP) and widen the arrays, hence ours.
 */
export async function schemaModule(source: Document): Promise<string> {
  const document = structuredClone(source);
  tellFacts(document);
  // Ours is a narrower view of the same object than the tool's own type.
  const tree = await openapiTS(document as unknown as OpenAPI3, { silent: true, alphabetize: false });
  const schemas = Object.entries(source.components.schemas);
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
  return [astToString(tree), ...names, ...values].join("\n");
}
