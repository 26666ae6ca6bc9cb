import { type Document, resolve, type Schema } from "./document.js";

/** Every schema that a value may fit. References are followed, `anyOf` and `oneOf` are split, and the parts of an `allOf` are merged. */
export function alternatives(document: Document, schema: Schema): Schema[] {
  const own = schema.$ref === undefined ? schema : resolve(document, schema);
  const options = own.oneOf ?? own.anyOf;
  if (options) return options.flatMap((option) => alternatives(document, option));
  if (own.allOf === undefined) return [own];
  const parts = own.allOf.flatMap((part) => alternatives(document, part));
  return [
    {
      ...own,
      type: "object",
      properties: Object.assign({}, ...parts.map((part) => part.properties), own.properties),
      required: [...parts.flatMap((part) => part.required ?? []), ...(own.required ?? [])],
      additionalProperties: false,
    },
  ];
}

/** The types that a value may have, `null` included. */
export function typesOf(options: Schema[]): Set<string> {
  return new Set(options.flatMap((option) => option.type ?? []));
}
