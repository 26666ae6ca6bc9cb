/** The maximum length of an example, in characters. */
export const longExample = 6_000;

/** A placeholder for an object that is left out. In the JSON, `{ … }` replaces it. */
const leftOut = "\u0000";

/** Returns a value without the objects and lists below a depth. */
function cutBelow(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value);
  if (depth === 0 && parts.length > 0) return Array.isArray(value) ? `${leftOut}[]` : leftOut;
  if (Array.isArray(value)) return value.map((item) => cutBelow(item, depth));
  return Object.fromEntries(parts.map(([key, part]) => [key, cutBelow(part, depth - 1)]));
}

const written = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll('"\\u0000[]"', "[ … ]").replaceAll('"\\u0000"', "{ … }");

/**
 * Renders a value as indented JSON. If the JSON would be longer than `characters`, `{ … }` replaces deep objects. Short lists are on one line.
 */
export function briefJson(value: unknown, characters: number): string {
  for (let depth = 12; depth > 0; depth--) {
    const text = oneLineLists(written(cutBelow(value, depth)));
    if (text.length <= characters || depth === 1) return text;
  }
  return "";
}

/** Puts lists of numbers and short strings on one line. */
const oneLineLists = (json: string): string =>
  json.replace(/\[\n\s+([^[\]{}]*?)\n\s+\]/g, (whole, inner: string) => {
    const line = `[${inner.replace(/\n\s+/g, " ")}]`;
    return line.length <= 48 ? line : whole;
  });
