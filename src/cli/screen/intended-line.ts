import type { Option } from "commander";
import { type Operation, operations } from "../../document/operation.js";
import { namedPath, tierName } from "../../document/words.js";
import type { Path } from "../../types.js";
import { callOf, nearestOperation, splitWord } from "../session/call.js";
import { quoted } from "../session/shell.js";

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
  const options = await optionsOf(command);
  const left = args.filter((_, index) => index !== at);
  const words: string[] = [];
  const flags: string[] = [];
  let path: Path | undefined;
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [, dashed = "", name = "", value] = /^(--?([^\s=]+))(?:=(.*))?$/s.exec(word) ?? [];
    const option = options.find(({ long, short }) => dashed !== "" && [long, short].includes(dashed));
    if (dashed === "" && path === undefined) {
      const split = splitWord(word);
      path = namedPath(nearestOperation(split.word) ?? split.word);
      if (path === undefined) return undefined;
      words.unshift(path, ...split.pairs);
    } else if (dashed === "" && path !== undefined) {
      // The line must be one that the command takes.
      const isYear = /^\d{4}$/.test(word) && Object.hasOwn(operations[path].parameters, "year");
      if (!isYear && !word.includes("=")) return undefined;
      words.push(isYear ? `year=${word}` : word);
    } else if (option) words.push(word, ...(option.required && value === undefined ? left.splice(0, 1) : []));
    else {
      // As all parameters have a value, it is the next word.
      const given = value ?? (left[0]?.startsWith("-") ? undefined : left.shift());
      if (given === undefined) return undefined;
      // A season is a year in every query.
      const meant = name === "season" ? "year" : name;
      flags.push(meant);
      const isPlural = command === "export" && (meant === "year" || meant === "week");
      words.push(...(isPlural ? [`--${meant}s`, given] : [`${meant}=${given}`]));
    }
  }
  if (path === undefined || (at === 0 && flags.length === 0)) return undefined;
  const { parameters } = operations[path];
  if (!flags.every((name) => Object.hasOwn(parameters, name))) return undefined;
  // A season may be given by two names.
  const given = words.filter((word) => word.startsWith("--")).map((word) => word.replace(/=.*/s, ""));
  if (new Set(given).size < given.length) return undefined;
  return ["cfb", command, ...words.map((word) => quoted(word))].join(" ");
}

/** The script that watches an operation, for words after a `watch`, which is no command. Throws for words that are no call. */
export function watchScript(words: readonly string[]): string {
  const [word = "/scoreboard", ...pairs] = words.filter((each) => !each.startsWith("-"));
  const { path, query } = callOf(word, pairs);
  const watched = [path, ...(Object.keys(query).length > 0 ? [query] : [])].map((each) => JSON.stringify(each));
  const { tier }: Operation = operations[path];
  const sample = words.includes("--sample");
  const key = tier === undefined || sample ? "" : `, with a key of ${tierName(tier)}`;
  const [more, options] = sample
    ? [`\nimport { createSampleService } from "cfb-openapi/sample";`, `apiKey: "sample", fetch: createSampleService()`]
    : ["", "apiKey: process.env.CFB_API_KEY"];
  return `watch is not a command: a script watches${key}. Save this as watch.mjs, and run \`node watch.mjs\`:

import { applyChange, createClient } from "cfb-openapi";${more}

const cfb = createClient({ ${options} });
let rows = [];
for await (const change of cfb.watch(${watched.join(", ")})) {
  rows = applyChange(rows, change);
  console.log(change);
}`;
}
