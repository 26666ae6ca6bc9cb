import type { ToolResult } from "./types.js";

/** The most characters of a result's text: 4,000 tokens at four characters each. */
export const maxCharacters = 4 * 4_000;
/** Those of them for rows or calls, beside the source, notices, columns and totals. */
export const roomForItems = maxCharacters - 3_000;

/** A result of lines, after the first line of every result where the data is made up. Text beyond the limit is cut, and says so. */
export function resultOf(
  source: string | undefined,
  lines: readonly (string | undefined)[],
  data: ToolResult["data"],
  failed = false,
): ToolResult {
  const text = [source, ...lines].filter((line) => line !== undefined && line !== "").join("\n");
  const end = "\n(cut: the rest is longer than a result may be)";
  const cut = text.length > maxCharacters ? text.slice(0, maxCharacters - end.length) + end : text;
  return { text: cut, data: { ...(source && { source }), ...data }, failed };
}

/** As many of the first items as have at most these characters as JSON. */
export function fitting<T>(items: readonly T[], characters: number): readonly T[] {
  let size = 0;
  const end = items.findIndex((item) => {
    size += JSON.stringify(item).length + 1;
    return size > characters;
  });
  return end === -1 ? items : items.slice(0, end);
}

/** A text on one line and without control characters, so that a part that the service sent cannot look like a line of the result. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

/** A failure, with its remedy in the message. */
export function failureOf(source: string | undefined, given: string, code: string): ToolResult {
  const message = oneLine(given);
  return resultOf(source, [`Error: ${message}`], { error: { message, code } }, true);
}
