import { join } from "node:path";
import { rowSchemaOf } from "../../../document/bodies.js";
import { isObject, memberOf } from "../../../document/json.js";
import { rowsOf } from "../../../document/selection.js";
import type { SeasonProgress } from "../../../results.js";
import { ordered } from "../../../tables/read.js";
import { wideTableOf } from "../../../tables/wide.js";
import { encodeTable, tableOfRows } from "../../files/encode.js";
import { exportedTable, gameColumns, gameList, parameterColumn, teamsCall } from "../../files/file-table.js";
import type { OwnFolder } from "../../files/own-folder.js";
import { writeWhole } from "../../files/write.js";
import { extraColumns, screenColumns } from "../../screen/columns.js";
import { Counts, counted, misfitWords } from "../../screen/numbers.js";
import type { Progress } from "../../screen/stderr.js";
import type { TypedCall } from "../../session/call.js";
import { messageOf } from "../../session/exit.js";
import { type Io, interruptible } from "../../session/io.js";
import { keyFailure } from "../../session/key.js";
import { runCalls } from "../../session/run-calls.js";
import type { Session } from "../../session/session.js";
import { hasNoRows, type Job, writeManifest } from "./folder.js";
import type { Partition } from "./tables.js";

/** Starts the count of a run's calls and rows. `planned` is the number of all jobs' calls in words, such as "at most 26 calls". */
export const newCount = (progress: Progress, total: number, planned: string) => {
  return { progress, done: 0, total, rows: 0, planned };
};

type Count = ReturnType<typeof newCount>;

/** The folder of an export. */
export interface ExportFolder {
  readonly owned: OwnFolder;
  /** Whether no earlier run has files in the folder that it has begun and not written. */
  readonly isAlone: boolean;
}

/**
 * Returns a function that finds a row's week and season type. Both values come from the call or, if the call does not contain them, from the row's
 * game in the season's list of games. The printed cost includes the call for that list.
 */
async function factsOfGames(session: Session, call: TypedCall): Promise<(row: unknown) => object> {
  const { week, seasonType = "both" } = call.query;
  const list = gameList(call);
  const rows = list ? rowsOf(list.path, await session.get(list, { notices: "off" })) : [];
  const games = new Map(rows.map((game) => [memberOf(game, "id"), game]));
  return (row) => {
    const game = games.get(memberOf(row, "gameId"));
    return {
      week: week ?? memberOf(game, "week") ?? null,
      seasonType: seasonType === "both" ? (memberOf(game, "seasonType") ?? null) : seasonType,
    };
  };
}

/** Requests a partition's rows and adds the export's extra columns. */
async function requestRows(session: Session, call: TypedCall, onProgress: (at: SeasonProgress) => void) {
  const parameter = parameterColumn(call.path)?.keys[0];
  const given: unknown[] = [];
  const data = await session.all(call, {
    onProgress(at) {
      const { rows, part } = at;
      if (parameter !== undefined) while (given.length < rows) given.push({ ...call.query, ...part }[parameter]);
      onProgress(at);
    },
  });
  const ofGame = gameColumns(call.path).length > 0 ? await factsOfGames(session, call) : undefined;
  if (parameter === undefined && ofGame === undefined) return data;
  // The client never merges rows without a key, so `given` has one entry for each row, in the same order.
  const added = (row: unknown, index: number) => ({
    ...(parameter !== undefined && { [parameter]: given[index] }),
    ...ofGame?.(row),
  });
  // For rows with many fields, `assign` takes a fraction of the time that spreading both objects takes.
  return data.map((row, index) => (isObject(row) ? Object.assign(added(row, index), row) : row));
}

/** Counts the values that do not fit the files, by column. */
const noLosses = () => ({
  /** Values whose type differs from the document. A typed column can't contain them. */
  misfits: new Counts(),
  /** Columns that the document does not have. */
  unknown: new Counts(),
  /** Rows whose season or week differs from the name of their folder. */
  mismatched: new Counts(),
});

type Losses = ReturnType<typeof noLosses>;

/**
 * Fills a partition's table, and counts the values that do not fit. The columns are the document's, so that all of an export's files form one table.
 * If `teams`, the rows of `/teams`, are given, adds their ids next to the team names.
 */
