// What JSON leaves as it is and a terminal obeys; as an escape it is the same value.
const live = /[\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A value as JSON text in which nothing moves a cursor. */
export function toJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value ?? null, null, indent);
  return text.replace(live, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
