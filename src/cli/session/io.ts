import { plain, wrappedMessage } from "../screen/terminal-text.js";
import { runKeys } from "./key.js";

/** Takes user and password out of the addresses of Redis in a text: a hint repeats arguments of the command. */
const withoutPasswords = (text: string): string => text.replace(/(rediss?:\/\/)[^\s/?#]*@/gi, "$1[password]@");

/** The streams, signals and environment that a command uses. Data goes to `out`, everything else to `note` and `warn`. */
export type Io = ReturnType<typeof openIo>;

/** Installs signal handlers: call it once. */
export function openIo() {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(130);
      controller.abort(new DOMException(`stopped by ${signal}`, "AbortError"));
    });
  }
  // With `cfb … | head` the reader leaves early, which is not a failure.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    process.stderr.write(`cfb: stdout: ${error.message}\n`);
    process.exit(74);
  });
  process.stderr.on("error", () => {});
  /** Whether stdout is a terminal. */
  const terminal = process.stdout.isTTY === true;
  const keys = runKeys(process.env);
  const print = (text: string) => {
    const shown = plain(keys.redact(withoutPasswords(text)), "\n");
    const lines = process.stderr.isTTY ? wrappedMessage(shown, process.stderr.columns || 80) : shown;
    process.stderr.write(`${lines}\n`);
  };
  const io = {
    /** The keys of this run. `note` and `warn` redact them. */
    keys,
    /** Writes data to stdout. Resolves when the reader has room for more. */
    out: (data: string | Uint8Array) =>
      new Promise<void>((resolve) => {
        if (process.stdout.write(data)) resolve();
        else process.stdout.once("drain", resolve);
      }),
    /** Prints a message on stderr, unless --quiet is set. */
    note: (text: string): void => {
      if (!io.quiet) print(text);
    },
    /** Prints a message on stderr, also with --quiet. */
    warn: print,
    /** Aborted by SIGINT or SIGTERM. A second signal ends the process at once. */
    signal: controller.signal,
    env: process.env,
    terminal,
    /** Whether a person at a terminal sees stdout and stderr. False in CI, even where CI has a terminal. */
    interactive: terminal && process.stderr.isTTY === true && /^(0|false)?$/i.test(process.env.CI ?? ""),
    /** Width of the terminal, in characters. 80 where it is unknown. */
    columns: process.stdout.columns || Number(process.env.COLUMNS) || 80,
    /** Whether stdout shows colors: a terminal, unless NO_COLOR is set. */
    color: terminal && !process.env.NO_COLOR && process.env.TERM !== "dumb",
    quiet: false,
  };
  return io;
}
