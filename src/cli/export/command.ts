import { dirname, join, resolve } from "node:path";
import { type Command, Option } from "commander";
import { operations } from "../../../generated/operations.js";
import { selection } from "../../../generated/selection.js";
import { tierSentence } from "../../../generated/words.js";
import { CfbError } from "../../errors.js";
import { operationIdOf } from "../../failures/operation-id.js";
import { gamesPath, maxWeeks } from "../../seasons/cover.js";
import type { Path } from "../../types.js";
import { pathOf, queryOf, splitWord } from "../call.js";
import { writeDictionary } from "../dictionary/write.js";
import { exitCodeOf, exitCodes, Failure } from "../exit.js";
import type { Io } from "../io.js";
import { counted, wholeNumber } from "../numbers.js";
import { refuseCollection, refuseOtherSource } from "../output/one-source.js";
import { rowsOf } from "../output/rows.js";
import { writeWhole } from "../output/write.js";
import { openProgress } from "../progress.js";
import { holdsKey, keyInResponse } from "../record/recording.js";
import { continueLine, type Outcome, runCalls } from "../run-calls.js";
import { openSession, type ServiceOptions, type Session, serviceOptions } from "../session.js";
import { sourceInWords } from "../source.js";
import { encode, noLosses } from "./encode.js";
import { inspect, type Left, leftOf, type Manifest, prepare, writeManifest } from "./folder.js";
import { type ExportFormat, exportFormats, type Partition, partitionsOf, readWeeks, readYears } from "./partitions.js";
import { summary, type Written } from "./summary.js";
import { listingOf, listWeeks, seasonsToList } from "./weeks.js";

interface Options extends ServiceOptions {
  readonly years?: readonly number[];
  readonly weeks?: readonly number[];
  readonly output?: string;
  readonly format: ExportFormat;
  readonly maxCalls?: number;
  readonly refresh?: true;
  readonly dryRun?: true;
}

const help = `
One call for each season, or each week of each, becomes one file; an operation
without --years becomes one file in all. Where a season takes more calls, they
are found out: the weeks that have games come from one call of /games for each
season, and a response that the service cuts is requested again in parts.

  getGames/season=2024/data.parquet

which DuckDB, Spark and pandas read as one table, season and week being columns
of it. Columns are those of the document in snake_case, the key first; nested
objects become columns such as playoff_home_seed. A list stays in its column: a
list of structs in Parquet, an array in NDJSON, JSON text in CSV. In CSV, text
that a spreadsheet would take for a formula begins with an apostrophe.
_dictionary.csv and _dictionary.parquet describe every column.

The plan and its cost are printed first. Run again, it goes on where it stopped:
each file is on the disk before the next call is sent, so that no call is
repeated but the one that was in flight. A season that was still running is
requested again, a finished one only with --refresh. _export.json in the folder
names the source of the data, and when each file was requested; a folder takes
no second source. More years or weeks may be added to a folder later.

Exit code 3: there is no key. 5: the month's quota does not suffice, or
--max-calls is used up.

Examples:
  cfb export /games --years 2014..2024 --dry-run
  cfb export /plays --years 2024 --max-calls 100 --output plays
  cfb export /ratings/sp --years 2019,2021..2024 --format csv
  cfb export /venues --sample`;

/** The calls left this month. Undefined where the service does not say. */
async function remaining(session: Session): Promise<number | undefined> {
  if (session.sample) return undefined;
  try {
    return (await session.client.quota.refresh()).remaining;
  } catch (error) {
    // A wrong key ends the command before anything is written.
    if (error instanceof CfbError && !["authentication", "cancelled"].includes(error.code)) return undefined;
    throw error;
  }
}

/** The line that states the plan and its cost. */
function planLine(session: Session, path: Path, { missing, stale }: Left, left: number | undefined, most?: number) {
  const calls = missing.length + stale.length;
  const least = selection[path].rowCap === undefined ? "" : "at least ";
  const cost = operations[path].metered === false ? "free" : least + counted(calls, "call");
  const known = left === undefined ? "" : ` of the ${left} left this month`;
  const { tier } = operations[path];
  return [
    `To request from ${sourceInWords(session.source)}: ${cost}${session.sample && cost !== "free" ? ", at no cost" : known}.`,
    ...(tier === undefined ? [] : [tierSentence(tier)]),
    ...(most === undefined ? [] : [`At most ${counted(most, "metered call")} (--max-calls).`]),
  ].join(" ");
}

/**
 * The partitions of an export. Where the rules want a week and none is given, the weeks of each season are listed first, and the manifest keeps
 * the lists. `dryRun` requests nothing, and prints how many calls the lists and their weeks may take.
 */
async function partitionsByWeek(
  io: Io,
  session: Session,
  folder: string,
  manifest: Manifest,
  years: readonly number[],
  { format, refresh, maxCalls, dryRun }: Options,
): Promise<Partition[]> {
  const { path, query } = manifest;
  const missing = seasonsToList(years, manifest, refresh === true);
  if (missing.length > 0) {
    const calls = `one call of ${gamesPath} for each season: ${missing.join(", ")}`;
    const most = dryRun ? ` Then at most ${maxWeeks} calls for the weeks of each.` : "";
    io.note(`The weeks that have games come from ${calls}.${most}`);
  }
  const weeks = { ...manifest.weeks };
  for (const season of dryRun ? [] : missing) {
    const call = listingOf(path, query, season);
    if (call) weeks[season] = await listWeeks(session, call, maxCalls);
    manifest.weeks = weeks;
    // On the disk at once, so that a run that follows a killed one does not repeat the call.
    await prepare(io, folder, manifest, []);
  }
  return partitionsOf(path, query, years, (season) => weeks[season]?.weeks ?? [], format);
}

