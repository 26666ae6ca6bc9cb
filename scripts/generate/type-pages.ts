import { type Document, operationsOf, refName, resolve, type Schema } from "../lib/document.js";
import { fieldAnchor, operationFile } from "../lib/pages.js";
import { bodySchema } from "../lib/schemas.js";

/** The deepest level of a row at which types have a link. Links take room in the package, so more deeply nested types have none. */
const deepest = 1;

/**
 * Returns where the reference shows each response object, by schema name. For a row, it is the response's fragment on the operation's page. For an
 * object in a row, it is the field's fragment. If several pages show the object, it is the page where the object is least nested, and the first of
 * those.
 */
export function typePages(document: Document): Map<string, string> {
  const found = new Map<string, { readonly page: string; readonly depth: number }>();

  function visit(schema: Schema, page: string, path: string): void {
    const depth = path === "" ? 0 : path.split(".").length;
    if (depth > deepest) return;
    const target = resolve(document, schema);
    const { allOf = [], anyOf = [], oneOf = [], items, properties } = target;
    if (schema.$ref !== undefined && (properties || allOf.length > 0)) {
      const name = refName(schema.$ref);
      const before = found.get(name);
      if (before !== undefined && before.depth <= depth) return;
      found.set(name, { page: `${page}#${path === "" ? "response" : fieldAnchor(path)}`, depth });
    }
    for (const option of [...anyOf, ...oneOf, ...(items ? [items] : [])]) visit(option, page, path);
    // The parts of an object do not count as its type.
    for (const part of [target, ...allOf.map((each) => resolve(document, each))])
      for (const [name, property] of Object.entries(part.properties ?? {}))
        visit(property, page, path === "" ? name : `${path}.${name}`);
  }

  for (const { path, operationId } of operationsOf(document)) {
    const schema = bodySchema(document, path);
    if (schema !== undefined) visit(schema, operationFile(operationId), "");
  }
  return new Map([...found].map(([name, { page }]) => [name, page]));
}
