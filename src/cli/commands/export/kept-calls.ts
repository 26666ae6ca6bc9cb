import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { dayMs } from "../../../cache/ttl.js";
import { isArray, parsedJson } from "../../../document/json.js";
import type { Store } from "../../../injected.js";
import { clear, entriesOf, fileStore } from "../../files/call-store.js";
import { fileFailure, makeFolder } from "../../files/destination.js";
import { replace, reserveFile } from "../../files/write.js";
import { ifThere } from "../../session/exit.js";
import type { Io } from "../../session/io.js";
import type { Job } from "./folder.js";
import type { ExportOptions } from "./tables.js";

/**
 * Returns the folder in which an export stores responses until it has written all files. Table readers ignore names that begin with a dot. With
 * --keep, each day has a separate folder, because responses from another day must not become today's files.
 */
export const callsFolder = ({ output, keep }: ExportOptions, today: string): string =>
  join(output, ".cfb-calls", ...(keep ? [today] : []));

/** Removes the responses that a run with --keep left on another day. */
export async function clearOtherDays(folder: string, today: string): Promise<void> {
  for (const name of (await ifThere(readdir(folder))) ?? [])
    if (/^\d{4}-\d\d-\d\d$/.test(name) && name !== today) await clearCalls(join(folder, name));
}

/** Returns the path of the file with the time at which an unfinished refresh began, in ISO 8601. */
const refreshFile = (calls: string): string => join(calls, "refresh");

/** How long the client stores a finished season's response, in ms. A refresh that began longer ago starts over. */
const longestRefresh = 30 * dayMs;

/** Returns when an unfinished refresh began, in ISO 8601. Undefined if there is none, or if it began too long ago. */
async function refreshBegan(calls: string): Promise<string | undefined> {
  const file = refreshFile(calls);
  const began = (await ifThere(readFile(file, "utf8")).catch(fileFailure("read", file))) ?? "";
  return Date.now() - Date.parse(began) < longestRefresh ? began : undefined;
}

/**
 * Begins a refresh, or continues one that did not finish. Returns the time at which it began, in ISO 8601. The run does not repeat requests that were
 * made since then. A new refresh removes an earlier run's responses, because they may be outdated. With `dryRun`, does not change anything.
 */
export async function beginRefresh(io: Io, calls: string, dryRun: boolean | undefined): Promise<string> {
  const began = await refreshBegan(calls);
  if (began !== undefined) {
    io.note(`Continues the refresh that began ${began}. To begin again, remove ${calls} first.`);
    return began;
  }
  const beginsNow = new Date().toISOString();
  if (dryRun) return beginsNow;
  await clearCalls(calls);
  await makeFolder(calls, 0o700);
  const file = refreshFile(calls);
  await replace(io.host, file, beginsNow).catch(fileFailure("write", file));
  return beginsNow;
}

/** Returns the path of the file that lists the tables' files which a run has begun and not written. */
const unfinishedFile = (calls: string): string => join(calls, "unfinished");

/** Returns the files that earlier runs have begun and not written. Their responses are still needed. */
async function unfinishedIn(calls: string): Promise<string[]> {
  const list = parsedJson((await ifThere(readFile(unfinishedFile(calls), "utf8")).catch(() => undefined)) ?? "");
  return isArray(list) ? list.map(String) : [];
}

/** Removes a run's stored responses, the list of its files and the file with the time of its refresh. */
async function clearCalls(calls: string): Promise<void> {
  for (const file of [refreshFile(calls), unfinishedFile(calls)]) await rm(file, { force: true });
  await clear(calls);
}

/**
 * Keeps the list of unfinished files up to date, so that a run does not remove responses that another run has paid for and still needs. `isAlone` says
 * whether no earlier run has other unfinished files.
 */
export async function openUnfinished(io: Io, calls: string, jobs: readonly Job[], isRefresh: boolean | undefined) {
  const filesOf = (partitions: (job: Job) => readonly { readonly file: string }[]) =>
    jobs.flatMap((job) => partitions(job).map(({ file }) => join(job.table.name, file)));
  const open = filesOf((job) => job.open);
  // Only another refresh finishes the files of a refresh that was stopped.
  const isOfRefresh = !isRefresh && (await refreshBegan(calls)) !== undefined;
  const finished = new Set(isOfRefresh ? open : filesOf((job) => job.partitions));
  const others = (await unfinishedIn(calls)).filter((file) => !finished.has(file));
  const write = async (files: readonly string[]) => {
    await makeFolder(calls, 0o700);
    await replace(io.host, unfinishedFile(calls), JSON.stringify(files)).catch(fileFailure("write", calls));
  };
  return {
    isAlone: others.length === 0,
    begin: () => write([...others, ...open]),
    /** Removes the responses, unless another run needs them. */
    finish: () => (others.length === 0 ? clearCalls(calls) : write(others)),
    /** Removes the list if no response is stored. */
    async end(): Promise<void> {
      const isNeeded = others.length > 0 || isRefresh || (await entriesOf(calls)).length > 0;
      if (!isNeeded) await rm(unfinishedFile(calls), { force: true });
    },
  };
}

/**
 * Creates the store for an export's responses. If the disk is full, the store writes the response to the space that the run has reserved. Then
 * `failed` aborts, so that the run does not pay for another call.
 */
export function keptCalls({ host }: Io, folder: string): Store & { readonly failed: AbortSignal } {
  const store = fileStore(host, folder, { maxBytes: Number.POSITIVE_INFINITY });
  const failure = new AbortController();
  return {
    ...store,
    failed: failure.signal,
    async set(...entry) {
      try {
        await store.set(...entry);
      } catch (error) {
        await rm(reserveFile(host, folder), { force: true }).catch(() => {});
        try {
          await store.set(...entry);
        } finally {
          failure.abort(error);
        }
      }
    },
  };
}
