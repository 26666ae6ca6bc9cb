import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Command, Option } from "commander";
import { manifestName } from "../../files/one-source.js";
import { openProgress, type Progress } from "../../screen/stderr.js";
import { toJson } from "../../screen/terminal-text.js";
import { pathOf } from "../../session/call.js";
import { exitCodeOf, exitCodes, messageOf, streamOf, UsageError } from "../../session/exit.js";
import { type Io, interruptible } from "../../session/io.js";
import { quoted } from "../../session/words.js";
import { checkFile } from "./file.js";
import { annotation, type Found, type LocatedMismatch, type Summary, summaryText, textLine } from "./report.js";

interface Options {
  readonly operation?: string;
  readonly format: "text" | "json" | "github";
  readonly strict?: true;
}

const about = `
The command checks recordings and shapes, which \`cfb record\` writes. In a folder, it reads every .json file, including those in subfolders. A file
can have at most 256 MB. Another program can check the requests of a browser or an app (.har, Playwright, a proxy). To run it, type this in a folder
in which this package is installed:

  npx @redocly/cli drift page.har --api node_modules/cfb-openapi/openapi.yaml

Breakage is a wrong type, an unexpected null or a missing key. Drift is something that the document does not have, such as an extra key or row, a new
value of an enumeration, another status, or a success for a query that the document does not allow. The command reports drift, but it fails only with
--strict. If a field has the same kind of mismatch in many rows, the command reports it once, with the count. Each pointer is a path in the response.
For example, /0/season is in the first row.

Exit codes: 0 no breakage, 1 breakage (or drift, with --strict), 2 something could not be checked.

Examples:
  cfb check recordings/
  cfb check games.json --operation getGames
  cfb get /games year=2025 --sample | cfb check - --operation getGames`;

export function register(command: Command, io: Io): void {
  command
    .description("Check responses against the document: recordings, shapes, bare JSON.")
    .argument("<files...>", "folders, recordings, JSON responses; - is stdin")
    .option("--operation <id>", "the operation of bare JSON responses, such as getGames")
    .addOption(
      new Option(
        "-f, --format <format>",
        "the format of the report: json for scripts, github for annotations of a pull request",
      )
        .choices(["text", "json", "github"])
        .default("text"),
    )
    .option("--strict", "also fail on drift, so that CI notices every change of the service")
    .addHelpText("after", about)
    .action((paths: string[], options: Options) =>
      run(
        paths.map((path) => io.at(path)),
        options,
        io,
      ),
    );
}

/** Returns the command line that checks a HAR file against the document in this package. */
const driftLine = (file: string) =>
  `npx @redocly/cli drift ${quoted(file)} --api node_modules/cfb-openapi/openapi.yaml`;

/** The maximum input size. Parsed JSON takes several times its size in memory. */
const maxBytes = 256 * 2 ** 20;

// Stdin is not opened by its path, because it may be a socket.
const isStdin = (path: string) => path === "-" || path === "/dev/stdin";

/**
 * Returns a path's inputs. For a file, this is the path. For a folder, these are all .json files in the folder and its subfolders, except the
 * manifests of exports. Throws if a folder does not contain an input.
 */
async function inputsAt(path: string): Promise<string[]> {
  if (isStdin(path) || !statSync(path).isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.json$/i.test(entry.name) && entry.name !== manifestName)
    .map((entry) => join(entry.parentPath, entry.name));
  if (files.length === 0) throw new UsageError("the folder does not contain a .json file.");
  return files.sort();
}

/** Returns an input's size in bytes. Returns 0 for a stream or a file that no longer exists. */
const sizeOf = (path: string): number => (isStdin(path) ? 0 : (statSync(path, { throwIfNoEntry: false })?.size ?? 0));

/** Reads an input, which may be a stream such as a FIFO or `<(...)`. Throws a {@link UsageError} if the input is too large. */
async function bytesOf(path: string, { signal, stdin }: Io): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const refuseAbove = (bytes: number) => {
    if (bytes <= maxBytes) return;
    throw new UsageError("larger than 256 MB. Record less in one call, such as one week, or split the file.");
  };
  if (/\.har$/i.test(path))
    throw new UsageError(
      `this is a HAR file from a browser. In a folder in which this package is installed, type: ${driftLine(path)}`,
    );
  refuseAbove(sizeOf(path));
  for await (const chunk of isStdin(path) ? stdin : await streamOf(path, signal)) {
    chunks.push(chunk);
    length += chunk.length;
    refuseAbove(length);
  }
  return Buffer.concat(chunks);
}

const megabyte = 1e6;

/** Checks files one after another. Shows a progress bar if they are large. */
async function run(paths: readonly string[], options: Options, io: Io): Promise<void> {
  const { operation, format, strict } = options;
  const path = operation === undefined ? undefined : pathOf(operation);
  const total: Summary = { files: 0, responses: 0, operations: 0, breakages: 0, drifts: 0, unreadable: 0 };
  const mismatches: LocatedMismatch[] = [];
  const unreadable: Found[] = [];
  const operations = new Set<string>();
  let bar: Progress | undefined;
  const report = async (found: Found) => {
    // On a terminal, lines and the bar would overwrite each other, so the first line ends the bar.
    if (io.terminal) bar?.stop();
    if (format !== "json") await io.out(format === "github" ? annotation(found) : textLine(found, io.color));
    else if ("message" in found) unreadable.push(found);
    else mismatches.push(found);
  };
  const skip = async (file: string, error: unknown) => {
    if (exitCodeOf(error) === exitCodes.defect) throw error;
    total.unreadable++;
    await report({ file, message: io.keys.redact(messageOf(error)) });
  };
  const files: string[] = [];
  for (const path of new Set(paths)) {
    try {
      for (const file of await inputsAt(path)) files.push(file);
    } catch (error) {
      await skip(path, error);
    }
  }
  total.files = files.length;
  const megabytes = files.reduce((sum, each) => sum + sizeOf(each), 0) / megabyte;
  bar = await openProgress(io, Math.floor(megabytes), "MB");
  let done = 0;
  try {
    for (const each of files) {
      const file = isStdin(each) ? "stdin" : each;
      bar.at(Math.floor(done / megabyte), file);
      await interruptible(io);
      try {
        const bytes = await bytesOf(each, io);
        done += bytes.length;
        const checked = await checkFile(bytes, path, io.keys.redact, () => interruptible(io));
        total.responses++;
        total.operations = operations.add(checked.path).size;
        for (const mismatch of checked.mismatches) {
          total[mismatch.severity === "breakage" ? "breakages" : "drifts"]++;
          await report({ file, ...mismatch });
        }
      } catch (error) {
        await skip(file, error);
      }
    }
    await interruptible(io);
  } finally {
    bar.stop();
  }
  await io.out(format === "json" ? `${toJson({ mismatches, unreadable, summary: total })}\n` : summaryText(total));
  if (total.breakages > 0 || (strict && total.drifts > 0)) io.exitCode = exitCodes.mismatch;
  else if (total.unreadable > 0) io.exitCode = exitCodes.usage;
}
