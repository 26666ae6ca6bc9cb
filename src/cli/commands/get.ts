import { extname } from "node:path";
import { type Command, Option } from "commander";
import { callOf } from "../calls.js";
import { type Column, columnsOf } from "../columns.js";
import type { Io } from "../io.js";
import { counted, wholeNumber } from "../numbers.js";
import { chosenColumns, extraColumns, picked, rowsOf } from "../rows.js";
import { type AskingOptions, askingOptions, openSession } from "../session.js";

const formats = ["table", "json", "ndjson", "csv"] as const;
type Format = (typeof formats)[number];

interface Options extends AskingOptions {
  readonly format?: Format;
  readonly output?: string;
  readonly columns?: readonly string[];
  readonly limit?: number;
}

const help = `
A table is for the terminal, JSON for a pipe. What does not fit the terminal is hidden and named on stderr; one row alone is
written a field a line. Nested objects become columns with a dot: playoff.round.

Examples:
  cfb get /games year=2024 team="Ohio State"
  cfb get getTeamSeasonStats year=2024 team=Texas --output texas.csv
  cfb get /games year=2024 --columns homeTeam,homePoints,awayTeam,awayPoints`;

function formatFor(io: Io, { format, output }: Options): Format {
  if (format !== undefined) return format;
  if (output === undefined) return io.terminal ? "table" : "json";
  const ending = extname(output).slice(1).toLowerCase();
  return formats.find((each) => each === ending) ?? "json";
}

/** The text of a format but the table. */
async function written(
  format: Exclude<Format, "table">,
  data: unknown,
  rows: readonly unknown[],
  columns: readonly Column[] | undefined,
  all: () => readonly Column[],
): Promise<string> {
  if (format === "csv") {
    const { toCsv } = await import("../csv.js");
    return toCsv(rows, columns ?? all());
  }
  const { toJson } = await import("../json.js");
  const kept = columns ? rows.map((row) => picked(row, columns)) : rows;
  if (format === "ndjson") return kept.map((row) => `${toJson(row)}\n`).join("");
  return `${toJson(Array.isArray(data) ? kept : kept[0], 2)}\n`;
}

async function get(io: Io, word: string, pairs: readonly string[], options: Options): Promise<void> {
  const call = callOf(word, pairs);
  const known = columnsOf(call.path);
  const format = formatFor(io, options);
  // Before a call is spent. What the service has beside the document cannot be chosen, and shows without --columns.
  const columns = options.columns && chosenColumns(options.columns, known);
  const session = await openSession(io, options);
  const data = await session.ask(call);
  const { remaining } = session.client.quota;
  if (!session.sample && remaining !== undefined) io.note(`${remaining} calls are left this month.`);

  const found = rowsOf(data);
  const rows = found.slice(0, options.limit);
  if (rows.length < found.length) io.note(`The first ${rows.length} of ${found.length} rows (--limit).`);
  if (found.length === 0) io.note("No rows: the service has nothing to this question.");
  const all = () => [...known, ...extraColumns(rows, known)];

  let text: string;
  let notes: readonly string[] = [];
  if (format === "table") {
    const { answerTables } = await import("../answer.js");
    const screen = options.output === undefined;
    const width = screen ? io.columns : Number.POSITIVE_INFINITY;
    const how = { width, color: screen && io.color, chosen: columns !== undefined };
    ({ text, notes } = answerTables(rows, columns ?? all(), how));
  } else text = await written(format, data, rows, columns, all);

  if (options.output === undefined) {
    const { plain } = await import("../plain.js");
    // JSON and tables have nothing live in them any more; CSV keeps what it was given, unless a terminal would obey it.
    await io.out(format === "csv" && io.terminal ? plain(text, "\r\n\t") : text);
    for (const note of notes) io.note(note);
    return;
  }
  const { writeWhole } = await import("../files.js");
  await writeWhole(options.output, text);
  io.note(`${counted(rows.length, "row")} in ${options.output} (${format}).`);
}

export function register(command: Command, io: Io): void {
  command
    .description(
      "Ask one question. The path is one of `cfb operations`, or its operationId; parameters are name=value.",
    )
    .argument("<path>", "such as /games or getGames")
    .argument("[name=value...]", 'the query: year=2024 team="Ohio State"')
    .addOption(
      new Option(
        "-f, --format <format>",
        "default: table on a terminal, else json, or by the ending of --output",
      ).choices(formats),
    )
    .option("-o, --output <file>", "write there instead of stdout, whole or not at all")
    .option("-c, --columns <names>", "these columns only, with commas between", (text) =>
      text
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .option("-n, --limit <count>", "the first so many rows only", wholeNumber("--limit", 1));
  askingOptions(command)
    .addHelpText("after", help)
    .action((word: string, pairs: string[], options: Options) => get(io, word, pairs, options));
}
