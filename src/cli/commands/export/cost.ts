import { createInterface } from "node:readline";
import { operations } from "../../../document/operation.js";
import { tierSentence } from "../../../document/words.js";
import { CfbError } from "../../../errors.js";
import { gameList, tableName, teamsCall } from "../../files/file-table.js";
import { Counts, counted } from "../../screen/numbers.js";
import { exitCodes, Failure, UsageError } from "../../session/exit.js";
import type { Io } from "../../session/io.js";
import type { Session } from "../../session/session.js";
import { sourceInWords } from "../../session/source.js";
import type { Job } from "./folder.js";
import type { ExportOptions } from "./tables.js";

/** Whether the service would refuse a request because the key is missing. Only a plan can run without a key. */
const lacksKey = ({ sample, key, local }: Session): boolean => !sample && !local && key === undefined;

/** Returns the number of calls left this month, or undefined if it is unknown. */
async function remainingCalls(session: Session): Promise<number | undefined> {
  if (session.sample || lacksKey(session)) return undefined;
  try {
    return (await session.client.quota.refresh()).remaining;
  } catch (error) {
    // A wrong key ends the command before anything is written.
    if (error instanceof CfbError && !["authentication", "cancelled"].includes(error.code)) return undefined;
    throw error;
  }
}

/**
 * Prints the cost of jobs. Returns the number of their calls in words, or undefined if the command must not send them. Throws a {@link Failure} if
 * the quota is not sufficient. Sends only a request to `/info`.
 */
export async function mayRequest(io: Io, session: Session, jobs: readonly Job[], options: ExportOptions) {
  const { maxCalls, dryRun, yes } = options;
  const { sample, source } = session;
  const open = jobs.flatMap((job) => job.open.map(({ call }) => call));
  const seasons = new Set(jobs.flatMap((job) => (job.table.ids ? job.open.map(({ keys }) => keys.season) : [])));
  const lists = [...open.flatMap((call) => gameList(call) ?? []), ...[...seasons].map(teamsCall)];
  const planned = await session.plan([...open.map((call) => ({ ...call, all: true as const })), ...lists]);
  const { metered } = planned.totals;
  const calls = planned.calls.slice(0, open.length);
  const atLeast = calls.some((call) => call.atLeast);
  const atMost = calls.some((call) => call.atMost);
  const canBeCut = open.some(({ path }) => operations[path].rowCap !== undefined);
  // If some costs are upper bounds and others lower bounds, their sum is only an estimate.
  const bound = atLeast && atMost ? "about " : atLeast ? "at least " : atMost ? "at most " : "";
  const isFree = metered === 0 && !atLeast;
  const cost = isFree ? "free" : bound + counted(metered, "call");

  const quota = await remainingCalls(session);
  // For an account without a limit, `quota` is infinite.
  const known = quota === undefined || quota === Number.POSITIVE_INFINITY ? "" : ` of the ${quota} left this month`;
  const tiers = [...new Set(jobs.flatMap(({ table }) => operations[table.path].tier ?? []))].sort();
  /** Says that a tier is needed. If there are several tables, names those that need it. */
  const needs = (tier: number) => {
    const names = jobs.flatMap(({ table }) => (operations[table.path].tier === tier ? table.name : []));
    return `${jobs.length > 1 ? `${names.join(", ")}: ` : ""}${tierSentence(tier)}`;
  };
  const line = [
    `To request from ${sourceInWords(source)}: ${cost}${sample && !isFree ? ", at no cost" : known}.`,
    canBeCut &&
      "If the service cuts a response at its row cap, the command requests it again in parts. Their number is not known yet.",
    atLeast && !canBeCut && "Each game, team or coach then takes a call. Their number is not known yet.",
    atLeast && maxCalls === undefined && "To limit the calls, use --max-calls.",
    ...tiers.map(needs),
    lacksKey(session) && "Without a key, the calls left this month and the supporter tier are not known.",
    maxCalls !== undefined && `At most ${counted(maxCalls, "metered call")} (--max-calls).`,
  ];
  io.note(line.filter(Boolean).join(" "));
  const without = new Counts();
  for (const [index, call] of open.entries())
    if (calls[index]?.notices.some(({ kind }) => kind === "before-data" || kind === "future"))
      without.add(tableName(call));
  without
    .lines("Calls for seasons without data, which do not return any rows", " Leave them out of --years.")
    .forEach(io.note);
  if (dryRun) return undefined;

  const needed = atMost && !atLeast ? 0 : Math.min(metered, maxCalls ?? Number.POSITIVE_INFINITY);
  if (quota !== undefined && quota < needed) {
    const remedy = quota === 0 ? "`cfb get /info` shows when it resets" : `give --max-calls ${quota} to request a part`;
    throw new Failure(`this month's quota is not enough: ${remedy}`, exitCodes.quota);
  }
  if (yes || maxCalls !== undefined || sample || isFree || (await confirm(io, cost)))
    return `${bound}${counted(metered, "call")}`;
  io.note("Nothing was sent.");
  return undefined;
}

/** Asks a person at a terminal to confirm the cost. Throws a {@link UsageError} if there is no terminal, because scripts confirm with an option. */
async function confirm(io: Io, cost: string): Promise<boolean> {
  if (!io.interactive || io.stdin.isTTY !== true) {
    throw new UsageError(`this costs ${cost}: confirm it with --yes, or limit it with --max-calls`);
  }
  io.signal.throwIfAborted();
  io.stderr.write(`This costs ${cost}. Continue? [y/N] `);
  const reader = createInterface({ input: io.stdin, signal: io.signal });
  try {
    for await (const line of reader) return /^y(es)?$/i.test(line.trim());
  } finally {
    reader.close();
  }
  // The input ended without an answer, so the cursor is still in the line of the question.
  io.stderr.write("\n");
  io.signal.throwIfAborted();
  return false;
}
