import { isObject } from "../../src/document/json.js";
import { followed, nodesIn, resolve } from "../lib/document.js";
import { type JsonObject, membersIn, objectsIn, type Shape, shapesOf } from "./shape.js";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** The parameter itself, followed by the targets of its references. */
  readonly nodes: readonly JsonObject[];
  readonly schema: JsonObject;
}

export interface Operation {
  readonly id: string;
  readonly deprecated: boolean;
  readonly node: JsonObject;
  /** The parameters by name. If a parameter is not in the query, its name includes the location, as in `team (header)`. */
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** The schema of a successful response's JSON body. Undefined if there is none. */
  readonly response: JsonObject | undefined;
}

/** A description of the service, independent of the OpenAPI version. */
export interface Description {
  readonly version: string;
  /** The operations by method and path, such as `GET /games`. Operation ids can differ between descriptions. */
  readonly operations: ReadonlyMap<string, Operation>;
  readonly shapeOf: (schema: JsonObject) => Shape;
  readonly pointerOf: (node: JsonObject) => string;
}

/** Returns the prefix of all paths, which is the path of the first server's URL. */
function prefixOf({ servers }: JsonObject): string {
  const address = objectsIn(servers)[0]?.url;
  // If the URL contains variables, its path is unknown.
  if (typeof address !== "string" || address.includes("{") || !URL.canParse(address, "https://host")) return "";
  return new URL(address, "https://host").pathname.replace(/\/+$/, "");
}

function parameterOf(nodes: readonly JsonObject[]): [key: string, parameter: Parameter][] {
  const { name, in: location, schema, required, deprecated } = nodes.at(-1) ?? {};
  if (typeof name !== "string" || typeof location !== "string") return [];
  const flags = { required: required === true, deprecated: deprecated === true };
  const key = location === "query" ? name : `${name} (${location})`;
  return [[key, { name, in: location, ...flags, nodes, schema: isObject(schema) ? schema : {} }]];
}

function operationOf(root: JsonObject, item: JsonObject, node: JsonObject): Operation {
  const parameters = [item, node]
    .flatMap((each) => objectsIn(each.parameters))
    .flatMap((each) => parameterOf(followed(root, each)));
  const successes = membersIn(node.responses).filter(([status]) => /^2/.test(status));
  const media = successes.flatMap(([, each]) => membersIn(resolve(root, each).content));
  return {
    id: typeof node.operationId === "string" ? node.operationId : "",
    deprecated: node.deprecated === true,
    node,
    parameters: new Map(parameters),
    response: media
      .filter(([type]) => /\bjson\b|\*\/\*/.test(type))
      .map(([, { schema }]) => schema)
      .find(isObject),
  };
}

/** Reads a description in OpenAPI 3.0 or 3.1. Throws for any other value and for a broken reference. */
export function describe(value: unknown): Description {
  if (!isObject(value)) throw new Error("the source is not a description, because it is not an object");
  const { openapi } = value;
  if (typeof openapi !== "string" || !/^3\.\d/.test(openapi) || !isObject(value.paths))
    throw new Error("the source is not a description, which needs `openapi: 3.…` and `paths`");
  const pointers = new Map<object, string>(nodesIn(value));
  const prefix = prefixOf(value);
  const operations = new Map<string, Operation>();
  for (const [path, first] of membersIn(value.paths)) {
    const item = resolve(value, first);
    for (const [method, node] of membersIn(item))
      if (methods.includes(method))
        operations.set(`${method.toUpperCase()} ${prefix}${path}`, operationOf(value, item, node));
  }
  if (operations.size === 0) throw new Error("the description has no operations");
  return {
    version: `OpenAPI ${openapi}`,
    operations,
    shapeOf: shapesOf(value),
    pointerOf: (node) => pointers.get(node) ?? "",
  };
}
