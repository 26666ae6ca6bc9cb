import { type Document, operationsOf, refName, resolve, type Schema } from "../lib/document.js";
import { fieldAnchor, operationFile, parameterAnchor } from "../lib/pages.js";
import { bodySchema } from "../lib/schemas.js";

/** Where the reference shows types and their fields: pages with fragments. */
export interface Places {
  /** The place of each type, by schema name. */
  readonly types: ReadonlyMap<string, string>;
  /** The place of each field, by schema name and path in the schema: `BettingGame.lines`. */
  readonly fields: ReadonlyMap<string, string>;
}

/** Places by name. If several pages show something, it is the page where it is least nested, and the first of those. */
class Nearest {
  private readonly found = new Map<string, { readonly place: string; readonly depth: number }>();

  add(name: string, place: string, depth: number): void {
    const before = this.found.get(name);
    if (before === undefined || depth < before.depth) this.found.set(name, { place, depth });
  }

  has(name: string): boolean {
    return this.found.has(name);
  }

  places(): Map<string, string> {
    return new Map([...this.found].map(([name, { place }]) => [name, place]));
  }
}

/** Returns the schema that declares the members of a schema: itself, unless it is another name for a schema. */
function declarer(document: Document, name: string): string {
  const other = document.components.schemas[name]?.$ref;
  return other === undefined ? name : declarer(document, refName(other));
}

/**
 * Returns where the reference shows each type and each field. A row's type is on the operation's page, with the fragment that leads to the response.
 * An object or an enumeration in a row is at its field. An enumeration that only parameters have is at the first of them.
 */
export function placesOf(document: Document): Places {
  const types = new Nearest();
  const fields = new Nearest();

  /**
   * Visits a schema that a page shows at `path`, the field's path in the row. `declared` is where the schema's members are declared: a schema's name
   * and the path in it. `listed` are the types whose fields the page lists already, because it lists them only once. Only whole types have a place,
   * and the parts of an `allOf` do not.
   */
  function visit(schema: Schema, page: string, path: string, declared: string, listed: Set<string>, isPart = false) {
    const depth = path === "" ? 0 : path.split(".").length;
    const { allOf = [], anyOf = [], oneOf = [], items, properties, enum: values } = resolve(document, schema);
    const type = schema.$ref === undefined ? undefined : refName(schema.$ref);
    if (!isPart && type !== undefined && (properties || values || allOf.length > 0)) {
      types.add(type, `${page}#${path === "" ? "response" : fieldAnchor(path)}`, depth);
      if (listed.has(type)) return;
      listed.add(type);
    }
    const owner = type === undefined ? declared : declarer(document, type);
    for (const option of [...anyOf, ...oneOf, ...(items ? [items] : [])]) visit(option, page, path, owner, listed);
    for (const part of allOf) visit(part, page, path, owner, listed, true);
    for (const [name, property] of Object.entries(properties ?? {})) {
      const at = path === "" ? name : `${path}.${name}`;
      fields.add(`${owner}.${name}`, `${page}#${fieldAnchor(at)}`, depth);
      visit(property, page, at, `${owner}.${name}`, listed);
    }
  }

  for (const { path, operationId } of operationsOf(document)) {
    const schema = bodySchema(document, path);
    if (schema !== undefined) visit(schema, operationFile(operationId), "", operationId, new Set());
  }
  for (const { operationId, parameters } of operationsOf(document))
    for (const { name, schema } of parameters) {
      const type = schema.$ref === undefined ? undefined : refName(schema.$ref);
      if (type === undefined || types.has(type)) continue;
      types.add(type, `${operationFile(operationId)}#${parameterAnchor(name)}`, 0);
    }
  return { types: types.places(), fields: fields.places() };
}
