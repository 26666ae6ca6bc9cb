import { join } from "node:path";
import { isObject, memberOf, rowsOf } from "../../../document/json.js";
import { CfbError } from "../../../errors.js";
import { misfitWords } from "../../files/encode.js";
import { parameterColumn, seasonTypeColumn, seasonTypeList, teamsCall } from "../../files/parameter-column.js";
import { writeWhole } from "../../files/write.js";
import { counted } from "../../screen/numbers.js";
import type { Progress } from "../../screen/progress.js";
import { messageOf } from "../../session/exit.js";
import type { Io } from "../../session/io.js";
import { holdsKey, keyInResponse } from "../../session/key.js";
import { continueLine, isFatal, isSilent, type Outcome, runCalls } from "../../session/run-calls.js";
import type { Session } from "../../session/session.js";
import { encode, type Losses, noLosses } from "./encode.js";
import { type Job, openOf, prepare, writeManifest } from "./folder.js";
import type { Partition } from "./partitions.js";

/** Counts what the progress of an export shows. */
export interface Count {
  readonly progress: Progress;
  /** The calls that are done, and the number of those that are known. */
  done: number;
  total: number;
  rows: number;
}

/** The rows written per partition, and what the files lack. */
interface Written {
  readonly rows: Map<Partition, number>;
  readonly losses: Losses;
}

/** Whether an error that ended a table ends the whole export. */
export function endsAll(error: Error): boolean {
  return !(error instanceof CfbError) || isFatal(error) || isSilent(error);
}

/** What gives the season type of a row: that of the call, or else of its game in the list of the season's games, which the cost counts. */
async function seasonTypes(session: Session, call: Partition["call"]): Promise<(row: unknown) => unknown> {
  const list = seasonTypeList(call);
  if (list === undefined) return () => call.query.seasonType ?? null;
  const games = rowsOf(await session.get(list, { notices: "off" }));
  const types = new Map(games.map((game) => [memberOf(game, "id"), memberOf(game, "seasonType")]));
  return (row) => types.get(memberOf(row, "gameId")) ?? null;
}

/**
 * Requests files and writes each before the next request. Adds what it writes to the manifest and to `written`. Longer than 60 lines, because the steps of
 * a file share its counts.
 */
async function requestAll(
  io: Io,
  session: Session,
  job: Job,
  written: Written,
  count: Count,
): Promise<Outcome<Partition>> {
  const { table, folder, manifest } = job;
  let requestedAt = "";
  let parts = 1;
  const parameter = parameterColumn(table.path)?.keys[0];
  const show = (file: string, done: number, rows: number) =>
    count.progress.at(count.done + done, `${count.rows + rows} rows · ${table.name}/${file}`, count.total);
  return runCalls(session, openOf(job), {
    async collect({ call, file }) {
      const before = count.total;
      parts = 1;
      const given: unknown[] = [];
      const data = await session.all(call, {
        onProgress({ done, total, rows, part }) {
          parts = total;
          if (parameter !== undefined) while (given.length < rows) given.push({ ...call.query, ...part }[parameter]);
          count.total = before + total - 1;
          show(file, done, rows);
        },
      });
      const typeOf = seasonTypeColumn(table.path) && (await seasonTypes(session, call));
      if (parameter === undefined && typeOf === undefined) return data;
      // Rows without a key are not compared with each other, so that the parts hold them in the order of their list.
      const added = (row: unknown, index: number) => ({
        ...(parameter !== undefined && { [parameter]: given[index] }),
        ...(typeOf && { seasonType: typeOf(row) }),
      });
      return data.map((row, index) => (isObject(row) ? { ...added(row, index), ...row } : row));
    },
    onCall(_, { file }) {
      requestedAt = new Date().toISOString();
      show(file, 0, 0);
    },
    async store(partition, { data }) {
      if (holdsKey(data, io.keys)) return keyInResponse();
      const file = join(folder, partition.file);
      const { format, history } = manifest;
      const { explode, wide, ids, path } = table;
      const teams = ids && (await session.get(teamsCall(partition.keys.season)));
      const options = { explode, wide, teams, ...(history && { history: { file, requestedAt } }) };
      const { source } = session;
      const { content, rows } = await encode(format, rowsOf(data), path, partition, source, written.losses, options);
      await writeWhole(io, file, content);
      written.rows.set(partition, rows);
      count.done += parts;
      count.rows += rows;
      manifest.files[partition.file] = { requestedAt, rows };
      await writeManifest(io, job);
      // Only what other tables may read stays: the responses of whole seasons, which list games and teams.
      if (parts > 1) await session.client.forget(table.path);
      return undefined;
    },
  });
}

/** The folders of partitions, at most five of them. */
function named(partitions: readonly Partition[]): string {
  const names = partitions.map(({ file }) => file.slice(0, Math.max(0, file.lastIndexOf("/"))) || file);
  return names.length > 5 ? `${names.slice(0, 5).join(", ")} and ${names.length - 5} more` : names.join(", ");
}

/** The result of a table, one sentence per line. */
function summary({ folder }: Job, outcome: Outcome<Partition>, { rows, losses }: Written, sent: number, from: string) {
  const { stored, nothing, failed, stopped } = outcome;
  const sum = [...rows.values()].reduce((total, each) => total + each, 0);
  const lines = [
    `${counted(stored.length, "file")} with ${counted(sum, "row")} written to ${folder} by ${counted(sent, "request")}.`,
  ];
  const empty = stored.filter((partition) => rows.get(partition) === 0);
  if (empty.length > 0) lines.push(`Without rows: ${named(empty)}.`);
  if (nothing.length > 0) lines.push(`${from} has nothing (404) for ${named(nothing)}: no file, no cost.`);
  for (const { job, error } of failed) lines.push(`Failed: ${named([job])}: ${messageOf(error)}`);
  lines.push(...losses.misfits.lines(misfitWords));
  lines.push(...losses.unknown.lines("Columns that the document does not have, left out"));
  lines.push(...losses.mismatched.lines("Rows that name another season or week than their call"));
  const left = outcome.jobs - stored.length - nothing.length;
  if (stopped !== undefined && left > failed.length) lines.push("Stopped before the last call.");
  return lines;
}

/** Requests what is left of a table and prints the result. Returns what stopped it or failed first, and how many files have no rows. */
export async function runJob(
  io: Io,
  session: Session,
  job: Job,
  count: Count,
): Promise<{ readonly stopped: Error | undefined; readonly failed: Error | undefined; readonly empty: number }> {
  const before = session.sent.all;
  await prepare(io, job);
  const written: Written = { rows: new Map(), losses: noLosses() };
  const outcome = await requestAll(io, session, job, written, count);
  const from = session.sample ? "The sample service" : "The service";
  for (const line of summary(job, outcome, written, session.sent.all - before, from)) io.note(line);
  const missing = job.missing.filter((each) => !written.rows.has(each) && !outcome.nothing.includes(each));
  if (missing.length > 0) io.note(continueLine(missing.length, job.partitions.length, "files"));
  const empty = outcome.nothing.length + [...written.rows.values()].filter((rows) => rows === 0).length;
  return { stopped: outcome.stopped, failed: outcome.failed[0]?.error, empty };
}
