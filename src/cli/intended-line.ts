import { operations } from "../../generated/operations.js";
import type { Path } from "../types.js";
import { pathOf, splitWord } from "./call.js";

/** Quotes a word for a shell. */
function quoted(word: string): string {
  return /^[\w./:=,+-]+$/.test(word) ? word : `"${word.replace(/["\\$\x60]/g, "\\$&")}"`;
}

/** A parameter in the syntax of the command: `cfb export` has flags for seasons and weeks. */
function parameter(command: string, name: string, value: string): string[] {
  if (command === "export" && (name === "year" || name === "week")) return [`--${name}s`, value];
  return [`${name}=${value}`];
}

/** Replaces parameters that were given as flags, `--year 2024` or `--year=2024`, by `year=2024`. */
function withoutFlags(command: string, path: Path, words: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const [, name = "", value] = /^--?(\w+)(?:=(.*))?$/s.exec(word) ?? [];
    const next = words[at + 1];
    if (!Object.hasOwn(operations[path].parameters, name)) result.push(word);
    else if (value !== undefined) result.push(...parameter(command, name, value));
    else if (next === undefined || next.startsWith("-")) result.push(word);
    else {
      result.push(...parameter(command, name, next));
      at++;
    }
  }
  return result;
}

/**
 * The line that the user most likely meant, where the path has no `get` before it or parameters were given as flags. Undefined where the
 * words name no operation, or where nothing would change.
 */
export function intendedLine(args: readonly string[], commands: readonly string[]): string | undefined {
  const [first = "", ...others] = args;
  const command = commands.includes(first) ? first : "get";
  const [word = "", ...rest] = commands.includes(first) ? others : args;
  let split: ReturnType<typeof splitWord>;
  let path: Path;
  try {
    split = splitWord(word);
    path = pathOf(split.word);
  } catch {
    return undefined;
  }
  const words = [path, ...split.pairs, ...withoutFlags(command, path, rest)];
  if (command === first && words.join(" ") === [word, ...rest].join(" ")) return undefined;
  return ["cfb", command, ...words.map(quoted)].join(" ");
}
