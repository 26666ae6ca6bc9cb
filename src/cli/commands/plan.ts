import { existsSync } from "node:fs";
import type { Command } from "commander";
import { isMetered, operations } from "../../document/operation.js";
import { selection } from "../../document/selection.js";
import { tierName } from "../../document/words.js";
import { documentNotices } from "../../notices/before.js";
import { fileOf } from "../files/recording.js";
import { counted } from "../screen/numbers.js";
import { noticePrinter } from "../screen/stderr.js";
import { plain } from "../screen/terminal-text.js";
import { callOf, isOperation, type Line, readLines, typedCall } from "../session/call.js";
import { exitCodes, messageOf } from "../session/exit.js";
import type { Io } from "../session/io.js";

const help = `
The command does not send anything. A file of calls has one call per line, written as for \`cfb get\`. # begins a comment:

  # two seasons
  /games year=2024 team=Texas
  /games year=2025 team=Texas

The file can also be a JSON array: [{ "path": "/games", "query": { "year": 2025 } }]. \`cfb record\` reads the same file.

A call is free or costs one of the month's quota. A repeated call does not cost anything. If a call breaks a rule, the exit code is 2. \`cfb record\`
counts the calls already in its folder. With --max-calls 0, it does not send metered calls. In a program, \`cfb.plan\` returns the cost as an
object.

Examples:
  cfb plan /games year=2025
  cfb plan calls.txt
  echo '/games year=2025' | cfb plan -`;

/** A call's cost. `cfb record` does not send a repeated call. */
type Cost = "metered" | "free" | "repeated" | "invalid";

/** A line's cost, with the call or the error that the plan shows. */
interface Planned {
  readonly cost: Cost;
  readonly words: string;
  readonly shown: string;
}

/** Finds the cost of each line. */
function planned(lines: readonly Line[]): Planned[] {
  const known = new Set<string>();
  return lines.map((line): Planned => {
    if ("error" in line)
      return { cost: "invalid", words: "invalid", shown: `${line.location}: ${messageOf(line.error)}` };
    const shown = typedCall(line);
    const name = fileOf("", line);
    if (known.has(name)) return { cost: "repeated", words: "repeated", shown };
    known.add(name);
    const { tier } = operations[line.path];
    const isFree = !isMetered(line.path);
    const needs = tier === undefined ? "" : `, ${tierName(tier)}`;
    return { cost: isFree ? "free" : "metered", words: `${isFree ? "free" : "1 call"}${needs}`, shown };
  });
}

function summary(calls: readonly Planned[]): string {
  const count = (kind: Cost) => calls.filter(({ cost }) => cost === kind).length;
  const rest = (["repeated", "invalid"] as const).filter((kind) => count(kind) > 0);
  const parts = [`${count("free")} free`, ...rest.map((kind) => `${count(kind)} ${kind}`)];
  const cost = `${counted(count("metered"), "call")} of the month's quota`;
  return `${counted(calls.length, "line")}: ${cost}, ${parts.join(", ")}.`;
}

async function plan(io: Io, file: string, pairs: readonly string[]): Promise<void> {
  const isCall = pairs.length > 0 || (isOperation(file) && !existsSync(io.at(file)));
  const lines = isCall ? [{ ...callOf(file, pairs), location: file }] : await readLines(file, io);
  const printNotice = noticePrinter(io);
  for (const line of lines) {
    if ("error" in line) continue;
    const notices = documentNotices(line.path, line.query, selection[line.path], Date.now());
    for (const notice of notices) printNotice({ ...notice, message: `${line.location}: ${notice.message}` });
  }
  const calls = planned(lines);
  const width = Math.max(...calls.map(({ words }) => words.length));
  const rows = calls.map(({ words, shown }) => plain(`${words.padEnd(width)}  ${shown}`));
  await io.out(`${rows.join("\n")}\n\n${summary(calls)}\n`);
  if (calls.some(({ cost }) => cost === "invalid")) io.exitCode = exitCodes.usage;
}

export function register(command: Command, io: Io): void {
  command
    .description("Show what a file of calls would cost, and which calls break a rule.")
    .argument("<file>", "a file of calls, - for stdin, or one call such as /games")
    .argument("[name=value...]", "the parameters of a single call")
    .addHelpText("after", help)
    .action((file: string, pairs: string[]) => plan(io, file, pairs));
}
