// Characters that JSON may contain and that a terminal would obey. Their escapes stand for the same value.
const controls = /[\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Encodes a value as JSON, with control characters escaped. */
export function toJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value ?? null, null, indent);
  return text.replace(controls, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
