import { rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Command, Option } from "commander";
import { CfbError } from "../../../errors.js";
import { fileFailure, refuseLink, refuseOtherInner, refuseOtherThanFolder } from "../../files/destination.js";
import { flatFormats } from "../../files/encode.js";
import { refuseFolderOf, refuseOtherSource } from "../../files/one-source.js";
import { type OwnFolder, ownFolder, takeOverOption } from "../../files/own-folder.js";
import { reserveFile, reserveRoom } from "../../files/write.js";
import { counted, maxCallsOption } from "../../screen/numbers.js";
import { openProgress } from "../../screen/stderr.js";
import { exitCodeOf, exitCodes } from "../../session/exit.js";
import type { Io } from "../../session/io.js";
import { continueAdvice, isFatal, isSilent, missingLine } from "../../session/run-calls.js";
import { openSession, type Session } from "../../session/session.js";
import {
  chooseSource,
  type QuotaOptions,
  quietOption,
  quotaOptions,
  type ServiceOptions,
  serviceOptions,
} from "../../session/source.js";
import { mayRequest } from "./cost.js";
import {
  catalogFiles,
  hasNoRows,
  type Job,
  jobOf,
  prepare,
  refuseLinks,
  refuseOtherNames,
  writeCatalog,
} from "./folder.js";
import { beginRefresh, callsFolder, clearOtherDays, keptCalls, openUnfinished } from "./kept-calls.js";
import { type ExportFolder, named, newCount, runJob } from "./run.js";
import { type ExportOptions, rangeOf, readWeeks, readYears, tablesOf } from "./tables.js";

type Options = ServiceOptions & QuotaOptions & ExportOptions;

const help = `
Each operation becomes a table. A table is a folder with a file for each season, or with --weeks for each week:

  games/season=2024/data.parquet
  games/_export.json
  _dictionary.csv

DuckDB, Spark and pandas read a table's files as one table, in which season and week are columns. The columns are those of \`cfb get\`. With --explode
lines, each element of lines is a row of lines_lines. With --wide, stats_season_wide has a column for each statistic. A statistic that the document
does not list is in the column as_sent. _dictionary.csv and _dictionary.parquet describe every column. They also describe each field of a list's
elements, such as lines[].spread. schema.sql creates the tables in DuckDB, with their keys.

A word without a slash can be a group. For example, games stands for all operations of that group, and /games for one operation. --all stands for all
groups. In a group, the command leaves out operations that do not fit the parameters or that are about the present moment. It names them.

A season takes few calls. It takes one for the year, or one for each week with games, for each game or for each team. If the service cuts a response,
the command requests it again in parts. It prints the plan and its cost first. On a terminal, you confirm them. In a script, give --yes or
--max-calls. --dry-run does not need a key.

Only one run at a time writes to a folder. After a run that was killed on another machine, use --take-over to continue there. If that run is still
alive, it ends at its next file, and up to two calls are paid twice. If you run the command again, it continues where it stopped. Responses stay in
.cfb-calls until the run has written all of its files, so that it repeats only calls that had no response yet. A finished season does not cost
anything again. The command requests the current season again after an hour, reference data after a day, and everything with --refresh. A refresh that
was stopped continues for 30 days. It replaces rows that the service has changed.

With --keep, each day has a separate folder, games/taken=2025-10-04/season=2024/, and taken becomes a column. On another day, the command requests
everything again. A second run on the same day continues the first. _export.json names the source of the data, and a folder never has two sources. You
can add operations, years and weeks later.

--shared joins processes and machines that use the same key, through one Redis or Valkey. Together, they respect each path's slots, pauses and
--quota-floor. Redis gets a hash of the key, but no responses. If Redis fails, the command reports that and continues alone.

Exit code 3: there is no key. 5: the month's quota is not enough, or --max-calls is used up.

Examples:
  cfb export /games /plays /drives --years 2014..2024 --dry-run
  cfb export games stats --years last..current --max-calls 100
  cfb export /lines --explode lines --years 2019,2021..2024 --format csv
  cfb export /plays --years 2014..2024 --yes --quota-floor 100 --shared "$REDIS_URL"
  cfb export /venues --sample`;

