import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Command, Option } from "commander";
import { isMetered, operations } from "../../document/operation.js";
import { selection } from "../../document/selection.js";
import { tierName } from "../../document/words.js";
import { documentNotices } from "../../notices/before.js";
import { refuseOtherSource } from "../files/one-source.js";
import { fileOf, stateOf } from "../files/recording.js";
import { counted } from "../screen/numbers.js";
import { noticePrinter } from "../screen/stderr.js";
import { plain, toJson } from "../screen/terminal-text.js";
import { callOf, isOperation, typedCall } from "../session/call.js";
import { type Line, readLines } from "../session/call-file.js";
import { exitCodes } from "../session/exit.js";
import type { Io } from "../session/io.js";
import { chooseSource, type ServiceOptions } from "../session/source.js";

interface Options extends Pick<ServiceOptions, "baseUrl" | "sample"> {
  readonly output?: string;
  readonly format?: "table" | "json";
}

const help = `
The command does not send anything. A file of calls has one call per line, as \`cfb get\` takes them, and # begins a comment:

  # two seasons
  /games year=2024 team=Texas
  /games year=2025 team=Texas

The file can also be a JSON array: [{ "path": "/games", "query": { "year": 2025 } }]. \`cfb record\` takes the same file.

A call is free or costs one of the month's quota. A repeated call costs nothing, and neither does a call that is already recorded in the folder of
--output. The command refuses a folder of another source. In that case, add --sample or --base-url. A call that breaks a rule is never sent (exit code
2).

Examples:
  cfb plan /games year=2025
  cfb plan calls.txt
  cfb plan calls.txt --output recordings
  echo '/games year=2025' | cfb plan -`;

/** A call's cost. `cfb record` does not send a repeated or recorded call. */
type Cost = "metered" | "free" | "repeated" | "recorded" | "invalid";

interface PlannedCall {
  readonly location: string;
  readonly call?: string;
  readonly cost: Cost;
  readonly tier?: number;
  readonly error?: string;
}

/** Finds the cost of each line. `output` is the folder into which the calls would be recorded. `isFree` means that no call costs anything. */
function planned(lines: readonly Line[], output: string | undefined, isFree: boolean): PlannedCall[] {
  const known = new Set<string>();
  return lines.map((line): PlannedCall => {
    const { location } = line;
    if ("error" in line) return { location, cost: "invalid", error: line.error.message };
    const { path } = line;
    const { tier } = operations[path];
    const named = { location, call: typedCall(line), ...(tier !== undefined && { tier }) };
    const name = fileOf("", line);
    if (known.has(name)) return { ...named, cost: "repeated" };
    known.add(name);
    const isRecorded = output !== undefined && stateOf(join(output, name), line) === "recorded";
    return { ...named, cost: isRecorded ? "recorded" : isMetered(path) && !isFree ? "metered" : "free" };
  });
}

function words({ cost, tier }: PlannedCall): string {
  if (cost !== "metered" && cost !== "free") return cost;
  return `${cost === "free" ? "free" : "1 call"}${tier === undefined ? "" : `, ${tierName(tier)}`}`;
}

function summary({ metered, free, repeated, recorded, invalid }: Record<Cost, number>, lines: number): string {
  const rest = Object.entries({ repeated, "recorded already": recorded, invalid }).filter(([, count]) => count > 0);
  const parts = [`${free} free`, ...rest.map(([what, count]) => `${count} ${what}`)];
  return `${counted(lines, "line")}: ${counted(metered, "call")} of the month's quota, ${parts.join(", ")}.`;
}

async function plan(io: Io, file: string, pairs: readonly string[], options: Options): Promise<void> {
  const { format, sample } = options;
  const output = options.output === undefined ? undefined : io.at(options.output);
  const { source } = await chooseSource(io, options, "plan");
  const isCall = pairs.length > 0 || (isOperation(file) && !existsSync(io.at(file)));
  const lines = isCall ? [{ ...callOf(file, pairs), location: file }] : await readLines(file, io);
  if (output !== undefined) await refuseOtherSource(output, source, "add --sample or --base-url, as for `cfb record`");
  const calls = planned(lines, output, sample === true);
  const printNotice = noticePrinter(io);
  for (const line of lines) {
    if ("error" in line) continue;
    const notices = documentNotices(line.path, line.query, selection[line.path], Date.now());
    for (const notice of notices) printNotice({ ...notice, message: `${line.location}: ${notice.message}` });
  }
  const totals = { metered: 0, free: 0, repeated: 0, recorded: 0, invalid: 0 };
  for (const { cost } of calls) totals[cost]++;
  if (sample) io.note("With --sample, no call costs anything.");
  if (format === "json") {
    await io.out(`${toJson({ calls, totals }, 2)}\n`);
  } else {
    const width = Math.max(...calls.map((each) => words(each).length));
    const rows = calls.map((each) => `${words(each).padEnd(width)}  ${each.call ?? `${each.location}: ${each.error}`}`);
    await io.out(`${rows.map((row) => plain(row)).join("\n")}\n\n${summary(totals, lines.length)}\n`);
  }
  if (totals.invalid > 0) io.exitCode = exitCodes.usage;
}

export function register(command: Command, io: Io): void {
  command
    .description("Show what a file of calls would cost, and which of them break a rule.")
    .argument("<file>", "a file of calls, - for stdin, or one call such as /games")
    .argument("[name=value...]", "the query of that call")
    .option("-o, --output <folder>", "the folder of `cfb record`, whose recordings do not cost anything again")
    .addOption(new Option("--sample", "plan calls of the sample service, which are free").conflicts("baseUrl"))
    .option("--base-url <url>", "plan calls of the service at this URL, whose recordings are in --output")
    .addOption(new Option("-f, --format <format>", "default: table; json for scripts").choices(["table", "json"]))
    .addHelpText("after", help)
    .action((file: string, pairs: string[], options: Options) => plan(io, file, pairs, options));
}
