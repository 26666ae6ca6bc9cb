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

/** The code of an error of the operating system, such as `ENOENT`; undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  return isObject(error) && "syscall" in error && "code" in error ? String(error.code) : undefined;
}

/** What the file system gives; undefined where there is no such file. */
export function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: unknown) => {
    if (isObject(error) && error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** The reason in the message of an error of the file system, such as `EACCES: permission denied, open '/x'`. */
export function systemReason(error: unknown): string {
  const message = String(Object(error).message);
  return /^E\w+: ([^,]+)/.exec(message)?.[1] ?? message;
}

/** Decodes UTF-8, with or without a byte order mark. Throws a `SyntaxError` for other bytes, which a decoder would replace silently. */
export function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Windows PowerShell writes redirected output as UTF-16. Its mark is no UTF-8.
    const isUtf16 = /^(fffe|feff)/.test(Buffer.from(bytes.subarray(0, 2)).toString("hex"));
    throw new SyntaxError(isUtf16 ? "UTF-16, not UTF-8" : "not UTF-8");
  }
}

/** The bytes of a file. A FIFO, such as that of `<(command)`, is read as a socket: a file would wait for its writer, and keep the process from ending. */
export async function streamOf(file: string, signal?: AbortSignal): Promise<Readable> {
  const { constants, createReadStream, openSync, statSync } = await import("node:fs");
  if (!statSync(file).isFIFO()) return createReadStream(file, { signal });
  const { Socket } = await import("node:net");
  const fd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  return new Socket({ fd, writable: false, ...(signal && { signal }) });
}

/** Reads a text file of the user, or `bytes` of this name. An error names it, also where it is a folder. Throws a {@link UsageError} where it is not UTF-8. */
export async function readText(file: string, bytes?: Promise<Uint8Array>): Promise<string> {
  try {
    return decoded(await (bytes ?? streamOf(file).then(buffer)));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${file} is ${error.message}: save it as UTF-8`);
    throw Object.assign(Object(error), { path: file });
  }
}

/** Whether the metered requests that --max-calls allows are used up. */
export const isSpent = (error: unknown): boolean => error instanceof IncompleteError && error.reason === "budget";

/** Whether the stack of calls is full: functions that read data call themselves for what is inside it. */
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

/** The options of the client in the words of the command; those that it does not have are empty. */
const flags: ReadonlyMap<string, string> = new Map([
  ["apiKey", "CFB_API_KEY"],
  ["baseUrl", "--base-url"],
  ["maxCalls", "--max-calls"],
  ["quotaFloor", "--quota-floor"],
  ["shared", "--shared"],
  ...["concurrency", "timeoutMs", "totalTimeoutMs", "maxBodyBytes"].map((name) => [name, ""] as const),
]);

/** A message of the client, which marks its options with backticks, for the command. Those without a flag are in parentheses of their own. */
export function inFlags(message: string): string {
  return message
    .replace("`cfb.all`", "`cfb export`")
    .replace(/( \()?`(\w+)`(\))?/g, (all, before: string = "", name: string, after: string = "") => {
      const flag = flags.get(name);
      if (flag === undefined) return all;
      return flag === "" ? "" : before + flag + after;
    });
}

/** The message that the user sees for an error. A defect of the command includes its stack. */
export function messageOf(error: unknown): string {
  if (isSpent(error)) return "--max-calls is used up";
  if (isTooDeep(error))
    return `the input or a response seems to be nested too deeply to be read (${Object(error).message})`;
  if (error instanceof CfbError) return inFlags(error.message);
  if (error instanceof Failure || error instanceof UsageError) return error.message;
  const code = systemCode(error);
  if (code !== undefined && isObject(error))
    return "path" in error ? `${error.path}: ${systemReason(error)} (${code})` : String(error.message);
  return `this is a defect of cfb, please report it.\n${error instanceof Error ? error.stack : String(error)}`;
}
