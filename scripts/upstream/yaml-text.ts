import { stringify } from "yaml";

/** The longest line that an edit writes. */
const width = 140;

/** A text as a YAML scalar on one line: plain where YAML allows it, otherwise quoted. */
export function scalar(value: unknown, inFlow = false): string {
  if (typeof value !== "string") return JSON.stringify(value);
  const text = stringify(value, { lineWidth: 0, defaultStringType: "PLAIN" }).trimEnd();
  return text.includes("\n") || (inFlow && /[,[\]{}:#]/.test(text) && !/^["']/.test(text))
    ? JSON.stringify(value)
    : text;
}

/** Words in lines of at most `width` behind an indent; lines after the first are `hang` further to the right. */
function wrapped(words: readonly string[], indent: string, hang: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const before = indent.length + (lines.length === 0 ? 0 : hang.length);
    if (line !== "" && before + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${hang}`);
}

/** `key: text` in block style; folded (`>-`) where one line is too long. `indent` stands before each line, and is not written here. */
export function textPair(key: string, text: string, indent: string): string {
  const line = `${key}: ${scalar(text)}`;
  if (indent.length + line.length <= width) return line;
  return `${key}: >-\n  ${wrapped(text.split(" "), `${indent}  `, "").replaceAll("\n", "\n  ")}`;
}

/** `key: [a, b]`, continued on further lines as openapi.yaml does. `indent` stands before each line, and is not written here. */
export function listPair(key: string, items: readonly string[], indent: string): string {
  const words = items.map((item, index) => item + (index < items.length - 1 ? "," : "]"));
  return wrapped([`${key}: [${words[0] ?? "]"}`, ...words.slice(1)], indent, "    ");
}
