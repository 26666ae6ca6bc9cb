import { type Command, Option } from "commander";
import { operations } from "../../../generated/operations.js";
import { CfbError } from "../../errors.js";
import { operationIdOf } from "../../operation-id.js";
import { pathOf, queryOf } from "../calls.js";
import { exitCodeOf, exitCodes, Failure } from "../exit.js";
import { inspect, missing, prepare, type Question } from "../export/folder.js";
import { type ExportFormat, exportFormats, type Partition, partitionsOf, readRange } from "../export/partitions.js";
import { type Outcome, runExport } from "../export/run.js";
import type { Io } from "../io.js";
import { counted, wholeNumber } from "../numbers.js";
import { openProgress } from "../progress.js";
import { type AskingOptions, askingOptions, openSession, type Session } from "../session.js";

interface Options extends AskingOptions {
  readonly years: readonly number[];
  readonly weeks?: readonly number[];
  readonly output?: string;
  readonly format: ExportFormat;
  readonly maxCalls?: number;
  readonly dryRun?: true;
}

const help = `
One call for each season, or each week of each, becomes one file:

  getGames/season=2024/week=1/data.parquet

which DuckDB, Spark and pandas read as one table, season and week being columns
of it. Columns are those of the contract; nested objects become columns with a
dot, lists JSON text. NDJSON keeps rows as they came. In CSV, text that a
spreadsheet would take for a formula begins with an apostrophe.

The plan and its cost are told first. Run again, it goes on where it stopped:
each answer is on the disk before the next call is sent, so that nothing is
asked twice but the one call in flight when it was killed. More years or weeks
may be added to a folder later.

Exit code 5: the month's quota does not suffice, or --max-calls is used up.

Examples:
  cfb export /games --years 2014..2024 --dry-run
  cfb export /plays --years 2024 --weeks 1..15 --max-calls 100 --output plays
  cfb export /ratings/sp --years 2019,2021..2024 --format csv`;

/** What is left of the month's quota; undefined where the service does not tell. */
async function remaining(session: Session): Promise<number | undefined> {
  if (session.sample) return undefined;
  try {
    return (await session.client.quota.refresh()).remaining;
  } catch (error) {
    // Whether the key is good is worth knowing before anything else.
    if (error instanceof CfbError && !["authentication", "cancelled"].includes(error.code)) return undefined;
    throw error;
  }
}

function named(partitions: readonly Partition[]): string {
  const names = partitions.map(({ file }) => file.slice(0, file.lastIndexOf("/")));
  return names.length > 5 ? `${names.slice(0, 5).join(", ")} and ${names.length - 5} more` : names.join(", ");
}

/** What happened, in sentences: what was written, what was not, and why. */
function summary(folder: string, outcome: Outcome, asked: number, before: number, sent: number): string[] {
  const { written, nothing, failed, losses, exhausted, stopped } = outcome;
  const rows = written.reduce((sum, each) => sum + each.rows, 0);
  const lines = [
    `${counted(written.length, "file")} with ${counted(rows, "row")} written to ${folder} by ${counted(sent, "request")}.`,
  ];
  const empty = written.filter((each) => each.rows === 0).map(({ partition }) => partition);
  if (empty.length > 0) lines.push(`Without rows: ${named(empty)}.`);
  if (nothing.length > 0) lines.push(`The service has nothing (404) for ${named(nothing)}: no file, no cost.`);
  for (const { partition, error } of failed) lines.push(`Failed: ${named([partition])}: ${error.message}`);
  const told = (counts: ReadonlyMap<string, number>, words: string) => {
    if (counts.size > 0)
      lines.push(`${words}: ${[...counts].map(([name, count]) => `${name} (${count})`).join(", ")}.`);
  };
  told(losses.misfits, "Values that are not what the contract says, left empty");
  told(losses.unknown, "Columns that the contract does not know, left out, by files");
  told(losses.elsewhere, "Rows that name another season or week than the one that was asked for");
  const left = asked - written.length - nothing.length;
  if (exhausted) lines.push("--max-calls is used up.");
  else if (stopped !== undefined && left > failed.length) lines.push("Stopped before all was asked.");
  if (left > 0) lines.push(`${left} of ${asked + before} files are missing: run the same command again to go on.`);
  return lines;
}

