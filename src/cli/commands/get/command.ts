import { dirname } from "node:path";
import { type Command, Option } from "commander";
import { rowsOf } from "../../../document/json.js";
import { operationIdOf } from "../../../document/words.js";
import { redactedData } from "../../../query/redact.js";
import { type Destination, destinationOf, type FileDestination } from "../../files/destination.js";
import { toJson } from "../../files/json.js";
import { type Format, formatFor, formats } from "../../screen/format.js";
import { counted, wholeNumber } from "../../screen/numbers.js";
import { chosenColumns, extraColumns, leftOutNote } from "../../screen/rows.js";
import type { Tables } from "../../screen/tables.js";
import { callOf } from "../../session/call.js";
import { UsageError } from "../../session/exit.js";
import type { Io } from "../../session/io.js";
import { openSession } from "../../session/session.js";
import { type ServiceOptions, serviceOptions } from "../../session/source.js";

interface Options extends ServiceOptions {
  readonly format?: Format;
  readonly output?: string;
  readonly columns?: readonly string[];
  readonly explode?: string;
  readonly limit?: number;
  /** Set by --no-cache; true otherwise. */
  readonly cache: boolean;
  /** Set by --no-names; true otherwise. */
  readonly names: boolean;
  readonly refresh?: true;
}

const help = `
A terminal gets a table, a pipe gets JSON. A table shows the columns that say most, as many as fit; --columns chooses others.
A single row is written one field per line. Nested objects become columns with a dot: playoff.round.

CSV, NDJSON and Parquet have flat columns in snake_case, such as playoff_round; --columns takes both names. A list stays in its column,
in CSV as JSON text. JSON has the rows as they came.

--explode lines gives a row for each element of the list lines, in every format; a file has the key of the row that it is in, its number and
its columns. --columns then takes the columns of both, those of the list also without its name: homeTeam,provider,spread. A table of /lines
has a row for each line in any case.

Names are compared with the lists of the service, of which each costs one call and is stored for 30 days: OSU is an abbreviation, and
\`team\` takes Ohio State. Where fewer than 50 calls are left, only stored lists are used.

--output takes .json, .ndjson, .csv and .parquet. A regular file is replaced whole or not at all, and <file>.source beside it names
the source of its data; anything else, such as a device or a FIFO, is written through. Without a key only a terminal gets sample data;
in a script, add --sample.

Examples:
  cfb get /games year=2025 team="Ohio State"
  cfb get getTeamSeasonStats year=2025 team=Iowa --output iowa.csv
  cfb get /games year=2025 --columns homeTeam,homePoints
  cfb get /lines year=2025 week=1 --explode lines --columns homeTeam,provider,spread`;

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

/** The file that will name the source of the output. Throws a `UsageError` where the output would mix with other data. */
async function checkedSourceFile(to: FileDestination, source: string): Promise<FileDestination> {
  const { refuseOtherSource, sourceFileOf } = await import("../../files/one-source.js");
  refuseOtherSource(dirname(to.target), source, { replaced: to.target, name: dirname(to.path) });
  return sourceFileOf(to);
}

/** Makes a call and prints or writes its data. Longer than 60 lines, because each step needs the choices of those before. */
async function get(io: Io, word: string, pairs: readonly string[], options: Options): Promise<void> {
  const call = callOf(word, pairs);
  const to: Destination = options.output === undefined ? { kind: "stdout" } : await destinationOf(options.output);
  const format = formatFor(io, options.format, to);
  const flat = format === "csv" || format === "ndjson" || format === "parquet";
  // Unchanged JSON needs no columns, and the command starts faster without them.
  const unchanged = format === "json" && options.columns === undefined && options.explode === undefined;
  const document = unchanged ? undefined : await import("../../screen/columns.js");
  const known = document?.columnsOf(call.path) ?? [];
  // Checked before the call is made. Columns that the document does not have cannot be chosen; they show without --columns.
  if (flat) {
    const { checkedTable, chosenSources } = await import("../../files/file-table.js");
    checkedTable(call.path, options.explode);
    chosenSources(options.columns ?? [], call.path, options.explode);
  }
  const exploded =
    options.explode === undefined || flat
      ? undefined
      : (await import("./encode.js")).explodedFor(call.path, options.explode, options.columns);
  const columns = options.columns && !flat ? (exploded?.columns ?? chosenColumns(options.columns, known)) : undefined;
  // Only what a person reads on the terminal may be sample data without --sample.
  const session = await openSession(io, options, {
    fallback: to.kind === "stdout",
    cached: options.cache,
    names: options.names,
  });
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

  let text: string | Uint8Array;
  let count = rows.length;
  const notes: string[] = [];
  if (format === "table") {
    const { tablesOf } = await import("../../screen/tables.js");
    const screen = to.kind === "stdout";
    const width = screen ? io.columns : Number.POSITIVE_INFINITY;
    const how = { width, color: screen && io.color, chosen: columns !== undefined };
    const extras = columns ? [] : extraColumns(rows, known);
    const note = leftOutNote(extras);
    if (note !== undefined) io.note(note);
    const tables = tablesOf(
      rows,
      columns ?? [...known, ...extras],
      document?.rowShapeOf(call.path),
      how,
      exploded?.steps,
    );
    text = tables.text;
    notes.push(...leftOut(tables, operationIdOf(call.path)));
  } else if (flat) {
    const { encodeFlat } = await import("./encode.js");
    ({ text, count } = await encodeFlat(format, rows, call.path, options, session.source, io));
  } else if (unchanged) text = `${toJson(Array.isArray(data) ? rows : rows[0], 2)}\n`;
  else text = (await import("./encode.js")).encodeJson(data, rows, columns, exploded?.steps);

  if (to.kind === "stdout") {
    const { plain, wrapped } = await import("../../screen/terminal-text.js");
    // JSON and tables have their control characters escaped already. CSV is escaped only for a terminal.
    await io.out(format === "csv" && io.terminal ? plain(String(text), "\r\n\t") : text);
    for (const note of notes) io.note(wrapped(note, io.columns));
    return;
  }
  const { write, writeWithSource } = await import("../../files/write.js");
  if (to.kind === "file" && sourceFile !== undefined)
    await writeWithSource(io, to, sourceFile, text, call, session.source);
  else await write(io, to, text);
  io.note(`${counted(count, "row")} in ${to.path} (${format}).`);
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
    .option("-e, --explode <list>", "a row for each element of this list, such as lines or teams_stats")
    .option("-n, --limit <count>", "show this many rows only", wholeNumber("--limit", 1))
    .option("--refresh", "make the call again, and cache the response")
    .option("--no-cache", "neither read nor write the cache; see cfb cache")
    .option("--no-names", "do not check names with the service's lists, of which each costs one call in 30 days");
  serviceOptions(command)
    .addHelpText("after", help)
    .action((word: string, pairs: string[], options: Options) => get(io, word, pairs, options));
}
