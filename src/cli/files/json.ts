// Characters that JSON may contain and that a terminal would obey. Their escapes stand for the same value.
const controls = /[\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Encodes a value as JSON, with control characters escaped. */
export function toJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value ?? null, null, indent);
  return text.replace(controls, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Parses bytes as JSON, with or without a byte order mark. Throws a `SyntaxError` for invalid UTF-8, which a decoder would replace silently. */
export function parsedJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Windows PowerShell writes redirected output as UTF-16. Its mark is no UTF-8.
    const isUtf16 = /^(fffe|feff)/.test(Buffer.from(bytes.subarray(0, 2)).toString("hex"));
    throw new SyntaxError(isUtf16 ? "UTF-16, not UTF-8" : "not UTF-8");
  }
  return JSON.parse(text);
}
