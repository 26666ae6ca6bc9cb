import { fields, known as knownFields, knownSentences, observed, specified } from "../../generated/fields.js";
import { headlines } from "../../generated/headlines.js";
import type { Path } from "../types.js";
import { bodyOf, dataSchemaOf, rowSchemaOf } from "./bodies.js";
import type { Known } from "./descriptors.js";
import type { ObjectSchema, ScalarType, Schema } from "./schema.js";
import { rowKeys } from "./selection.js";

/**
 * When the values of fields are known (`x-as-of`), by the name of the object that has the field. Contains only fields that differ from the rest
 * of their row.
 */
const knownByShape: Readonly<Record<string, Readonly<Record<string, Known>>>> = knownFields;

/** A field of a response. */
export interface Field {
  /** The path to the field, such as `playoff.round` or `lines[].spread`. */
  readonly name: string;
  /** The field's type in words, such as `integer`, `string: regular, postseason` or `list of objects`. */
  readonly type: string;
  readonly nullable: boolean;
  /** Whether the field may be missing. */
  readonly optional: boolean;
  /**
   * The description from the document, with the unit or range. If the value is known at a different time from the rest of the row, the description
   * says when.
   */
  readonly description: string;
}

const words: Readonly<Record<ScalarType, string>> = {
  BOOLEAN: "boolean",
  INT32: "integer",
  DOUBLE: "number",
  STRING: "string",
  TIMESTAMP: "date-time",
};

/** Returns a schema's type in words, ignoring null. */
function typeOf(schema: Schema): string {
  if (schema.kind === "object") return "object";
  if (schema.kind === "either") return `string or ${words[schema.type]}`;
  if (schema.kind === "scalar") return schema.values ? `string: ${schema.values.join(", ")}` : words[schema.type];
  const { items, most } = schema;
  const elements = items.kind === "scalar" && !items.values ? `${words[items.type]}s` : "objects";
  return `${most === undefined ? "" : `at most ${most}, `}list of ${elements}`;
}

/** Returns the object that contains a schema's fields, and the separator between the schema's name and the fields' names. */
function innerObject(schema: Schema): { object: ObjectSchema; suffix: string } | undefined {
  if (schema.kind === "object") return { object: schema, suffix: "." };
  return schema.kind === "list" && schema.items.kind === "object" ? { object: schema.items, suffix: "[]." } : undefined;
}

/**
 * Returns an object's fields. `seenFields` maps each shape to the field under which its fields are listed, so that they are listed only once. Without
 * it, lists the fields of every object.
 */
function fieldsIn({ shape, members }: ObjectSchema, prefix: string, seenFields?: Map<string, string>): Field[] {
  return members.flatMap(({ key, optional, nullable, schema }): Field[] => {
    const name = prefix + key;
    const inner = innerObject(schema);
    const before = inner && seenFields?.get(inner.object.shape);
    const type = before === undefined ? typeOf(schema) : `${typeOf(schema)} with the fields of ${before}`;
    const asOf = knownAs(shape, key);
    const texts = [descriptionOf(shape, key), ...(asOf === undefined ? [] : [knownSentences[asOf]])];
    const field: Field = { name, type, nullable, optional, description: texts.join(" ").trim() };
    if (inner === undefined || before !== undefined) return [field];
    seenFields?.set(inner.object.shape, name);
    return [field, ...fieldsIn(inner.object, `${name}${inner.suffix}`, seenFields)];
  });
}

/**
 * Returns an operation's response type in words, and the response's fields in the document's order. If the response does not contain objects, there
 * are no fields.
 */
export function responseFields(path: Path): { readonly type: string; readonly fields: readonly Field[] } {
  const schema = dataSchemaOf(path);
  const inner = innerObject(schema);
  const type = `${typeOf(schema)}${bodyOf(path)?.endsWith("?") ? " or null" : ""}`;
  return { type, fields: inner === undefined ? [] : fieldsIn(inner.object, "", new Map()) };
}

/** Returns the fields of an operation's response as {@link responseFields} does, but lists an object's fields wherever the object occurs. */
export function allFields(path: Path): readonly Field[] {
  const inner = innerObject(dataSchemaOf(path));
  return inner === undefined ? [] : fieldsIn(inner.object, "");
}

/**
 * Returns when a field's value is known. `shape` is the name of the field's object. Returns undefined if the field does not differ from the rest
 * of its row.
 */
export const knownAs = (shape: string, key: string): Known | undefined => knownByShape[shape]?.[key];

/**
 * Returns a field's description. `shape` is the name of the field's object. Returns an empty string if the document does not describe the field.
 */
export const descriptionOf = (shape: string, key: string): string => fields[shape]?.[key] ?? "";

/** Whether a fact about a field comes from observation, not from the specification. */
export const isObserved = (shape: string, key: string): boolean => observed[shape]?.includes(key) === true;

/** Whether the specification describes an operation in full. */
export const isSpecified = (path: Path): boolean => specified.includes(path);

/** Returns the most important fields of a shape's rows (`x-headline`), or undefined if the document does not list any. */
export const headlineFields = (shape: string): readonly string[] | undefined => headlines[shape];

/**
 * Returns the fields to show if no columns are chosen: the key and the most important fields. If the document does not list any, returns the row's
 * fields. Replaces a field inside a list with the list.
 */
export function standardColumns(path: Path): string[] {
  const schema = rowSchemaOf(path);
  const headline = schema.kind === "object" ? headlineFields(schema.shape) : undefined;
  const { fields } = responseFields(path);
  if (!headline) return fields.flatMap(({ name }) => (/[.[]/.test(name) ? [] : [name]));
  const listOf = new Map(fields.map(({ name }) => [name.replaceAll("[]", ""), name.replace(/\[\].*/, "")]));
  return [...new Set([...(rowKeys[path] ?? []), ...headline].map((name) => listOf.get(name) ?? name))];
}
