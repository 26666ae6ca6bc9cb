import { Help } from "commander";
import { typedWordsOf } from "../session/words.js";
import { commandLines, indented, wrapped } from "./terminal-text.js";

/** The minimum width for a description next to an option's name. In a narrower terminal, the description is below the name. */
export const minWidthToWrap = 20;

/** Formats an option or a command as the library does. In a narrow terminal, the description is below the name. */
export function formatItem(this: Help, term: string, termWidth: number, description: string, helper: Help): string {
  const width = helper.helpWidth ?? 80;
  if (description === "" || width - termWidth - 4 >= minWidthToWrap)
    return Help.prototype.formatItem.call(helper, term, termWidth, description, helper);
  return `  ${term}\n${indented(description, width, " ".repeat(6))}`;
}

/** Folds an indented line that is too long. A command continues after a backslash. Any other text continues below its second column. */
function folded(line: string, width: number): string {
  if (line.length <= width) return line;
  if (/^ +(cfb|echo) /.test(line)) {
    return commandLines(typedWordsOf(line), width);
  }
  const [, indent = "", name = "", text = ""] = /^( +)(\S+ {2,})?(.*)$/.exec(line) ?? [];
  const by = " ".repeat(name.length);
  return `${indent}${name}${wrapped(text, width - indent.length - name.length, "").replaceAll("\n", `\n${indent}${by}`)}`;
}

export function reflowed(text: string, width: number): string {
  const paragraphs = text.replace(/^[^\s].*(?:\n[^\s].*)*/gm, (paragraph) =>
    paragraph
      .split(/(?<=:)\n/)
      .map((part) => wrapped(part.replaceAll("\n", " "), width, ""))
      .join("\n"),
  );
  return paragraphs.replace(/^ +.*$/gm, (line) => folded(line, width));
}
