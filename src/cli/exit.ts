import { CfbError, type ErrorCode } from "../errors.js";
import { inFlags } from "./flag-messages.js";

/** How the command ends, for scripts that ask. `files` and `defect` are the usual ones of sysexits.h. */
export const exitCodes = {
  done: 0,
  mismatch: 1,
  usage: 2,
  refused: 3,
  network: 4,
  quota: 5,
  defect: 70,
  files: 74,
  interrupted: 130,
} as const;

/** The command was called wrongly: the message names what is wrong and the nearest right one. Exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Something ended the work; the message is told without a stack, and `exitCode` is what the command ends with. */
export class Failure extends Error {
  override readonly name = "Failure";

  constructor(
    message: string,
    readonly exitCode: number,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

const byCode: Readonly<Record<ErrorCode, number>> = {
  query: exitCodes.usage,
  authentication: exitCodes.refused,
  tier: exitCodes.refused,
  not_found: exitCodes.refused,
  service: exitCodes.refused,
  quota_exceeded: exitCodes.quota,
  timeout: exitCodes.network,
  connection: exitCodes.network,
  // No usable answer came: cut off on the way, or a page of something that stands between.
  response: exitCodes.network,
  cancelled: exitCodes.interrupted,
};

/** A file that was named and is not there, is a folder, or is not for us to read or write. */
const wrongFile = new Set(["ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EEXIST", "EROFS"]);

function fileCode(error: unknown): string | undefined {
  return error instanceof Error && "syscall" in error && "code" in error ? String(error.code) : undefined;
}

/** The exit code for what was thrown. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof Failure) return error.exitCode;
  if (error instanceof CfbError) return byCode[error.code];
  if (error instanceof UsageError) return exitCodes.usage;
  const code = fileCode(error);
  if (code === undefined) return exitCodes.defect;
  return wrongFile.has(code) ? exitCodes.usage : exitCodes.files;
}

/** What was thrown, in words for the user; a defect of ours with its stack. */
export function wordsOf(error: unknown): string {
  const known = error instanceof Failure || error instanceof CfbError || error instanceof UsageError;
  if (known || fileCode(error) !== undefined) return inFlags((error as Error).message);
  return `this is a defect of cfb, please report it.\n${error instanceof Error ? error.stack : String(error)}`;
}
