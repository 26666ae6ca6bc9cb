import { knownSentence, observedSentences } from "../../generate/words.js";
import { type Document, refName, resolve, type Schema } from "../../lib/document.js";

/** One field of a response: its path and meaning. */
export interface Field {
  /** Its path, as a user writes it: `offense.havoc.total`, `lines[].spread`. */
  name: string;
  /** Its description, when it is known where that differs from its row, and its observation. */
  text: string;
}

/** A schema with its reference followed; keywords beside a `$ref` override those of its target. */
function follow(document: Document, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref: _, ...beside } = schema;
  return { ...resolve(document, schema), ...beside };
}

/** Every property of an object, those of its parts first. */
function propertiesOf(document: Document, schema: Schema): [string, Schema][] {
  const own = follow(document, schema);
  const parts = [...(own.allOf ?? []), ...(own.oneOf ?? []), ...(own.anyOf ?? [])];
  return [...parts.flatMap((part) => propertiesOf(document, part)), ...Object.entries(own.properties ?? {})];
}

/** The schema of the values inside nested lists, and a `[]` for each list. */
function inside(document: Document, schema: Schema): { item: Schema; suffix: string } {
  const own = follow(document, schema);
  if (own.items === undefined) return { item: schema, suffix: "" };
  const { item, suffix } = inside(document, own.items);
  return { item, suffix: `[]${suffix}` };
}

/**
 * Every field of a response in the document's order, each followed by the fields of the object in it. A recursive schema is entered once.
 */
export function fieldsOf(document: Document, schema: Schema, prefix = "", entered: readonly string[] = []): Field[] {
  const { item } = inside(document, schema);
  const own = item.$ref === undefined ? undefined : refName(item.$ref);
  if (own !== undefined && entered.includes(own)) return [];
  const seen = own === undefined ? entered : [...entered, own];
  return propertiesOf(document, item).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const { description, ...rest } = follow(document, property);
    const text = [description?.trim(), ...knownSentence(rest), ...observedSentences(rest)]
      .filter((part) => part !== undefined)
      .join(" ");
    const below = fieldsOf(document, property, `${name}${inside(document, property).suffix}.`, seen);
    return [{ name, text }, ...below];
  });
}
