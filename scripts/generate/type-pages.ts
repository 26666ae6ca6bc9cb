import { type Document, operationsOf, refName, resolve, type Schema } from "../lib/document.js";
import { fieldAnchor, operationFile, parameterAnchor } from "../lib/pages.js";
import { bodySchema, membersOf } from "../lib/schemas.js";

/**
 * Returns where the reference shows each type, by schema name. For a row, it is the operation's page with the fragment that leads to the response.
 * For an object or an enumeration in a row, it is the page with the field's fragment. If several pages show the type, it is the page where it is
 * least nested, and the first of those. An enumeration that only parameters have is shown at the first of them.
 */
export function typePages(document: Document): Map<string, string> {
  const found = new Map<string, { readonly page: string; readonly depth: number }>();

  function visit(schema: Schema, page: string, path: string): void {
    const depth = path === "" ? 0 : path.split(".").length;
    const target = resolve(document, schema);
    const { allOf = [], anyOf = [], oneOf = [], items, properties } = target;
    if (schema.$ref !== undefined && (properties || target.enum || allOf.length > 0)) {
      const name = refName(schema.$ref);
      const before = found.get(name);
      if (before !== undefined && before.depth <= depth) return;
      found.set(name, { page: `${page}#${path === "" ? "response" : fieldAnchor(path)}`, depth });
    }
    for (const option of [...anyOf, ...oneOf, ...(items ? [items] : [])]) visit(option, page, path);
    // The parts of an object do not count as its type.
    for (const [name, property] of Object.entries(membersOf(document, target).properties))
      visit(property, page, path === "" ? name : `${path}.${name}`);
  }

  for (const { path, operationId } of operationsOf(document)) {
    const schema = bodySchema(document, path);
    if (schema !== undefined) visit(schema, operationFile(operationId), "");
  }
  for (const { operationId, parameters } of operationsOf(document))
    for (const { name, schema } of parameters) {
      const type = schema.$ref === undefined ? undefined : refName(schema.$ref);
      if (type === undefined || found.has(type)) continue;
      found.set(type, { page: `${operationFile(operationId)}#${parameterAnchor(name)}`, depth: 0 });
    }
  return new Map([...found].map(([name, { page }]) => [name, page]));
}
