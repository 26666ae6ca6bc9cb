import { join } from "node:path";
import type { AsOf, Known, Matches, Rules, Wide } from "../../src/document/descriptors.js";
import { isObject } from "../../src/document/json.js";
import { pointerPart } from "../../src/validate/findings.js";
import { readYaml } from "./read-yaml.js";
import { root } from "./root.js";

/** A JSON Schema 2020-12 object as openapi.yaml uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  deprecated?: boolean;
  enum?: string[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean;
  "x-headline"?: string[];
  "x-observed"?: string;
  "x-key"?: string[];
  "x-as-of"?: Known;
  "x-order"?: string[];
  "x-wide"?: Wide;
}

export interface ParameterObject {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: string | number | boolean;
  "x-observed"?: string;
  "x-zero-is-absent"?: true | "rules";
  "x-matches"?: Matches;
}

/** A response example with a summary. */
export interface Example {
  summary: string;
  value: unknown;
}

export interface HeaderObject {
  $ref?: string;
  description?: string;
  schema?: Schema;
  example?: string | number;
}

export interface ResponseObject {
  $ref?: string;
  description?: string;
  headers?: Record<string, HeaderObject>;
  content?: Record<string, { schema: Schema; examples?: Record<string, Example> }>;
  "x-observed"?: string;
}

/**
 * `x-query-rules` as in the document. They contain rules between parameters and the parameters that the service refuses instead of ignoring. The
 * service refuses a parameter that is set to `false`. With `additionalProperties: false`, it refuses all parameters except the `properties`.
 */
export interface QueryRules extends Omit<Rules, "allOf" | "properties"> {
  readonly allOf?: readonly QueryRules[];
  readonly properties?: Readonly<Record<string, boolean | NonNullable<Rules["properties"]>[string]>>;
  readonly additionalProperties?: false;
}

export interface OperationObject {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: ParameterObject[];
  responses: Record<string, ResponseObject>;
  "x-observed"?: string;
  "x-specified"?: true;
  "x-query-rules"?: QueryRules;
  "x-not-greater-than"?: (readonly [string, string])[];
  "x-ignored-with"?: Record<string, string[]>;
  "x-added-row"?: Record<string, string>;
  "x-data-since"?: number;
  "x-tier"?: number;
  "x-metered"?: boolean;
  "x-max-in-flight"?: number;
  "x-freshness"?: "live" | "season" | "reference";
  "x-as-of"?: AsOf;
}

export interface Document {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers: { url: string; variables?: Record<string, { default: string }> }[];
  tags: { name: string; description?: string }[];
  /** The path item's parameters are headers. The operation's parameters are in the query or the path. */
  paths: Record<string, { parameters?: ParameterObject[]; get: OperationObject }>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, ParameterObject>;
    responses?: Record<string, ResponseObject>;
    headers?: Record<string, HeaderObject>;
  };
}

/** Reads and parses the document. By default, `file` is openapi.yaml next to package.json. Throws on broken YAML. */
export function readDocument(file: string | URL = join(root, "openapi.yaml")): Document {
  // The lint checks that the document is valid OpenAPI, so this cast is safe.
  return readYaml(file) as Document;
}

/** Returns the keys in a JSON pointer. */
export function keysOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Returns the value at a JSON pointer. Ignores inherited properties, because keys can be names such as `constructor`. */
export function atPointer(root: unknown, pointer: string): unknown {
  let at = root;
  for (const key of keysOf(pointer)) at = Object.getOwnPropertyDescriptor(at ?? {}, key)?.value;
  return at;
}

/** Returns the value that a reference's fragment points to. */
function targetOf(root: object, fragment: string): unknown {
  let pointer = fragment;
  try {
    pointer = decodeURIComponent(fragment);
  } catch {
    // A fragment with a bare percent sign is not percent-encoded.
  }
  return atPointer(root, pointer);
}

function referenceError(root: object, node: { readonly $ref?: unknown }, reason: string): Error {
  const pointer = new Map<object, string>(nodesIn(root)).get(node) ?? "";
  return new Error(`the reference ${JSON.stringify(node.$ref)} at #${pointer} ${reason}`);
}

/** The maximum number of consecutive references. A longer chain is an error. */
const mostHops = 100;

