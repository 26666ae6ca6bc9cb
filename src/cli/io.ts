import { plain } from "./terminal-text.js";

/** What a command sees of the process. Data goes to `out`, everything else to `note` and `warn`. */
export interface Io {
  /** Writes data to stdout; resolves when the reader has room for more. */
  out(data: string | Uint8Array): Promise<void>;
  /** Tells something beside the data, on stderr: left out with --quiet. Control characters are made visible. */
  note(text: string): void;
  /** Tells what must be heard, on stderr, also with --quiet. Control characters are made visible. */
  warn(text: string): void;
  /** Aborted by SIGINT or SIGTERM; a second signal ends the process at once. */
  readonly signal: AbortSignal;
  readonly env: NodeJS.ProcessEnv;
  /** Whether stdout is a terminal. */
  readonly terminal: boolean;
  /** Whether a person at a terminal sees stdout and stderr; false in CI, also where that runs in a terminal. */
  readonly interactive: boolean;
  /** Width of the terminal, in characters; 80 where it is not known. */
  readonly columns: number;
  /** Whether stdout takes colours: a terminal, unless NO_COLOR is set. */
  readonly color: boolean;
  /** Set by --quiet. */
  quiet: boolean;
}

/** Joins the process's streams and signals into an {@link Io}. Call once. */
export function openIo(): Io {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(130);
      controller.abort(new DOMException(`stopped by ${signal}`, "AbortError"));
    });
  }
  // `cfb … | head` has seen enough: nobody is left to write to, and that is no failure.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    process.stderr.write(`cfb: stdout: ${error.message}\n`);
    process.exit(74);
  });
  process.stderr.on("error", () => {});
  const terminal = process.stdout.isTTY === true;
  const told = (text: string) => void process.stderr.write(`${plain(text, "\n")}\n`);
  const io: Io = {
    out: (data) =>
      new Promise((resolve) => {
        if (process.stdout.write(data)) resolve();
        else process.stdout.once("drain", resolve);
      }),
    note: (text) => {
      if (!io.quiet) told(text);
    },
    warn: told,
    signal: controller.signal,
    env: process.env,
    terminal,
    interactive: terminal && process.stderr.isTTY === true && /^(0|false)?$/i.test(process.env.CI ?? ""),
    columns: process.stdout.columns || Number(process.env.COLUMNS) || 80,
    color: terminal && !process.env.NO_COLOR && process.env.TERM !== "dumb",
    quiet: false,
  };
  return io;
}
