import { bodies, shapes } from "../../generated/shapes.js";
import type { Path } from "../types.js";
import { isArray } from "../validate/values.js";

/** The type of a value in a table. Timestamps are in UTC. */
export type ScalarType = "BOOLEAN" | "INT32" | "DOUBLE" | "STRING" | "TIMESTAMP";

export interface ObjectSchema {
  readonly kind: "object";
  /** The name of its schema in the document. */
  readonly shape: string;
  readonly members: readonly Member[];
  /** Whether all of its values may be null. Nulls alone then do not say that the object itself is null. */
  readonly vague: boolean;
}

/** A schema of the document, reduced to what tables need. `either` is text or a number. */
export type Schema =
  | ObjectSchema
  | { readonly kind: "scalar"; readonly type: ScalarType }
  | { readonly kind: "either"; readonly type: "INT32" | "DOUBLE" }
  | { readonly kind: "list"; readonly items: Schema };

export interface Member {
  readonly key: string;
  /** Whether the key may be missing. */
  readonly optional: boolean;
  readonly nullable: boolean;
  readonly schema: Schema;
}

const scalars: Readonly<Record<string, ScalarType>> = {
  b: "BOOLEAN",
  i: "INT32",
  n: "DOUBLE",
  s: "STRING",
  d: "TIMESTAMP",
};

function objectSchema(shape: string, fields: Readonly<Record<string, string>>): ObjectSchema {
  const members = Object.entries(fields).map(([name, expression]): Member => {
    const key = name.replace(/\?$/, "");
    return { key, optional: key !== name, nullable: expression.endsWith("?"), schema: schemaOf(expression) };
  });
  const vague = members.every(
    ({ optional, nullable, schema }) => optional || nullable || (schema.kind === "object" && schema.vague),
  );
  return { kind: "object", shape, members, vague };
}

/** The schema of an expression of generated/shapes.ts, without null. Throws where a table has no type for it. */
function schemaOf(expression: string): Schema {
  const text = expression.replace(/\?$/, "");
  if (text === "s|i") return { kind: "either", type: "INT32" };
  if (text === "s|n") return { kind: "either", type: "DOUBLE" };
  const [, items] = /^([^|]*)\[\d*\]$/.exec(text) ?? [];
  if (items !== undefined) return { kind: "list", items: schemaOf(items) };
  const type = scalars[text];
  if (type !== undefined) return { kind: "scalar", type };
  const shape = shapes[text];
  // An array of strings is an enumeration.
  if (isArray(shape)) return { kind: "scalar", type: "STRING" };
  if (typeof shape === "string") return schemaOf(shape);
  if (shape === undefined || Object.hasOwn(shape, "*")) throw new Error(`no column has the type ${expression}`);
  return objectSchema(text, shape);
}

/** The schema of an operation's rows: the elements of a list, or the object that it returns. */
export function rowSchemaOf(path: Path): Schema {
  const body = schemaOf(bodies[path]?.[200] ?? "");
  return body.kind === "list" ? body.items : body;
}

/** The schema of an object by its name. */
export function shapeSchema(name: string): Schema {
  return schemaOf(name);
}
