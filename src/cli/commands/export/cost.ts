import { createInterface } from "node:readline/promises";
import { isPath, operations } from "../../../document/operation.js";
import { operationIdOf, tierSentence } from "../../../document/words.js";
import { CfbError } from "../../../errors.js";
import { Counts } from "../../files/encode.js";
import { seasonTypeList, teamsCall } from "../../files/parameter-column.js";
import { counted } from "../../screen/numbers.js";
import { UsageError } from "../../session/exit.js";
import type { Io } from "../../session/io.js";
import type { Session } from "../../session/session.js";
import { sourceInWords } from "../../session/source.js";
import { type Job, openOf } from "./folder.js";

/** What an export costs: the number of metered calls, and a sentence with its bounds. */
export interface ExportCost {
  readonly metered: number;
  /** Whether the number is an upper bound. */
  readonly atMost: boolean;
  /** How many planned seasons and weeks of each operation have no data: their calls are in vain. */
  readonly vain: Counts;
  readonly words: string;
}

/** The cost of jobs. Sends nothing. */
export async function costOf(session: Session, jobs: readonly Job[]): Promise<ExportCost> {
  const open = jobs.flatMap(openOf).map(({ call }) => call);
  const seasons = new Set(jobs.flatMap((job) => (job.table.ids ? openOf(job).map(({ keys }) => keys.season) : [])));
  const lists = [...open.flatMap((call) => seasonTypeList(call) ?? []), ...[...seasons].map(teamsCall)];
  const planned = await session.plan([...open.map((call) => ({ ...call, all: true as const })), ...lists]);
  const { totals } = planned;
  const calls = planned.calls.slice(0, open.length);
  const atLeast = calls.some((call) => call.atLeast);
  const atMost = calls.some((call) => call.atMost);
  // Weeks that are at most so many, beside games that are at least so many, bound nothing.
  const bound = atLeast && atMost ? "about " : atLeast ? "at least " : atMost ? "at most " : "";
  const words = totals.metered === 0 && !atLeast ? "free" : bound + counted(totals.metered, "call");
  const vain = new Counts();
  for (const { path, notices } of calls) {
    if (!notices.some(({ kind }) => kind === "before-data" || kind === "future")) continue;
    vain.add(isPath(path) ? operationIdOf(path) : path);
  }
  return { metered: totals.metered, atMost: atMost && !atLeast, vain, words };
}

/** Whether the service would refuse a request: it needs a key, and there is none. A plan needs no request. */
const lacksKey = ({ sample, key, local }: Session): boolean => !sample && !local && key === undefined;

/** The calls left this month. Undefined where the service does not say, and without a key. */
export async function remainingCalls(session: Session): Promise<number | undefined> {
  if (session.sample || lacksKey(session)) return undefined;
  try {
    return (await session.client.quota.refresh()).remaining;
  } catch (error) {
    // A wrong key ends the command before anything is written.
    if (error instanceof CfbError && !["authentication", "cancelled"].includes(error.code)) return undefined;
    throw error;
  }
}

/** The lines that name the operations whose calls are in vain. */
export const vainLines = ({ vain }: ExportCost): string[] =>
  vain.lines("Seasons without data, whose calls are in vain", " Leave them out of --years.");

/** The line that states the cost of an export, with the tiers that it needs. */
export function costLine(
  session: Session,
  jobs: readonly Job[],
  { words }: ExportCost,
  remaining?: number,
  most?: number,
): string {
  const known = remaining === undefined ? "" : ` of the ${remaining} left this month`;
  const tiers = [...new Set(jobs.flatMap(({ table }) => operations[table.path].tier ?? []))].sort();
  return [
    `To request from ${sourceInWords(session.source)}: ${words}${session.sample && words !== "free" ? ", at no cost" : known}.`,
    ...tiers.map((tier) => tierSentence(tier)),
    ...(lacksKey(session) ? ["Without a key, the calls left this month and the supporter tier are not known."] : []),
    ...(most === undefined ? [] : [`At most ${counted(most, "metered call")} (--max-calls).`]),
  ].join(" ");
}

/**
 * Lets a person at a terminal confirm the cost of an export, and returns whether they do. Throws a {@link UsageError} where there is no one to confirm:
 * scripts state their consent by `--yes`, or by `--max-calls`.
 */
export async function confirm(io: Io, cost: string): Promise<boolean> {
  if (!io.interactive || process.stdin.isTTY !== true) {
    throw new UsageError(`this costs ${cost}: confirm it with --yes, or limit it with --max-calls`);
  }
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  // The reader takes Ctrl+C from the terminal, so that the process gets no signal.
  reader.once("SIGINT", () => process.emit("SIGINT"));
  // At the end of input the reader closes, and its promise stays pending.
  const ended = new Promise<string>((resolve) => reader.once("close", () => resolve("")));
  try {
    const line = reader.question(`This costs ${cost}. Continue? [y/N] `, { signal: io.signal });
    return /^y(es)?$/i.test((await Promise.race([line, ended])).trim());
  } finally {
    reader.close();
  }
}
