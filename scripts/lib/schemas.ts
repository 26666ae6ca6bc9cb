import { type Document, resolve, type Schema } from "./document.js";
import { membersOf } from "./members.js";

/** Every schema that a value may fit. References are followed, `anyOf` and `oneOf` are split, and the parts of an `allOf` are merged. */
export function alternatives(document: Document, schema: Schema): Schema[] {
  const own = schema.$ref === undefined ? schema : resolve(document, schema);
  const options = own.oneOf ?? own.anyOf;
  if (options) return options.flatMap((option) => alternatives(document, option));
  if (own.allOf === undefined) return [own];
  const { properties, required } = membersOf(document, own);
  return [{ ...own, type: "object", properties, required: [...required], additionalProperties: false }];
}

/** The types that a value may have, `null` included. */
export function typesOf(options: Schema[]): Set<string> {
  return new Set(options.flatMap((option) => option.type ?? []));
}

/** The schema of an operation's body with a status; undefined where the document has none for it (a 204). Throws for an undocumented status. */
export function bodySchema(document: Document, path: string, status = 200): Schema | undefined {
  const documented = document.paths[path]?.get.responses[status];
  if (documented === undefined) throw new Error(`${path} documents no ${status}`);
  return resolve(document, documented).content?.["application/json"]?.schema;
}

/** The schema of an operation's data. Throws where it documents none. */
export function dataSchema(document: Document, path: string): Schema {
  const schema = bodySchema(document, path);
  if (schema === undefined) throw new Error(`${path} documents no data`);
  return schema;
}
