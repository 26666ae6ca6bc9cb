import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import promises from "node:fs/promises";
import { join, relative } from "node:path";
import {
  destinationOf,
  fileFailure,
  makeFolder,
  prepareFolder,
  refuseOtherInner,
  refuseOtherThanFolder,
  textOfFile,
  withoutLinks,
} from "../../../src/cli/files/destination.js";
import { newFolders, systemError } from "./support.js";

const newFolder = newFolders();
const file = (folder: string, name = "file", text = "text") => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe("a file system error", () => {
  const messageOf = (error: unknown) => {
    try {
      return fileFailure("read", "given.json")(error);
    } catch (failure) {
      return failure;
    }
  };

  test("names the user's path and the system's reason", () => {
    expect(messageOf(systemError("EACCES", "permission denied"))).toMatchObject({
      message: "cannot read given.json: permission denied (EACCES)",
      exitCode: 74,
    });
  });

  test.each(["ENOSPC", "EDQUOT"])("of a full disk (%s) says what to do", (code) => {
    expect(messageOf(systemError(code))).toMatchObject({
      message: `cannot read given.json: some reason (${code}). Free some space there, then run the same command again.`,
    });
  });

  test("is not made of another error", () => {
    const error = new TypeError("a defect");
    expect(messageOf(error)).toBe(error);
  });
});

test("only a regular file has text", async () => {
  const folder = newFolder();
  expect(await textOfFile(file(folder))).toBe("text");
  expect(await textOfFile(folder)).toBeUndefined();
  expect(await textOfFile(join(folder, "missing"))).toBeUndefined();
});

test("links are resolved, also in front of folders that do not exist yet", async () => {
  const folder = await withoutLinks(newFolder());
  symlinkSync(folder, join(folder, "link"));
  expect(await withoutLinks(join(folder, "link/a/b"))).toBe(join(folder, "a/b"));
  expect(await withoutLinks("/")).toBe("/");
});

describe("the folder of a run", () => {
  test("can be missing, a folder or a file, whose own error is clear", async () => {
    const folder = newFolder();
    for (const path of [folder, join(folder, "missing"), file(folder)])
      await expect(refuseOtherThanFolder(path)).resolves.toBeUndefined();
  });

  test.each([
    ["standard output", () => "-", "the command writes a folder of files, not standard output: name a folder"],
    [
      "a FIFO",
      (folder: string) => {
        execFileSync("mkfifo", [join(folder, "fifo")]);
        return join(folder, "fifo");
      },
      "PATH is not a folder: name a folder",
    ],
    [
      "a link, even with a slash at its end",
      (folder: string) => {
        symlinkSync("/", join(folder, "link"));
        return `${join(folder, "link")}/`;
      },
      "PATH is a link: remove it, or give another --output",
    ],
  ])("is not %s", async (_, make, message) => {
    const path = make(newFolder());
    await expect(refuseOtherThanFolder(path)).rejects.toMatchObject({
      name: "UsageError",
      message: message.replace("PATH", path),
    });
  });

  test("has inner folders that are not files or links", async () => {
    const folder = newFolder();
    await expect(refuseOtherInner(join(folder, "missing"))).resolves.toBeUndefined();
    await expect(refuseOtherInner(folder)).resolves.toBeUndefined();
    await expect(refuseOtherInner(file(folder))).rejects.toThrow(
      `${folder}/file is not a folder of cfb: remove it, or give another --output`,
    );
    symlinkSync(folder, join(folder, "link"));
    await expect(refuseOtherInner(join(folder, "link"))).rejects.toThrow(`${folder}/link is a link`);
    await expect(refuseOtherInner(join(folder, "file/a"))).rejects.toThrow(
      `cannot write ${folder}/file/a: not a directory (ENOTDIR)`,
    );
  });
});

test("a path can't be resolved in a working folder that was deleted", async () => {
  const before = process.cwd();
  const folder = newFolder();
  process.chdir(folder);
  rmdirSync(folder);
  const outcome = await withoutLinks("a/b").catch((error: unknown) => error);
  process.chdir(before);
  expect(outcome).toMatchObject({ code: "ENOENT" });
});

