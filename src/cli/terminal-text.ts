// C0 and C1 controls, delete, line and paragraph separators, and what turns the direction of writing: what an answer could move a
// cursor with, recolour, or disguise a line.
const controls = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text that no terminal takes for anything but text: control characters are shown as `\x1b`. Those in `kept` stay. */
export function plain(text: string, kept = ""): string {
  return text.replace(controls, (char) => {
    if (kept.includes(char)) return char;
    const code = char.charCodeAt(0);
    return code < 256 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u${code.toString(16)}`;
  });
}

/** Words in lines no longer than `width`, as far as no word is; all but the first are indented. */
export function wrapped(text: string, width: number, indent = "  "): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join("\n");
}

/** A command in lines of a width, as a shell takes it. */
export function commandLines(words: readonly string[], width: number): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word} \\`.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? `  ${word}` : `    ${word}`);
  }
  return lines.join(" \\\n");
}
