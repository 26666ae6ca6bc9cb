import { observedSentences } from "../generate/words.js";
import { type Document, refName, resolve, type Schema } from "../lib/document.js";

/** One field of an answer: where it stands, what it holds, and what it means. */
export interface Field {
  /** The way to it, as a reader would write it: `offense.havoc.total`, `lines[].spread`. */
  name: string;
  type: string;
  /** Its description and, where it rests on one, the observation. */
  text: string;
}

/** A schema with its reference followed; words beside a `$ref` win over those behind it. */
function follow(document: Document, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref: _, ...beside } = schema;
  return { ...resolve(document, schema), ...beside };
}

/** Every property that an object has, those of what it is composed of first. */
function propertiesOf(document: Document, schema: Schema): [string, Schema][] {
  const own = follow(document, schema);
  const parts = [...(own.allOf ?? []), ...(own.oneOf ?? []), ...(own.anyOf ?? [])];
  return [...parts.flatMap((part) => propertiesOf(document, part)), ...Object.entries(own.properties ?? {})];
}

/** The type of a value in words: "number or null", "array of string", "one of `fbs`, `fcs`". */
export function typeText(document: Document, schema: Schema): string {
  const own = follow(document, schema);
  const choices = own.oneOf ?? own.anyOf;
  if (choices) return choices.map((choice) => typeText(document, choice)).join(" or ");
  if (own.enum) {
    const values = own.enum.map((value) => `\`${value}\``).join(", ");
    return own.type?.includes("null") ? `one of ${values}, or null` : `one of ${values}`;
  }
  if (own.const !== undefined) return `\`${String(own.const)}\``;
  if (own.type === "string" && own.format) return `string (${own.format})`;
  const names = own.type === undefined ? ["object"] : [own.type].flat();
  return names
    .map((name) => (name === "array" && own.items ? `array of ${typeText(document, own.items)}` : name))
    .join(" or ");
}

/** The schema of the values inside a list, and how many lists deep they stand, as `[]`s. */
function inside(document: Document, schema: Schema): { item: Schema; suffix: string } {
  const own = follow(document, schema);
  if (own.items === undefined) return { item: schema, suffix: "" };
  const { item, suffix } = inside(document, own.items);
  return { item, suffix: `[]${suffix}` };
}

/**
 * Every field of an answer in the document's order, those of objects inside it after the one that holds them. A schema inside itself is
 * not entered twice.
 */
export function fieldsOf(document: Document, schema: Schema, prefix = "", entered: readonly string[] = []): Field[] {
  const { item } = inside(document, schema);
  const own = item.$ref === undefined ? undefined : refName(item.$ref);
  if (own !== undefined && entered.includes(own)) return [];
  const seen = own === undefined ? entered : [...entered, own];
  return propertiesOf(document, item).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const { description, ...rest } = follow(document, property);
    const text = [description?.trim(), ...observedSentences(rest)].filter((part) => part !== undefined).join(" ");
    const below = fieldsOf(document, property, `${name}${inside(document, property).suffix}.`, seen);
    return [{ name, type: typeText(document, property), text }, ...below];
  });
}