test.each([
  ["read", refuseOtherInner],
  ["write", refuseOtherThanFolder],
])("the error names the path if the system does not %s a folder", async (verb, refuse) => {
  const folder = newFolder();
  jest.spyOn(promises, "stat").mockRejectedValueOnce(systemError("EACCES", "permission denied"));
  await expect(refuse(folder)).rejects.toThrow(`cannot ${verb} ${folder}: permission denied (EACCES)`);
});

describe("a folder is created", () => {
  test("with its parents and the given mode", async () => {
    const folder = join(newFolder(), "a/b");
    await prepareFolder(folder, 0o700);
    expect([statSync(folder).mode & 0o777, statSync(join(folder, "..")).mode & 0o777]).toEqual([0o700, 0o700]);
  });

  test("by another process at the same time", async () => {
    const folder = join(newFolder(), "a");
    jest.spyOn(promises, "mkdir").mockImplementationOnce(async (path) => {
      mkdirSync(String(path));
      throw systemError("EEXIST");
    });
    await expect(makeFolder(folder)).resolves.toBeUndefined();
    expect(existsSync(folder)).toBe(true);
  });

  test("or the error names it", async () => {
    const folder = join(newFolder(), "a");
    jest.spyOn(promises, "mkdir").mockRejectedValueOnce(systemError("EROFS", "read-only file system"));
    await expect(prepareFolder(folder)).rejects.toThrow(`cannot write ${folder}: read-only file system (EROFS)`);
  });

  test("only if files in it can be created, too", async () => {
    const folder = newFolder();
    const denied = jest.spyOn(promises, "access").mockRejectedValueOnce(systemError("EACCES", "permission denied"));
    await expect(prepareFolder(folder)).rejects.toThrow(`cannot write ${folder}: permission denied (EACCES)`);
    expect(denied.mock.calls[0]?.[0]).toBe(`${folder}/.`);
  });
});

describe("--output", () => {
  test("is a new or an existing file, or stdout", async () => {
    const folder = newFolder();
    const path = file(folder);
    expect(await destinationOf("-")).toEqual({ kind: "stdout" });
    expect(await destinationOf(path)).toMatchObject({ kind: "file", path, target: path, there: { size: 4 } });
    const given = relative(process.cwd(), join(folder, "new.json"));
    expect(await destinationOf(given)).toEqual({
      kind: "file",
      path: given,
      target: join(folder, "new.json"),
      there: undefined,
    });
  });

  test("can be in folders that do not exist yet, of which the nearest existing one is checked", async () => {
    const folder = newFolder();
    const path = join(folder, "a/b/data.json");
    expect(await destinationOf(path)).toMatchObject({ target: path });
    expect(readdirSync(folder)).toEqual([]);
    const denied = jest.spyOn(promises, "access").mockRejectedValueOnce(systemError("EACCES", "permission denied"));
    await expect(destinationOf(path)).rejects.toThrow(`cannot write ${path}: permission denied (EACCES)`);
    expect(denied.mock.calls[0]?.[0]).toBe(`${folder}/.`);
  });

  test.each([
    ["a FIFO", (path: string) => execFileSync("mkfifo", [path])],
    ["a link", (path: string) => symlinkSync("/dev/null", path)],
  ])("is not %s", async (_, make) => {
    const path = join(newFolder(), "out");
    make(path);
    await expect(destinationOf(path)).rejects.toMatchObject({
      name: "UsageError",
      message: `${path} is not a regular file: name one, or give --output - for stdout`,
    });
  });

  test("is not a write-protected file, although a new file could replace it", async () => {
    const path = file(newFolder());
    const { access } = promises;
    jest.spyOn(promises, "access").mockImplementation(async (each, mode) => {
      if (each === path) throw systemError("EACCES", "permission denied");
      return access(each, mode);
    });
    await expect(destinationOf(path)).rejects.toThrow(`cannot write ${path}: permission denied (EACCES)`);
  });

  test.each(["", "/", "/.", "/..", "/new/", "/new/.", "/new/.."])("is not a folder (%j at its end)", async (end) => {
    const path = newFolder() + end;
    await expect(destinationOf(path)).rejects.toMatchObject({
      name: "UsageError",
      message: `${path} is a folder: name a file in it`,
    });
  });

  test.each(["...", "a.", "..a"])("can have the name %s", async (name) => {
    const path = join(newFolder(), name);
    expect(await destinationOf(path)).toMatchObject({ target: path });
  });
});
