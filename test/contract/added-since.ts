import type { Document, Schema } from "../../scripts/lib/document.js";
import { alternatives, dataSchema } from "../../scripts/lib/schemas.js";

/** The smallest value that a schema allows: null where it may be, an empty list, an object with its required keys. */
function smallest(document: Document, schema: Schema): unknown {
  const options = alternatives(document, schema);
  if (options.some(({ type }) => type === "null" || type?.includes("null"))) return null;
  const [option = {}] = options;
  if (option.enum) return option.enum[0];
  if (option.type === "object") {
    const required = (option.required ?? []).map((name) => [name, smallest(document, option.properties?.[name] ?? {})]);
    return Object.fromEntries(required);
  }
  if (option.type === "array") return [];
  if (option.type === "boolean") return false;
  if (option.type === "string") return option.format === "date-time" ? "2000-01-01T00:00:00.000Z" : "";
  return option.minimum ?? 0;
}

/** Adds the key at the end of `steps` to every object there that lacks it. Returns how many there were. */
function add(document: Document, schema: Schema, value: unknown, steps: readonly string[]): number {
  const [step = "", ...rest] = steps;
  const options = alternatives(document, schema);
  if (step === "*") {
    const items = options.find((option) => option.items)?.items;
    if (!items || !Array.isArray(value)) return 0;
    return value.reduce((count: number, each: unknown) => count + add(document, items, each, rest), 0);
  }
  const member = options.find((option) => option.properties)?.properties?.[step];
  if (member === undefined) throw new Error(`the document has no key ${step}`);
  if (typeof value !== "object" || value === null) return 0;
  if (rest.length > 0) return add(document, member, Reflect.get(value, step), rest);
  if (Object.hasOwn(value, step)) return 0;
  return Reflect.set(value, step, smallest(document, member)) ? 1 : 0;
}

/**
 * A copy of a response with the keys that the service added after it was recorded, each with the smallest value that the document allows. Throws
 * where a pointer names no key of the document, or a key that no object of the response lacks.
 */
export function withAddedKeys(
  document: Document,
  path: string,
  body: unknown,
  pointers: readonly string[] = [],
): unknown {
  const schema = dataSchema(document, path);
  const copy = structuredClone(body);
  for (const pointer of pointers) {
    const added = add(document, schema, copy, pointer.split("/").slice(1));
    if (added === 0) throw new Error(`${path}: no object lacks ${pointer}`);
  }
  return copy;
}
