/** The lines of a comment without its marks. The tool indents the later paragraphs of a description by four blanks. */
function linesOf(text: string): string[] {
  return text
    .replace(/^\*/, "")
    .trim()
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?(?: {4})?/, "").trimEnd());
}

const tag = /^@(?!description)/;

/** The lines with the description as the text of the comment, the format as a sentence of its first paragraph, and the tags last. */
function plain(lines: readonly string[]): string[] {
  const formats = lines.filter((line) => line.startsWith("Format: ")).map((line) => `${line}.`);
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
 * Rewrites the text of a comment of openapi-typescript, between its first and its last mark: editors show `@description` as the name of a tag,
 * and a later paragraph, which is indented, as code.
 */
export function plainComment(text: string): string {
  const lines = plain(linesOf(text));
  if (lines.length === 1) return `* ${lines[0]} `;
  return ["*", ...lines.map((line) => ` * ${line}`.trimEnd()), " "].join("\n");
}
