import { stripVTControlCharacters } from "node:util";
import { type Command, Option } from "commander";
import { memberOf } from "../../../document/json.js";
import { operations } from "../../../document/operation.js";
import { examples, prose } from "../../../document/prose.js";
import { reading } from "../../../document/reading.js";
import { sampleWords } from "../../../document/sample-words.js";
import { rowsOf } from "../../../document/selection.js";
import { words } from "../../../document/words.js";
import { encodeDictionary } from "../../files/dictionary.js";
import { counted } from "../../screen/numbers.js";
import { wrapped } from "../../screen/terminal-text.js";
import { isMisspelled, nearestOperation, typedCall } from "../../session/call.js";
import { UsageError } from "../../session/exit.js";
import type { Io } from "../../session/io.js";
import { chooseSource } from "../../session/source.js";
import { didYouMean } from "../../session/words.js";
import { type Entry, found, measuresIn, measuresText, nearestOf } from "./search.js";

interface Options {
  readonly format?: "json";
  readonly sample?: true;
  readonly dictionary?: true;
}

const help = `
The command searches each operation's path, operationId, summary, description and group for words that begin with yours. An operation must contain all
of your words. If none does, the command lists the operations that your words most likely describe.

Some words stand for facts. tier, paid, patreon and supporter find operations that need a supporter tier, and "tier 1" finds operations that need that
tier. free finds operations that do not cost a call, and cost finds both kinds. "since 2025" finds operations whose data begins in 2025 or later.

The name of a measure, such as ppa, first prints what the measure is. An operation's name prints the operation's page. Words that only one operation
contains print its page, too.

Examples:
  cfb operations
  cfb operations recruiting
  cfb operations tier players
  cfb operations since 2025
  cfb operations ppa
  cfb operations getGames
  cfb operations --dictionary > columns.csv
  cfb operations getLines --dictionary --format json
  cfb operations --sample`;

/** Renders the list with as many columns as fit. */
async function list(rows: readonly Entry[], io: Io): Promise<string> {
  const { renderTable } = await import("../../screen/table.js");
  const { addedColumn } = await import("../../../document/columns.js");
  const width = io.terminal ? io.columns : Number.POSITIVE_INFINITY;
  // The least informative column is left out first. If every listed operation is free or needs a tier, the search was about cost, so the column
  // `needs` is left out later.
  const isOfNeeds = rows.every(({ needs }) => needs !== "");
  const least = ["group", "operationId", ...(isOfNeeds ? ["summary", "needs"] : ["needs", "summary"])];
  let columns = ["path", "operationId", "summary", "needs", "group"].map((name) => addedColumn(name));
  for (;;) {
    const { text } = renderTable(rows, columns, { width: Number.POSITIVE_INFINITY, color: io.color, chosen: true });
    const isWide = text.split("\n").some((line) => stripVTControlCharacters(line).length > width);
    const left = least.shift();
    if (!isWide || left === undefined) return text;
    columns = columns.filter(({ name }) => name !== left);
  }
}

// The range begins with the first season of college football and ends after any season that the sample world can have.
const sampleYears = Array.from({ length: 181 }, (_, index) => 1869 + index);

/** Prints the conferences and playoffs that the sample service covers completely, and the seasons in which it has games, with their teams. */
async function showSample(io: Io, format: Options["format"], width: number): Promise<void> {
  const { createSampleService } = await import("../../../sample/index.js");
  const { conferences, playoffs } = createSampleService().coverage;
  const { openSession } = await import("../../session/session.js");
  const session = await openSession(io, await chooseSource(io, { sample: true }), { notices: "off" });
  const all = sampleYears.map(async (season) => {
    const games = rowsOf("/games", await session.get({ path: "/games", query: { year: season } }));
    const names = games.flatMap((game) => [memberOf(game, "homeTeam"), memberOf(game, "awayTeam")]);
    // Games without known opponents have the team name TBD.
    const teams = [...new Set(names)].filter((name) => name !== "TBD").sort();
    const whole = conferences.filter((each) => each.season === season);
    return { season, games: games.length, teams, whole: whole.map(({ conference, teams }) => ({ conference, teams })) };
  });
  const seasons = (await Promise.all(all)).filter(({ games }) => games > 0);
  if (format === "json") return io.out(`${JSON.stringify(seasons, null, 2)}\n`);
  const lines = seasons.map(({ season, games, teams }) => {
    const head = `${season}  ${counted(games, "game")}`;
    return wrapped(`${head.padEnd(14)}  ${teams.join(", ")}`, width, " ".repeat(6));
  });
  const whole = [
    ...conferences.map(
      ({ season, conference, teams }) => `every game of the ${conference} (${teams.length} teams) in ${season}`,
    ),
    `the playoffs of ${playoffs.join(" and ")}`,
  ];
  await io.out(`${wrapped(`Whole: ${whole.join(", ")}.`, width, "")}\n\n${lines.join("\n")}\n`);
  io.note(`\n${wrapped(`In the sample world, ${sampleWords}.`, width, "")}`);
}

