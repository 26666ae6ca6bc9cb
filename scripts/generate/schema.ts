import type { OpenAPI3 } from "openapi-typescript";
import type { Document } from "../lib/document.js";
import { linkTo } from "../lib/pages.js";
import { load } from "../lib/root.js";
import { placesOf } from "./places.js";
import { describeExtensions, observedLegend } from "./words.js";

/**
 * Writes generated/schema.ts, which has openapi-typescript's types and an exported type for each component schema. The tool's own option for such
 * types renames some schemas, such as TeamSP. If the reference's URL is given, the types of responses and their fields link to it.
 */
export async function schemaModule(source: Document, reference?: string): Promise<string> {
  const document = structuredClone(source);
  describeExtensions(document);
  for (const item of Object.values(document.paths)) {
    // Editors do not show a path's description at a call. Instead, the call's type contains `Overviews` from queries.ts.
    item.get.description = "";
    // The `If-None-Match` header does not get a type, because `GET` accepts any header.
    delete item.parameters;
  }
  const { default: openapiTS, astToString }: typeof import("openapi-typescript") = load("openapi-typescript");
  // These imports are dynamic because they load TypeScript, which `--help` does not need.
  const { compact } = await import("./compact.js");
  const { nameSchemas } = await import("./name-schemas.js");
  const places = reference === undefined ? undefined : placesOf(document);
  const links = new Map([...(places?.types ?? [])].map(([name, place]) => [name, `${reference}${place}`]));
  const fieldLinks = new Map(
    [...(places?.fields ?? [])].map(([name, place]) => [name, linkTo(`${reference}${place}`)]),
  );
  // The cast is needed because our type is narrower than the tool's type of the same object.
  const tree = await openapiTS(document as unknown as OpenAPI3, { silent: true, alphabetize: false });
  // A tab replaces every four blanks of the deep indentation, because the package ships this text.
  const types = astToString(nameSchemas(compact(tree, document, fieldLinks), document, links)).replace(
    /^(?: {4})+/gm,
    (blanks) => "\t".repeat(blanks.length / 4),
  );
  return `// ${observedLegend}\nimport type { QueryParameters } from "./queries.js";\n\n${types}`;
}

/** Writes generated/values.ts, which has an array for each enumeration. The tool's own option for such arrays widens the values' types. */
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

/** Returns the name of an enumeration's array, such as `seasonTypeDBValues` for `SeasonTypeDB`. */
export function enumerationName(schema: string): string {
  return `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Values`;
}
