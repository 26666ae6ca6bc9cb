import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { Command } from "commander";
import { paths } from "../../../document/operation.js";
import { CfbError, copyOf } from "../../../errors.js";
import { refuseOtherSource } from "../../files/one-source.js";
import { removeParts } from "../../files/parts.js";
import { fileOf, recordingOf, stateOf, textOf } from "../../files/recording.js";
import { prepareFolder, writeWhole } from "../../files/write.js";
import { counted, maxCallsOption } from "../../screen/numbers.js";
import { openProgress } from "../../screen/progress.js";
import { type Call, typedCall } from "../../session/call.js";
import { readCalls } from "../../session/call-file.js";
import { exitCodeOf, exitCodes, messageOf, UsageError } from "../../session/exit.js";
import type { Io } from "../../session/io.js";
import { holdsKey, type Keys, keyInResponse } from "../../session/key.js";
import { continueLine, type Outcome, runCalls } from "../../session/run-calls.js";
import { openSession, type Session } from "../../session/session.js";
import { type ServiceOptions, serviceOptions } from "../../session/source.js";
import { shapeJobs, shapeOf, shapeSource, shapeText } from "./response-shape.js";

interface Options extends ServiceOptions {
  readonly all?: true;
  readonly output: string;
  readonly maxCalls?: number;
  readonly force?: true;
  readonly withoutValues?: true;
}

/** A call, and the file for its recording. */
interface Job {
  readonly call: Call;
  readonly file: string;
}

const about = `
Each response becomes <folder>/<operationId>/<query>.json, which \`cfb check\` reads and createSampleService responds from. The file of calls is
that of \`cfb plan\`: one call per line, such as /games year=2025.

Run again, it goes on where it stopped: a recorded call is not repeated, unless --force is given. A recording is on the disk, whole, before
the next call is sent. A call that the service refuses is named and left out. A folder holds recordings of one source, which each of them
names: an address, or the sample. The service's terms forbid passing its data on: keep recordings of it to yourself.

--all makes one small call of every operation, the example of its parameters in the document: most are about Ohio State in 2025.

--without-values writes shapes instead: which keys there are, in which order, of which type, where null, and which form a text has, but no
value. A shape holds nothing of the service's data, so that it may be passed on, as evidence for the document; a key that the document lacks
stays in it. Its file is <folder>/<operationId>/<number>.json. Each run makes every call, and adds files. A failure is printed without the
service's own words.

Exit code 3: a call was refused, or there is no key. 5: the month's quota is spent, or --max-calls is used up.

Examples:
  cfb record calls.txt --output recordings --max-calls 100
  cfb record --all --sample --output recordings
  cfb record calls.txt --without-values --output shapes --max-calls 100`;

export function register(command: Command, io: Io): void {
  command
    .description("Make calls, and store the responses as recordings.")
    .argument("[file]", "a file of calls; - is stdin")
    .option("--all", "every operation once, instead of a file")
    .requiredOption("-o, --output <folder>", "the folder of the recordings")
    .option(...maxCallsOption)
    .option("--force", "record again, and overwrite")
    .option("--without-values", "store the form of each response, and no value");
  serviceOptions(command)
    .addHelpText("after", about)
    .action((file: string | undefined, options: Options) => recordAll(file, options, io));
}

/** The calls to record: those of the file, or an example of every operation. */
async function callsOf(file: string | undefined, keys: Keys): Promise<readonly Call[]> {
  if (file !== undefined) return readCalls(file, keys);
  const { examples } = await import("../../../document/prose.js");
  return paths.map((path) => ({ path, query: examples[path] }));
}

/** The calls to make, each once, damaged recordings included, and those that are recorded already. Throws a {@link UsageError} where another file would be overwritten. */
function planOf(calls: readonly Call[], { output, force }: Options): { jobs: readonly Job[]; there: readonly Job[] } {
  const planned = new Map(calls.map((call) => [fileOf(output, call), call]));
  const jobs: Job[] = [];
  const there: Job[] = [];
  for (const [file, call] of planned) {
    const state = force || !existsSync(file) ? "missing" : stateOf(file, call);
    if (state === "other") {
      throw new UsageError(`${file} is not a recording of ${typedCall(call)}: give another folder, or --force`);
    }
    (state === "recorded" ? there : jobs).push({ file, call });
  }
  return { jobs, there };
}