/** Returns everything that the document says about an operation. */
async function describe({ path, group }: Entry): Promise<object> {
  const { responseFields } = await import("../../../document/fields.js");
  const example = `cfb get ${typedCall({ path, query: examples[path] })}`;
  const { tag: _, parameters: descriptions, ...texts } = prose[path];
  const { defaults, ...reads } = reading[path];
  const parameters = Object.entries(operations[path].parameters).map(([name, parameter]) => [
    name,
    { ...parameter, default: defaults?.[name], description: descriptions[name] },
  ]);
  const operation = { ...operations[path], parameters: Object.fromEntries(parameters) };
  return { path, group, ...texts, ...operation, ...words[path], ...reads, response: responseFields(path), example };
}

/** Returns the operations that the words most likely describe. Throws a {@link UsageError} if there are none and the words do not name a measure. */
async function nearOf(sought: readonly string[], { dictionary }: Options): Promise<readonly Entry[]> {
  const text = sought.join(" ");
  const near = isMisspelled(text) || dictionary ? [] : await nearestOf(sought);
  if (near.length > 0 || (!dictionary && measuresIn(sought).length > 0)) return near;
  const hint = didYouMean(nearestOperation(text)) ?? "`cfb operations` lists them all.";
  throw new UsageError(`no operation matches ${text}. ${hint}`);
}

async function show(io: Io, sought: readonly string[], options: Options): Promise<void> {
  const { dictionary, format, sample } = options;
  const how = { width: Math.min(io.terminal ? io.columns : 100, 100), color: io.color };
  if (sample && (sought.length > 0 || dictionary))
    throw new UsageError(
      "--sample shows what the sample world has, for all operations: leave out the words and --dictionary",
    );
  if (sample) return showSample(io, format, how.width);
  const fitting = found(sought);
  const rows = fitting.length > 0 ? fitting : await nearOf(sought, options);
  if (dictionary) return io.out(await encodeDictionary(format ?? "csv", rows));
  if (format === "json") return io.out(`${JSON.stringify(await Promise.all(rows.map(describe)), null, 2)}\n`);
  const meant = measuresIn(sought);
  const [only] = rows;
  if (meant.length > 0) await io.out(`${measuresText(meant, how)}${only ? "\n" : ""}`);
  if (only && fitting.length === 0)
    io.note(`No operation has all of the words ${sought.join(" ")}. These operations fit best.\n`);
  if (only && rows.length === 1) {
    const { pageOf } = await import("./page.js");
    await io.out(pageOf(only.path, how));
  } else if (only) {
    await io.out(`${await list(rows, io)}\n`);
    io.note(`\n${rows.length} operations. \`cfb operations <name>\` describes one.`);
  }
}

export function register(command: Command, io: Io): void {
  command
    .description("List the operations, or show one operation's parameters, rules, tier, cost, response and examples.")
    .argument("[word...]", "words to search for, or the name of an operation")
    .addOption(
      new Option("-f, --format <format>", "print JSON, for scripts; without it, --dictionary prints CSV").choices([
        "json",
      ]),
    )
    .option(
      "--dictionary",
      "print the type, unit, meaning and source of every column in files of `cfb get` and `cfb export`, as CSV",
    )
    .option("--sample", "list the seasons and teams that the sample service covers")
    .addHelpText("after", help)
    .action((words: string[], options: Options) => show(io, words, options));
}
