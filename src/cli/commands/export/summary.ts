import { counted } from "../../screen/numbers.js";
import { messageOf } from "../../session/exit.js";
import type { Outcome } from "../../session/run-calls.js";
import type { Losses } from "./encode.js";
import type { Partition } from "./partitions.js";

/** The folders of partitions, at most five of them. */
function named(partitions: readonly Partition[]): string {
  const names = partitions.map(({ file }) => file.slice(0, Math.max(0, file.lastIndexOf("/"))) || file);
  return names.length > 5 ? `${names.slice(0, 5).join(", ")} and ${names.length - 5} more` : names.join(", ");
}

/** The rows written per partition, and what the files lack. */
export interface Written {
  readonly rows: Map<Partition, number>;
  readonly losses: Losses;
}

/** The result of an export, one sentence per line. */
export function summary(
  folder: string,
  outcome: Outcome<Partition>,
  { rows, losses }: Written,
  { sent, sample }: { readonly sent: number; readonly sample: boolean },
): string[] {
  const { stored, nothing, failed, stopped } = outcome;
  const sum = [...rows.values()].reduce((total, each) => total + each, 0);
  const lines = [
    `${counted(stored.length, "file")} with ${counted(sum, "row")} written to ${folder} by ${counted(sent, "request")}.`,
  ];
  const empty = stored.filter((partition) => rows.get(partition) === 0);
  if (empty.length > 0) lines.push(`Without rows: ${named(empty)}.`);
  const service = sample ? "The sample service" : "The service";
  if (nothing.length > 0) lines.push(`${service} has nothing (404) for ${named(nothing)}: no file, no cost.`);
  for (const { job, error } of failed) lines.push(`Failed: ${named([job])}: ${messageOf(error)}`);
  const counts = (found: ReadonlyMap<string, number>, words: string) => {
    if (found.size > 0) lines.push(`${words}: ${[...found].map(([name, count]) => `${name} (${count})`).join(", ")}.`);
  };
  counts(losses.misfits, "Values that do not fit the types of the document, left empty");
  counts(losses.unknown, "Columns that the document does not have, left out");
  counts(losses.mismatched, "Rows that name another season or week than their call");
  const left = outcome.jobs - stored.length - nothing.length;
  if (stopped !== undefined && left > failed.length) lines.push("Stopped before the last call.");
  return lines;
}
