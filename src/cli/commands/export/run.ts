import { join } from "node:path";
import { isObject, rowsOf } from "../../../document/json.js";
import { CfbError } from "../../../errors.js";
import { parameterColumn } from "../../files/parameter-column.js";
import { writeWhole } from "../../files/write.js";
import type { Progress } from "../../screen/progress.js";
import type { Io } from "../../session/io.js";
import { holdsKey, keyInResponse } from "../../session/key.js";
import { continueLine, isFatal, isSilent, type Outcome, runCalls } from "../../session/run-calls.js";
import type { Session } from "../../session/session.js";
import { encode, noLosses } from "./encode.js";
import { prepare, writeManifest } from "./folder.js";
import { type Common, type Job, listed, openCount } from "./job.js";
import type { Partition } from "./partitions.js";
import { summary, type Written } from "./summary.js";

/** Counts what the progress of an export shows. */
export interface Count {
  readonly progress: Progress;
  /** The calls that are done, and the number of those that are known. */
  done: number;
  total: number;
  rows: number;
}

/** Whether an error that ended a table ends the whole export. */
export function endsAll(error: Error): boolean {
  return !(error instanceof CfbError) || isFatal(error) || isSilent(error);
}

/**
 * Requests files and writes each before the next request. Adds what it writes to the manifest and to `written`. Longer than 60 lines, because the steps of
 * a file share its counts.
 */
async function requestAll(
  io: Io,
  session: Session,
  { table, folder, manifest, left }: Job,
  written: Written,
  count: Count,
): Promise<Outcome<Partition>> {
  let requestedAt = "";
  let parts = 1;
  const { format } = manifest;
  // Missing files come first, so that repeated runs with --max-calls finish.
  const files = [...left.missing, ...left.stale];
  const parameter = parameterColumn(table.path)?.keys[0];
  const shown = (file: string) => `${count.rows} rows · ${table.name}/${file}`;
  return runCalls(session, files, {
    async collect({ call, file }) {
      const before = count.total;
      parts = 1;
      const given: unknown[] = [];
      const data = await session.all(call, {
        onProgress({ done, total, rows, part }) {
          parts = total;
          if (parameter !== undefined) while (given.length < rows) given.push({ ...call.query, ...part }[parameter]);
          count.total = before + total - 1;
          count.progress.at(count.done + done, `${count.rows + rows} rows · ${table.name}/${file}`, count.total);
        },
      });
      // Rows without a key are not compared with each other, so that the parts hold them in the order of their list.
      return parameter === undefined
        ? data
        : data.map((row, index) => (isObject(row) ? { [parameter]: given[index], ...row } : row));
    },
    onCall(_, { file }) {
      requestedAt = new Date().toISOString();
      count.progress.at(count.done, shown(file), count.total);
    },
    async store(partition, { data }) {
      if (holdsKey(data, io.keys)) return keyInResponse();
      const all = rowsOf(data);
      const file = join(folder, partition.file);
      const options = { explode: table.explode, ...(manifest.history && { history: { file, requestedAt } }) };
      const { content, rows } = await encode(
        format,
        all,
        table.path,
        partition,
        session.source,
        written.losses,
        options,
      );
      await writeWhole(io, file, content);
      written.rows.set(partition, rows);
      count.done += parts;
      count.rows += rows;
      manifest.files[partition.file] = { requestedAt, rows };
      await writeManifest(io, folder, manifest);
      // Only what other tables may read stays: the responses of whole seasons, which list games and teams.
      if (table.listing || parts > 1) await session.client.forget(table.path);
      return undefined;
    },
  });
}

/** What a table ended with: the error that stopped it, or the first failure of its files. */
export interface Ended {
  readonly stopped: Error | undefined;
  readonly failed: Error | undefined;
  /** How many of its files, written or not, have no rows. */
  readonly empty: number;
}

/** Requests what is left of a table and prints the result. */
export async function runJob(io: Io, session: Session, job: Job, common: Common, count: Count): Promise<Ended> {
  const { folder } = job;
  const before = session.sent.all;
  let full: Job;
  try {
    full = await listed(io, session, job, common);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { stopped: error, failed: undefined, empty: 0 };
  }
  const { manifest, partitions, left } = full;
  const jobs = openCount(full);
  count.total += jobs - openCount(job);
  await prepare(io, folder, manifest, partitions);
  if (partitions.length === 0) {
    const reason = session.sample
      ? "the sample service has no game of these seasons"
      : "no game of these seasons has begun";
    io.note(`${job.table.name}: ${reason}, there is nothing to export.`);
  }
  if (jobs === 0) return { stopped: undefined, failed: undefined, empty: partitions.length === 0 ? 1 : 0 };
  const written: Written = { rows: new Map(), losses: noLosses() };
  const outcome = await requestAll(io, session, full, written, count);
  for (const line of summary(folder, outcome, written, { sent: session.sent.all - before, sample: session.sample }))
    io.note(line);
  const missing = left.missing.filter((partition) => {
    return !written.rows.has(partition) && !outcome.nothing.includes(partition);
  });
  if (missing.length > 0) io.note(continueLine(missing.length, partitions.length, "files"));
  const empty = outcome.nothing.length + [...written.rows.values()].filter((rows) => rows === 0).length;
  return { stopped: outcome.stopped, failed: outcome.failed[0]?.error, empty };
}
