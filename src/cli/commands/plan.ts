import { type Command, Option } from "commander";
import { operations } from "../../../generated/operations.js";
import { createClient } from "../../client.js";
import type { Cost } from "../../plan.js";
import { type Line, readCallsText, readLines, typedCall } from "../calls.js";
import { exitCodes, UsageError } from "../exit.js";
import type { Io } from "../io.js";
import { counted } from "../numbers.js";
import { plain } from "../plain.js";

interface Options {
  readonly format?: "table" | "json";
}

const help = `
Nothing is sent. A file of calls has one on each line, as \`cfb get\` takes them; # begins a comment:

  # the playoff
  /games year=2024 seasonType=postseason competition=cfp
  /stats/season year=2024 team="Ohio State"

or it is a JSON array: [{ "path": "/games", "query": { "year": 2024 } }]. \`cfb record\` takes the same file.
A call is free, or costs one of the month's; one that breaks a rule is never sent (exit code 2).

Examples:
  cfb plan calls.txt
  echo '/games year=2024' | cfb plan -`;

/** A line of the file with what it would cost. */
interface Judged {
  readonly place: string;
  readonly call?: string;
  readonly cost: Cost;
  readonly tier?: number;
  readonly error?: string;
}

async function judge(line: Line): Promise<Judged> {
  if ("error" in line) return { place: line.place, cost: "invalid", error: line.error.message };
  const { path, query, place } = line;
  // The client's own judgement; the query was held against the document when the line was read.
  const plan = createClient().plan as (calls: readonly object[]) => Promise<{ calls: readonly { cost: Cost }[] }>;
  const { calls } = await plan([{ path, query }]);
  const { tier } = operations[path];
  return { place, call: typedCall(line), cost: calls[0]?.cost ?? "invalid", ...(tier !== undefined && { tier }) };
}

function words({ cost, tier, error }: Judged): string {
  if (error !== undefined) return "invalid";
  return `${cost === "free" ? "free" : "1 call"}${tier === undefined ? "" : `, tier ${tier}`}`;
}

function summary(judged: readonly Judged[]): string {
  const count = (cost: Cost) => judged.filter((each) => each.cost === cost).length;
  const invalid = count("invalid") === 0 ? "" : `, ${count("invalid")} invalid`;
  return `${judged.length} asked: ${counted(count("metered"), "call")} of the month's quota, ${count("free")} free${invalid}.`;
}

async function plan(io: Io, file: string, { format }: Options): Promise<void> {
  const { name, content } = await readCallsText(file);
  const judged = await Promise.all(readLines(content, name).map(judge));
  if (judged.length === 0) throw new UsageError(`${name}: no calls in it. A line of it is such as: /games year=2024`);
  if (format === "json") {
    const count = (cost: Cost) => judged.filter((each) => each.cost === cost).length;
    const totals = { metered: count("metered"), free: count("free"), invalid: count("invalid") };
    await io.out(`${JSON.stringify({ calls: judged, totals }, null, 2)}\n`);
  } else {
    const width = Math.max(...judged.map((each) => words(each).length));
    const lines = judged.map((each) => `${words(each).padEnd(width)}  ${each.call ?? `${each.place}: ${each.error}`}`);
    await io.out(`${lines.map((line) => plain(line)).join("\n")}\n\n${summary(judged)}\n`);
  }
  if (judged.some(({ cost }) => cost === "invalid")) process.exitCode = exitCodes.usage;
}

export function register(command: Command, io: Io): void {
  command
    .description("Tell what a file of calls would cost of the month's quota, and which of them break a rule.")
    .argument("<file>", "a file of calls; - is stdin")
    .addOption(new Option("-f, --format <format>", "default: table").choices(["table", "json"]))
    .addHelpText("after", help)
    .action((file: string, options: Options) => plan(io, file, options));
}
