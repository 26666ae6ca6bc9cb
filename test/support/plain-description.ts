import {
  type Document,
  type ParameterObject,
  readDocument,
  refName,
  resolve,
  type Schema,
} from "../../scripts/lib/document.js";
import { membersOf } from "../../scripts/lib/schemas.js";
import { describedVersion } from "../../scripts/upstream/service-version.js";

/** An OpenAPI 3.0 schema, as far as the generators write it. */
export interface PlainSchema {
  $ref?: string;
  type?: string;
  format?: string;
  nullable?: boolean;
  deprecated?: boolean;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  properties?: Record<string, PlainSchema>;
  required?: string[];
  items?: PlainSchema;
  additionalProperties?: PlainSchema;
  allOf?: PlainSchema[];
  anyOf?: PlainSchema[];
  /** Whether the node has `x-observed` in openapi.yaml. Tests use this mark to choose what to edit. `unmarked` removes the mark. */
  observed?: boolean;
}

export interface PlainParameter {
  name: string;
  in: string;
  required?: boolean;
  schema: PlainSchema;
}

export interface PlainOperation {
  operationId: string;
  parameters: PlainParameter[];
  responses: { "200": { description: string; content: { "application/json": { schema: PlainSchema } } } };
}

export interface PlainDescription {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, { get: PlainOperation }>;
  components: { schemas: Record<string, PlainSchema> };
}

const document = readDocument();

const keywords = ["format", "deprecated", "enum", "default", "minimum", "maximum", "minLength"] as const;

/** Returns a different name for a schema, because the service can use other names. */
const renamed = (name: string): string => `Model.${[...name].reverse().join("")}`;

function schemaWriter(document: Document, inline: boolean): (schema: Schema) => PlainSchema {
  const plain = (schema: Schema): PlainSchema => {
    const { $ref, type, items, additionalProperties: rest } = schema;
    const result: PlainSchema = {};
    for (const key of keywords)
      if (schema[key] !== undefined) Object.assign(result, { [key]: structuredClone(schema[key]) });
    if (schema["x-observed"] !== undefined) result.observed = true;
    if ($ref !== undefined) {
      if (inline) return { ...plain(resolve(document, schema)), ...result };
      const target = { $ref: `#/components/schemas/${renamed(refName($ref))}` };
      return Object.keys(result).length === 0 ? target : { ...result, allOf: [target] };
    }
    const options = schema.anyOf ?? schema.oneOf ?? [];
    const values = options.filter((option) => option.type !== "null");
    const [only, ...more] = values.map(plain);
    if (only !== undefined) {
      if (more.length > 0) Object.assign(result, { anyOf: [only, ...more] });
      else if (only.$ref === undefined) Object.assign(result, { ...only, ...result });
      else result.allOf = [only];
      if (options.length > values.length) result.nullable = true;
    }
    const types = [type ?? []].flat();
    const [first, second] = types.filter((each) => each !== "null");
    if (second !== undefined) throw new Error("the generator knows no list of two types");
    if (first !== undefined) result.type = first;
    if (types.includes("null")) result.nullable = true;
    if (items) result.items = plain(items);
    if (typeof rest === "object") result.additionalProperties = plain(rest);
    const { properties, required } = membersOf(document, schema);
    if (Object.keys(properties).length > 0) {
      result.properties = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, plain(field)]));
      result.required = [...required];
    }
    return result;
  };
  return plain;
}

/**
 * Returns openapi.yaml as a plain OpenAPI 3.0 document with `nullable`, without extensions and prose, with different schema names, and with one object
 * for every `allOf` of objects. `inline` also copies every schema to each place that uses it, so that an edit changes only one operation.
 */
export function plainDescription({ inline = false } = {}): PlainDescription {
  const plain = schemaWriter(document, inline);
  const parameter = (each: ParameterObject): PlainParameter => {
    const { name, in: location, required = false, schema } = resolve(document, each);
    return { name, in: location, required, schema: plain(schema) };
  };
  const operation = ([path, { get }]: [string, Document["paths"][string]]): [string, { get: PlainOperation }] => {
    const schema = get.responses["200"]?.content?.["application/json"]?.schema;
    if (schema === undefined) throw new Error(`${path} has no body`);
    const content = { "application/json": { schema: plain(schema) } };
    const parameters = (get.parameters ?? []).map(parameter);
    return [
      path,
      { get: { operationId: get.operationId, parameters, responses: { "200": { description: "Ok", content } } } },
    ];
  };
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => [renamed(name), plain(schema)] as const,
  );
  return {
    openapi: "3.0.0",
    info: { title: "Plain", version: describedVersion(document) },
    servers: [{ url: "/" }],
    paths: Object.fromEntries(Object.entries(document.paths).map(operation)),
    components: { schemas: inline ? {} : Object.fromEntries(schemas) },
  };
}

/** Returns a copy without the marks for observations. */
export function unmarked(description: PlainDescription): PlainDescription {
  return JSON.parse(JSON.stringify(description, (key, value: unknown) => (key === "observed" ? undefined : value)));
}

/** Returns the document as OpenAPI 3.1, with lists of types and with `type: null` in `anyOf`. */
export function asOpenApi31(description: PlainDescription): unknown {
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== "object" || value === null) return value;
    const { nullable, ...rest } = value as PlainSchema;
    const own = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, convert(each)]));
    if (nullable !== true) return own;
    if (rest.type !== undefined && rest.enum === undefined) return { ...own, type: [rest.type, "null"] };
    return { anyOf: [own, { type: "null" }] };
  };
  return { ...(convert(description) as object), openapi: "3.1.0" };
}