/** An error without the words of its response, which may be values of the service's data. */
function withoutWords(error: Error): Error {
  if (!(error instanceof CfbError) || error.status === undefined) return error;
  return copyOf(error, `the service responded with ${error.status} (${error.code}).`, {});
}

/** Makes those calls that are not recorded yet. */
async function recordCalls(io: Io, session: Session, calls: readonly Call[], options: Options): Promise<Outcome<Job>> {
  const { source } = session;
  const { jobs, there } = options.withoutValues
    ? { jobs: shapeJobs(options.output, calls), there: [] }
    : planOf(calls, options);
  if (there.length > 0) io.note(`Recorded already: ${there.length} of ${there.length + jobs.length}.`);
  const progress = await openProgress(io, jobs.length, "calls");
  const outcome = await runCalls(session, jobs, {
    onCall: (done, { call }) => progress.at(done, call.path),
    async store({ call, file }, reply) {
      const text = options.withoutValues
        ? shapeText(shapeOf(call, reply, source))
        : textOf(recordingOf(call, reply, source));
      if (holdsKey(text, io.keys)) return keyInResponse();
      await writeWhole(io, file, text);
      return undefined;
    },
  }).finally(() => progress.stop());
  if (!options.withoutValues) return outcome;
  const failed = outcome.failed.map(({ job, error }) => ({ job, error: withoutWords(error) }));
  return { ...outcome, failed, stopped: outcome.stopped && withoutWords(outcome.stopped) };
}

async function recordAll(file: string | undefined, options: Options, io: Io): Promise<void> {
  if ((file === undefined) === (options.all === undefined)) {
    throw new UsageError("give a file of calls, or --all: cfb record calls.txt --output recordings");
  }
  if (options.withoutValues && options.force) {
    throw new UsageError("--without-values adds files and overwrites none: leave out --force");
  }
  // The line about a response that differs from the document shows values of it; `cfb check` finds the same in its shape.
  const unchecked = options.withoutValues ? ({ validate: "off" } as const) : {};
  const session = await openSession(io, options, { maxCalls: options.maxCalls, ...unchecked });
  const calls = await callsOf(file, io.keys);
  const source = options.withoutValues ? shapeSource(session.source) : session.source;
  refuseOtherSource(options.output, source, { below: true });
  await prepareFolder(options.output);
  for (const each of new Set(calls.map((call) => dirname(fileOf(options.output, call))))) await removeParts(each);

  const outcome = await recordCalls(io, session, calls, options);
  report(io, outcome, session, options);
}

/** Prints the result, and sets the exit code. */
function report(
  io: Io,
  { stored, failed, nothing, stopped, jobs }: Outcome<Job>,
  { sample, sent }: Session,
  { output, withoutValues }: Options,
): void {
  for (const { job, error } of failed) io.warn(`${typedCall(job.call)}: ${messageOf(error)}`);
  for (const { call } of nothing) io.warn(`${typedCall(call)}: the service has nothing there (404).`);
  if (jobs === 0) {
    io.note("Every call is recorded: nothing was sent.");
    return;
  }
  const cost = sample ? "at no cost" : `by ${counted(sent.metered, "metered request")}`;
  io.note(`${counted(stored.length, withoutValues ? "shape" : "recording")} written to ${output} ${cost}.`);
  if (stored.length < jobs) {
    const missing = `${jobs - stored.length} of ${jobs} shapes are missing: a run makes every call again.`;
    io.note(withoutValues ? missing : continueLine(jobs - stored.length, jobs, "recordings"));
  }
  if (stopped !== undefined) throw stopped;
  if (failed[0]) process.exitCode = exitCodeOf(failed[0].error);
  else if (nothing.length > 0) process.exitCode = exitCodes.refused;
}
