import { getSystemErrorMap } from "node:util";
import { CfbError, type ErrorCode, IncompleteError } from "../errors.js";
import { inFlags } from "./flag-messages.js";

/** The exit codes. `files` and `defect` have the values of EX_IOERR and EX_SOFTWARE in sysexits.h. */
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

/** Wrong usage: the message names the problem and the remedy. Exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** A failure that is not a defect: the message is printed without a stack, and the process exits with `exitCode`. */
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
  // There is no usable response: it was cut off, or a proxy sent its own page.
  response: exitCodes.network,
  cancelled: exitCodes.interrupted,
  // The service cut a response, and nothing splits its query.
  incomplete: exitCodes.refused,
};

/** Codes of the system for a wrong path: the file is missing, is a folder, or must not be read or written. */
const wrongFile = new Set(["ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EEXIST", "EROFS"]);

function fileCode(error: unknown): string | undefined {
  return error instanceof Error && "syscall" in error && "code" in error ? String(error.code) : undefined;
}

/** An error of the file system in words: `calls.txt: no such file or directory (ENOENT)`. */
function fileMessage(error: NodeJS.ErrnoException): string {
  const [, reason] = getSystemErrorMap().get(error.errno ?? 0) ?? [];
  if (error.path === undefined || reason === undefined) return error.message;
  return `${error.path}: ${reason} (${error.code})`;
}

/** Whether the metered requests that --max-calls allows are used up. */
export function isSpent(error: unknown): boolean {
  return error instanceof IncompleteError && error.reason === "budget";
}

/** The exit code for an error. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof Failure) return error.exitCode;
  if (isSpent(error)) return exitCodes.quota;
  if (error instanceof CfbError) return byCode[error.code];
  if (error instanceof UsageError) return exitCodes.usage;
  const code = fileCode(error);
  if (code === undefined) return exitCodes.defect;
  return wrongFile.has(code) ? exitCodes.usage : exitCodes.files;
}

/** The message that the user sees for an error. A defect of the command includes its stack. */
export function messageOf(error: unknown): string {
  if (isSpent(error)) return "--max-calls is used up";
  if (error instanceof CfbError) return inFlags(error.message);
  if (error instanceof Failure || error instanceof UsageError) return error.message;
  if (error instanceof Error && fileCode(error) !== undefined) return fileMessage(error);
  return `this is a defect of cfb, please report it.\n${error instanceof Error ? error.stack : String(error)}`;
}
