import { link, lstat, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { memberOf, parsedJson } from "../../document/json.js";
import { exitCodes, Failure, ifThere, systemCode, UsageError } from "../session/exit.js";
import type { Host, Io } from "../session/io.js";
import { fileFailure, prepareFolder, textOfFile } from "./destination.js";
import { isRunning, partName } from "./write.js";

const lockName = ".cfb-lock";

/** The `--take-over` option of commands that own a folder. */
export const takeOverOption = [
  "--take-over",
  "take over the folder of a run that has ended, such as one on another machine",
] as const;

/** A folder that one run owns. */
export interface OwnFolder {
  /** Throws a {@link Failure} if another run has taken over the folder. */
  check(): Promise<void>;
}

const justTaken = (folder: string) =>
  new UsageError(`another run has just taken ${folder}: wait until it ends, or give another --output`);

/**
 * Gives a complete file a second name, so that other processes never see incomplete content under that name. Throws `EEXIST` if the name is taken.
 */
async function nameAgain(part: string, name: string, content: string): Promise<void> {
  await link(part, name).catch((error: unknown) => {
    // Some file systems do not support a second name for a file.
    if (systemCode(error) === "EEXIST") throw error;
    return writeFile(name, content, { flag: "wx" });
  });
}

/**
 * Throws a {@link UsageError} if another run may own the folder. A run on this machine owns the folder only while its process is running. Returns the
 * content of a lock whose run has ended, or undefined if there is no lock.
 */
async function staleLock(host: Host, folder: string, lock: string, takeOver: boolean): Promise<string | undefined> {
  const there = await ifThere(lstat(lock));
  if (there === undefined) return undefined;
  if (!there.isFile()) throw new UsageError(`${lock} is not a lock file of cfb: remove it, or give another --output`);
  const content = (await ifThere(readFile(lock, "utf8"))) ?? "";
  const mark = parsedJson(content);
  const [owner, machine] = [Number(memberOf(mark, "pid")), memberOf(mark, "host")];
  const isOfMachine = machine === hostname() && Number.isInteger(owner) && owner > 0;
  const isAlive = isOfMachine && isRunning(owner, host);
  // Another container may have the same host name and process id.
  const isGone = isOfMachine && !isAlive && owner !== host.pid;
  if (isGone || (takeOver && !isAlive)) return content;
  if (isAlive && takeOver)
    throw new UsageError(
      `${folder} belongs to process ${owner}, which still runs: end it first. If that process is not cfb, remove ${lock}`,
    );
  const who = owner > 0 ? `process ${owner} on ${machine}` : "another run";
  const remedy = "wait until it ends, or add --take-over if that process has ended";
  throw new UsageError(`${folder} belongs to ${who}, which is writing to it: ${remedy}`);
}

/**
 * Removes a stale lock. Another run may have replaced the lock after this run read it. Therefore, this run renames the file, which only one run can
 * do, and then checks whether the renamed file is the stale lock.
 */
async function removeStale(host: Host, folder: string, lock: string, stale: string): Promise<void> {
  const aside = join(folder, partName(host));
  await ifThere(rename(lock, aside));
  const found = await ifThere(readFile(aside, "utf8"));
  try {
    if (found === undefined || found === stale) return;
    // A third run may have created its lock in the meantime. In that case, the run whose lock was moved ends at its next check.
    await nameAgain(aside, lock, found).catch(() => {});
    throw justTaken(folder);
  } finally {
    await rm(aside).catch(() => {});
  }
}

/**
 * Makes this run the owner of a folder, and creates the folder if needed. If another run owns the folder, does not wait but throws a {@link
 * UsageError} that names that run's process. When the command ends, it removes the lock. If this run created the folder and the folder is empty, the
 * command also removes the folder. `takeOver` means that the user says that the other process has ended.
 */
export async function ownFolder(io: Io, folder: string, takeOver: boolean): Promise<OwnFolder> {
  const lock = join(folder, lockName);
  const isNew = (await ifThere(stat(folder)).catch(fileFailure("write", folder))) === undefined;
  await prepareFolder(folder);
  const content = JSON.stringify({ pid: io.host.pid, host: hostname(), startedAt: new Date().toISOString() });
  // The lock gets its content before its name, so that a killed run does not leave an empty lock without an owner.
  const create = async () => {
    const part = join(folder, partName(io.host));
    try {
      await writeFile(part, content, { flag: "wx" });
      await nameAgain(part, lock, content);
    } finally {
      await rm(part).catch(() => {});
    }
  };
  const isOwn = async () => (await textOfFile(lock)) === content;
  // Registered before the lock exists, because the command may be interrupted while it creates the lock.
  io.atEnd.push(async () => {
    if (await isOwn().catch(() => false)) await rm(lock).catch(() => {});
    // The system removes the folder only if it is empty.
    if (isNew) await rmdir(folder).catch(() => {});
  });
  try {
    await create();
  } catch (error) {
    if (systemCode(error) !== "EEXIST") fileFailure("write", folder)(error);
    const stale = await staleLock(io.host, folder, lock, takeOver);
    if (stale !== undefined) await removeStale(io.host, folder, lock, stale).catch(fileFailure("write", folder));
    await create()
      .catch((error: unknown) => {
        throw systemCode(error) === "EEXIST" ? justTaken(folder) : error;
      })
      .catch(fileFailure("write", folder));
  }
  return {
    async check() {
      if (!(await isOwn())) throw new Failure(`${folder} was taken over by another run`, exitCodes.files);
    },
  };
}
