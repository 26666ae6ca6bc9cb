import crypto from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import promises from "node:fs/promises";
import { join } from "node:path";
import type { FileDestination } from "../../../src/cli/files/destination.js";
import {
  isPart,
  isRunning,
  partName,
  removeParts,
  replace,
  reserveFile,
  reserveRoom,
  write,
  writeWhole,
  writeWithSource,
} from "../../../src/cli/files/write.js";
import { hostWith, ioOf, newFolders, systemError } from "./support.js";

const newFolder = newFolders();
const modeOf = (file: string) => statSync(file).mode & 0o777;

const at = (target: string): FileDestination => ({
  kind: "file",
  path: `given/${target.split("/").at(-1)}`,
  target,
  there: existsSync(target) ? statSync(target) : undefined,
});

describe("a file is replaced completely or not at all", () => {
  test("a new file gets its folder and the given mode, and an existing file keeps its mode", async () => {
    const file = join(newFolder(), "a/b/data.json");
    await replace(hostWith(), file, "[1]", undefined, 0o600);
    expect([readFileSync(file, "utf8"), modeOf(file)]).toEqual(["[1]", 0o600]);
    chmodSync(file, 0o640);
    await replace(hostWith(), file, "[2]", statSync(file), 0o600);
    expect([readFileSync(file, "utf8"), modeOf(file)]).toEqual(["[2]", 0o640]);
    expect(readdirSync(join(file, ".."))).toEqual(["data.json"]);
  });

  test("if the file can't get its name, the incomplete file is removed and the error is thrown", async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "taken/inner"), { recursive: true });
    await expect(replace(hostWith(), join(folder, "taken"), "[1]")).rejects.toMatchObject({ syscall: "rename" });
    expect(readdirSync(folder)).toEqual(["taken"]);
  });

  test("the error names the path as the user gave it", async () => {
    const folder = newFolder();
    writeFileSync(join(folder, "file"), "");
    const { io } = ioOf(hostWith());
    await expect(write(io, at(join(folder, "file/data.json")), "[1]")).rejects.toMatchObject({
      message: "cannot write given/data.json: not a directory (ENOTDIR)",
      exitCode: 74,
    });
  });

  test("a file of an export is written to its path", async () => {
    const file = join(newFolder(), "schema.sql");
    await writeWhole(ioOf(hostWith()).io, file, "select 1;");
    expect(readFileSync(file, "utf8")).toBe("select 1;");
  });

  test("an incomplete file never replaces another file, even if both have the same name", async () => {
    const folder = newFolder();
    const host = hostWith();
    await removeParts(host, folder);
    jest.spyOn(crypto, "randomBytes").mockImplementation(() => Buffer.alloc(6));
    writeFileSync(join(folder, partName(host)), "of another process");
    const written = replace(host, join(folder, "data.json"), "[1]");
    await expect(written).rejects.toMatchObject({ code: "EEXIST" });
    expect(readFileSync(join(folder, partName(host)), "utf8")).toBe("of another process");
  });

  test("data for stdout goes there", async () => {
    const { io, written } = ioOf(hostWith());
    await write(io, { kind: "stdout" }, "[1]");
    expect(written()).toBe("[1]");
  });
});

describe("a data file and the file that names its source", () => {
  test("are both written", async () => {
    const folder = newFolder();
    const { io } = ioOf(hostWith());
    await writeWithSource(io, at(join(folder, "d")), "[1]", at(join(folder, "d.source")), { source: "sample" });
    expect(readFileSync(join(folder, "d"), "utf8")).toBe("[1]");
    const mark = JSON.parse(readFileSync(join(folder, "d.source"), "utf8"));
    expect(mark).toEqual({ source: "sample", writtenAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  });

  test("are both as before if the data file can't be written", async () => {
    const folder = newFolder();
    const { io } = ioOf(hostWith());
    writeFileSync(join(folder, "file"), "");
    const to = at(join(folder, "file/data.json"));
    const from = join(folder, "source");
    await expect(writeWithSource(io, to, "[1]", at(from), {})).rejects.toThrow("cannot write given/data.json");
    expect(existsSync(from)).toBe(false);
    writeFileSync(from, "before");
    await expect(writeWithSource(io, to, "[1]", at(from), {})).rejects.toThrow("cannot write given/data.json");
    expect(readFileSync(from, "utf8")).toBe("before");
  });
});

describe("reserved disk space", () => {
  test("is 8 MB in a file of this process that only the user can read", async () => {
    const folder = join(newFolder(), "new");
    const host = hostWith({ pid: 77 });
    await reserveRoom(host, folder);
    expect(modeOf(folder)).toBe(0o700);
    const file = reserveFile(host, folder);
    expect(file).toBe(join(folder, ".cfb-77-000000000000.part"));
    expect([statSync(file).size, modeOf(file)]).toEqual([8 * 2 ** 20, 0o600]);
    await reserveRoom(host, folder);
    expect(readdirSync(folder)).toEqual([".cfb-77-000000000000.part"]);
  });

  test("is freed if there is not enough, and the error says so", async () => {
    const folder = newFolder();
    const host = hostWith();
    const { writeFile } = promises;
    jest.spyOn(promises, "writeFile").mockImplementation(async (file, data, options) => {
      await writeFile(file, String(data).slice(0, 10), options);
      throw systemError("ENOSPC", "no space left on device");
    });
    await expect(reserveRoom(host, folder)).rejects.toMatchObject({
      message: `cannot write ${folder}: no space left on device (ENOSPC). Free some space there, then run the same command again.`,
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("incomplete files", () => {
  test("have a new name each time, with the process id", () => {
    const host = hostWith({ pid: 12 });
    const [first, second] = [partName(host), partName(host)];
    expect(first).toMatch(/^\.cfb-12-[0-9a-f]{12}\.part$/);
    expect(second).not.toBe(first);
    expect([isPart(first), isPart("data.json"), isPart(`${first}x`), isPart(`x${first}`)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test("are removed if their process has ended, and other files stay", async () => {
    const folder = newFolder();
    const part = (pid: number) => `.cfb-${pid}-0f8fad5bd9cb.part`;
    const names = [".a", part(5), part(6), part(7), part(8), "z"];
    for (const name of names) writeFileSync(join(folder, name), "");
    // Process 8 runs, but it has started after this file was written.
    utimesSync(join(folder, part(8)), 1, 1);
    await removeParts(hostWith({ running: [6, 8], others: [7] }), folder);
    expect(readdirSync(folder).sort()).toEqual([".a", part(6), part(7), "z"].sort());
  });

  test("of a folder are looked for only once in a run", async () => {
    const folder = newFolder();
    const host = hostWith();
    const list = jest.spyOn(promises, "readdir");
    await Promise.all([removeParts(host, folder), removeParts(host, folder)]);
    await removeParts(host, folder);
    expect(list.mock.calls).toHaveLength(1);
  });
});

test("a process runs if it can be signaled or belongs to another user, but is never this process", () => {
  const host = hostWith({ pid: 9, running: [1, 9], others: [2] });
  expect([1, 2, 3, 9].map((pid) => isRunning(pid, host))).toEqual([true, true, false, false]);
});
