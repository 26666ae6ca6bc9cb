import { link, lstat, readFile, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { memberOf, parsedJson } from "../../document/json.js";
import { exitCodes, Failure, ifThere, systemCode, UsageError } from "../session/exit.js";
import type { Host, Io } from "../session/io.js";
import { fileFailure, prepareFolder, textOfFile } from "./destination.js";
import { isRunning, partName } from "./write.js";

const lockName = ".cfb-lock";

/** A folder that one run owns. */
export interface OwnFolder {
  /** Throws a {@link Failure} if another run has taken the folder over. */
  check(): Promise<void>;
}

/** Throws a {@link UsageError} if another run may own the folder. A run of this machine whose process has ended does not. */
async function refuseOther(host: Host, folder: string, lock: string, takeOver: boolean): Promise<void> {
  const there = await ifThere(lstat(lock));
  if (there === undefined) return;
  if (!there.isFile()) throw new UsageError(`${lock} is not a lock file of cfb: remove it, or give another --output`);
  const mark = parsedJson((await ifThere(readFile(lock, "utf8"))) ?? "");
  const [owner, machine] = [Number(memberOf(mark, "pid")), memberOf(mark, "host")];
  const isOfMachine = machine === hostname() && Number.isInteger(owner) && owner > 0;
  const isAlive = isOfMachine && isRunning(owner, host);
  // Another container may have the same name and number.
  const isGone = isOfMachine && !isAlive && owner !== host.pid;
  if (isGone || (takeOver && !isAlive)) return;
  if (isAlive && takeOver)
    throw new UsageError(
      `${folder} belongs to process ${owner}, which still runs: end it first. If that process is not cfb, remove ${lock}`,
    );
  const who = owner > 0 ? `process ${owner} on ${machine}` : "another run";
  const remedy = "wait for its end, or add --take-over if that process is gone";
  throw new UsageError(`${folder} belongs to ${who}, which exports into it: ${remedy}`);
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
      await link(part, lock).catch((error: unknown) => {
        // Some file systems have no second name for a file.
        if (systemCode(error) === "EEXIST") throw error;
        return writeFile(lock, content, { flag: "wx" });
      });
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
    await refuseOther(io.host, folder, lock, takeOver);
    await rm(lock, { force: true });
    // If yet another run has been faster, its lock is refused by the system.
    await create().catch(fileFailure("write", folder));
  }
  return {
    async check() {
      if (!(await isOwn())) throw new Failure(`${folder} was taken over by another run`, exitCodes.files);
    },
  };
}
