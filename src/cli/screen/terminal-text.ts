// Matches control and format characters, and line and paragraph separators. With them, a response could move the cursor, change colors or disguise a
// line.
const controls = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/**
 * Escapes control and format characters, such as `\x1b`, so that a terminal shows them instead of obeying them. Does not escape the characters in
 * `except`.
 */
export function plain(text: string, except = ""): string {
  return text.replace(controls, (char) => {
    if (except.includes(char)) return char;
    const digits = (char.codePointAt(0) ?? 0).toString(16);
    if (digits.length > 4) return `\\u{${digits}}`;
    return digits.length > 2 ? `\\u${digits.padStart(4, "0")}` : `\\x${digits.padStart(2, "0")}`;
  });
}

/** Joins words into lines. Does not break a word that is longer than a line. Indents all lines but the first. */
function linesOf(words: readonly string[], width: number, indent: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Wraps a text. Indents all lines but the first. */
export const wrapped = (text: string, width: number, indent = "  "): string =>
  linesOf(text.split(" "), width, indent).join("\n");

/** Wraps a message for a terminal. Does not change text that users copy, such as a line to type or the script after an empty line. */
export function wrappedMessage(text: string, width: number): string {
  const [sentences = "", ...rest] = text.split(/(?=\n\n)/);
  const lines = sentences
    .split(/\n| (?=Type: )/)
    .map((line) => (/^\s|^Type: /.test(line) ? line : wrapped(line, width)));
  return [lines.join("\n"), ...rest].join("");
}

export function indented(text: string, width: number, by = "  "): string {
  return wrapped(text, width - by.length, "").replace(/^/gm, by);
}

/** Wraps a command into lines of at most `width` characters. Backslashes join them, so that a shell reads them as one line. */
export const commandLines = ([first = "", ...words]: readonly string[], width: number): string =>
  linesOf([`  ${first}`, ...words], width - 2, "    ").join(" \\\n");

// Matches control characters that JSON can contain without an escape. An escape has the same value.
const controlsOfJson = /[\x7f-\x9f\u2028\u2029\p{Cf}]/gu;

/** Encodes a value as JSON, with control characters escaped. */
export function toJson(value: unknown, indent?: number, replacer?: (key: string, value: unknown) => unknown): string {
  const text = JSON.stringify(value ?? null, replacer, indent);
  return text.replace(controlsOfJson, (char) =>
    char.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
}

/**
 * The escape codes that begin and end a style. Node's `styleText` uses the same codes, but browsers also load this file and do not have that
 * function.
 */
const styles = { bold: [1, 22], underline: [4, 24], red: [31, 39], yellow: [33, 39] } as const;

/** Styles a text line by line, if the terminal shows colors. */
export function styled(style: keyof typeof styles, text: string, color: boolean): string {
  const [begin, end] = styles[style];
  return color ? text.replace(/.+/g, (line) => `\x1b[${begin}m${line}\x1b[${end}m`) : text;
}
