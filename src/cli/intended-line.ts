import type { Option } from "commander";
import { operations } from "../document/operation.js";
import type { Path } from "../types.js";
import { nearestOperation, pathOf, splitWord } from "./call.js";

/** Quotes a word for a shell. */
function quoted(word: string): string {
  return /^[\w./:=,+-]+$/.test(word) ? word : `"${word.replace(/["\\$\x60]/g, "\\$&")}"`;
}

/** A parameter in the syntax of the command: `cfb export` has flags for seasons and weeks. */
function parameter(command: string, name: string, value: string): string[] {
  if (command === "export" && (name === "year" || name === "week")) return [`--${name}s`, value];
  return [`${name}=${value}`];
}

/** A word of the command line: an option of the command with its value, a flag that is not an option, or any other word. */
type Word =
  | { readonly kind: "option" | "word"; readonly words: readonly string[] }
  | { readonly kind: "flag"; readonly name: string; readonly value: string | undefined };

/** Sorts the words after a command. A flag that is not an option takes the next word as its value, as all parameters have one. */
function sorted(words: readonly string[], options: readonly Option[]): Word[] {
  const result: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const [, name, value] = /^--?([^\s=]+)(?:=(.*))?$/s.exec(word) ?? [];
    const option = options.find(({ long, short }) => [long, short].includes(word.replace(/=.*/s, "")));
    const next = words[at + 1];
    if (name === undefined) result.push({ kind: "word", words: [word] });
    else if (option !== undefined) {
      const takesNext = option.required && value === undefined && next !== undefined;
      result.push({ kind: "option", words: takesNext ? [word, next] : [word] });
      if (takesNext) at++;
    } else {
      const takesNext = value === undefined && next !== undefined && !next.startsWith("-");
      result.push({ kind: "flag", name, value: takesNext ? next : value });
      if (takesNext) at++;
    }
  }
  return result;
}

/** The path of a word, also of a misspelled one. Undefined where no operation is near. */
function nearestPath(word: string): Path | undefined {
  const name = nearestOperation(word);
  try {
    return pathOf(name ?? word);
  } catch {
    return undefined;
  }
}

/**
 * The line that the user most likely meant, where the path has no `get` before it or parameters were given as flags. `optionsOf` returns the
 * options of a command. Undefined where the words name no operation, where a flag is neither an option nor a parameter, or where nothing that
 * failed would change.
 */
export async function intendedLine(
  args: readonly string[],
  commands: readonly string[],
  optionsOf: (command: string) => Promise<readonly Option[]>,
): Promise<string | undefined> {
  const at = args.findIndex((word) => commands.includes(word));
  const command = args[at] ?? "get";
  const all = sorted(
    args.filter((_, index) => index !== at),
    await optionsOf(command),
  );
  const first = all.find(({ kind }) => kind === "word");
  if (first?.kind !== "word") return undefined;
  const { word, pairs } = splitWord(first.words[0] ?? "");
  const path = nearestPath(word);
  if (path === undefined || (at === 0 && !all.some(({ kind }) => kind === "flag"))) return undefined;
  const rest: string[] = [];
  for (const each of all) {
    if (each.kind !== "flag") rest.push(...(each === first ? [] : each.words));
    else if (each.value === undefined || !Object.hasOwn(operations[path].parameters, each.name)) return undefined;
    else rest.push(...parameter(command, each.name, each.value));
  }
  return ["cfb", command, ...[path, ...pairs, ...rest].map(quoted)].join(" ");
}
