import { isAbsolute } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { plain, wrappedMessage } from "../screen/terminal-text.js";
import { exitCodes, systemCode } from "./exit.js";
import { type Environment, runKeys } from "./key.js";

/**
 * The process that runs the command. The names of its incomplete files contain `pid`. `kill` with signal 0 tests whether another process is running.
 */
export interface Host {
  readonly pid: number;
  kill(pid: number, signal: 0): boolean;
}

/** What a command reads from and writes to. */
export interface Surroundings {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly env: Environment;
  readonly host: Host;
  /** The folder for relative paths. Default: the working folder. */
  readonly cwd?: string;
  /** Interrupts the command. */
  readonly signal: AbortSignal;
}

/** Removes the user and password from Redis URLs in a string. Some hints repeat the command's arguments. */
const withoutPasswords = (text: string): string => text.replace(/(rediss?:\/\/)[^\s/?#]*@/gi, "$1[password]@");

/** Lets Node handle signals between two steps that block it. Throws if the command was interrupted. */
export async function interruptible({ signal }: Pick<Io, "signal">): Promise<void> {
  await nextTurn();
  signal.throwIfAborted();
}

/** The streams, signal and environment that a command uses. Data goes to `out`, and everything else to `note` and `warn`. */
export type Io = ReturnType<typeof openIo>;

export function openIo({ stdin, stdout, stderr, env, host, cwd, signal }: Surroundings) {
  /** Resolves a user's path against `cwd`. */
  const at = (path: string) => (cwd === undefined || path === "-" || isAbsolute(path) ? path : `${cwd}/${path}`);
  const keys = runKeys(env, at);
  const print = (text: string) => {
    const shown = plain(keys.redact(withoutPasswords(text)), "\n");
    stderr.write(`${stderr.isTTY ? wrappedMessage(shown, stderr.columns || 80) : shown}\n`);
  };
  const closed = new Promise<number>((resolve) => {
    stdout.once("error", (error: Error) => {
      // With `cfb … | head`, the reader leaves early. This is not a failure.
      if (systemCode(error) === "EPIPE") return resolve(exitCodes.done);
      stderr.write(`cfb: stdout: ${error.message}\n`);
      resolve(exitCodes.files);
    });
  });
  stderr.on("error", () => {});
  /** Whether stdout is a terminal. */
  const terminal = stdout.isTTY === true;
  const io = {
    stdin,
    stdout,
    stderr,
    at,
    /** The keys of this run. `note` and `warn` redact them. */
    keys,
    /** Writes data to stdout. Resolves when the reader has room for more. */
    out: (data: string | Uint8Array) =>
      new Promise<void>((resolve) => {
        if (stdout.write(data)) resolve();
        else stdout.once("drain", resolve);
      }),
    /** Resolves with the exit code if stdout can no longer be written. */
    closed,
    /** Cleanup that runs however the command ends, even if it is interrupted. */
    atEnd: [] as (() => Promise<void>)[],
    /** Prints a message on stderr, unless --quiet is set. */
    note: (text: string): void => {
      if (!io.quiet) print(text);
    },
    /** Prints a message on stderr, even with --quiet. */
    warn: print,
    signal,
    env,
    /** The process, as a separate object for each run. write.ts uses the object to remember which folders the run has cleaned up. */
    host: { pid: host.pid, kill: (pid: number, signal: 0) => host.kill(pid, signal) },
    terminal,
    /** Whether a person at a terminal sees stdout and stderr. False in CI, even if CI has a terminal. */
    interactive: terminal && stderr.isTTY === true && /^(0|false)?$/i.test(env.CI ?? ""),
    /** The terminal's width in characters. 80 if it is unknown. */
    columns: stdout.columns || Number(env.COLUMNS) || 80,
    /** Whether stdout is a terminal that shows colors. False if NO_COLOR is set. */
    color: terminal && !env.NO_COLOR && env.TERM !== "dumb",
    quiet: false,
    /** The exit code of a command that ends without an error. */
    exitCode: exitCodes.done as number,
  };
  return io;
}
