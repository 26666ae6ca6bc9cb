import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { type Host, type Io, openIo } from "../../../src/cli/session/io.js";

/** Returns a function that creates folders, which are removed after the tests. Each test's spies end with it. Call it at the top of a test file. */
export function newFolders(): () => string {
  const all = realpathSync(mkdtempSync(join(tmpdir(), "cfb-files-")));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => rmSync(all, { recursive: true }));
  return () => mkdtempSync(join(all, "folder-"));
}

/** This machine's processes in a test. The processes in `running` are running, and those in `others` belong to another user. */
export function hostWith({ pid = 4_000_000, running = [] as number[], others = [] as number[] } = {}): Host {
  return {
    pid,
    kill(other) {
      if (running.includes(other)) return true;
      const code = others.includes(other) ? "EPERM" : "ESRCH";
      throw Object.assign(new Error(code), { code, syscall: "kill" });
    },
  };
}

/** Returns a command's streams, and what it has written to them. */
export function ioOf(host: Host, signal = new AbortController().signal): { io: Io; written: () => string } {
  let text = "";
  const stdout = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  const io = openIo({ stdin: Readable.from([]), stdout, stderr: stdout, env: {}, host, signal });
  return { io, written: () => text };
}

/** Creates an error as the file system does. */
export const systemError = (code: string, message = "some reason"): Error =>
  Object.assign(new Error(`${code}: ${message}, open '/x'`), { code, syscall: "open" });
