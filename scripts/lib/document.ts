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

/** An example of a response, with a summary. */
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
 * `x-query-rules` as the document has them: rules between parameters, and what the service refuses instead of ignoring it. A parameter that is
 * `false` is refused by name, and `additionalProperties: false` refuses all but the `properties`.
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
  /** The parameters of a path are headers, those of its operation are in the query. */
  paths: Record<string, { parameters?: ParameterObject[]; get: OperationObject }>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, ParameterObject>;
    responses?: Record<string, ResponseObject>;
    headers?: Record<string, HeaderObject>;
  };
}

/** Reads and parses the document; `file` is openapi.yaml beside package.json unless given. Throws on broken YAML. */
export function readDocument(file: string | URL = join(root, "openapi.yaml")): Document {
  // Redocly's lint refuses anything that is not OpenAPI: only here does the parsed text get its type.
  return readYaml(file) as Document;
}

/** The keys that a JSON pointer consists of. */
export function keysOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** What a JSON pointer leads to. Never an inherited property: a description may use names such as `constructor`. */
export function atPointer(root: unknown, pointer: string): unknown {
  let at = root;
  for (const key of keysOf(pointer)) at = Object.getOwnPropertyDescriptor(at ?? {}, key)?.value;
  return at;
}

/** What the fragment of a reference leads to. */
function targetOf(root: object, fragment: string): unknown {
  let pointer = fragment;
  try {
    pointer = decodeURIComponent(fragment);
  } catch {
    // A pointer with a bare percent sign is taken as it is.
  }
  return atPointer(root, pointer);
}

function referenceError(root: object, node: { readonly $ref?: unknown }, reason: string): Error {
  const pointer = new Map<object, string>(nodesIn(root)).get(node) ?? "";
  return new Error(`the reference ${JSON.stringify(node.$ref)} at #${pointer} ${reason}`);
}

/** More references in a row than any description has. */
const mostHops = 100;

/**
 * The node, the target of its `$ref`, and so on to one without a reference. Throws where a reference leads out of the document, nowhere, or in
 * a circle.
 */
export function followed<T extends { readonly $ref?: unknown }>(root: object, start: T): [T, ...T[]] {
  const found: [T, ...T[]] = [start];
  for (let node = start; node.$ref !== undefined; found.push(node)) {
    if (typeof node.$ref !== "string" || !node.$ref.startsWith("#"))
      throw referenceError(root, node, "leads to another document, which is not read");
    const target = targetOf(root, node.$ref.slice(1));
    if (!isObject(target)) throw referenceError(root, node, "leads to no object");
    if (found.length > mostHops) throw referenceError(root, node, `is in a circle, or a row of over ${mostHops}`);
    node = target as T; // A reference leads to an object of the same kind: Redocly's `struct` rule checks that.
  }
  return found;
}

/** The node that a reference leads to in the end; a node without a reference is itself. Throws as {@link followed}. */
export const resolve = <T extends { readonly $ref?: unknown }>(root: object, node: T): T =>
  followed(root, node).at(-1) ?? node;

/** Every object of a document, lists included, with its JSON pointer: each before those in it. */
export function* nodesIn(node: unknown, pointer = ""): Generator<[node: object, pointer: string]> {
  if (typeof node !== "object" || node === null) return;
  yield [node, pointer];
  for (const [key, child] of Object.entries(node)) yield* nodesIn(child, `${pointer}/${pointerPart(key)}`);
}

/** Every value in a value that is no object, nulls included. */
export const leavesOf = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

/** The last part of a reference: `#/components/schemas/Game` is `Game`. */
export const refName = (pointer: string): string => pointer.slice(pointer.lastIndexOf("/") + 1);

/** An operation with its path and its parameters resolved, in the document's order. */
export interface Operation extends OperationObject {
  path: string;
  parameters: ParameterObject[];
}

/** Every operation, in the order of the document. */
export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).map(([path, { get }]) => ({
    ...get,
    path,
    parameters: (get.parameters ?? []).map((parameter) => resolve(document, parameter)),
  }));
}

/** The public address of the service: the document's server, with its variables at their defaults. */
export function serverOf(document: Document): string {
  const [server] = document.servers;
  return server?.url.replace(/\{(\w+)\}/g, (_, name: string) => server.variables?.[name]?.default ?? "") ?? "";
}

/** The most rows of a response: `maxItems` of its list. The service drops the rest. */
export function rowCapOf({ responses }: OperationObject): number | undefined {
  return responses["200"]?.content?.["application/json"]?.schema.maxItems;
}

/** What the service refuses instead of ignoring it: every parameter that it does not know (`true`), or those named. */
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

/** The rules between parameters alone, without what is refused by name: a part that only refuses is left out. */
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

/** The value that the service uses for a parameter that is not given; undefined where the document names none. */
export function defaultOf(document: Document, { schema }: ParameterObject): Schema["default"] {
  return schema.default ?? resolve(document, schema).default;
}
