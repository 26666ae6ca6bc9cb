import type { Document, Schema } from "../../scripts/lib/document.js";
import { alternatives } from "../../scripts/lib/schemas.js";

/** The types that a value may have, `null` included. */
export function typesOf(options: Schema[]): Set<string> {
  return new Set(options.flatMap((option) => option.type ?? []));
}

/**
 * Walks a value along its schema. Adds to `seen`, by pointer pattern, whether each nullable field is null and whether it has a value. A field
 * that the value does not reach, below a null or in an empty array, is neither.
 */
export function nullableOf(
  document: Document,
  schema: Schema,
  value: unknown,
  seen: Map<string, { null: boolean; value: boolean }>,
  pattern = "",
): void {
  const options = alternatives(document, schema);
  if (typesOf(options).has("null")) {
    const found = seen.get(pattern) ?? { null: false, value: false };
    if (value === null) found.null = true;
    else if (value !== undefined) found.value = true;
    seen.set(pattern, found);
  }
  const items = options.find((option) => option.items)?.items;
  const object = options.find((option) => option.properties);
  if (items) {
    const rows = Array.isArray(value) && value.length > 0 ? value : [undefined];
    for (const row of rows) nullableOf(document, items, row, seen, `${pattern}/*`);
  }
  for (const [name, member] of Object.entries(object?.properties ?? {})) {
    const own: unknown = Object.getOwnPropertyDescriptor(value ?? {}, name)?.value;
    nullableOf(document, member, own, seen, `${pattern}/${name}`);
  }
}