async function exportAll(io: Io, word: string, pairs: readonly string[], options: Options): Promise<void> {
  const { years, weeks, format, maxCalls = Number.POSITIVE_INFINITY } = options;
  const path = pathOf(word);
  const { tier } = operations[path];
  const operationId = operationIdOf(path);
  const query = queryOf(path, pairs);
  const folder = options.output ?? operationId;
  const partitions = partitionsOf(path, query, years, weeks, format);
  const question: Question = { path, query, by: weeks === undefined ? ["season"] : ["season", "week"], format };
  await inspect(folder, question);
  const wanted = await missing(folder, partitions);
  const before = partitions.length - wanted.length;

  let sent = 0;
  const session = await openSession(io, options, {
    onRequest: (request) => {
      if (request.path === path) sent++;
    },
  });
  const cost = operations[path].metered === false ? "free" : counted(wanted.length, "call");
  const there = before === 0 ? "" : ` ${before} are there already.`;
  io.note(`${operationId} (${path}) into ${folder}: ${counted(partitions.length, "file")}.${there}`);
  if (wanted.length === 0) {
    if (!options.dryRun) await prepare(folder, question, partitions);
    return io.note("Nothing is left to ask.");
  }
  const left = await remaining(session);
  const most = Number.isFinite(maxCalls) ? ` At most ${counted(maxCalls, "request")} (--max-calls).` : "";
  const known = left === undefined ? "" : ` of the ${left} left this month`;
  io.note(
    `To ask of ${session.where}: ${cost}${session.sample ? ", which cost nothing" : known}.${tier === undefined ? "" : ` Needs tier ${tier}.`}${most}`,
  );
  if (options.dryRun) return;
  if (cost !== "free" && left !== undefined && left < Math.min(wanted.length, maxCalls)) {
    throw new Failure(
      `this month's quota does not suffice: give --max-calls ${left} to ask for a part`,
      exitCodes.quota,
    );
  }

  await prepare(folder, question, partitions);
  const progress = await openProgress(io, wanted.length, "files");
  const plan = { folder, format, partitions: wanted, allowed: () => maxCalls - sent };
  const outcome = await runExport(session, plan, progress).finally(() => progress.stop());
  for (const line of summary(folder, outcome, wanted.length, before, sent)) io.note(line);
  if (outcome.stopped !== undefined) throw outcome.stopped;
  if (outcome.exhausted) process.exitCode = exitCodes.quota;
  else if (outcome.failed[0]) process.exitCode = exitCodeOf(outcome.failed[0].error);
}

export function register(command: Command, io: Io): void {
  command
    .description("Ask for many seasons, or the weeks of them, and keep them as one table in a partitioned folder.")
    .argument("<path>", "such as /games or getGames")
    .argument("[name=value...]", "what all calls have in common: team=Texas")
    .requiredOption("-y, --years <range>", "such as 2014..2024", (text) => readRange("--years", text))
    .option("-w, --weeks <range>", "such as 1..15: a call for each week", (text) => readRange("--weeks", text))
    .option("-o, --output <folder>", "default: the operationId")
    .addOption(new Option("-f, --format <format>").choices(exportFormats).default("parquet"))
    .option("-m, --max-calls <count>", "never send more requests than this", wholeNumber("--max-calls", 0))
    .option("--dry-run", "tell the plan and its cost, and ask for nothing");
  askingOptions(command)
    .addHelpText("after", help)
    .action((word: string, pairs: string[], options: Options) => exportAll(io, word, pairs, options));
}
