/** Returns a comment's lines without its markers. openapi-typescript indents a description's later paragraphs by four blanks. */
function linesOf(text: string): string[] {
  return text
    .replace(/^\*/, "")
    .trim()
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?(?: {4})?/, "").trimEnd());
}

const tag = /^@(?!description)/;

/** The sentences for formats. A format without a sentence says nothing to a user: `int32` and `double` are both `number`. */
const formatSentences: Readonly<Record<string, string>> = { "date-time": "An ISO 8601 date and time." };

const formatOf = (line: string): string | undefined => /^Format: (.*)/.exec(line)?.[1];

/**
 * Turns the description into the comment's text and the format into a sentence of the first paragraph. `link` follows the last paragraph. Tags come
 * last.
 */
function plain(lines: readonly string[], link: string | undefined): string[] {
  const formats = lines.map((line) => formatSentences[formatOf(line) ?? ""]);
  const body = lines
    .filter((line) => formatOf(line) === undefined && !tag.test(line))
    .flatMap((line, index) =>
      line.startsWith("@description ") ? [...(index > 0 ? [""] : []), line.slice("@description ".length)] : [line],
    );
  const text = [[body[0], ...formats].filter(Boolean).join(" "), ...body.slice(1)];
  text.push([text.pop(), link].filter(Boolean).join(" "));
  return [...text, ...lines.filter((line) => tag.test(line))].filter((line, index) => index > 0 || line);
}

/**
 * Rewrites the text between the first and last marker of one of openapi-typescript's comments. Otherwise, editors show `@description` as a tag name,
 * and an indented later paragraph as code. Undefined if nothing is left to say.
 */
export function plainComment(text: string, link?: string): string | undefined {
  const lines = plain(linesOf(text), link);
  if (lines.length === 0) return undefined;
  if (lines.length === 1) return `* ${lines[0]} `;
  return ["*", ...lines.map((line) => ` * ${line}`.trimEnd()), " "].join("\n");
}