function printJobs(io: Io, jobs: readonly Job[]): void {
  for (const job of jobs) {
    const { table, folder, partitions, missing, stale, open } = job;
    const seasons = table.years ? ` for ${rangeOf(table.years)}` : "";
    const there = partitions.length - missing.length;
    const again = stale.length === 0 ? "" : `; ${stale.length} to request again`;
    const already = there === 0 ? "" : ` ${there} ${there === 1 ? "is" : "are"} there already${again}.`;
    io.note(`${table.name} (${table.path}) into ${folder}: ${counted(partitions.length, "file")}${seasons}.${already}`);
    const empty = partitions.filter((each) => !open.includes(each) && hasNoRows(job, each));
    const remedy =
      empty.length === partitions.length ? ` If a name was misspelt, remove ${folder} and export again.` : "";
    if (empty.length > 0) io.note(`Without rows: ${named(empty)}.${remedy}`);
  }
}

type Tables = ReturnType<typeof tablesOf>;

async function exportAll(io: Io, words: readonly string[], options: Options): Promise<void> {
  const { output, maxCalls, dryRun, quotaFloor, shared } = options;
  // The day in UTC on which the run began.
  const today = new Date().toISOString().slice(0, 10);
  const given = tablesOf(words, options);
  await refuseOtherThanFolder(output);
  const calls = callsFolder(options, today);
  const store = keptCalls(io, calls);
  // Waits for a slow disk, so that every paid response is stored. Stale data must not become one of today's files.
  const stored = { cache: store, cacheTimeoutMs: Number.POSITIVE_INFINITY, staleIfErrorMs: 0 };
  // A plan does not send anything, so it does not need a key.
  const source = await chooseSource(io, options, dryRun && "plan");
  const session = await openSession(io, source, {
    maxCalls,
    quotaFloor,
    shared,
    // One call at a time, so that at most one paid response is not on disk yet. With --shared, `concurrency` would limit all processes together,
    // so it keeps its default.
    ...(shared === undefined && { concurrency: 1 }),
    ...stored,
    signal: AbortSignal.any([io.signal, store.failed]),
  });
  await refuseOtherSource(output, session.source);
  refuseFolderOf("recordings", output);
  await refuseOtherNames(output);
  // A plan does not write, so it can run during an export.
  if (dryRun) return exportInto(io, session, given, options, today);
  for (const path of [join(output, ".cfb-calls"), calls]) await refuseOtherInner(path);
  for (const path of catalogFiles(output)) await refuseLink(path);
  const owned = await ownFolder(io, output, options.takeOver === true);
  try {
    await exportInto(io, session, given, options, today, owned);
  } catch (error) {
    // The failed write has cancelled the calls, so it is the reason to report.
    if (store.failed.aborted) fileFailure("write", calls)(store.failed.reason);
    throw error;
  }
}

/**
 * Makes the tables' calls and writes their files. With --dry-run, only prints what the calls would cost. `owned` is the folder, or undefined with
 * --dry-run.
 */