function fill(
  { table: { path, explode, wide } }: Job,
  { keys }: Partition,
  rows: readonly unknown[],
  teams: readonly unknown[] | undefined,
  losses: Losses,
) {
  for (const [key, value] of Object.entries(keys))
    for (const row of rows)
      if (isObject(row) && Object.hasOwn(row, key) && row[key] !== value) losses.mismatched.add(key);
  let misfits = 0;
  const onMisfit = (name: string) => {
    misfits++;
    losses.misfits.add(name);
  };
  if (rowSchemaOf(path).kind === "object") for (const row of rows) if (!isObject(row)) onMisfit("whole rows");
  const table = exportedTable({ path, explode, wide });
  const widened = wide && wideTableOf(path, rows, onMisfit);
  const known = new Set(table.columns.map(({ name }) => name));
  const found = widened ? widened.columns : explode === undefined ? extraColumns(rows, screenColumns(path)) : [];
  for (const { name } of found) if (!known.has(name)) losses.unknown.add(name);
  const columns = table.columns.filter(({ name }) => !Object.hasOwn(keys, name));
  const own = widened ? widened.rows : ordered(path, rows);
  const filled = tableOfRows(path, own, { ...table, columns }, teams, onMisfit);
  return { filled, misfits };
}

/** Requests the open files. Writes each file and the manifest before the next request. */
function requestAll(
  io: Io,
  session: Session,
  job: Job,
  { owned, isAlone }: ExportFolder,
  losses: Losses,
  count: Count,
) {
  const { table, folder, manifest } = job;
  return runCalls(job.open, async (partition) => {
    const { call, file: name, keys } = partition;
    await owned.check();
    const requestedAt = new Date().toISOString();
    const before = count.total;
    let parts = 1;
    const show = (done: number, rows: number) =>
      count.progress.at(count.done + done, `${count.rows + rows} rows · ${table.name}/${name}`, count.total);
    show(0, 0);
    const found = await requestRows(session, call, ({ done, total, rows }) => {
      parts = total;
      count.total = before + total - 1;
      show(done, rows);
    });
    await interruptible(io);
    const refused = keyFailure(JSON.stringify(found), io.keys);
    if (refused) return refused;
    await interruptible(io);
    const teams = table.ids && rowsOf("/teams", await session.get(teamsCall(keys.season)));
    const { filled, misfits } = fill(job, partition, found, teams, losses);
    await interruptible(io);
    const content = await encodeTable(filled, manifest.format, manifest.source);
    await interruptible(io);
    const rows = filled.length;
    await writeWhole(io, join(folder, name), content);
    count.done += parts;
    count.rows += rows;
    manifest.files[name] = { requestedAt, rows, ...(misfits > 0 && { misfits }) };
    await writeManifest(io, job);
    // Removes responses that no other table or run can use. Keeps the responses for entire seasons, because they list games and teams.
    if (parts > 1 && isAlone) await session.client.forget(table.path);
    return undefined;
  });
}

/** Lists at most five of the partitions' folders. */
export function named(partitions: readonly Partition[]): string {
  const names = partitions.map(({ file }) => file.slice(0, Math.max(0, file.lastIndexOf("/"))) || file);
  return names.length > 5 ? `${names.slice(0, 5).join(", ")} and ${names.length - 5} more` : names.join(", ");
}

/** Requests a table's open files and prints the result. `lacking` is the number of its files that are still missing. */
export async function runJob(io: Io, session: Session, job: Job, exportFolder: ExportFolder, count: Count) {
  const { folder, missing, open } = job;
  const [sentBefore, rowsBefore] = [session.sent.all, count.rows];
  const losses = noLosses();
  const { stored, nothing, failed, stopped } = await requestAll(io, session, job, exportFolder, losses, count);
  const written = `${counted(stored.length, "file")} with ${counted(count.rows - rowsBefore, "row")}`;
  io.note(`${written} written to ${folder} with ${counted(session.sent.all - sentBefore, "request")}.`);
  const empty = stored.filter((partition) => hasNoRows(job, partition));
  if (empty.length > 0) io.note(`Without rows: ${named(empty)}.`);
  const from = session.sample ? "The sample service" : "The service";
  if (nothing.length > 0) io.note(`${from} has no data (404) for ${named(nothing)}, so there is no file and no cost.`);
  for (const { job: partition, error } of failed) io.note(`Failed: ${named([partition])}: ${messageOf(error)}`);
  losses.misfits.lines(misfitWords).forEach(io.note);
  losses.unknown.lines("Columns that the document does not have, left out").forEach(io.note);
  losses.mismatched.lines("Rows whose season or week is not that of their call").forEach(io.note);
  const left = open.length - stored.length - nothing.length;
  if (stopped !== undefined && left > failed.length)
    io.note(`Stopped after ${session.sent.metered} of ${count.planned}.`);
  const lacking = missing.filter((each) => !stored.includes(each) && !nothing.includes(each)).length;
  return { stopped, failed: failed[0]?.error, lacking };
}