/**
 * Returns a node and the targets of its chain of references. Throws if a reference leads to another document, does not lead to an object, or is part
 * of a cycle.
 */
export function followed<T extends { readonly $ref?: unknown }>(root: object, start: T): [T, ...T[]] {
  const found: [T, ...T[]] = [start];
  for (let node = start; node.$ref !== undefined; found.push(node)) {
    if (typeof node.$ref !== "string" || !node.$ref.startsWith("#"))
      throw referenceError(root, node, "leads to another document, which is not read");
    const target = targetOf(root, node.$ref.slice(1));
    if (!isObject(target)) throw referenceError(root, node, "does not lead to an object");
    if (found.length > mostHops)
      throw referenceError(root, node, `is part of a cycle, or of a chain of more than ${mostHops} references`);
    node = target as T; // Redocly's `struct` rule checks that a reference leads to an object of the same kind.
  }
  return found;
}

/** Returns the node at the end of a chain of references, or the node itself if it is not a reference. Throws the errors of {@link followed}. */
export const resolve = <T extends { readonly $ref?: unknown }>(root: object, node: T): T =>
  followed(root, node).at(-1) ?? node;

/** Yields every object and list in a document with its JSON pointer. Parents come before their children. */
export function* nodesIn(node: unknown, pointer = ""): Generator<[node: object, pointer: string]> {
  if (typeof node !== "object" || node === null) return;
  yield [node, pointer];
  for (const [key, child] of Object.entries(node)) yield* nodesIn(child, `${pointer}/${pointerPart(key)}`);
}

/** Returns all values inside a value that are not objects or lists. Includes nulls. */
export const leavesOf = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

/** Returns the last part of a reference, such as `Game` for `#/components/schemas/Game`. */
export const refName = (pointer: string): string => pointer.slice(pointer.lastIndexOf("/") + 1);

/** An operation with its path and its resolved parameters. */
export interface Operation extends OperationObject {
  path: string;
  parameters: ParameterObject[];
}

/** Returns every operation, in the document's order. */
export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).map(([path, { get }]) => ({
    ...get,
    path,
    parameters: (get.parameters ?? []).map((parameter) => resolve(document, parameter)),
  }));
}

/** Returns the service's public URL, which is the document's server with default values for its variables. */
export function serverOf(document: Document): string {
  const [server] = document.servers;
  return server?.url.replace(/\{(\w+)\}/g, (_, name: string) => server.variables?.[name]?.default ?? "") ?? "";
}

/** Returns the maximum number of rows in a response, which is the list's `maxItems`. The service silently drops the other rows. */
export function rowCapOf({ responses }: OperationObject): number | undefined {
  return responses["200"]?.content?.["application/json"]?.schema.maxItems;
}

/** Returns the parameters that the service refuses instead of ignoring. Returns `true` if it refuses every unknown parameter. */
export function refusedOf({
  "x-query-rules": rules,
}: Pick<OperationObject, "x-query-rules">): true | string[] | undefined {
  const parts = rules === undefined ? [] : [rules, ...(rules.allOf ?? [])];
  if (parts.some(({ additionalProperties }) => additionalProperties === false)) return true;
  const names = parts.flatMap(({ properties = {} }) =>
    Object.keys(properties).filter((name) => properties[name] === false),
  );
  return names.length > 0 ? names : undefined;
}

/** Returns only the rules between parameters, without the parameters that the service refuses. */
export function rulesBetween({
  additionalProperties: _,
  allOf = [],
  properties = {},
  ...rest
}: QueryRules = {}): Rules {
  const values = Object.entries(properties).flatMap(([name, value]) =>
    typeof value === "object" ? [[name, value] as const] : [],
  );
  const parts = allOf.map(rulesBetween).filter((part) => Object.keys(part).some((keyword) => keyword !== "$comment"));
  return {
    ...rest,
    ...(parts.length > 0 && { allOf: parts }),
    ...(values.length > 0 && { properties: Object.fromEntries(values) }),
  };
}

/** Returns a parameter's default, or undefined if the document does not have one. */
export function defaultOf(document: Document, { schema }: ParameterObject): Schema["default"] {
  return schema.default ?? resolve(document, schema).default;
}
