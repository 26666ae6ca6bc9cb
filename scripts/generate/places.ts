import { type Document, operationsOf, refName, resolve, type Schema } from "../lib/document.js";
import { fieldAnchor, operationFile, parameterAnchor } from "../lib/pages.js";
import { bodySchema } from "../lib/schemas.js";

/** Where the reference shows types and fields. A place is a page's path with a fragment. */
export interface Places {
  /** Each type's place, by schema name. */
  readonly types: ReadonlyMap<string, string>;
  /** Each field's place, by schema name and path in the schema, such as `BettingGame.lines`. */
  readonly fields: ReadonlyMap<string, string>;
}

/** Collects places by name. If several pages show the same thing, the first page on which it is least nested wins. */
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

/** Returns the name of the schema that declares a schema's members. If a schema only refers to another, this is the other schema. */
function declarer(document: Document, name: string): string {
  const other = document.components.schemas[name]?.$ref;
  return other === undefined ? name : declarer(document, refName(other));
}

/**
 * Returns where the reference shows each type and field. A row's type is at the response on its operation's page. The type of an object or an
 * enumeration in a row is at its field. An enumeration that only parameters use is at the first of these parameters.
 */
export function placesOf(document: Document): Places {
  const types = new Nearest();
  const fields = new Nearest();

  /**
   * Visits a schema that a page shows at `path`, which is the field's path in the row. `declared` is the schema that declares the members, with the
   * path in that schema. `listed` contains the types whose fields the page has already listed, because it lists them only once. Members of an `allOf`
   * do not have a place.
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
