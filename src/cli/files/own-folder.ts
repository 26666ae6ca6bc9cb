import { link, lstat, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { memberOf, parsedJson } from "../../document/json.js";
import { exitCodes, Failure, ifThere, systemCode, UsageError } from "../session/exit.js";
import type { Host, Io } from "../session/io.js";
import { fileFailure, prepareFolder, textOfFile } from "./destination.js";
import { isRunning, partName } from "./write.js";

const lockName = ".cfb-lock";

/** The option of commands that own a folder. */
export const takeOverOption = [
  "--take-over",
  "use a folder that belongs to a run which is gone, such as on another machine",
] as const;

/** A folder that one run owns. */
export interface OwnFolder {
  /** Throws a {@link Failure} if another run has taken the folder over. */
  check(): Promise<void>;
}

const justTaken = (folder: string) =>
  new UsageError(`another run has just taken ${folder}: wait for its end, or give another --output`);

/** Gives a file a second name, which appears with the whole content. Throws `EEXIST` if that name is taken. */
async function nameAgain(part: string, name: string, content: string): Promise<void> {
  await link(part, name).catch((error: unknown) => {
    // Some file systems have no second name for a file.
    if (systemCode(error) === "EEXIST") throw error;
    return writeFile(name, content, { flag: "wx" });
  });
}

/**
 * Throws a {@link UsageError} if another run may own the folder. A run of this machine whose process has ended does not. Returns the content of its
 * lock; undefined if there is none.
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
  // Another container may have the same name and number.
  const isGone = isOfMachine && !isAlive && owner !== host.pid;
  if (isGone || (takeOver && !isAlive)) return content;
  if (isAlive && takeOver)
    throw new UsageError(
      `${folder} belongs to process ${owner}, which still runs: end it first. If that process is not cfb, remove ${lock}`,
    );
  const who = owner > 0 ? `process ${owner} on ${machine}` : "another run";
  const remedy = "wait for its end, or add --take-over if that process is gone";
  throw new UsageError(`${folder} belongs to ${who}, which writes into it: ${remedy}`);
}

/**
 * Removes a stale lock. Between the look at the lock and its removal, another run may have put its lock there: the rename gives the lock to one run
 * only, which then sees whether it is the stale one.
 */
async function removeStale(host: Host, folder: string, lock: string, stale: string): Promise<void> {
  const aside = join(folder, partName(host));
  await ifThere(rename(lock, aside));
  const found = await ifThere(readFile(aside, "utf8"));
  try {
    if (found === undefined || found === stale) return;
    // A third run may have created its lock since. The run whose lock was moved then ends at its next check.
    await nameAgain(aside, lock, found).catch(() => {});
    throw justTaken(folder);
  } finally {
    await rm(aside, { force: true }).catch(() => {});
  }
}

/**
 * Makes a folder belong to this run. Creates it if needed. Never waits: throws a {@link UsageError} that names the process of another run that owns
 * it. The end of the command removes the lock, and the folder if this run created it and it is empty. `takeOver`: whether the user says that this
 * process is gone.
 */
export async function ownFolder(io: Io, folder: string, takeOver: boolean): Promise<OwnFolder> {
  const lock = join(folder, lockName);
  const isNew = (await ifThere(stat(folder)).catch(fileFailure("write", folder))) === undefined;
  await prepareFolder(folder);
  const content = JSON.stringify({ pid: io.host.pid, host: hostname(), startedAt: new Date().toISOString() });
  // A lock appears with its content at once: a killed run does not leave an empty one, which names no owner.
  const create = async () => {
    const part = join(folder, partName(io.host));
    try {
      await writeFile(part, content, { flag: "wx" });
      await nameAgain(part, lock, content);
    } finally {
      await rm(part, { force: true }).catch(() => {});
    }
  };
  const isOwn = async () => (await textOfFile(lock)) === content;
  // Before the lock exists: the command may be interrupted while it creates the lock.
  io.atEnd.push(async () => {
    if (await isOwn().catch(() => false)) await rm(lock, { force: true }).catch(() => {});
    // The system removes only an empty folder.
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
