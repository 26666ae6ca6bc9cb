import { existsSync } from "node:fs";
import type { Command } from "commander";
import { operations } from "../../../generated/operations.js";
import { isPath } from "../../query.js";
import type { Recording } from "../../sample/recording.js";
import { type Call, readCalls, typedCall } from "../calls.js";
import { exitCodeOf, UsageError } from "../exit.js";
import type { Io } from "../io.js";
import { counted, wholeNumber } from "../numbers.js";
import { openProgress } from "../progress.js";
import { fileOf } from "../record/name.js";
import { holdsKey, isRecordingOf } from "../record/recording.js";
import { type Outcome, type Planned, record, sourceOf } from "../record/run.js";
import { type AskingOptions, askingOptions, openSession } from "../session.js";

interface Options extends AskingOptions {
  readonly all?: true;
  readonly output: string;
  readonly maxCalls?: number;
  readonly force?: true;
}

const about = `
Each answer becomes <folder>/<operationId>/<query>.json, which \`cfb check\` reads
and createSampleService answers from. The file of calls is that of \`cfb plan\`:
one on each line, such as /games year=2024.

Run again, it goes on where it stopped: what is recorded is not asked again,
unless --force is given. A recording is on the disk, whole, before the next call
is sent. A call that the service refuses is told and left out. The service's
terms forbid passing its data on: keep recordings of it to yourself.

--all asks every operation once, as the sample world would be asked; where that
names a game or a player by id, the service knows no such one.

Exit code 3: a call was refused. 5: the month's quota is spent, or --max-calls
is used up.

Examples:
  cfb record calls.txt --output recordings --max-calls 100
  cfb record --all --output recordings`;

export function register(command: Command, io: Io): void {
  command
    .description("Ask, and keep the answers as recordings.")
    .argument("[file]", "a file of calls; - is stdin")
    .option("--all", "every operation once, instead of a file")
    .requiredOption("-o, --output <folder>", "the folder of the recordings")
    .option("-m, --max-calls <count>", "never send more metered requests than this", wholeNumber("--max-calls", 0))
    .option("--force", "ask again, and overwrite");
  askingOptions(command)
    .addHelpText("after", about)
    .action((file: string | undefined, options: Options) => recordAll(file, options, io));
}

async function callsOf(file: string | undefined, all: true | undefined): Promise<readonly Call[]> {
  if ((file === undefined) === (all === undefined)) {
    throw new UsageError("give a file of calls, or --all: cfb record calls.txt --output recordings");
  }
  if (file !== undefined) return readCalls(file);
  const { exampleOf } = await import("../page.js");
  return Promise.all(Object.keys(operations).filter(isPath).map(exampleOf));
}

/** What is to be asked, each call once, and how many of them have been recorded. Throws a {@link UsageError} rather than overwrite. */
function planOf(
  calls: readonly Call[],
  source: Recording["source"],
  { output, force }: Options,
): { plan: readonly Planned[]; there: number } {
  const planned = new Map(calls.map((call) => [fileOf(output, call), call]));
  const plan: Planned[] = [];
  for (const [file, call] of planned) {
    if (force || !existsSync(file)) plan.push({ file, call });
    else if (!isRecordingOf(file, call, source)) {
      const whose = source === "sample" ? "the sample service's" : "the service's";
      const what = `no recording of ${whose} answer to ${typedCall(call)}`;
      throw new UsageError(`${file} is there, and ${what}: give another folder, or --force`);
    }
  }
  return { plan, there: planned.size - plan.length };
}

async function recordAll(file: string | undefined, options: Options, io: Io): Promise<void> {
  const calls = await callsOf(file, options.all);
  let sent = 0;
  const session = await openSession(io, options, {
    onRequest: ({ path }) => {
      if (!isPath(path) || operations[path].metered !== false) sent++;
    },
  });
  const { key } = session;
  const telling = key === undefined ? undefined : calls.find(({ query }) => holdsKey(JSON.stringify(query), key));
  if (telling) throw new UsageError(`a call to ${telling.path} has your key among its parameters: take it out`);
  const { plan, there } = planOf(calls, sourceOf(session), options);
  if (there > 0) io.note(`Recorded already: ${there} of ${there + plan.length}.`);
  if (plan.length === 0) return io.note("Nothing is left to ask.");
  const progress = await openProgress(io, plan.length, "calls");
  const allowed = (): number => (options.maxCalls ?? Number.POSITIVE_INFINITY) - sent;
  const outcome = await record(io, session, plan, allowed, progress).finally(() => progress.stop());
  tell(
    io,
    outcome,
    plan.length,
    options.output,
    session.sample ? "at no cost" : `by ${counted(sent, "metered request")}`,
  );
}

/** Says what came of it, and sets the exit code. */
function tell(io: Io, { written, failed, stopped }: Outcome, asked: number, folder: string, cost: string): void {
  for (const { planned, error } of failed) io.warn(`${typedCall(planned.call)}: ${error.message}`);
  const left = asked - written;
  io.note(`${counted(written, "recording")} written to ${folder} ${cost}.`);
  if (left > 0) io.note(`${left} of ${asked} are missing: run the same command again to go on.`);
  if (stopped !== undefined) throw stopped;
  if (failed[0]) process.exitCode = exitCodeOf(failed[0].error);
}
