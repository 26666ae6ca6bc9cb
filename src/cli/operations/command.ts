import { stripVTControlCharacters } from "node:util";
import { type Command, Option } from "commander";
import { isMetered, isPath, operations } from "../../document/operation.js";
import { prose } from "../../document/prose.js";
import { operationIdOf, tierName, words } from "../../document/words.js";
import { nearest } from "../../query/suggest.js";
import type { Path } from "../../types.js";
import { typedCall } from "../call.js";
import { type DictionaryFormat, dictionaryFormats } from "../dictionary/formats.js";
import { UsageError } from "../exit.js";
import type { Io } from "../io.js";
import { counted } from "../numbers.js";
import { wrapped } from "../terminal-text.js";

interface Options {
  readonly format?: "table" | DictionaryFormat;
  readonly sample?: true;
  readonly dictionary?: true;
}

const help = `
Words are searched in path, operationId, summary, description and group; an operation must have all of them. The name of one
operation, or words that only one has, prints its page.

Examples:
  cfb operations
  cfb operations recruiting
  cfb operations getGames
  cfb operations --dictionary > columns.csv
  cfb operations getLines --dictionary --format json
  cfb operations --sample`;

/** An operation in the list. */
interface Entry {
  readonly path: Path;
  readonly operationId: string;
  readonly group: string;
  readonly summary: string;
  /** Its tier, and whether a call is free. */
  readonly needs: string;
}

function entries(): Entry[] {
  return Object.keys(operations)
    .filter(isPath)
    .map((path) => {
      const { tier } = operations[path];
      const needs = [tier === undefined ? "" : tierName(tier), isMetered(path) ? "" : "free"];
      const { tag: group, summary } = prose[path];
      return { path, operationId: operationIdOf(path), group, summary, needs: needs.filter(Boolean).join(", ") };
    });
}

/** The operation with this name, or else the operations whose texts contain every word. */
function found(sought: readonly string[]): Entry[] {
  const all = entries();
  const [word = ""] = sought;
  const named = all.find(
    ({ path, operationId }) => sought.length === 1 && [path, path.slice(1), operationId].includes(word),
  );
  if (named) return [named];
  return all.filter(({ path, operationId, group, summary }) => {
    const text = `${path} ${operationId} ${group} ${summary} ${prose[path].description}`.toLowerCase();
    return sought.every((each) => text.includes(each.toLowerCase()));
  });
}

/** Renders the list with as many columns as fit. */
async function list(rows: readonly Entry[], io: Io): Promise<string> {
  const [{ renderTable }, { addedColumn }] = await Promise.all([
    import("../output/table.js"),
    import("../output/columns.js"),
  ]);
  const sets = [
    "path operationId summary needs group",
    "path operationId summary needs",
    "path summary needs",
    "path summary",
    "path",
  ];
  const width = io.terminal ? io.columns : Number.POSITIVE_INFINITY;
  let text = "";
  for (const set of sets) {
    const columns = set.split(" ").map((name) => addedColumn([name], name));
    ({ text } = renderTable(rows, columns, { width: Number.POSITIVE_INFINITY, color: io.color, chosen: true }));
    if (text.split("\n").every((line) => stripVTControlCharacters(line).length <= width)) break;
  }
  return text;
}

/** Prints the seasons in which the sample service has games, with their teams. */
async function showSample(io: Io, { format }: Options): Promise<void> {
  const { sampleSeasons } = await import("../sample-world.js");
  const seasons = await sampleSeasons();
  if (format === "json") return io.out(`${JSON.stringify(seasons, null, 2)}\n`);
  const width = io.terminal ? Math.min(io.columns, 100) : 100;
  const lines = seasons.map(({ season, games, teams }) => {
    const head = `${season}  ${counted(games, "game")}`;
    return wrapped(`${head.padEnd(14)}  ${teams.join(", ")}`, width, " ".repeat(6));
  });
  await io.out(`${lines.join("\n")}\n`);
  io.note(
    `\n${wrapped("Teams, dates and final scores are real. All other data of the sample service is made up.", width, "")}`,
  );
}

/** Everything in the document about an operation, for the JSON form. */
async function describe({ path, group }: Entry): Promise<object> {
  const [{ exampleOf }, { responseOf }] = await Promise.all([
    import("../example.js"),
    import("../../document/fields.js"),
  ]);
  const example = `cfb get ${typedCall(await exampleOf(path))}`;
  const { tag: _, parameters: descriptions, ...texts } = prose[path];
  const { defaults, ...ruleWords } = words[path];
  const parameters = Object.entries(operations[path].parameters).map(([name, parameter]) => [
    name,
    { ...parameter, default: defaults?.[name], description: descriptions[name] },
  ]);
  const operation = { ...operations[path], parameters: Object.fromEntries(parameters) };
  return { path, group, ...texts, ...operation, ...ruleWords, response: responseOf(path), example };
}

/** Prints what the document says about each column of the operations' files. */
async function showDictionary(io: Io, rows: readonly Entry[], format: "table" | DictionaryFormat): Promise<void> {
  if (format === "table") throw new UsageError("--dictionary is csv, json, ndjson or parquet");
  if (format === "parquet" && io.terminal) {
    throw new UsageError("Parquet is binary and not for a terminal: write to a file, `> dictionary.parquet`");
  }
  const { encodeDictionary } = await import("../dictionary/encode.js");
  await io.out(await encodeDictionary(format, rows));
}

async function show(io: Io, sought: readonly string[], options: Options): Promise<void> {
  const { format } = options;
  if (!options.dictionary && format !== undefined && format !== "table" && format !== "json") {
    throw new UsageError(`--format ${format} is for --dictionary`);
  }
  if (options.sample) return showSample(io, options);
  const rows = found(sought);
  const [only] = rows;
  if (only === undefined) {
    const meant = nearest(
      sought.join(" "),
      entries().flatMap(({ path, operationId }) => [operationId, path]),
    );
    throw new UsageError(
      `no operation matches ${sought.join(" ")}. ${meant ? `Did you mean ${meant}?` : "`cfb operations` lists them all."}`,
    );
  }
  if (options.dictionary) return showDictionary(io, rows, format ?? "csv");
  if (format === "json") {
    await io.out(`${JSON.stringify(await Promise.all(rows.map(describe)), null, 2)}\n`);
  } else if (rows.length === 1) {
    const { pageOf } = await import("./page.js");
    await io.out(await pageOf(only.path, { width: Math.min(io.terminal ? io.columns : 100, 100), color: io.color }));
  } else {
    await io.out(`${await list(rows, io)}\n`);
    io.note(`\n${rows.length} operations. \`cfb operations <name>\` describes one.`);
  }
}

export function register(command: Command, io: Io): void {
  command
    .description("List the operations. For one of them: its parameters, rules, tier, cost, response and examples.")
    .argument("[word...]", "words to search for, or the name of an operation")
    .addOption(
      new Option("-f, --format <format>", "default: table; csv with --dictionary").choices([
        "table",
        ...dictionaryFormats,
      ]),
    )
    .option(
      "--dictionary",
      "print every column of the files of `cfb get` and `cfb export`: type, unit, meaning, source",
    )
    .option("--sample", "list the seasons and teams that the sample service covers")
    .addHelpText("after", help)
    .action((words: string[], options: Options) => show(io, words, options));
}
