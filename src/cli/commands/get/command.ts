import { extname } from "node:path";
import { type Command, Option } from "commander";
import { seasonAt } from "../../../cache/ttl.js";
import { operations } from "../../../document/operation.js";
import { rowsOf } from "../../../document/selection.js";
import { redactedData } from "../../../query/redact.js";
import type { Path } from "../../../types.js";
import type { Destination } from "../../files/destination.js";
import { counted, firstRows, wholeNumber } from "../../screen/numbers.js";
import { plain, toJson } from "../../screen/terminal-text.js";
import { callOf, splitWord, type TypedCall } from "../../session/call.js";
import { exitCodes, Failure, UsageError } from "../../session/exit.js";
import type { Io } from "../../session/io.js";
import { openSession, type Session } from "../../session/session.js";
import {
  chooseSource,
  quietOption,
  quotaFloorOption,
  type ServiceOptions,
  serviceOptions,
} from "../../session/source.js";
import type { RowOptions } from "./encode.js";

const formats = ["table", "json", "ndjson", "csv", "parquet"] as const;
type Format = (typeof formats)[number];

/** Returns the output format. Throws a {@link UsageError} for an unknown extension, and for Parquet on a terminal. */
function formatFor(io: Pick<Io, "terminal">, chosen: Format | undefined, to: Destination): Format {
  if (chosen === "parquet" && to.kind === "stdout" && io.terminal) {
    throw new UsageError("Parquet is binary and not for a terminal: add --output data.parquet");
  }
  if (chosen !== undefined) return chosen;
  if (to.kind === "stdout") return io.terminal ? "table" : "json";
  const extension = extname(to.path).toLowerCase();
  const files = formats.filter((each) => each !== "table");
  const format = files.find((each) => extension === `.${each}`);
  if (format !== undefined) return format;
  const known = files.map((each) => `.${each}`).join(", ");
  throw new UsageError(`--output ${to.path}: the extension is one of ${known}. For another name, add --format`);
}

interface Options extends ServiceOptions, RowOptions {
  readonly format?: Format;
  readonly output?: string;
  /** True unless --no-cache is given. */
  readonly cache: boolean;
  readonly refresh?: true;
  readonly quotaFloor?: number;
}

const help = `
A terminal gets a table, and a pipe gets JSON. A table shows as many of the most informative columns as fit. --columns chooses others. The command
prints a single row with one field per line. Nested objects become columns with a dot, such as playoff.round.

CSV, NDJSON and Parquet have flat columns in snake_case, such as playoff_round. --columns accepts both names. A list is one column, and in CSV
it is JSON text. JSON has the rows unchanged.

--explode lines makes one row for each element of the list lines, in every format. In a file, the row has its parent's key, the element's number and
the element's columns. --columns then accepts the columns of both. The list's columns work without its name: homeTeam,provider,spread. A table of
/lines always has one row for each line.

--wide makes one row for each team, player or game, and one column for each statistic. It works if the service sends statistics as
rows: /stats/season, /stats/player/season, /games/teams, /games/players. Pairs such as 20-37 become two columns, and 26:50 becomes
seconds.

year=current and week=current stand for the current season and week. They take one call to /calendar, and its response is stored. Between seasons,
they stand for the next one. With week=current, the command sets seasonType to match that week, unless you give it. year=last stands for the season
before the current one, as in \`cfb export --years last\`, and does not take a call.

The command compares names with the service's lists. For example, OSU is an abbreviation, and \`team\` takes Ohio State. Each list costs one call and
is stored for 30 days. If fewer than 50 calls are left, or with --quiet, the command uses only stored lists. With --no-cache, it compares names only
in sample data. \`cfb plan\` says what a call costs.

--output takes .json, .ndjson, .csv and .parquet. The file is replaced completely or not at all. Next to it, <file>.source names the source of its
data. The command refuses a link, a device or a FIFO. Give - for stdout instead, and redirect it. Without a key, only a terminal gets sample data. In
a script, add --sample.

Examples:
  cfb get /games year=2025 team="Ohio State"
  cfb get getTeamSeasonStats year=2025 team=Iowa --output iowa.csv
  cfb get /games year=2025 --columns homeTeam,homePoints
  cfb get /lines year=2025 week=1 --explode lines --columns homeTeam,provider,spread`;

function columnNames(text: string): string[] {
  const names = text.split(",").flatMap((name) => name.trim() || []);
  if (names.length === 0) throw new UsageError("--columns is empty: give names such as homeTeam,homePoints");
  return names;
}

/** Encodes data as JSON, unchanged. */
function wholeJson(io: Io, path: Path, data: unknown, limit: number | undefined) {
  const rows = firstRows(io, rowsOf(path, data), limit);
  return { text: `${toJson(Array.isArray(data) ? rows : rows[0], 2)}\n`, count: rows.length, notes: [] };
}

const currentPair = /^(year|week)=current$/;

type GivenCall = ReturnType<typeof givenCall>;

/**
 * Reads a call's words, and replaces `last` and `current` with numbers, so that the command can check the call before it sends anything. Throws the
 * same errors as `callOf`.
 */
function givenCall(word: string, pairs: readonly string[]) {
  const split = splitWord(word);
  const last = `year=${seasonAt(Date.now()) - 1}`;
  const all = [...split.pairs, ...pairs].map((pair) => (pair === "year=last" ? last : pair));
  const current = all.flatMap((pair) => currentPair.exec(pair)?.[1] ?? []);
  const first = (_: string, name: string) => `${name}=${name === "year" ? seasonAt(Date.now()) : 1}`;
  const known = all.map((pair) => pair.replace(currentPair, first));
  return { call: callOf(split.word, known), current };
}

