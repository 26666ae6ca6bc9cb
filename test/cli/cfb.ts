import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { run } from "../../src/cli/program.js";
import { version } from "../../src/document/operation.js";

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface RunOptions {
  /** Variables that are added to a minimal environment without a key. */
  env?: Record<string, string>;
  stdin?: string | Uint8Array;
  cwd?: string;
  /** The width of the terminal that shows stdout and stderr. Without a width, both are pipes. `start` ignores this option. */
  columns?: number;
}

export interface ProcessOptions extends RunOptions {
  /** The id of the user who runs the command. Tests that run as root need another user, because root can write anywhere. */
  uid?: number;
  /** Receives the started process, so that a test can send it signals. */
  onStart?: (child: ChildProcess) => void;
}

export interface Cfb {
  /** Runs the command inside the test's process. Concurrent runs share a working folder. */
  (args: string[], options?: RunOptions): Promise<Ended>;
  /** Starts the built command, for tests that need a real process because of signals, users, the environment or memory. */
  start(args: string[], options?: ProcessOptions): Promise<Ended>;
  /** A folder for the tests' files. It is removed after the tests. */
  readonly folder: string;
  /** The file of the built command. */
  readonly cli: string;
}

/** Returns the command that `setup.mjs` has built, with a folder for this test file. Call this function at the top of a test file. */
export function builtCfb(): Cfb {
  const { CFB_TEST_COMMAND: cli } = process.env;
  if (cli === undefined) throw new Error("a test of the command belongs to a project with test/cli/setup.mjs");
  const folder = mkdtempSync(join(tmpdir(), "cfb-cli-"));
  const before = process.cwd();
  afterAll(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
  // A separate home folder keeps the tests away from the developer's cache.
  const environment = { PATH: process.env.PATH ?? "", HOME: folder };

  const runHere = async (
    args: string[],
    { env, stdin = "", cwd = folder, columns }: RunOptions = {},
  ): Promise<Ended> => {
    const ofProcess = Object.keys(env ?? {}).filter((name) => name === "HOME" || name.startsWith("NODE_"));
    if (ofProcess.length > 0) throw new Error(`${ofProcess} belongs to a process: call cfb.start`);
    const stdout = new Collected(columns);
    const stderr = columns === undefined ? new Collected() : stdout;
    const surroundings = {
      stdin: Readable.from(stdin.length > 0 ? [Buffer.from(stdin)] : [], { objectMode: false }),
      stdout,
      stderr,
      env: { ...environment, XDG_CACHE_HOME: join(folder, ".cache"), ...env },
      host: process,
      signal: new AbortController().signal,
    };
    process.chdir(cwd);
    const code = await run(args, surroundings, version);
    return { code, signal: null, stdout: stdout.text(), stderr: stderr.text() };
  };

  const start = (args: string[], { env, stdin, cwd = folder, uid, onStart }: ProcessOptions = {}): Promise<Ended> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [cli, ...args], {
        cwd,
        // Without a compile cache, the command behaves the same on every version of Node.
        env: { ...environment, NODE_DISABLE_COMPILE_CACHE: "1", ...env },
        ...(uid !== undefined && { uid, gid: uid }),
      });
      const ended: Ended = { code: null, signal: null, stdout: "", stderr: "" };
      for (const name of ["stdout", "stderr"] as const) {
        child[name].setEncoding("utf8").on("data", (text: string) => {
          ended[name] += text;
        });
      }
      child.on("error", reject).on("close", (code, signal) => resolve({ ...ended, code, signal }));
      child.stdin.on("error", () => {}).end(stdin ?? "");
      onStart?.(child);
    });

  return Object.assign(runHere, { start, folder, cli });
}

/** Collects the text that a command writes to a pipe or a terminal. */
class Collected extends Writable {
  readonly #chunks: Buffer[] = [];
  readonly isTTY: boolean;
  readonly columns: number;

  constructor(columns?: number) {
    super();
    this.isTTY = columns !== undefined;
    this.columns = columns ?? 0;
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString("utf8");
  }
}
