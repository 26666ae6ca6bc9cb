import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Command } from "commander";
import { operations } from "../../../generated/operations.js";
import { isPath } from "../../query/check.js";
import type { Path } from "../../types.js";
import { type Call, typedCall } from "../call.js";
import { readCalls } from "../call-file.js";
import { exitCodeOf, exitCodes, messageOf, UsageError } from "../exit.js";
import type { Io } from "../io.js";
import { counted, wholeNumber } from "../numbers.js";
import { refuseCollection, refuseOtherSource } from "../output/one-source.js";
import { removeParts } from "../output/parts.js";
import { prepareFolder, writeWhole } from "../output/write.js";
import { openProgress } from "../progress.js";
import { continueLine, type Outcome, runCalls } from "../run-calls.js";
import { openSession, type ServiceOptions, type Session, serviceOptions } from "../session.js";
import { allOperations, callWithIds, KnownIds } from "./all-operations.js";
import { fileOf } from "./file-name.js";
import { holdsKey, keyInResponse, recordingOf, stateOf, textOf } from "./recording.js";

interface Options extends ServiceOptions {
  readonly all?: true;
  readonly output: string;
  readonly maxCalls?: number;
  readonly force?: true;
}

/** A call, and the file for its recording. */
interface Job {
  readonly call: Call;
  readonly file: string;
}

const about = `
Each response becomes <folder>/<operationId>/<query>.json, which \`cfb check\` reads
and createSampleService responds from. The file of calls is that of \`cfb plan\`:
one call per line, such as /games year=2024.

Run again, it goes on where it stopped: a recorded call is not repeated, unless
--force is given. A recording is on the disk, whole, before the next call is sent.
A call that the service refuses is named and left out. A folder holds recordings of
one source, which each of them names: an address, or the sample. The service's
terms forbid passing its data on: keep recordings of it to yourself.

--all makes one call of every operation. An id is only sent to a service that has
sent it before; operations without a known id are left out.

Exit code 3: a call was refused, or there is no key. 5: the month's quota is
spent, or --max-calls is used up.

Examples:
  cfb record calls.txt --output recordings --max-calls 100
  cfb record --all --sample --output recordings`;

export function register(command: Command, io: Io): void {
  command
    .description("Make calls, and store the responses as recordings.")
    .argument("[file]", "a file of calls; - is stdin")
    .option("--all", "every operation once, instead of a file")
    .requiredOption("-o, --output <folder>", "the folder of the recordings")
    .option("-m, --max-calls <count>", "send at most this many metered calls", wholeNumber("--max-calls", 0))
    .option("--force", "record again, and overwrite");
  serviceOptions(command)
    .addHelpText("after", about)
    .action((file: string | undefined, options: Options) => recordAll(file, options, io));
}

/** The calls to record, and the operations whose calls need an id that the service has sent. */
async function callsOf(
  file: string | undefined,
  all: true | undefined,
  sample: boolean,
): Promise<{ calls: readonly Call[]; needIds: readonly Path[] }> {
  if (file !== undefined) return { calls: await readCalls(file), needIds: [] };
  if (all && !sample) return allOperations();
  const { exampleOf } = await import("../example.js");
  return { calls: await Promise.all(Object.keys(operations).filter(isPath).map(exampleOf)), needIds: [] };
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

/** Makes those calls that are not recorded yet. Adds the ids in their responses to `known`. */
async function recordCalls(
  io: Io,
  session: Session,
  calls: readonly Call[],
  options: Options,
  known: KnownIds,
): Promise<Outcome<Job>> {
  const { key, source } = session;
  const { jobs, there } = planOf(calls, options);
  if (there.length > 0) io.note(`Recorded already: ${there.length} of ${there.length + jobs.length}.`);
  if (options.all) {
    for (const { call, file } of there) known.add(call.path, JSON.parse(readFileSync(file, "utf8")).response.body);
  }
  const progress = await openProgress(io, jobs.length, "calls");
  return runCalls(session, jobs, {
    maxCalls: options.maxCalls,
    onCall: (done, { call }) => progress.at(done, call.path),
    async store({ call, file }, reply) {
      const text = textOf(recordingOf(call, reply, source));
      if (key !== undefined && holdsKey(text, key)) return keyInResponse();
      await writeWhole(io, file, text);
      if (options.all) known.add(call.path, reply.data);
      return undefined;
    },
  }).finally(() => progress.stop());
}

async function recordAll(file: string | undefined, options: Options, io: Io): Promise<void> {
  if ((file === undefined) === (options.all === undefined)) {
    throw new UsageError("give a file of calls, or --all: cfb record calls.txt --output recordings");
  }
  const session = await openSession(io, options);
  const { calls, needIds } = await callsOf(file, options.all, session.sample);
  const { key, source } = session;
  const leaking = key === undefined ? undefined : calls.find(({ query }) => holdsKey(JSON.stringify(query), key));
  if (leaking) throw new UsageError(`a call to ${leaking.path} has your key among its parameters: take it out`);
  await refuseOtherSource(options.output, source, { below: true });
  await refuseCollection(dirname(resolve(options.output)), options.output);
  await prepareFolder(options.output);
  for (const each of new Set(calls.map((call) => dirname(fileOf(options.output, call))))) await removeParts(each);

  const known = new KnownIds();
  const outcomes = [await recordCalls(io, session, calls, options, known)];
  const unknown: Path[] = [];
  if (needIds.length > 0 && outcomes[0]?.stopped === undefined) {
    const later = await Promise.all(needIds.map(async (path) => ({ path, call: await callWithIds(path, known) })));
    unknown.push(...later.flatMap(({ path, call }) => (call === undefined ? [path] : [])));
    const found = later.flatMap(({ call }) => call ?? []);
    outcomes.push(await recordCalls(io, session, found, options, known));
  }
  if (unknown.length > 0) io.note(`Left out, because the service has sent no id for them: ${unknown.join(", ")}.`);
  report(io, outcomes, session, options.output);
}

/** Prints the result, and sets the exit code. */
function report(io: Io, outcomes: readonly Outcome<Job>[], { sample, sent }: Session, folder: string): void {
  const stored = outcomes.flatMap((each) => each.stored);
  const failed = outcomes.flatMap((each) => each.failed);
  const nothing = outcomes.flatMap((each) => each.nothing);
  const stopped = outcomes.find((each) => each.stopped)?.stopped;
  for (const { job, error } of failed) io.warn(`${typedCall(job.call)}: ${messageOf(error)}`);
  for (const { call } of nothing) io.warn(`${typedCall(call)}: the service has nothing there (404).`);
  const all = outcomes.reduce((sum, each) => sum + each.jobs, 0);
  if (all === 0) {
    io.note("Every call is recorded: nothing was sent.");
    return;
  }
  const cost = sample ? "at no cost" : `by ${counted(sent.metered, "metered request")}`;
  io.note(`${counted(stored.length, "recording")} written to ${folder} ${cost}.`);
  if (stored.length < all) io.note(continueLine(all - stored.length, all, "recordings"));
  if (stopped !== undefined) throw stopped;
  if (failed[0]) process.exitCode = exitCodeOf(failed[0].error);
  else if (nothing.length > 0) process.exitCode = exitCodes.refused;
}
