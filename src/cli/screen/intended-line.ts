import type { Option } from "commander";
import { type Operation, operations } from "../../document/operation.js";
import { namedPath, tierName } from "../../document/words.js";
import type { Path } from "../../types.js";
import { callOf, meantOperations, nearestOperation, splitWord } from "../session/call.js";
import { pairOf, quoted } from "../session/words.js";

/**
 * A part of a line, which is a word, an option with its value, or a flag that is not an option. Such a flag is most likely a parameter's name and
 * value.
 */
type Part = readonly [kind: "word" | "option" | "flag", name: string, value?: string | undefined];

function* partsOf(args: readonly string[], options: readonly Option[]): Generator<Part> {
  const left = [...args];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === "--") continue;
    const [, dashed, name = "", value] = /^(--?([^\s=]+))(?:=(.*))?$/s.exec(word) ?? [];
    const option = options.find(({ long, short }) => dashed !== undefined && [long, short].includes(dashed));
    if (dashed === undefined) yield ["word", word];
    else if (option) yield ["option", word, option.required && value === undefined ? left.shift() : undefined];
    // All parameters take a value, so the next word is the value. Queries call a season `year`.
    else
      yield ["flag", name === "season" ? "year" : name, value ?? (left[0]?.startsWith("-") ? undefined : left.shift())];
  }
}

/** Options that only earlier versions or other commands have. For each, the text says what to do instead. */
const former: Readonly<Record<string, string>> = {
  "get --dry-run": "`cfb plan` prints a call's cost and does not send it.",
  "get --no-names": "With --quiet or --no-cache, `cfb get` does not request a list of names.",
  "get --shared": "`cfb export` and `cfb mcp` take it. `cfb get` waits if the service is busy.",
  "record --shared": "`cfb export` and `cfb mcp` take it. `cfb record` waits if the service is busy.",
  "record --quota-floor": "--max-calls limits what the run spends.",
  "record --force": "To record again, name a new folder with --output.",
  "record --refresh": "To record again, name a new folder with --output.",
  "plan --format": "In a program, `cfb.plan` returns the cost as an object.",
  "plan --output":
    "`cfb record --max-calls 0` does not send metered calls. It counts the calls that are already in its folder.",
  "export --columns": "`cfb get` takes it. An export contains all columns.",
  "export --keep-history": "Use --keep, which writes a folder for each day.",
  "plan --sample": "Leave it out: `cfb plan` does not send anything, and the sample service is free.",
  "plan --base-url": "Leave it out: `cfb plan` does not send anything.",
  "operations --measures": "`cfb operations ppa` says what a measure is, and docs/measures.md has all of them.",
  "cache --format": "Leave it out: the first line of the output is the folder.",
  "check --quiet": "Leave it out: a progress bar shows only on a terminal.",
  "mcp --quiet": "Leave it out: hosts put stderr into a log.",
  ...Object.fromEntries(
    ["get", "record", "export", "mcp"].flatMap((command) => [
      [`${command} --key-file`, "Set the environment variable CFB_API_KEY_FILE to the file."],
      [
        `${command} --now`,
        `Start \`cfb serve\` with it, and \`cfb ${command}\` with --base-url http://127.0.0.1:8085 instead of --sample.`,
      ],
    ]),
  ),
};

/** The short forms of these options. */
const formerShort: Readonly<Record<string, string>> = { "-f": "--format", "-o": "--output", "-q": "--quiet" };

/** Says what to do instead of using an option that only earlier versions or other commands have. Returns undefined for any other option. */
export const insteadOf = (command: string, option: string): string | undefined =>
  former[`${command} ${formerShort[option] ?? option}`];

/**
 * Says what to type if `get` is missing or parameters are written as flags. Returns the complete line. If a parameter is given twice, returns the
 * words to choose from. Returns undefined if the suggested line would also fail.
 */
export async function intendedLine(
  args: readonly string[],
  commands: readonly string[],
  optionsOf: (command: string) => Promise<readonly Option[]>,
): Promise<string | undefined> {
  const at = args.findIndex((word) => commands.includes(word));
  const command = args[at] ?? "get";
  const flags: string[] = [];
  // The parameters and options that the line sets, each with its words. An option has its long name.
  const given: (readonly [name: string, ...words: string[]])[] = [];
  let path: Path | undefined;
  let pairs: readonly string[] = [];
  const left = args.filter((_, index) => index !== at);
  const options = await optionsOf(command);
  for (const [kind, word, value] of partsOf(left, options)) {
    if (kind === "option") {
      const name = options.find(({ short }) => short === word)?.long ?? word.replace(/=.*/s, "");
      given.push([name, word, ...(value === undefined ? [] : [value])]);
    } else if (kind === "flag") {
      if (value === undefined) return undefined;
      flags.push(word);
      const isPlural = command === "export" && (word === "year" || word === "week");
      given.push(isPlural ? [`--${word}s`, `--${word}s`, value] : [word, `${word}=${value}`]);
    } else if (path === undefined) {
      const split = splitWord(word);
      const [meant] = namedPath(split.word) ? [] : await meantOperations(split.word);
      path = meant ?? namedPath(nearestOperation(split.word) ?? split.word);
      pairs = split.pairs;
      if (path === undefined) return undefined;
    } else {
      // The suggested line must be valid.
      const isYear = /^\d{4}$/.test(word) && Object.hasOwn(operations[path].parameters, "year");
      const pair = isYear ? `year=${word}` : word;
      const name = pairOf(pair)?.name;
      if (name === undefined) return undefined;
      given.push([name, pair]);
    }
  }
  if (path === undefined || (at === 0 && flags.length === 0)) return undefined;
  const { parameters } = operations[path];
  if (!flags.every((name) => Object.hasOwn(parameters, name))) return undefined;
  // Two names may mean the season, and the command accepts each parameter only once.
  const twice = given.filter(([name]) => given.filter(([other]) => other === name).length > 1);
  if (twice.length > 0) return `Give one of ${twice.map(([, ...own]) => own.join(" ")).join(" and ")}.`;
  const words = [path, ...pairs, ...given.flatMap(([, ...own]) => own)];
  return `Type: ${["cfb", command, ...words.map((word) => quoted(word))].join(" ")}`;
}

/**
 * Returns a script that watches an operation. `args` are the words after `watch`, and `options` are those of `cfb get`. Throws if the words are not a
 * call.
 */
export function watchScript(args: readonly string[], options: readonly Option[]): string {
  const parts = [...partsOf(args, options)];
  const [word = "/scoreboard", ...pairs] = parts.flatMap(([kind, each]) => (kind === "word" ? [each] : []));
  const named = parts.flatMap(([kind, name, value = ""]) => (kind === "flag" ? [`${name}=${value}`] : []));
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
