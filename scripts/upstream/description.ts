import { isObject, type JsonObject, membersIn, Nodes, objectsIn } from "./nodes.js";
import { UnreadableError } from "./read.js";
import { type Shape, shapesOf } from "./shape.js";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** The parameter in place, then the targets of its references. */
  readonly nodes: readonly JsonObject[];
  /** The schema; in Swagger 2 the parameter is its own. */
  readonly schema: JsonObject;
}

export interface Operation {
  readonly id: string;
  readonly deprecated: boolean;
  readonly node: JsonObject;
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** The schema of the JSON body of a success; undefined where there is none. */
  readonly response: JsonObject | undefined;
}

/** A description of the service in one form, the same for every version of OpenAPI. */
export interface Description {
  readonly version: string;
  /** By method and path, as `GET /games`: what two descriptions of an operation have in common. */
  readonly operations: ReadonlyMap<string, Operation>;
  readonly shapeOf: (schema: JsonObject) => Shape;
  readonly pointerOf: (node: JsonObject) => string;
}

/** The path before all paths: `basePath` of Swagger 2, or the path of the first server. */
function prefixOf({ basePath, servers }: JsonObject): string {
  const address = basePath ?? objectsIn(servers)[0]?.url;
  // An address with variables says nothing of the path.
  if (typeof address !== "string" || address.includes("{") || !URL.canParse(address, "https://host")) return "";
  return new URL(address, "https://host").pathname.replace(/\/+$/, "");
}

/** The schema of what has one in place, or for a media type. */
function schemaIn({ schema, content }: JsonObject, type = /^/): JsonObject | undefined {
  const media = membersIn(content).find(([name]) => type.test(name))?.[1];
  const own = schema ?? media?.schema;
  return isObject(own) ? own : undefined;
}

function parameterOf(nodes: readonly JsonObject[]): Parameter[] {
  const last = nodes.at(-1) ?? {};
  const { name, in: location } = last;
  if (typeof name !== "string" || typeof location !== "string") return [];
  const [required, deprecated] = [last.required === true, last.deprecated === true];
  return [{ name, in: location, required, deprecated, nodes, schema: schemaIn(last) ?? last }];
}

function operationOf(all: Nodes, item: JsonObject, node: JsonObject): Operation {
  const parameters = [item, node]
    .flatMap((each) => objectsIn(each.parameters))
    .flatMap((each) => parameterOf(all.followed(each)));
  const successes = membersIn(node.responses)
    .filter(([status]) => /^2/.test(status))
    .sort(([a], [b]) => a.localeCompare(b));
  return {
    id: typeof node.operationId === "string" ? node.operationId : "",
    deprecated: node.deprecated === true,
    node,
    parameters: new Map(parameters.map((each) => [`${each.in} ${each.name}`, each])),
    response: successes.map(([, each]) => schemaIn(all.target(each), /\bjson\b|\*\/\*/)).find(isObject),
  };
}

function versionOf({ openapi, swagger }: JsonObject): string | undefined {
  if (typeof openapi === "string" && /^3\.\d/.test(openapi)) return `OpenAPI ${openapi}`;
  // YAML reads 2.0 without quotes as a number.
  return ["2.0", "2"].includes(String(swagger)) ? "Swagger 2.0" : undefined;
}

/** Reads Swagger 2, OpenAPI 3.0 or 3.1 into one form. Throws an UnreadableError for anything else, and for a broken reference. */
export function describe(value: unknown): Description {
  if (!isObject(value)) throw new UnreadableError("the source is not a description: it holds no object");
  const version = versionOf(value);
  if (version === undefined || !isObject(value.paths)) {
    throw new UnreadableError(
      "the source is not a description: it needs `openapi: 3.…` or `swagger: 2.0`, and `paths`",
    );
  }
  const all = new Nodes(value);
  const prefix = prefixOf(value);
  const operations = new Map<string, Operation>();
  for (const [path, first] of membersIn(value.paths)) {
    const item = all.target(first);
    for (const [method, node] of membersIn(item))
      if (methods.includes(method))
        operations.set(`${method.toUpperCase()} ${prefix}${path}`, operationOf(all, item, node));
  }
  if (operations.size === 0) throw new UnreadableError("the description has no operations");
  return { version, operations, shapeOf: shapesOf(all), pointerOf: (node) => all.pointerOf(node) };
}
