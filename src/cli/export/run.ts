import { join } from "node:path";
import { CfbError, type ErrorCode } from "../../errors.js";
import { columnsOf } from "../columns.js";
import { writeWhole } from "../files.js";
import type { Progress } from "../progress.js";
import { rowsOf } from "../rows.js";
import type { Session } from "../session.js";
import { encode, type Losses, noLosses } from "./encode.js";
import type { ExportFormat, Partition } from "./partitions.js";

/** What an export came to. */
export interface Outcome {
  readonly written: readonly { partition: Partition; rows: number }[];
  /** The service has nothing there (404): no file, and no cost. */
  readonly nothing: readonly Partition[];
  readonly failed: readonly { partition: Partition; error: CfbError }[];
  readonly losses: Losses;
  /** Why it ended before all was asked; undefined where it did not. */
  readonly stopped: unknown;
  /** Whether the calls that were allowed are used up. */
  readonly exhausted: boolean;
}

/** Failures after which every other call would fail as well. */
const final = new Set<ErrorCode>(["authentication", "tier", "quota_exceeded", "query", "cancelled"]);

/** So many failures in a row mean that it is not the one call. */
const patience = 3;

export interface Plan {
  readonly folder: string;
  readonly format: ExportFormat;
  readonly partitions: readonly Partition[];
  /** How many requests may still be sent, those sent again included. */
  allowed(): number;
}

/**
 * Asks for partitions one after the other: each answer is on the disk before the next call is sent, so that whenever it is stopped, at most
 * the call in flight is asked again. Never throws what a call throws: it is in the outcome.
 */
export async function runExport(session: Session, plan: Plan, progress: Progress): Promise<Outcome> {
  const written: { partition: Partition; rows: number }[] = [];
  const nothing: Partition[] = [];
  const failed: { partition: Partition; error: CfbError }[] = [];
  const losses = noLosses();
  const outcome = { written, nothing, failed, losses };
  let inRow = 0;
  for (const [index, partition] of plan.partitions.entries()) {
    const allowed = plan.allowed();
    if (allowed < 1) return { ...outcome, stopped: undefined, exhausted: true };
    progress.at(index, partition.file);
    try {
      const { call } = partition;
      const rows = rowsOf(await session.ask(call, { retries: Math.min(2, allowed - 1) }));
      const content = await encode(plan.format, rows, columnsOf(call.path), partition, losses);
      await writeWhole(join(plan.folder, partition.file), content);
      written.push({ partition, rows: rows.length });
      inRow = 0;
    } catch (error) {
      if (!(error instanceof CfbError) || final.has(error.code))
        return { ...outcome, stopped: error, exhausted: false };
      if (error.code === "not_found") {
        nothing.push(partition);
        continue;
      }
      failed.push({ partition, error });
      if (++inRow >= patience) return { ...outcome, stopped: error, exhausted: false };
    }
  }
  progress.at(plan.partitions.length);
  return { ...outcome, stopped: undefined, exhausted: false };
}
