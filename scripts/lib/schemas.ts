import { type Document, nodesIn, operationsOf, resolve, type Schema } from "./document.js";

interface Members {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: ReadonlySet<string>;
  readonly rest: Schema | undefined;
}

/** Returns an object schema's members. Its own members override the members of its `allOf`. */
export function membersOf(document: Document, schema: Schema): Members {
  const parts = (schema.allOf ?? []).map((part) => membersOf(document, resolve(document, part)));
  const { properties = {}, required = [], additionalProperties: rest } = schema;
  const all = [...parts.map((part) => part.properties), properties];
  return {
    properties: Object.fromEntries(all.flatMap((each) => Object.entries(each))),
    required: new Set([...parts.flatMap((part) => [...part.required]), ...required]),
    rest: typeof rest === "object" ? rest : undefined,
  };
}

/** Returns all schemas of which a value must match one. Follows references, splits `anyOf` and `oneOf`, and merges `allOf`. */
export function alternatives(document: Document, schema: Schema): Schema[] {
  const own = schema.$ref === undefined ? schema : resolve(document, schema);
  const options = own.oneOf ?? own.anyOf;
  if (options) return options.flatMap((option) => alternatives(document, option));
  if (own.allOf === undefined) return [own];
  const { properties, required } = membersOf(document, own);
  return [{ ...own, type: "object", properties, required: [...required], additionalProperties: false }];
}

/** Returns the schema of an operation's body for a status, or undefined if there is no body (a 204). Throws for an undocumented status. */
export function bodySchema(document: Document, path: string, status = 200): Schema | undefined {
  const documented = document.paths[path]?.get.responses[status];
  if (documented === undefined) throw new Error(`${path} does not document ${status}`);
  return resolve(document, documented).content?.["application/json"]?.schema;
}

/** Returns the schema of an operation's data. Throws if the operation does not document any. */
export function dataSchema(document: Document, path: string): Schema {
  const schema = bodySchema(document, path);
  if (schema === undefined) throw new Error(`${path} does not document any data`);
  return schema;
}

/**
 * Returns a copy of the document in which every `allOf` is merged and operations do not share parameters. If a change affects only how operations
 * share schemas or parameters, the copies before and after the change are equal.
 */
export function flattened(source: Document): Document {
  const document = structuredClone(source);
  for (const [node] of nodesIn(document)) {
    // Skips the `allOf` in `x-query-rules`, which does not have the type object.
    if (!("allOf" in node && "type" in node && node.type === "object")) continue;
    const { properties, required } = membersOf(source, node as Schema);
    Object.assign(node, { properties, required: [...required], allOf: undefined, unevaluatedProperties: undefined });
    Object.assign(node, { additionalProperties: false });
  }
  // The headers of paths become inline. Each operation's parameter becomes a separate component with a new name.
  for (const item of Object.values(document.paths))
    if (item.parameters) item.parameters = item.parameters.map((parameter) => resolve(source, parameter));
  document.components.parameters = {};
  for (const { path, operationId, parameters } of operationsOf(source)) {
    const own = parameters.map((parameter) => [`${operationId}.${parameter.name}`, parameter] as const);
    Object.assign(document.components.parameters, Object.fromEntries(own));
    const get = document.paths[path]?.get;
    // Redocly identifies a parameter by its reference.
    if (get) Object.assign(get, { parameters: own.map(([name]) => ({ $ref: `#/components/parameters/${name}` })) });
  }
  return document;
}
