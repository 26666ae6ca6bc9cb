/** Returns a comment's lines without markers and without the four blanks by which openapi-typescript indents later paragraphs. */
function linesOf(text: string): string[] {
  return text
    .replace(/^\*/, "")
    .trim()
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?(?: {4})?/, "").trimEnd());
}

const tag = /^@(?!description)/;

/** The sentence for each format that matters to users. `int32` and `double` do not, because both are `number`. */
const formatSentences: Readonly<Record<string, string>> = { "date-time": "An ISO 8601 date and time." };

const formatOf = (line: string): string | undefined => /^Format: (.*)/.exec(line)?.[1];

/**
 * Makes the description the comment's text, and adds the format's sentence to the first paragraph and `link` to the last paragraph. Tags come last.
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
 * Rewrites the text between the markers of an openapi-typescript comment. Otherwise, editors would show `@description` as a tag and an indented
 * paragraph as code. Returns undefined if no text is left.
 */
export function plainComment(text: string, link?: string): string | undefined {
  const lines = plain(linesOf(text), link);
  if (lines.length === 0) return undefined;
  if (lines.length === 1) return `* ${lines[0]} `;
  return ["*", ...lines.map((line) => ` * ${line}`.trimEnd()), " "].join("\n");
}
