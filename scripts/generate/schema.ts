import type { OpenAPI3 } from "openapi-typescript";
import type { Document } from "../lib/document.js";
import { load } from "../lib/root.js";
import { typePages } from "./type-pages.js";
import { describeExtensions, observedLegend, operationSentences } from "./words.js";

/**
 * generated/schema.ts: openapi-typescript's types, with each component schema as a type of its exact name. The tool's option for that renames
 * schemas (TeamSP). With the address of the reference, the types of responses link to it.
 */
export async function schemaModule(source: Document, reference?: string): Promise<string> {
  const document = structuredClone(source);
  describeExtensions(document);
  for (const item of Object.values(document.paths)) {
    item.get.description = [item.get.description.trim(), ...operationSentences(item.get)].join("\n\n");
    // The header `If-None-Match` gets no type: `GET` takes headers of any name.
    delete item.parameters;
  }
  const { default: openapiTS, astToString }: typeof import("openapi-typescript") = load("openapi-typescript");
  // Not for `--help`: it loads TypeScript.
  const { compact } = await import("./compact.js");
  const { nameSchemas } = await import("./name-schemas.js");
  const links = new Map(
    reference === undefined ? [] : [...typePages(document)].map(([name, page]) => [name, `${reference}${page}`]),
  );
  // Our type describes the same object more narrowly than the tool's.
  const tree = await openapiTS(document as unknown as OpenAPI3, { silent: true, alphabetize: false });
  // The package ships this text. Its lines are deep, and have a tab for each four blanks.
  const types = astToString(nameSchemas(compact(tree, document), document, links)).replace(/^(?: {4})+/gm, (blanks) =>
    "\t".repeat(blanks.length / 4),
  );
  return `// ${observedLegend}\nimport type { QueryParameters } from "./queries.js";\n\n${types}`;
}

/** generated/values.ts: each enumeration as an array of its exact values, which the tool's option for that widens. */
export function valuesModule({ components }: Document): string {
  const values = Object.entries(components.schemas).flatMap(([name, schema]) =>
    schema.enum === undefined
      ? []
      : [
          `/** Every value of \`${name}\`, in the document's order. */\n` +
            `export const ${enumerationName(name)} = ${JSON.stringify(schema.enum)} as const satisfies readonly schemas.${name}[];`,
        ],
  );
  return ['import type * as schemas from "./schema.js";\n', ...values, ""].join("\n");
}

/** `SeasonTypeDB` is listed by `seasonTypeDBValues`. */
export function enumerationName(schema: string): string {
  return `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Values`;
}
