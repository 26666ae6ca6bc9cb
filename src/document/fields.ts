import { fields, known as knownFields, knownSentences, observed, specified } from "../../generated/fields.js";
import { headlines } from "../../generated/headlines.js";
import type { Path } from "../types.js";
import { bodyOf, dataSchemaOf, rowSchemaOf } from "./bodies.js";
import type { Known } from "./descriptors.js";
import type { ObjectSchema, ScalarType, Schema } from "./schema.js";
import { rowKeys } from "./selection.js";

/** When fields are known that differ from the rest of their row (`x-as-of`), by the name of the shape that has them. */
const knownByShape: Readonly<Record<string, Readonly<Record<string, Known>>>> = knownFields;

/** A field of a response. */
export interface Field {
  /** The path to it: `playoff.round`, `lines[].spread`. */
  readonly name: string;
  /** Its type in words: `integer`, `string: regular, postseason`, `list of objects`. */
  readonly type: string;
  readonly nullable: boolean;
  /** Whether it may be missing. */
  readonly optional: boolean;
  /** Its description in the document, with unit or range, and when it is known where that differs from the rest of its row. */
  readonly description: string;
}

const words: Readonly<Record<ScalarType, string>> = {
  BOOLEAN: "boolean",
  INT32: "integer",
  DOUBLE: "number",
  STRING: "string",
  TIMESTAMP: "date-time",
};

/** A schema in words, without null. */
function typeOf(schema: Schema): string {
  if (schema.kind === "object") return "object";
  if (schema.kind === "either") return `string or ${words[schema.type]}`;
  if (schema.kind === "scalar") return schema.values ? `string: ${schema.values.join(", ")}` : words[schema.type];
  const { items, most } = schema;
  const elements = items.kind === "scalar" && !items.values ? `${words[items.type]}s` : "objects";
  return `${most === undefined ? "" : `at most ${most}, `}list of ${elements}`;
}

/** The object whose fields a schema has, and what a name needs before theirs. */
function innerObject(schema: Schema): { object: ObjectSchema; suffix: string } | undefined {
  if (schema.kind === "object") return { object: schema, suffix: "." };
  return schema.kind === "list" && schema.items.kind === "object" ? { object: schema.items, suffix: "[]." } : undefined;
}

/** The fields of an object. `known` maps each listed shape to the field that has it, so that its fields are listed once. */
function fieldsIn({ shape, members }: ObjectSchema, prefix: string, seenFields: Map<string, string>): Field[] {
  return members.flatMap(({ key, optional, nullable, schema }): Field[] => {
    const name = prefix + key;
    const inner = innerObject(schema);
    const before = inner && seenFields.get(inner.object.shape);
    const type = before === undefined ? typeOf(schema) : `${typeOf(schema)} with the fields of ${before}`;
    const asOf = knownAs(shape, key);
    const texts = [descriptionOf(shape, key), ...(asOf === undefined ? [] : [knownSentences[asOf]])];
    const field: Field = { name, type, nullable, optional, description: texts.join(" ").trim() };
    if (inner === undefined || before !== undefined) return [field];
    seenFields.set(inner.object.shape, name);
    return [field, ...fieldsIn(inner.object, `${name}${inner.suffix}`, seenFields)];
  });
}

/** The type of an operation's response in words, and its fields in the order of the document. It has no fields where it is not an object. */
export function responseFields(path: Path): { readonly type: string; readonly fields: readonly Field[] } {
  const schema = dataSchemaOf(path);
  const inner = innerObject(schema);
  const type = `${typeOf(schema)}${bodyOf(path)?.endsWith("?") ? " or null" : ""}`;
  return { type, fields: inner === undefined ? [] : fieldsIn(inner.object, "", new Map()) };
}

/** When a field is known, where it differs from the rest of its row, by the name of the shape that has it. */
export const knownAs = (shape: string, key: string): Known | undefined => knownByShape[shape]?.[key];

/** The description of a field, by the name of the shape that has it; empty where the document has none. */
export const descriptionOf = (shape: string, key: string): string => fields[shape]?.[key] ?? "";

/** Whether something about a field is observed rather than specified. */
export const isObserved = (shape: string, key: string): boolean => observed[shape]?.includes(key) === true;

/** Whether the specification describes an operation in full. */
export const isSpecified = (path: Path): boolean => specified.includes(path);

/** The fields that say most about the rows of a shape (`x-headline`); undefined where the document names none. */
export const headlineFields = (shape: string): readonly string[] | undefined => headlines[shape];

/** The fields of rows that show where no columns are chosen: the key and those that say most, else those of the row itself. A field of a list's elements stands for the list. */
export function standardColumns(path: Path): string[] {
  const schema = rowSchemaOf(path);
  const headline = schema.kind === "object" ? headlineFields(schema.shape) : undefined;
  const { fields } = responseFields(path);
  if (!headline) return fields.flatMap(({ name }) => (/[.[]/.test(name) ? [] : [name]));
  const listOf = new Map(fields.map(({ name }) => [name.replaceAll("[]", ""), name.replace(/\[\].*/, "")]));
  return [...new Set([...(rowKeys[path] ?? []), ...headline].map((name) => listOf.get(name) ?? name))];
}
