import { dirname } from "node:path";
import type { Command } from "commander";
import { paths } from "../../../document/operation.js";
import { examples } from "../../../document/prose.js";
import { CfbError, copyOf } from "../../../errors.js";
import { refuseLink, refuseOtherThanFolder } from "../../files/destination.js";
import { refuseFolderOf, refuseOtherSource } from "../../files/one-source.js";
import { ownFolder, takeOverOption } from "../../files/own-folder.js";
import { fileOf, type Reply, recordingText, stateOf } from "../../files/recording.js";
import { removeParts, writeWhole } from "../../files/write.js";
import { counted, maxCallsOption } from "../../screen/numbers.js";
import { openProgress } from "../../screen/stderr.js";
import { readCalls, type TypedCall, typedCall } from "../../session/call.js";
import { exitCodeOf, exitCodes, messageOf, UsageError } from "../../session/exit.js";
import type { Io } from "../../session/io.js";
import { keyFailure } from "../../session/key.js";
import { continueAdvice, missingLine, runCalls } from "../../session/run-calls.js";
import { callFailure, openSession, type Session } from "../../session/session.js";
import { chooseSource, quietOption, type ServiceOptions, serviceOptions } from "../../session/source.js";
import { shapeJobs, shapeSource, shapeText } from "./response-shape.js";

interface Options extends ServiceOptions {
  readonly all?: true;
  readonly output: string;
  readonly maxCalls?: number;
  readonly takeOver?: true;
  readonly withoutValues?: true;
}

const about = `
Each response becomes <folder>/<operationId>/<query>.json. \`cfb check\` reads these files, and createSampleService responds from them. The file of
calls is the same as for \`cfb plan\`. It has one call per line, such as /games year=2025.

If you run the command again, it continues where it stopped. It does not repeat a recorded call. To record again, for example after the service
has changed, name a new folder. A recording is completely on disk before the next call is sent. If the service refuses a call, the command names it
and leaves it out.

A folder contains recordings of one source, and each recording names it: a URL, or the sample. Only one run at a time writes to a folder. After a run
that was killed on another machine, use --take-over to continue there. If that run is still alive, it ends at its next recording, and up to two calls
are paid twice. The service's terms forbid passing on its data, so keep its recordings to yourself.

--all makes one small call of every operation, with the document's example parameters. Most of these calls are about Ohio State in 2025.

--without-values writes shapes instead. A shape contains the keys in their order, the types, the nulls, and the format of strings, but not the values.
You may pass it on as evidence for the document, because it does not contain any of the service's data. It keeps keys that the document lacks. Its
file is <folder>/<operationId>/<number>.json. Each run makes every call and adds files. Failure messages leave out the service's text.

Exit code 3: a call was refused, or there is no key. 5: the month's quota or --max-calls is used up.

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
    .option(...takeOverOption)
    .option("--without-values", "store only the shape of each response, which you may pass on");
  serviceOptions(command)
    .option(...quietOption)
    .addHelpText("after", about)
    .action(async (file: string | undefined, options: Options) =>
      recordAll(file, { ...options, output: io.at(options.output) }, io),
    );
}

/** Returns the calls that do not have a recording yet, and the number of calls that do. */
function planOf(calls: readonly TypedCall[], output: string) {
  const planned = new Map(calls.map((call) => [fileOf(output, call), call]));
  const jobs: { call: TypedCall; file: string }[] = [];
  for (const [file, call] of planned) {
    const state = stateOf(file, call);
    if (state === "other") {
      throw new UsageError(`${file} is not a recording of ${typedCall(call)}: give another folder`);
    }
    if (state !== "recorded") jobs.push({ file, call });
  }
  return { jobs, there: planned.size - jobs.length };
}

async function replyOf({ result, source }: Session, call: TypedCall): Promise<Reply> {
  const outcome = await result(call);
  if (!outcome.ok) throw await callFailure(outcome.error, call.path, source);
  const { data, status, headers } = outcome;
  // Only cached data lacks a status and headers, and these calls do not use a cache.
  if (status === undefined || headers === undefined) throw new Error("a result without a response");
  return { data, status, headers };
}

/** Makes the calls, prints the result, and sets the exit code. If an error stopped the run, throws that error. */
async function recordAll(file: string | undefined, options: Options, io: Io): Promise<void> {
  const { output, withoutValues, maxCalls } = options;
  if ((file === undefined) === (options.all === undefined)) {
    throw new UsageError("give a file of calls, or --all: cfb record calls.txt --output recordings");
  }
  await refuseOtherThanFolder(output);
  // A message about a difference from the document would show values from the response. `cfb check` finds the same difference in the shape.
  const unchecked = withoutValues && ({ validate: "off" } as const);
  const session = await openSession(io, await chooseSource(io, options), { maxCalls, ...unchecked });
  const { source } = session;
  const all = () => paths.map((path) => ({ path, query: examples[path] }));
  const calls = file === undefined ? all() : await readCalls(file, io);
  await refuseOtherSource(output, withoutValues ? shapeSource(source) : source);
  refuseFolderOf("export", output);
  const folders = new Set(calls.map((call) => dirname(fileOf(output, call))));
  for (const each of folders) await refuseLink(each);
  const owned = await ownFolder(io, output, options.takeOver === true);
  for (const each of folders) await removeParts(io.host, each);

  const { jobs, there } = withoutValues ? { jobs: shapeJobs(output, calls), there: 0 } : planOf(calls, output);
  for (const { file } of jobs) await refuseLink(file);
  if (there > 0) io.note(`Recorded already: ${there} of ${there + jobs.length}.`);
  const progress = await openProgress(io, jobs.length, "calls");
  const { stored, failed, nothing, stopped } = await runCalls(jobs, async ({ call, file }, done) => {
    progress.at(done, call.path);
    const text = (withoutValues ? shapeText : recordingText)(call, await replyOf(session, call), source);
    const refused = keyFailure(text, io.keys);
    await owned.check();
    if (!refused) await writeWhole(io, file, text);
    return refused;
  }).finally(() => progress.stop());

  // The text of an error response may contain values of the service's data.
  const shown = (error: Error) =>
    withoutValues && error instanceof CfbError && error.status !== undefined
      ? copyOf(error, `the service responded with ${error.status} (${error.code}).`, {})
      : error;
  for (const { job, error } of failed) io.warn(`${typedCall(job.call)}: ${messageOf(shown(error))}`);
  for (const { call } of nothing) io.warn(`${typedCall(call)}: the service has no data for this call (404).`);
  if (jobs.length === 0) return io.note("Every call is recorded already, so nothing was sent.");
  const cost = session.sample ? "at no cost" : `with ${counted(session.sent.metered, "metered request")}`;
  io.note(`${counted(stored.length, withoutValues ? "shape" : "recording")} written to ${output} ${cost}.`);
  const left = jobs.length - stored.length;
  if (left > 0 && withoutValues) io.note(missingLine(left, jobs.length, "shape", "a run makes every call again"));
  else if (left > 0) io.note(missingLine(left, jobs.length, "recording", continueAdvice(stopped)));
  if (stopped !== undefined) throw shown(stopped);
  if (failed[0]) io.exitCode = exitCodeOf(failed[0].error);
  else if (nothing.length > 0) io.exitCode = exitCodes.refused;
}