/** Replaces `current` with the calendar's season and week. This costs a call if the calendar is not in the cache. */
async function resolvedCall({ call, current }: GivenCall, { client }: Session): Promise<TypedCall> {
  if (current.length === 0) return call;
  const { season, seasonType = "", week } = await client.season();
  const { path, query } = call;
  const year = current.includes("year") ? { year: season } : {};
  if (!current.includes("week")) return { path, query: { ...query, ...year } };
  const given = { ...query, ...year }.year;
  const refuse = (why: string) => new Failure(why, exitCodes.refused);
  if (given !== undefined && given !== season)
    throw refuse(`week=current is a week of ${season}, not of ${given}: give the number of the week`);
  if (week === undefined) throw refuse(`the calendar has no week of ${season} yet: give week=1, or another one`);
  // Each season type has its own week 1.
  const isPart = operations[path].parameters.seasonType?.enum?.includes(seasonType) && query.seasonType === undefined;
  return { path, query: { ...query, ...year, week, ...(isPart && { seasonType }) } };
}

async function get(io: Io, word: string, pairs: readonly string[], options: Options): Promise<void> {
  const { columns: names, explode } = options;
  const given = givenCall(word, pairs);
  const { path } = given.call;
  // Only --output needs the code for files. Without it, the command starts faster.
  const to: Destination =
    options.output === undefined
      ? { kind: "stdout" }
      : await (await import("../../files/destination.js")).destinationOf(io.at(options.output));
  const format = formatFor(io, options.format, to);
  const flat = format === "csv" || format === "ndjson" || format === "parquet";
  if (options.ids && !flat)
    throw new UsageError("--ids is for csv, ndjson and parquet: add --format csv, or leave out --ids");
  const isWhole = !flat && names === undefined && explode === undefined && !options.wide;
  // Checks the columns before the command makes the call. Unchanged JSON does not need columns, and the command starts faster without them.
  const tables = isWhole ? undefined : await import("../../files/file-table.js");
  const table = tables?.chosenTable(path, options, names);
  // Without --sample, only a terminal gets sample data, because a person reads it there.
  const source = await chooseSource(io, options, to.kind === "stdout");
  const { cache, quotaFloor } = options;
  const session = await openSession(io, source, { cached: cache, quotaFloor });
  const sourceFile =
    to.kind === "file" ? await (await import("../../files/one-source.js")).sourceFileOf(to, session.source) : undefined;
  const call = await resolvedCall(given, session);
  if (cache && !io.quiet && !source.local) await (await import("../../session/names.js")).storeLists(session, call, io);
  const received = await session.get(call, options.refresh ? { cache: "reload" } : {});
  const data = redactedData(received, io.keys.redact);
  if (data !== received) io.note("the response contains your key, which is shown as [key].");
  if (!session.sample && session.sent.all === 0) io.note("From the cache, at no cost. --refresh requests it again.");
  const remaining = session.sample ? undefined : session.client.quota.remaining;
  if (remaining !== undefined)
    io.note(`${counted(remaining, "call")} ${remaining === 1 ? "is" : "are"} left this month.`);

  const { text, count, notes } =
    table || format === "table"
      ? await (await import("./encode.js")).encoded(io, session, call, data, { ...options, table, format, to })
      : wholeJson(io, path, data, options.limit);

  if (to.kind === "stdout") {
    // In JSON and tables, control characters are already escaped. CSV is escaped only for a terminal. There, a carriage return in a cell would let
    // the rest of the line cover its beginning.
    await io.out(format === "csv" && io.terminal ? plain(String(text).replaceAll("\r\n", "\n"), "\n") : text);
    for (const note of notes) io.note(note);
    return;
  }
  const { writeWithSource } = await import("../../files/write.js");
  // A file destination always has a source file.
  if (sourceFile !== undefined) await writeWithSource(io, to, text, sourceFile, { source: session.source, ...call });
  io.note(`${counted(count, "row")} in ${to.path} (${format}).`);
}

export function register(command: Command, io: Io): void {
  command
    .description(
      "Get one operation's data. Give a path or an operationId from `cfb operations`, and parameters as name=value.",
    )
    .argument("<path>", "such as /games or getGames")
    .argument("[name=value...]", 'the query: year=2025 team="Ohio State"')
    .addOption(
      new Option(
        "-f, --format <format>",
        "default: table on a terminal, otherwise json or the extension of --output",
      ).choices(formats),
    )
    .option("-o, --output <file>", "write to this file, completely or not at all; - is stdout")
    .option("-c, --columns <names>", "show only these columns, separated by commas", columnNames)
    .option("-e, --explode <list>", "a row for each element of this list, such as lines or teams_stats")
    .addOption(
      new Option("--wide", "a row for each team, player or game, and a column for each statistic").conflicts("explode"),
    )
    .option("-n, --limit <count>", "show only this many rows, for a first look", wholeNumber("--limit", 1))
    .option(
      "--ids",
      "add team ids next to team names, to join tables; takes one call to /teams; for csv, ndjson and parquet",
    )
    .option("--refresh", "make the call even if its response is cached, for example when the data has changed")
    .option("--no-cache", "do not read or write the cache, so that no data stays on disk; see cfb cache")
    .option(...quotaFloorOption);
  serviceOptions(command)
    .option(...quietOption)
    .addHelpText("after", help)
    .action((word: string, pairs: string[], options: Options) => get(io, word, pairs, options));
}
