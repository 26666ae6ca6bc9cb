import { child, children, entries, followed, isObject, type JsonObject, type Node, own } from "./nodes.js";
import { UnreadableError } from "./read.js";
import { type Shape, shapesOf } from "./shape.js";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** The parameter in place, then the targets of its references. */
  readonly nodes: readonly Node[];
  /** The schema; in Swagger 2 the parameter is its own. */
  readonly schema: Node;
}

export interface Operation {
  /** Method and path, as `GET /games`: what two descriptions of an operation have in common. */
  readonly name: string;
  readonly id: string | undefined;
  readonly deprecated: boolean;
  readonly node: Node;
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** The schema of the JSON body of a success; undefined where there is none. */
  readonly response: Node | undefined;
}

/** A description of the service in one form, the same for every version of OpenAPI. */
export interface Description {
  readonly version: string;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly shapeOf: (node: Node) => Shape;
}

function pathOf(address: string): string {
  // An address with variables says nothing of the path.
  return address.includes("{") || !URL.canParse(address, "https://host")
    ? "/"
    : new URL(address, "https://host").pathname;
}

/** The path before all paths: `basePath` of Swagger 2, or the path of the first server. */
function prefixOf(root: Node): string {
  const base = own(root.value, "basePath") ?? children(root, "servers")[0]?.value.url;
  return typeof base === "string" ? pathOf(base).replace(/\/+$/, "") : "";
}

function parameterOf(root: Node, node: Node): Parameter | undefined {
  const nodes = followed(root, node);
  const last = nodes.at(-1) ?? node;
  const { name, in: location, required, deprecated } = last.value;
  if (typeof name !== "string" || typeof location !== "string") return undefined;
  const content = entries(last, "content")[0]?.[1];
  const schema = child(last, "schema") ?? (content && child(content, "schema"));
  // In Swagger 2, `required` and `deprecated` of the parameter stand where its type does, and would be read as the schema's.
  const { required: _, deprecated: __, ...inline } = last.value;
  return {
    name,
    in: location,
    required: required === true,
    deprecated: deprecated === true,
    nodes,
    schema: schema ?? { pointer: last.pointer, value: inline },
  };
}

/** The schema of the first success with a JSON body. */
function responseOf(root: Node, operation: Node): Node | undefined {
  const successes = entries(operation, "responses")
    .filter(([status]) => /^2/.test(status))
    .sort(([a], [b]) => a.localeCompare(b));
  for (const [, first] of successes) {
    const response = followed(root, first).at(-1) ?? first;
    const content = entries(response, "content").find(([type]) => /\bjson\b|\*\/\*/.test(type))?.[1];
    const schema = child(response, "schema") ?? (content && child(content, "schema"));
    if (schema !== undefined) return schema;
  }
  return undefined;
}

function operationOf(root: Node, item: Node, method: string, path: string): Operation | undefined {
  const node = child(item, method);
  if (node === undefined) return undefined;
  const parameters = new Map<string, Parameter>();
  for (const each of [...children(item, "parameters"), ...children(node, "parameters")]) {
    const parameter = parameterOf(root, each);
    if (parameter) parameters.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  const { operationId, deprecated } = node.value;
  return {
    name: `${method.toUpperCase()} ${path}`,
    id: typeof operationId === "string" ? operationId : undefined,
    deprecated: deprecated === true,
    node,
    parameters,
    response: responseOf(root, node),
  };
}

function versionOf(value: JsonObject): string | undefined {
  const openapi = own(value, "openapi");
  if (typeof openapi === "string" && /^3\.\d/.test(openapi)) return `OpenAPI ${openapi}`;
  // YAML reads 2.0 without quotes as a number.
  return ["2.0", "2"].includes(String(own(value, "swagger"))) ? "Swagger 2.0" : undefined;
}

/** Reads Swagger 2, OpenAPI 3.0 or 3.1 into one form. Throws an UnreadableError for anything else, and for a broken reference. */
export function describe(value: unknown): Description {
  if (!isObject(value)) throw new UnreadableError("the source is not a description: it holds no object");
  const version = versionOf(value);
  if (version === undefined || !isObject(own(value, "paths"))) {
    throw new UnreadableError(
      "the source is not a description: it needs `openapi: 3.…` or `swagger: 2.0`, and `paths`",
    );
  }
  const root: Node = { pointer: "", value };
  const prefix = prefixOf(root);
  const operations = new Map<string, Operation>();
  for (const [path, first] of entries(root, "paths")) {
    const item = followed(root, first).at(-1) ?? first;
    for (const method of methods) {
      const operation = operationOf(root, item, method, prefix + path);
      if (operation) operations.set(operation.name, operation);
    }
  }
  if (operations.size === 0) throw new UnreadableError("the description has no operations");
  return { version, operations, shapeOf: shapesOf(root) };
}
