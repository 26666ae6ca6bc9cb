import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface RunOptions {
  /** Added to a minimal environment without a key. */
  env?: Record<string, string>;
  stdin?: string | Uint8Array;
  cwd?: string;
  /** The user to run as. For tests that run as root, which may write anywhere. */
  uid?: number;
  /** Receives the started process, to send it signals. */
  onStart?: (child: ChildProcess) => void;
}

/** The built command. */
export interface Cfb {
  (args: string[], options?: RunOptions): Promise<Ended>;
  /** A folder for the test's files, removed after them. */
  readonly folder: string;
  /** Its file. */
  readonly cli: string;
}

/** The command that `setup.mjs` has built for all test files, and a folder for the files of this one. Call it at the top of a test file. */
export function builtCfb(): Cfb {
  const { CFB_TEST_COMMAND: cli } = process.env;
  if (cli === undefined) throw new Error("a test of the command belongs to a project with test/cli/setup.mjs");
  const folder = mkdtempSync(join(tmpdir(), "cfb-cli-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const start = (args: string[], options: RunOptions = {}): Promise<Ended> =>
    new Promise((resolve, reject) => {
      // A separate home folder, so that tests do not use the cache of the person who runs them. It is the same on every Node without compiled code.
      const env = { PATH: process.env.PATH, HOME: folder, NODE_DISABLE_COMPILE_CACHE: "1", ...options.env };
      const child = spawn(process.execPath, [cli, ...args], {
        cwd: options.cwd ?? folder,
        env,
        ...(options.uid !== undefined && { uid: options.uid, gid: options.uid }),
      });
      const ended: Ended = { code: null, signal: null, stdout: "", stderr: "" };
      for (const name of ["stdout", "stderr"] as const) {
        child[name].setEncoding("utf8").on("data", (text: string) => {
          ended[name] += text;
        });
      }
      child.on("error", reject).on("close", (code, signal) => resolve({ ...ended, code, signal }));
      child.stdin.on("error", () => {}).end(options.stdin ?? "");
      options.onStart?.(child);
    });
  return Object.assign(start, { folder, cli });
}
