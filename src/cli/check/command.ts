import { statSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Command, Option } from "commander";
import { serverUrl } from "../../document/operation.js";
import { pathOf } from "../call.js";
import { exitCodes, messageOf, UsageError } from "../exit.js";
import type { Io } from "../io.js";
import { openProgress } from "../progress.js";
import { addressOf } from "../source.js";
import { filesIn } from "./bytes.js";
import { type CheckTarget, checkFile, type LocatedMismatch, Tally, Unreadable } from "./file.js";
import { githubReport, jsonReport, type Report, summaryOf, textReport } from "./report.js";
import { type Input, withStreams } from "./stdin.js";

interface Options {
  readonly operation?: string;
  readonly baseUrl: string;
  readonly format: "text" | "json" | "github";
  readonly strict?: true;
  readonly quiet?: true;
}

const about = `
A recording, or a shape without values, is what \`cfb record\` writes. In a folder, every
.json and .har file is read, those of inner folders as well. A HAR is what the network tab of a browser
saves: the requests to the service are checked, the others counted. Files of any
size are read as a stream.

Breakage is a wrong type, a null or a missing key. Drift is what the document does
not have: an extra key or row, a new value of an enumeration, another status, or a
success of a query that the document refuses. Drift is reported, and fails only
with --strict. Mismatches of one kind in the same field of many rows are one, with
their count. Pointers lead into the response: /0/season is in its first row.

Exit codes: 0 no breakage, 1 breakage (or drift, with --strict), 2 something could
not be checked.

Examples:
  cfb check recordings/
  cfb check games.json --operation getGames
  cfb get /games year=2025 --sample | cfb check - --operation getGames
  cfb check session.har --base-url http://127.0.0.1:8085 --format json`;

export function register(command: Command, io: Io): void {
  command
    .description("Check responses against the document: recordings, shapes, HAR files, bare JSON.")
    .argument("<files...>", "folders, recordings, .har files, JSON responses; - is stdin")
    .option("--operation <id>", "the operation of bare JSON responses, such as getGames")
    .addOption(
      new Option("--base-url <url>", "the address of the service in a HAR").default(serverUrl, "its public address"),
    )
    .addOption(
      new Option("-f, --format <format>", "the format of the report")
        .choices(["text", "json", "github"])
        .default("text"),
    )
    .option("--strict", "drift fails as breakage does")
    .option("-q, --quiet", "print nothing on stderr but failures")
    .addHelpText("after", about)
    .action((paths: string[], options: Options) => run(paths, options, io));
}

function targetOf({ baseUrl, operation }: Options): CheckTarget {
  return { base: addressOf(baseUrl), path: operation === undefined ? undefined : pathOf(operation) };
}

function reportOf(format: Options["format"], io: Io): Report {
  if (format === "json") return jsonReport();
  return format === "github" ? githubReport() : textReport(io.color);
}

const megabyte = 1e6;

/** Whether an error is about one file, so that the check continues with the others. */
function isFileError(error: unknown): boolean {
  return error instanceof Unreadable || (error instanceof Error && "syscall" in error);
}

/** Receives results as they are found. */
interface Listener {
  mismatch(found: LocatedMismatch): Promise<void>;
  unreadable(file: string, error: unknown): Promise<void>;
}

/** The files of the arguments. A path without a file is reported as unreadable. */
async function filesOf(
  paths: readonly string[],
  streams: ReadonlyMap<string, Input>,
  listener: Listener,
): Promise<Input[]> {
  const files: Input[] = [];
  for (const path of paths) {
    const stream = streams.get(path);
    if (stream) {
      files.push(stream);
      continue;
    }
    try {
      const found = filesIn(path);
      if (found.length === 0) throw new Unreadable("a folder without a .json or .har file.");
      files.push(...found.map((file) => ({ name: file, path: file })));
    } catch (error) {
      await listener.unreadable(path, error);
    }
  }
  return files;
}

/** Checks files one after another, with a progress bar where they are large. */
async function checkFiles(
  files: readonly Input[],
  target: CheckTarget,
  tally: Tally,
  listener: Listener,
  io: Io,
): Promise<void> {
  const size = files.reduce((sum, file) => sum + (statSync(file.path, { throwIfNoEntry: false })?.size ?? 0), 0);
  const progress = await openProgress(io, Math.floor(size / megabyte), "MB");
  // On a terminal, lines and a bar would overwrite each other: the first line ends the bar.
  let hasBar = true;
  const stop = (): void => {
    if (hasBar) progress.stop();
    hasBar = false;
  };
  try {
    for (const file of files) {
      try {
        for (const found of checkFile(file, target, tally)) {
          if (found.length > 0 && io.terminal) stop();
          for (const mismatch of found) await listener.mismatch(mismatch);
          if (hasBar) progress.at(Math.floor(tally.bytes / megabyte), file.name);
          // Lets Node handle signals between two pieces.
          await nextTurn();
          io.signal.throwIfAborted();
        }
      } catch (error) {
        if (!isFileError(error)) throw error;
        if (io.terminal) stop();
        await listener.unreadable(file.name, error);
      }
    }
  } finally {
    stop();
  }
}

async function run(paths: readonly string[], options: Options, io: Io): Promise<void> {
  if (options.quiet) io.quiet = true;
  const target = targetOf(options);
  const report = reportOf(options.format, io);
  const tally = new Tally();
  const counts = { files: 0, breakages: 0, drifts: 0, unreadable: 0 };
  const listener: Listener = {
    mismatch(found) {
      counts[found.severity === "breakage" ? "breakages" : "drifts"]++;
      return io.out(report.mismatch(found));
    },
    unreadable(file, error) {
      counts.unreadable++;
      return io.out(report.unreadable(file, error instanceof Unreadable ? error.message : messageOf(error)));
    },
  };
  await io.out(report.begin());
  await withStreams(io, paths, async (streams) => {
    const files = await filesOf(paths, streams, listener);
    counts.files = files.length;
    await checkFiles(files, target, tally, listener, io);
  });
  await io.out(report.end(summaryOf(tally, counts)));
  if (tally.responses === 0 && counts.unreadable === 0) throw new UsageError(nothingChecked(tally, target));
  if (counts.breakages > 0 || (options.strict && counts.drifts > 0)) process.exitCode = exitCodes.mismatch;
  else if (counts.unreadable > 0) process.exitCode = exitCodes.usage;
}

/** The message where nothing was checked. Without it, a HAR of another host would seem to have no mismatch. */
function nothingChecked({ hosts }: Tally, { base }: CheckTarget): string {
  const others =
    hosts.size === 0 ? "" : ` It has requests to ${[...hosts].join(", ")}: give the right one as --base-url.`;
  return `nothing was checked: there is no request to ${base.href.replace(/\/$/, "")}.${others}`;
}
