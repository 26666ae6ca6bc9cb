import { dirname } from "node:path";
import { type Command, Option } from "commander";
import { rowsOf } from "../../document/json.js";
import { operationIdOf } from "../../document/words.js";
import { redactedData } from "../../query/redact.js";
import { callOf } from "../call.js";
import { UsageError } from "../exit.js";
import type { Io } from "../io.js";
import { counted, wholeNumber } from "../numbers.js";
import { type Destination, destinationOf } from "../output/destination.js";
import { type Format, formatFor, formats } from "../output/format.js";
import { chosenColumns, extraColumns, leftOutNote } from "../output/rows.js";
import type { Tables } from "../output/tables.js";
import { openSession } from "../session.js";
import { type ServiceOptions, serviceOptions } from "../source.js";
import { encodeFlat, encodeJson } from "./encode.js";

interface Options extends ServiceOptions {
  readonly format?: Format;
  readonly output?: string;
  readonly columns?: readonly string[];
  readonly explode?: string;
  readonly limit?: number;
  /** Set by --no-cache; true otherwise. */
  readonly cache: boolean;
  readonly refresh?: true;
}

const help = `
A terminal gets a table, a pipe gets JSON. A table shows the columns that say most, as many as fit; --columns chooses others.
A single row is written one field per line. Nested objects become columns with a dot: playoff.round.

CSV, NDJSON and Parquet have flat columns in snake_case, such as playoff_round; --columns takes both names. A list stays in its column,
in CSV as JSON text; --explode lines writes a row for each of its elements instead. JSON has the rows as they came.

--output takes .json, .ndjson, .csv and .parquet. A regular file is replaced whole or not at all, and <file>.source beside it names
the source of its data; anything else, such as a device or a FIFO, is written through. Without a key only a terminal gets sample data;
in a script, add --sample.

Examples:
  cfb get /games year=2025 team="Ohio State"
  cfb get getTeamSeasonStats year=2025 team=Iowa --output iowa.csv
  cfb get /games year=2025 --columns homeTeam,homePoints`;

/** Parses the value of --columns. Throws a {@link UsageError} where it has no name. */
function columnNames(text: string): string[] {
  const names = text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0) throw new UsageError("--columns is empty: give names such as homeTeam,homePoints");
  return names;
}

/** Column names, with the names of a large nested object as one: `offense.… (37)`. --columns takes the name of the object. */
function grouped(names: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const group = name.replace(/\..*/s, "");
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups]
    .flatMap(([group, members]) => (members.length > 4 ? [`${group}.… (${members.length})`] : members))
    .join(", ");
}

/** Sentences about the columns that a table leaves out. */
function leftOut({ hidden, empty }: Pick<Tables, "hidden" | "empty">, operationId: string): string[] {
  const more = `${counted(hidden.length, "more column")}: \`cfb operations ${operationId}\` lists them, --columns shows them.`;
  return [...(empty.length > 0 ? [`Empty: ${grouped(empty)}.`] : []), ...(hidden.length > 0 ? [more] : [])];
}

type FileDestination = Extract<Destination, { readonly kind: "file" }>;

/** The file that will name the source of the output. Throws a `UsageError` where the output would mix with other data. */
async function checkedSourceFile(to: FileDestination, source: string): Promise<FileDestination> {
  const [{ sourceFileOf }, { refuseCollection, refuseOtherSource }] = await Promise.all([
    import("../output/provenance.js"),
    import("../output/one-source.js"),
  ]);
  await refuseOtherSource(dirname(to.target), source, { replaced: to.target, name: dirname(to.path) });
  await refuseCollection(dirname(to.target), dirname(to.path));
  return sourceFileOf(to);
}

