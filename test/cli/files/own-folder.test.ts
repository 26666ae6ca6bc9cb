import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import promises from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { ownFolder } from "../../../src/cli/files/own-folder.js";
import { hostWith, ioOf, newFolders, systemError } from "./support.js";

const newFolder = newFolders();
const lockIn = (folder: string) => join(folder, ".cfb-lock");
const lockOf = (folder: string) => JSON.parse(readFileSync(lockIn(folder), "utf8"));
const pid = 4_000_000;

/** Starts a run that owns the folder. `end` runs what the command runs at its end. */
async function start(folder: string, { takeOver = false, running = [] as number[] } = {}) {
  const { io } = ioOf(hostWith({ pid, running }));
  const end = async () => {
    for (const each of io.atEnd) await each();
  };
  try {
    return { own: await ownFolder(io, folder, takeOver), end, error: undefined };
  } catch (error) {
    return { own: undefined, end, error: error instanceof Error ? error.message : String(error) };
  }
}

function folderOf(mark: unknown): string {
  const folder = newFolder();
  writeFileSync(lockIn(folder), typeof mark === "string" ? mark : JSON.stringify(mark));
  return folder;
}

test("a run's lock names its process, machine and start, and is removed at the end with the folder that the run created", async () => {
  const folder = join(newFolder(), "new");
  const { own, end } = await start(folder);
  expect(lockOf(folder)).toEqual({ pid, host: hostname(), startedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(readdirSync(folder)).toEqual([".cfb-lock"]);
  await expect(own?.check()).resolves.toBeUndefined();
  await end();
  expect(existsSync(folder)).toBe(false);
});

test("at the end, a folder that was there before or that is not empty stays", async () => {
  const old = newFolder();
  const { end } = await start(old);
  await end();
  expect(readdirSync(old)).toEqual([]);
  const filled = join(newFolder(), "new");
  const other = await start(filled);
  writeFileSync(join(filled, "data"), "");
  await other.end();
  expect(readdirSync(filled)).toEqual(["data"]);
});

describe("a folder with another run's lock", () => {
  const host = hostname();

  test.each([
    ["a process that has ended on this machine", { pid: 5, host }],
    ["with --take-over, a process on another machine", { pid: 5, host: "other" }, true],
    ["with --take-over, another container's process with this process's id", { pid, host }, true],
    ["with --take-over, an unknown process", "", true],
  ])("is taken from %s", async (_, mark, takeOver = false) => {
    const folder = folderOf(mark);
    const { error, end } = await start(folder, { takeOver });
    expect(error).toBeUndefined();
    expect(lockOf(folder)).toMatchObject({ pid, host });
    expect(readdirSync(folder)).toEqual([".cfb-lock"]);
    await end();
    expect(readdirSync(folder)).toEqual([]);
  });

  const writing = "which is writing to it: wait until it ends, or add --take-over if that process has ended";
  test.each([
    ["runs", { pid: 6, host }, false, `belongs to process 6 on ${host}, ${writing}`],
    ["is on another machine", { pid: 5, host: "other" }, false, `belongs to process 5 on other, ${writing}`],
    ["has this process's id", { pid, host }, false, `belongs to process ${pid} on ${host}, ${writing}`],
    ["is unknown", "", false, `belongs to another run, ${writing}`],
    ["has no valid id", { pid: 0, host }, false, `belongs to another run, ${writing}`],
    [
      "runs although the user says that it has ended",
      { pid: 6, host },
      true,
      "belongs to process 6, which still runs: end it first. If that process is not cfb, remove LOCK",
    ],
  ])("is refused if that process %s", async (_, mark, takeOver, reason) => {
    const folder = folderOf(mark);
    const before = readFileSync(lockIn(folder), "utf8");
    const { error, end } = await start(folder, { takeOver, running: [6] });
    expect(error).toBe(`${folder} ${reason.replace("LOCK", lockIn(folder))}`);
    await end();
    expect(readFileSync(lockIn(folder), "utf8")).toBe(before);
    expect(readdirSync(folder)).toEqual([".cfb-lock"]);
  });
});

test("a folder with the lock's name is refused", async () => {
  const folder = newFolder();
  mkdirSync(lockIn(folder));
  const { error } = await start(folder);
  expect(error).toBe(`${lockIn(folder)} is not a lock file of cfb: remove it, or give another --output`);
});

test("a run whose folder was taken over ends at its next check, and leaves the other run's lock", async () => {
  const folder = newFolder();
  const { own, end } = await start(folder);
  writeFileSync(lockIn(folder), "of another run");
  await expect(own?.check()).rejects.toMatchObject({
    message: `${folder} was taken over by another run`,
    exitCode: 74,
  });
  await end();
  expect(readFileSync(lockIn(folder), "utf8")).toBe("of another run");
});

describe("if several runs take a folder at the same time", () => {
  const ended = { pid: 5, host: hostname() };
  const justTaken = (folder: string) =>
    `another run has just taken ${folder}: wait until it ends, or give another --output`;

  test("a lock that replaced the old one gets its name back", async () => {
    const folder = folderOf(ended);
    const { rename } = promises;
    jest.spyOn(promises, "rename").mockImplementationOnce(async (from, to) => {
      writeFileSync(lockIn(folder), "of another run");
      await rename(from, to);
    });
    const { error } = await start(folder);
    expect(error).toBe(justTaken(folder));
    expect(readdirSync(folder)).toEqual([".cfb-lock"]);
    expect(readFileSync(lockIn(folder), "utf8")).toBe("of another run");
  });

  test("the first new lock counts", async () => {
    const folder = folderOf(ended);
    const { rename } = promises;
    jest.spyOn(promises, "rename").mockImplementationOnce(async (from, to) => {
      await rename(from, to);
      writeFileSync(lockIn(folder), "of another run");
    });
    const { error } = await start(folder);
    expect(error).toBe(justTaken(folder));
    expect(readFileSync(lockIn(folder), "utf8")).toBe("of another run");
  });

  test("a lock that the other run has removed meanwhile does not stop this run", async () => {
    const folder = folderOf(ended);
    const { rename } = promises;
    jest.spyOn(promises, "rename").mockImplementationOnce(async (from, to) => {
      await promises.rm(from);
      await rename(from, to);
    });
    const { error } = await start(folder);
    expect(error).toBeUndefined();
    expect(lockOf(folder)).toMatchObject({ pid });
  });
});

test("a lock that its run removes before it is read does not stop this run, whose lock never appears without its content", async () => {
  const folder = newFolder();
  const taken = jest.spyOn(promises, "link").mockRejectedValueOnce(systemError("EEXIST"));
  const write = jest.spyOn(promises, "writeFile");
  const { error } = await start(folder);
  const written = write.mock.calls.map(([file]) => file);
  expect(error).toBeUndefined();
  expect(lockOf(folder)).toMatchObject({ pid });
  expect(taken).toHaveBeenCalledTimes(2);
  expect(written).not.toContain(lockIn(folder));
});

describe("on a file system without second names for files", () => {
  beforeEach(() => {
    jest.spyOn(promises, "link").mockRejectedValue(systemError("EPERM"));
  });

  test("a lock is created", async () => {
    const folder = newFolder();
    const { error } = await start(folder);
    expect(error).toBeUndefined();
    expect(lockOf(folder)).toMatchObject({ pid });
    expect(readdirSync(folder)).toEqual([".cfb-lock"]);
  });

  test("another run's lock is not overwritten", async () => {
    const folder = folderOf({ pid: 6, host: hostname() });
    const { error } = await start(folder, { running: [6] });
    expect(error).toContain("belongs to process 6");
    expect(lockOf(folder)).toMatchObject({ pid: 6 });
  });
});

describe("the error names the folder if the system refuses", () => {
  test("the folder", async () => {
    const file = join(newFolder(), "file");
    writeFileSync(file, "");
    expect((await start(join(file, "a"))).error).toBe(`cannot write ${file}/a: not a directory (ENOTDIR)`);
  });

  test("the lock", async () => {
    const folder = newFolder();
    jest.spyOn(promises, "writeFile").mockRejectedValue(systemError("ENOSPC", "no space left on device"));
    const { error } = await start(folder);
    expect(error).toContain(`cannot write ${folder}: no space left on device (ENOSPC).`);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("the lock that follows an old one", async () => {
    const folder = folderOf({ pid: 5, host: hostname() });
    const { rename } = promises;
    jest.spyOn(promises, "rename").mockImplementationOnce(async (from, to) => {
      await rename(from, to);
      jest.spyOn(promises, "writeFile").mockRejectedValue(systemError("EROFS", "read-only file system"));
    });
    const { error } = await start(folder);
    expect(error).toBe(`cannot write ${folder}: read-only file system (EROFS)`);
  });

  test("the removal of an old lock", async () => {
    const folder = folderOf({ pid: 5, host: hostname() });
    jest.spyOn(promises, "rename").mockRejectedValueOnce(systemError("EACCES", "permission denied"));
    const { error } = await start(folder);
    expect(error).toBe(`cannot write ${folder}: permission denied (EACCES)`);
  });
});
