import { join } from "node:path";
import { systemClock } from "../../../request/waiting.js";
import { coverOf, valuesIn } from "../../../seasons/cover.js";
import type { FlatFormat } from "../../files/encode.js";
import type { Call } from "../../session/call.js";
import type { Io } from "../../session/io.js";
import type { Session } from "../../session/session.js";
import {
  type ExportSettings,
  inspect,
  isFresh,
  type Left,
  type ListedWeeks,
  leftOf,
  type Manifest,
  prepare,
} from "./folder.js";
import { type Partition, partitionsOf, seasonQuery } from "./partitions.js";
import type { ExportTable } from "./tables.js";

/** What all tables of an export have in common. */
export interface Common {
  readonly output: string;
  readonly format: FlatFormat;
  readonly refresh?: true;
  readonly keepHistory?: true;
  readonly maxCalls?: number;
}

/** A table with what is on the disk and what is left to request. */
export interface Job {
  readonly table: ExportTable;
  readonly folder: string;
  readonly manifest: Manifest;
  /** The seasons whose weeks are not listed yet; their files are not among those that are left. */
  readonly unlisted: readonly number[];
  readonly partitions: readonly Partition[];
  readonly left: Left;
}

function settingsOf(table: ExportTable, { format, keepHistory }: Common, source: string): ExportSettings {
  const { path, query, explode } = table;
  const by = [...(table.years ? ["season"] : []), ...(table.listing || table.weeks ? ["week"] : [])];
  const history = keepHistory && { history: keepHistory };
  return { path, query, by, format, source, ...(explode !== undefined && { explode }), ...history };
}

/** The seasons whose weeks must be listed: those without a list, and those whose list is no longer current. */
function seasonsToList(table: ExportTable, { weeks }: Manifest, refresh: boolean): number[] {
  return (table.listing ? (table.years ?? []) : []).filter((season) => {
    const listed = weeks?.[season];
    return refresh || listed === undefined || !isFresh(table, season, listed.requestedAt);
  });
}

/** Lists the weeks of a season by one call, which costs nothing where another table has made it. Throws what the call throws. */
async function listWeeks(session: Session, table: ExportTable, season: number): Promise<ListedWeeks> {
  const { fill } = coverOf(table.path, seasonQuery(table, season));
  if (fill === undefined) throw new Error(`${table.path} has no list of weeks`);
  const { path } = fill.source;
  const requestedAt = new Date().toISOString();
  // The index holds members of this query alone.
  const data = await session.get({ path, query: fill.index as Call["query"] });
  const weeks = valuesIn(systemClock, data, { path, field: "week" }, { type: "integer" });
  return { requestedAt, weeks: weeks.filter((week) => typeof week === "number") };
}

/** The number of requests that a job is known to need: for lists of weeks, and for files. */
export function openCount({ unlisted, left }: Pick<Job, "unlisted" | "left">): number {
  return unlisted.length + left.missing.length + left.stale.length;
}

/** A job with the files of the seasons whose weeks are listed. */
function withFiles(job: Omit<Job, "partitions" | "left">, refresh: boolean): Job {
  const { table, folder, manifest, unlisted } = job;
  const years = table.years && { years: table.years.filter((year) => !unlisted.includes(year)) };
  const weeksOf = (season: number) => manifest.weeks?.[season]?.weeks ?? [];
  const partitions = partitionsOf({ ...table, ...years }, weeksOf, manifest.format);
  return { ...job, partitions, left: leftOf(folder, table, manifest, partitions, refresh) };
}

/** Finds what is left of a table. Writes and requests nothing. */
export async function jobOf(table: ExportTable, common: Common, source: string): Promise<Job> {
  const folder = join(common.output, table.name);
  const manifest = await inspect(folder, settingsOf(table, common, source));
  const refresh = common.refresh === true;
  return withFiles({ table, folder, manifest, unlisted: seasonsToList(table, manifest, refresh) }, refresh);
}

/** Requests the lists of weeks that a job lacks, and returns the job with all of its files. The manifest has each list before the next is requested. */
export async function listed(io: Io, session: Session, job: Job, common: Common): Promise<Job> {
  const { table, folder, manifest } = job;
  for (const season of job.unlisted) {
    const weeks = await listWeeks(session, table, season);
    manifest.weeks = { ...manifest.weeks, [season]: weeks };
    await prepare(io, folder, manifest, []);
  }
  return withFiles({ table, folder, manifest, unlisted: [] }, common.refresh === true);
}
