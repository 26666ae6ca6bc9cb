import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { ownFolder } from "../../../src/cli/files/own-folder.js";
import { openIo } from "../../../src/cli/session/io.js";

const folder = mkdtempSync(join(tmpdir(), "cfb-own-"));
const lock = join(folder, ".cfb-lock");
afterAll(() => rmSync(folder, { recursive: true }));

/** A lock like another run's. No system has a process with this number. */
const lockOf = (pid: number) => JSON.stringify({ pid, host: hostname(), startedAt: "2025-10-04T12:00:00.000Z" });
const crashed = lockOf(2 ** 30);

/** Takes the folder. `meanwhile` runs after the lock is read and before it is removed. */
function taken(meanwhile: () => void) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const host = {
    pid: process.pid,
    kill: () => {
      meanwhile();
      return false;
    },
  };
  const { signal } = new AbortController();
  return ownFolder(openIo({ stdin: Readable.from([]), stdout, stderr, env: {}, host, signal }), folder, false);
}

describe("if two runs find a crashed run's lock,", () => {
  beforeEach(() => {
    rmSync(lock, { force: true });
    writeFileSync(lock, crashed);
  });

  test("the second does not remove the first one's new lock, and is refused", async () => {
    const first = lockOf(2 ** 30 + 1);
    const second = taken(() => {
      rmSync(lock);
      writeFileSync(lock, first);
    });
    await expect(second).rejects.toThrow(`another run has just taken ${folder}: wait until it ends`);
    expect([readdirSync(folder), readFileSync(lock, "utf8")]).toEqual([[".cfb-lock"], first]);
  });

  test("the second locks the folder if the first has already ended", async () => {
    const { check } = await taken(() => rmSync(lock));
    await expect(check()).resolves.toBeUndefined();
    expect(readFileSync(lock, "utf8")).toContain(`"pid":${process.pid}`);
  });
});
