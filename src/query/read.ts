import type { Parameter } from "../operation.js";

/**
 * Reads a text as a value of a parameter's type: decimal numbers, and `true` or `false`. A text of another form stays a text, which the check of
 * the query then reports.
 */
export function readText(text: string, { type }: Pick<Parameter, "type">): string | number | boolean {
  // `Number` would also read "0x10", "1e3" and blanks.
  if ((type === "integer" || type === "number") && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return Number(text);
  return type === "boolean" && /^(true|false)$/.test(text) ? text === "true" : text;
}
