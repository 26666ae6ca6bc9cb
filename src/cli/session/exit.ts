import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { isObject } from "../../document/json.js";
import { CfbError, type ErrorCode, IncompleteError } from "../../errors.js";

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

/** The user made a mistake. The message names the problem and the remedy. The exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";

  /** `better` returns a better message than `message`, if there is one. It loads code that only a failed command needs. */
  constructor(
    message: string,
    readonly better?: () => Promise<string | undefined>,
  ) {
    super(message);
  }
}

/** A failure that is not a bug in the command. The command prints the message without a stack, and exits with `exitCode`. */
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
  // The response was cut off, or a proxy sent a page instead.
  response: exitCodes.network,
  cancelled: exitCodes.interrupted,
  // The service cut a response, and its query can't be split.
  incomplete: exitCodes.refused,
};

/** System codes for a wrong path. The file is missing, is a folder, or can't be read or written. */
const wrongFile = new Set(["ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EEXIST", "EROFS"]);

/** Returns the code of an operating system error, such as `ENOENT`, or undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  return isObject(error) && "syscall" in error && "code" in error ? String(error.code) : undefined;
}

/** Returns the result of a file system call, or undefined if the file does not exist. */
export function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: unknown) => {
    if (isObject(error) && error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** Returns the reason in a file system error's message. For `EACCES: permission denied, open '/x'`, this is `permission denied`. */
export function systemReason(error: unknown): string {
  const message = String(Object(error).message);
  return /^E\w+: ([^,]+)/.exec(message)?.[1] ?? message;
}

/**
 * Decodes UTF-8, with or without a byte order mark. Throws a `SyntaxError` for other bytes. By default, `TextDecoder` silently replaces invalid
 * bytes.
 */
export function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Windows PowerShell writes redirected output as UTF-16. Its byte order mark is not valid UTF-8.
    const isUtf16 = /^(fffe|feff)/.test(Buffer.from(bytes.subarray(0, 2)).toString("hex"));
    throw new SyntaxError(isUtf16 ? "UTF-16, not UTF-8" : "not UTF-8");
  }
}

/**
 * Returns a stream of a file's bytes. Reads a FIFO, such as the one from `<(command)`, as a socket. A file stream would wait for the FIFO's writer
 * and keep the process from ending.
 */
export async function streamOf(file: string, signal?: AbortSignal): Promise<Readable> {
  const { constants, createReadStream, openSync, statSync } = await import("node:fs");
  if (!statSync(file).isFIFO()) return createReadStream(file, { signal });
  const { Socket } = await import("node:net");
  const fd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  return new Socket({ fd, writable: false, ...(signal && { signal }) });
}

/**
 * Reads one of the user's text files, or decodes `bytes` if they are given. Errors name the file, even if the path is a folder. Throws a {@link
 * UsageError} if the content is not UTF-8.
 */
export async function readText(file: string, bytes?: Promise<Uint8Array>): Promise<string> {
  try {
    return decoded(await (bytes ?? streamOf(file).then(buffer)));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${file} is ${error.message}: save it as UTF-8`);
    throw Object.assign(Object(error), { path: file });
  }
}

/** Whether the command has made all the metered requests that --max-calls allows. */
export const isSpent = (error: unknown): boolean => error instanceof IncompleteError && error.reason === "budget";

/** Whether the call stack overflowed. This can happen because the functions that read data are recursive. */
const isTooDeep = (error: unknown): boolean => error instanceof RangeError && /call stack/i.test(error.message);

export function exitCodeOf(error: unknown): number {
  if (error instanceof Failure) return error.exitCode;
  if (isTooDeep(error)) return exitCodes.network;
  if (isSpent(error)) return exitCodes.quota;
  if (error instanceof CfbError) return byCode[error.code];
  if (error instanceof UsageError) return exitCodes.usage;
  const code = systemCode(error);
  if (code === undefined) return exitCodes.defect;
  return wrongFile.has(code) ? exitCodes.usage : exitCodes.files;
}

/** The client's options as the command names them. An empty string means that the command does not have the option. */
const flags: ReadonlyMap<string, string> = new Map([
  ["apiKey", "CFB_API_KEY"],
  ["baseUrl", "--base-url"],
  ["maxCalls", "--max-calls"],
  ["quotaFloor", "--quota-floor"],
  ["shared", "--shared"],
  ...["concurrency", "timeoutMs", "totalTimeoutMs", "maxBodyBytes"].map((name) => [name, ""] as const),
]);

/**
 * Replaces the client's options in a message, which are in backticks, with the command's flags. Removes options without a flag, including parentheses
 * around them.
 */
export function inFlags(message: string): string {
  return message
    .replace("`cfb.all`", "`cfb export`")
    .replace(/( \()?`(\w+)`(\))?/g, (all, before: string = "", name: string, after: string = "") => {
      const flag = flags.get(name);
      if (flag === undefined) return all;
      return flag === "" ? "" : before + flag + after;
    });
}

/** Returns the message that the user sees for an error. For a bug in the command, the message includes the stack. */
export function messageOf(error: unknown): string {
  if (isSpent(error)) return "--max-calls is used up";
  if (isTooDeep(error))
    return `the input or a response seems to be nested too deeply to be read (${Object(error).message})`;
  if (error instanceof CfbError) return inFlags(error.message);
  if (error instanceof Failure || error instanceof UsageError) return error.message;
  const code = systemCode(error);
  if (code !== undefined && isObject(error))
    return "path" in error ? `${error.path}: ${systemReason(error)} (${code})` : String(error.message);
  return `this is a bug in cfb, please report it.\n${error instanceof Error ? error.stack : String(error)}`;
}
