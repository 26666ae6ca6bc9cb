import type { Shape } from "../validate/shape.js";
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
  | {
      readonly kind: "scalar";
      readonly type: ScalarType;
      /** The name of an enumeration. */
      readonly shape?: string;
    }
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

/** The parts of responses by their names, as in generated/shapes.ts. */
export type Parts = Readonly<Record<string, Shape>>;

function objectSchema(shape: string, fields: Readonly<Record<string, string>>, parts: Parts): ObjectSchema {
  const members = Object.entries(fields).map(([name, expression]): Member => {
    const key = name.replace(/\?$/, "");
    return { key, optional: key !== name, nullable: expression.endsWith("?"), schema: schemaOf(expression, parts) };
  });
  const vague = members.every(
    ({ optional, nullable, schema }) => optional || nullable || (schema.kind === "object" && schema.vague),
  );
  return { kind: "object", shape, members, vague };
}

/** The schema of an expression of generated/shapes.ts, without null. Throws where a table has no type for it. */
export function schemaOf(expression: string, parts: Parts): Schema {
  const text = expression.replace(/\?$/, "");
  if (text === "s|i") return { kind: "either", type: "INT32" };
  if (text === "s|n") return { kind: "either", type: "DOUBLE" };
  const [, items] = /^([^|]*)\[\d*\]$/.exec(text) ?? [];
  if (items !== undefined) return { kind: "list", items: schemaOf(items, parts) };
  const type = scalars[text];
  if (type !== undefined) return { kind: "scalar", type };
  const shape = parts[text];
  // An array of strings is an enumeration.
  if (isArray(shape)) return { kind: "scalar", type: "STRING", shape: text };
  if (typeof shape === "string") return schemaOf(shape, parts);
  if (shape === undefined || Object.hasOwn(shape, "*")) throw new Error(`no column has the type ${expression}`);
  return objectSchema(text, shape, parts);
}

/** The schema of the rows of data: of the elements of a list, or of the object itself. */
export function rowOf(body: Schema): Schema {
  return body.kind === "list" ? body.items : body;
}
