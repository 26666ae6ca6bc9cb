import type { OpenAPI3 } from "openapi-typescript";
import type { Document } from "../lib/document.js";
import { linkTo } from "../lib/pages.js";
import { load } from "../lib/root.js";
import { placesOf } from "./places.js";
import { describeExtensions, observedLegend } from "./words.js";

/**
 * Writes generated/schema.ts: openapi-typescript's types, with an exported type for each component schema under its exact name. The tool has an
 * option for that, but it renames schemas (TeamSP). With the reference's URL, the types of responses and their fields link to it.
 */
export async function schemaModule(source: Document, reference?: string): Promise<string> {
  const document = structuredClone(source);
  describeExtensions(document);
  for (const item of Object.values(document.paths)) {
    // Editors do not show a path's description at a call. They show `Overviews` from queries.ts, which is in the call's type.
    item.get.description = "";
    // The `If-None-Match` header does not get a type, because `GET` takes headers of any name.
    delete item.parameters;
  }
  const { default: openapiTS, astToString }: typeof import("openapi-typescript") = load("openapi-typescript");
  // This import is here, because it loads TypeScript, and `--help` does not need that.
  const { compact } = await import("./compact.js");
  const { nameSchemas } = await import("./name-schemas.js");
  const places = reference === undefined ? undefined : placesOf(document);
  const links = new Map([...(places?.types ?? [])].map(([name, place]) => [name, `${reference}${place}`]));
  const fieldLinks = new Map(
    [...(places?.fields ?? [])].map(([name, place]) => [name, linkTo(`${reference}${place}`)]),
  );
  // Our type describes the same object more narrowly than the tool's type.
  const tree = await openapiTS(document as unknown as OpenAPI3, { silent: true, alphabetize: false });
  // The package ships this text. Its lines are deeply indented, so a tab replaces every four blanks.
  const types = astToString(nameSchemas(compact(tree, document, fieldLinks), document, links)).replace(
    /^(?: {4})+/gm,
    (blanks) => "\t".repeat(blanks.length / 4),
  );
  return `// ${observedLegend}\nimport type { QueryParameters } from "./queries.js";\n\n${types}`;
}

/** Writes generated/values.ts: each enumeration as an array of its exact values. The tool has an option for that, but it widens the values. */
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

/** Returns the name of an enumeration's array: `seasonTypeDBValues` for `SeasonTypeDB`. */
export function enumerationName(schema: string): string {
  return `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Values`;
}