/** What an export writes, and how many calls it may make. */
interface Target {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly written: Written;
  readonly maxCalls: number | undefined;
}

/** Requests partitions and writes their files, each before the next request. Adds what it writes to `manifest` and `written`. */
async function requestAll(
  io: Io,
  session: Session,
  jobs: readonly Partition[],
  { folder, manifest, written, maxCalls }: Target,
): Promise<Outcome<Partition>> {
  const { path, format } = manifest;
  const progress = await openProgress(io, jobs.length, "files");
  let requestedAt = "";
  // A response that was cut would miss rows, so it is requested in parts.
  const capped = selection[path].rowCap !== undefined;
  return runCalls(session, jobs, {
    maxCalls,
    ...(capped && { collect: ({ call }: Partition, left: number) => session.all(call, { maxCalls: left }) }),
    onCall(done, { file }) {
      requestedAt = new Date().toISOString();
      progress.at(done, file);
    },
    async store(partition, { data }) {
      // Serialized without indents, as rows may be many.
      if (session.key !== undefined && holdsKey(JSON.stringify(data) ?? "", session.key)) return keyInResponse();
      const rows = rowsOf(data);
      const content = await encode(format, rows, path, partition, session.source, written.losses);
      await writeWhole(io, join(folder, partition.file), content);
      written.rows.set(partition, rows.length);
      manifest.files[partition.file] = { requestedAt, rows: rows.length };
      await writeManifest(io, folder, manifest);
      return undefined;
    },
  }).finally(() => progress.stop());
}

async function exportAll(io: Io, word: string, pairs: readonly string[], options: Options): Promise<void> {
  const { years, weeks, format, maxCalls } = options;
  const split = splitWord(word);
  const path = pathOf(split.word);
  const operationId = operationIdOf(path);
  const query = queryOf(path, [...split.pairs, ...pairs]);
  const folder = options.output ?? operationId;
  const listed = weeks === undefined && years?.[0] !== undefined && listingOf(path, query, years[0]) !== undefined;
  // Any week shows what is wrong with the calls, before anything is sent.
  const [first] = partitionsOf(path, query, years, listed ? () => [1] : weeks, format);
  const session = await openSession(io, options);
  const by = Object.keys(first?.keys ?? {});
  const manifest = await inspect(folder, { path, query, by, format, source: session.source });
  const parent = dirname(resolve(folder));
  await refuseOtherSource(folder, session.source);
  await refuseCollection(parent, folder);
  const partitions = listed
    ? await partitionsByWeek(io, session, folder, manifest, years, options)
    : partitionsOf(path, query, years, weeks, format);
  if (partitions.length === 0) {
    return options.dryRun ? undefined : io.note("No game of these seasons has begun: there is nothing to export.");
  }
  const left = await leftOf(folder, manifest, partitions, options.refresh === true);
  // Missing files come first, so that repeated runs with --max-calls finish.
  const jobs = [...left.missing, ...left.stale];

  const there = partitions.length - left.missing.length;
  const again = left.stale.length === 0 ? "" : `; ${left.stale.length} to request again`;
  const already = there === 0 ? "" : ` ${there} ${there === 1 ? "is" : "are"} there already${again}.`;
  io.note(`${operationId} (${path}) into ${folder}: ${counted(partitions.length, "file")}.${already}`);
  if (jobs.length === 0) {
    if (!options.dryRun) await prepare(io, folder, manifest, partitions);
    return io.note("Every file is there: nothing was sent.");
  }
  const quota = await remaining(session);
  io.note(planLine(session, path, left, quota, maxCalls));
  if (options.dryRun) return;
  const affordable = maxCalls === undefined ? jobs.length : maxCalls - session.sent.metered;
  const needed = operations[path].metered === false ? 0 : Math.min(jobs.length, affordable);
  if (quota !== undefined && quota < needed) {
    throw new Failure(
      `this month's quota does not suffice: give --max-calls ${quota} to request a part`,
      exitCodes.quota,
    );
  }

  await prepare(io, folder, manifest, partitions);
  await writeDictionary(io, folder, [{ path }]);
  const written: Written = { rows: new Map(), losses: noLosses() };
  const before = session.sent.all;
  const outcome = await requestAll(io, session, jobs, { folder, manifest, written, maxCalls });
  for (const line of summary(folder, outcome, written, session.sent.all - before)) io.note(line);
  const missing = left.missing.filter((partition) => {
    return !written.rows.has(partition) && !outcome.nothing.includes(partition);
  });
  if (missing.length > 0) io.note(continueLine(missing.length, partitions.length, "files"));
  if (outcome.stopped !== undefined) throw outcome.stopped;
  if (outcome.failed[0]) process.exitCode = exitCodeOf(outcome.failed[0].error);
}

export function register(command: Command, io: Io): void {
  command
    .description("Export an operation, by season and week where it has them, as one table in a partitioned folder.")
    .argument("<path>", "such as /games or getGames")
    .argument("[name=value...]", "what all calls have in common: team=Texas")
    .option("-y, --years <range>", "such as 2014..2024: a call for each season", readYears)
    .option("-w, --weeks <range>", "such as 1..15: a call for each week; default: as the rules want", readWeeks)
    .option("-o, --output <folder>", "default: the operationId")
    .addOption(new Option("-f, --format <format>").choices(exportFormats).default("parquet"))
    .option("-m, --max-calls <count>", "send at most this many metered calls", wholeNumber("--max-calls", 0))
    .option("--refresh", "request everything again, finished seasons too")
    .option("--dry-run", "print the plan and its cost, and request nothing");
  serviceOptions(command)
    .addHelpText("after", help)
    .action((word: string, pairs: string[], options: Options) => exportAll(io, word, pairs, options));
}
