import type { Option } from "commander";
import { type Operation, operations } from "../../document/operation.js";
import { namedPath, tierName } from "../../document/words.js";
import type { Path } from "../../types.js";
import { callOf, nearestOperation, splitWord } from "../session/call.js";
import { quoted } from "../session/shell.js";

/** A part of a line: a word, an option with its value, or a flag that is no option, and so most likely a parameter. */
type Part =
  | { readonly word: string }
  | { readonly option: readonly string[] }
  | { readonly flag: string; readonly value: string | undefined };

function partsOf(args: readonly string[], options: readonly Option[]): Part[] {
  const left = [...args];
  const parts: Part[] = [];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [, dashed, name = "", value] = /^(--?([^\s=]+))(?:=(.*))?$/s.exec(word) ?? [];
    const option = options.find(({ long, short }) => dashed !== undefined && [long, short].includes(dashed));
    if (dashed === undefined) parts.push({ word });
    else if (option)
      parts.push({ option: [word, ...(option.required && value === undefined ? left.splice(0, 1) : [])] });
    else {
      // As all parameters have a value, it is the next word. A season is a year in every query.
      const given = value ?? (left[0]?.startsWith("-") ? undefined : left.shift());
      parts.push({ flag: name === "season" ? "year" : name, value: given });
    }
  }
  return parts;
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
  const words: string[] = [];
  const flags: string[] = [];
  let path: Path | undefined;
  for (const part of partsOf(
    args.filter((_, index) => index !== at),
    await optionsOf(command),
  )) {
    if ("option" in part) words.push(...part.option);
    else if ("flag" in part) {
      const { flag, value } = part;
      if (value === undefined) return undefined;
      flags.push(flag);
      const isPlural = command === "export" && (flag === "year" || flag === "week");
      words.push(...(isPlural ? [`--${flag}s`, value] : [`${flag}=${value}`]));
    } else if (path === undefined) {
      const split = splitWord(part.word);
      path = namedPath(nearestOperation(split.word) ?? split.word);
      if (path === undefined) return undefined;
      words.unshift(path, ...split.pairs);
    } else {
      const { word } = part;
      // The line must be one that the command takes.
      const isYear = /^\d{4}$/.test(word) && Object.hasOwn(operations[path].parameters, "year");
      if (!isYear && !word.includes("=")) return undefined;
      words.push(isYear ? `year=${word}` : word);
    }
  }
  if (path === undefined || (at === 0 && flags.length === 0)) return undefined;
  const { parameters } = operations[path];
  if (!flags.every((name) => Object.hasOwn(parameters, name))) return undefined;
  return ["cfb", command, ...words.map((word) => quoted(word))].join(" ");
}

/**
 * The script that watches an operation, for words after a `watch`, which is no command. `options`: those of `cfb get`, which the script does
 * without. Throws for words that are no call.
 */
export function watchScript(args: readonly string[], options: readonly Option[]): string {
  const parts = partsOf(args, options);
  const [word = "/scoreboard", ...pairs] = parts.flatMap((part) => ("word" in part ? [part.word] : []));
  const named = parts.flatMap((part) => ("flag" in part ? [`${part.flag}=${part.value ?? ""}`] : []));
  const { path, query } = callOf(word, [...pairs, ...named]);
  const watched = [path, ...(Object.keys(query).length > 0 ? [query] : [])].map((each) => JSON.stringify(each));
  const { tier }: Operation = operations[path];
  const sample = args.includes("--sample");
  const key = tier === undefined || sample ? "" : `, with a key of ${tierName(tier)}`;
  const [more, settings] = sample
    ? [`\nimport { createSampleService } from "cfb-openapi/sample";`, `apiKey: "sample", fetch: createSampleService()`]
    : ["", "apiKey: process.env.CFB_API_KEY"];
  return `watch is not a command: a script watches${key}. Save this as watch.mjs, and run \`node watch.mjs\`:

import { applyChange, createClient } from "cfb-openapi";${more}

const cfb = createClient({ ${settings} });
let rows = [];
for await (const change of cfb.watch(${watched.join(", ")})) {
  rows = applyChange(rows, change);
  console.log(change);
}`;
}