/** Makes a call and prints or writes its data. Longer than 60 lines, because each step needs the choices of those before. */
async function get(io: Io, word: string, pairs: readonly string[], options: Options): Promise<void> {
  const call = callOf(word, pairs);
  const to: Destination = options.output === undefined ? { kind: "stdout" } : await destinationOf(options.output);
  const format = formatFor(io, options.format, to);
  const flat = format === "csv" || format === "ndjson" || format === "parquet";
  if (options.explode !== undefined && !flat) {
    throw new UsageError(`--explode is for csv, ndjson and parquet, and this is ${format}: add --format`);
  }
  // Unchanged JSON needs no columns, and the command starts faster without them.
  const unchanged = format === "json" && options.columns === undefined;
  const document = unchanged ? undefined : await import("../output/columns.js");
  const known = document?.columnsOf(call.path) ?? [];
  // Checked before the call is made. Columns that the document does not have cannot be chosen; they show without --columns.
  if (flat) {
    const { checkedTable, chosenSources } = await import("../output/file-table.js");
    checkedTable(call.path, options.explode);
    chosenSources(options.columns ?? [], call.path, options.explode);
  }
  const columns = options.columns && !flat ? chosenColumns(options.columns, known) : undefined;
  // Only what a person reads on the terminal may be sample data without --sample.
  const session = await openSession(io, options, { fallback: to.kind === "stdout", cached: options.cache });
  const sourceFile = to.kind === "file" ? await checkedSourceFile(to, session.source) : undefined;
  const received = await session.get(call, options.refresh ? { cache: "reload" } : {});
  const data = redactedData(received, io.keys.redact);
  if (data !== received) io.note("the response holds your key: [key] stands for it.");
  if (!session.sample && session.sent.all === 0) io.note("From the cache, at no cost; --refresh requests it again.");
  const remaining = session.sample ? undefined : session.client.quota.remaining;
  if (remaining !== undefined)
    io.note(`${counted(remaining, "call")} ${remaining === 1 ? "is" : "are"} left this month.`);

  const found = rowsOf(data);
  const rows = found.slice(0, options.limit);
  if (rows.length < found.length) io.note(`The first ${rows.length} of ${found.length} rows (--limit).`);
  if (found.length === 0) {
    const { noRows } = await import("./no-rows.js");
    for (const line of await noRows(call, session.sample)) io.note(line);
  }

  let text: string | Uint8Array;
  const notes: string[] = [];
  if (format === "table") {
    const { tablesOf } = await import("../output/tables.js");
    const screen = to.kind === "stdout";
    const width = screen ? io.columns : Number.POSITIVE_INFINITY;
    const how = { width, color: screen && io.color, chosen: columns !== undefined };
    const extras = columns ? [] : extraColumns(rows, known);
    const note = leftOutNote(extras);
    if (note !== undefined) io.note(note);
    const tables = tablesOf(rows, columns ?? [...known, ...extras], document?.rowShapeOf(call.path), how);
    text = tables.text;
    notes.push(...leftOut(tables, operationIdOf(call.path)));
  } else if (flat) text = await encodeFlat(format, rows, call.path, options, session.source, io);
  else text = await encodeJson(data, rows, columns);

  if (to.kind === "stdout") {
    const { plain, wrapped } = await import("../terminal-text.js");
    // JSON and tables have their control characters escaped already. CSV is escaped only for a terminal.
    await io.out(format === "csv" && io.terminal ? plain(String(text), "\r\n\t") : text);
    for (const note of notes) io.note(wrapped(note, io.columns));
    return;
  }
  if (to.kind === "file" && sourceFile !== undefined) {
    const { writeWithSource } = await import("../output/provenance.js");
    await writeWithSource(io, to, sourceFile, text, call, session.source);
  } else {
    const { write } = await import("../output/write.js");
    await write(io, to, text);
  }
  io.note(`${counted(rows.length, "row")} in ${to.path} (${format}).`);
}

export function register(command: Command, io: Io): void {
  command
    .description(
      "Get the data of one operation. The path is one of `cfb operations`, or its operationId; parameters are name=value.",
    )
    .argument("<path>", "such as /games or getGames")
    .argument("[name=value...]", 'the query: year=2025 team="Ohio State"')
    .addOption(
      new Option(
        "-f, --format <format>",
        "default: table on a terminal, else json, or by the extension of --output",
      ).choices(formats),
    )
    .option("-o, --output <file>", "write there instead of stdout; - is stdout")
    .option("-c, --columns <names>", "show these columns only, separated by commas", columnNames)
    .option("-e, --explode <list>", "write a row for each element of this list, such as lines or teams_stats")
    .option("-n, --limit <count>", "show this many rows only", wholeNumber("--limit", 1))
    .option("--refresh", "make the call again, and cache the response")
    .option("--no-cache", "neither read nor write the cache; see cfb cache");
  serviceOptions(command)
    .addHelpText("after", help)
    .action((word: string, pairs: string[], options: Options) => get(io, word, pairs, options));
}
