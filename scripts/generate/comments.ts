/** Returns a comment's lines without its markers. openapi-typescript indents a description's later paragraphs by four blanks. */
function linesOf(text: string): string[] {
  return text
    .replace(/^\*/, "")
    .trim()
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?(?: {4})?/, "").trimEnd());
}

const tag = /^@(?!description)/;

/**
 * Turns the description into the comment's text and the format into a sentence of the first paragraph. Tags come last. `double` is left out, because
 * it says no more than `number`.
 */
function plain(lines: readonly string[]): string[] {
  const formats = lines.filter((line) => /^Format: (?!double$)/.test(line)).map((line) => `${line}.`);
  const body = lines
    .filter((line) => !line.startsWith("Format: ") && !tag.test(line))
    .flatMap((line, index) =>
      line.startsWith("@description ") ? [...(index > 0 ? [""] : []), line.slice("@description ".length)] : [line],
    );
  const first = [body[0], ...formats].filter(Boolean).join(" ");
  return [first, ...body.slice(1), ...lines.filter((line) => tag.test(line))].filter(
    (line, index) => index > 0 || line,
  );
}

/**
 * Rewrites the text between the first and last marker of one of openapi-typescript's comments. Otherwise, editors show `@description` as a tag name,
 * and an indented later paragraph as code. Undefined if nothing is left to say.
 */
export function plainComment(text: string): string | undefined {
  const lines = plain(linesOf(text));
  if (lines.length === 0) return undefined;
  if (lines.length === 1) return `* ${lines[0]} `;
  return ["*", ...lines.map((line) => ` * ${line}`.trimEnd()), " "].join("\n");
}
