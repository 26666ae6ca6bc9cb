import type { Shape } from "./descriptors.js";
import { isArray } from "./json.js";

// The document's schemas as types.
export type * from "../../generated/schema.js";

/** A mark after a name in an expression. `?` allows null. Brackets mean an array, and may contain the maximum number of elements. */
export type TermMark = { readonly kind: "null" } | { readonly kind: "list"; readonly most: number | undefined };

/** One alternative of an expression: the name of a code or another part, and its marks from the inside out. */
export interface Term {
  readonly name: string;
  readonly marks: readonly TermMark[];
}

/** Parses an expression of `Shape`, such as `Game[]`, `s|n` or `i?[]?`. No other code parses expressions. */
export function termsOf(expression: string): Term[] {
  return expression.split("|").map((term) => {
    const marks = [...term.matchAll(/\?|\[(\d*)\]/g)].map(
      ([mark, most]): TermMark =>
        mark === "?" ? { kind: "null" } : { kind: "list", most: most ? Number(most) : undefined },
    );
    return { name: term.replace(/[?[].*/, ""), marks };
  });
}

/** Returns a member of an object's shape: its key, and whether the key is optional. */
export function shapeMember(name: string): { readonly key: string; readonly optional: boolean } {
  const optional = name.endsWith("?");
  return { key: optional ? name.slice(0, -1) : name, optional };
}

/** The type of a value in a table. Timestamps are in UTC. */
export type ScalarType = "BOOLEAN" | "INT32" | "DOUBLE" | "STRING" | "TIMESTAMP";

export interface ObjectSchema {
  readonly kind: "object";
  /** The name of the schema in the document. */
  readonly shape: string;
  readonly members: readonly Member[];
  /** Whether all of the object's values may be null. If so, nulls in all columns do not mean that the object itself is null. */
  readonly vague: boolean;
}

/** A schema of the document, reduced to what tables, the dictionary and the tools need. `either` is a string or a number. */
export type Schema =
  | ObjectSchema
  | {
      readonly kind: "scalar";
      readonly type: ScalarType;
      /** The name of an enumeration, and its values. */
      readonly shape?: string;
      readonly values?: readonly string[];
    }
  | { readonly kind: "either"; readonly type: "INT32" | "DOUBLE" }
  | { readonly kind: "list"; readonly items: Schema; readonly most?: number | undefined };

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

/** The named parts of responses, as in generated/shapes.ts. */
export type NamedShapes = Readonly<Record<string, Shape>>;

function objectSchema(shape: string, fields: Readonly<Record<string, string>>, shapes: NamedShapes): ObjectSchema {
  const members = Object.entries(fields).map(
    ([name, expression]): Member => ({
      ...shapeMember(name),
      nullable: termsOf(expression).some(({ marks }) => marks.at(-1)?.kind === "null"),
      schema: schemaOf(expression, shapes),
    }),
  );
  const vague = members.every(
    ({ optional, nullable, schema }) => optional || nullable || (schema.kind === "object" && schema.vague),
  );
  return { kind: "object", shape, members, vague };
}

function namedSchema(name: string, shapes: NamedShapes): Schema {
  const type = scalars[name];
  if (type !== undefined) return { kind: "scalar", type };
  const shape = shapes[name];
  // An array of strings is an enumeration.
  if (isArray(shape)) return { kind: "scalar", type: "STRING", shape: name, values: shape };
  if (typeof shape === "string") return schemaOf(shape, shapes);
  if (shape === undefined || Object.hasOwn(shape, "*")) throw new Error(`no column has the type ${name}`);
  return objectSchema(name, shape, shapes);
}

/** Returns the schema of a value that is a string or a number. */
function eitherSchema(terms: readonly Term[]): Schema {
  const names = terms.map(({ name }) => name).join("|");
  const type = names === "s|i" ? "INT32" : names === "s|n" ? "DOUBLE" : undefined;
  if (type === undefined || terms.some(({ marks }) => marks.some(({ kind }) => kind === "list")))
    throw new Error(`no column has the type ${names}`);
  return { kind: "either", type };
}

/** Returns the schema of an expression in generated/shapes.ts, ignoring null. Throws if tables do not have a type for it. */
export function schemaOf(expression: string, shapes: NamedShapes): Schema {
  const [term, ...more] = termsOf(expression);
  if (term === undefined || more.length > 0) return eitherSchema(term ? [term, ...more] : []);
  let schema = namedSchema(term.name, shapes);
  for (const mark of term.marks) if (mark.kind === "list") schema = { kind: "list", items: schema, most: mark.most };
  return schema;
}

/** Returns the schema of one row: a list's element, or the object itself. */
export const rowOf = (body: Schema): Schema => (body.kind === "list" ? body.items : body);