async function exportInto(
  io: Io,
  session: Session,
  { tables, notes }: Tables,
  options: Options,
  today: string,
  owned?: OwnFolder,
): Promise<void> {
  const { output, dryRun } = options;
  const calls = callsFolder(options, today);
  const refreshedFrom = options.refresh ? await beginRefresh(io, calls, dryRun) : undefined;
  const jobs = await Promise.all(
    tables.map((table) => jobOf(table, options, session.source, { today, refreshedFrom })),
  );
  if (!dryRun) for (const job of jobs) await refuseLinks(job);
  for (const line of notes) io.note(line);
  printJobs(io, jobs);
  const open = jobs.filter((job) => job.open.length > 0);
  if (!dryRun && options.keep) await clearOtherDays(dirname(calls), today);
  if (open.length === 0) io.note("Every file exists already, so nothing was sent.");
  const planned = open.length === 0 ? "" : await mayRequest(io, session, open, options);
  if (planned === undefined || owned === undefined) return;
  for (const job of jobs) await prepare(io, job);
  await writeCatalog(io, output);
  const unfinished = await openUnfinished(io, calls, jobs, options.refresh);
  try {
    if (open.length > 0) await unfinished.begin();
    // If no space were reserved and the disk were full, each run would pay for a call and lose its response.
    if (open.length > 0 && !session.sample) await reserveRoom(io.host, calls);
    await runAll(io, session, jobs, { owned, isAlone: unfinished.isAlone }, planned);
    // Foreign keys depend on which files exist.
    await writeCatalog(io, output);
    // A run that ended early needs the responses again.
    if (io.exitCode === exitCodes.done) await unfinished.finish();
  } finally {
    await unfinished.end().catch(() => {});
    await rm(reserveFile(io.host, calls), { force: true }).catch(() => {});
    // `rmdir` removes only an empty folder.
    await rmdir(calls).catch(() => {});
    if (options.keep) await rmdir(dirname(calls)).catch(() => {});
  }
}

/** Runs the jobs, and continues if the calls of one job fail. Sets the exit code of the first failure. Throws an error that ends the entire run. */
async function runAll(
  io: Io,
  session: Session,
  jobs: readonly Job[],
  folder: ExportFolder,
  planned: string,
): Promise<void> {
  const openJobs = jobs.filter(({ open }) => open.length > 0);
  const total = openJobs.flatMap(({ open }) => open).length;
  const count = newCount(await openProgress(io, total, "calls"), total, planned);
  let first: Error | undefined;
  let missing = jobs.flatMap((job) => job.missing).length;
  try {
    for (const job of openJobs) {
      const { stopped, failed, lacking } = await runJob(io, session, job, folder, count);
      first ??= stopped ?? failed;
      missing -= job.missing.length - lacking;
      const isOfTable = stopped instanceof CfbError && !isFatal(stopped) && !isSilent(stopped);
      if (stopped && !isOfTable) throw stopped;
    }
  } finally {
    count.progress.stop();
    // A run that ended early may not have begun some of its tables. Their files are missing, too.
    const all = jobs.flatMap(({ partitions }) => partitions).length;
    if (missing > 0) io.note(missingLine(missing, all, "file", continueAdvice(first)));
  }
  if (first) io.exitCode = exitCodeOf(first);
}

export function register(command: Command, io: Io): void {
  command
    .description(
      "Export operations as tables. Each table is a folder with a file for each season or, with --weeks, for each week.",
    )
    .argument("[words...]", "operations such as /games, groups such as games, and name=value for all their calls")
    .option("--all", "every operation that needs only --years")
    .option("-y, --years <range>", "the seasons, such as 2014..2024, last or current", (text: string) =>
      readYears(text),
    )
    .option("-w, --weeks <range>", "only these weeks, such as 1..15: a call and a file for each week", readWeeks)
    .option("-o, --output <folder>", "the folder of the tables", "data")
    .addOption(
      new Option("-f, --format <format>", "parquet keeps types, csv opens in a spreadsheet, ndjson in a stream")
        .choices(flatFormats)
        .default("parquet"),
    )
    .option("-e, --explode <list>", "a row for each element of a list, such as lines; otherwise, the list is one cell")
    .addOption(
      new Option("--wide", "a column for each statistic, if the service sends statistics as rows").conflicts("explode"),
    )
    .option("--ids", "add team ids next to team names, to join tables; takes one call to /teams for each season")
    .option(...maxCallsOption)
    .option("--yes", "request without confirmation; a script needs this or --max-calls")
    .option(...takeOverOption)
    .option(
      "--refresh",
      "request everything again, including finished seasons, for example after the service has corrected them",
    )
    .option("--keep", "write to today's folder, such as taken=2025-10-04, to keep each day's values")
    .option("--dry-run", "print the plan and its cost, and do not request anything");
  serviceOptions(quotaOptions(command))
    .option(...quietOption)
    .addHelpText("after", help)
    .action(async (words: string[], options: Options) =>
      exportAll(io, words, { ...options, output: io.at(options.output) }),
    );
}
