import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { destinationOf, type FileDestination } from "../../../src/cli/files/destination.js";
import { refuseFolderOf, refuseOtherSource, sourceFileOf } from "../../../src/cli/files/one-source.js";
import { newFolders } from "./support.js";

const newFolder = newFolders();
const other = "https://other.example.com";
const mine = "https://mine.example.com";

function put(file: string, text = `{"source": "${other}"}`): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes a data file and the file that names its source. */
function putData(file: string, source = other): void {
  put(file, "[]");
  put(`${file}.source`, `{"source": "${source}"}`);
}

const reasonOf = async (run: () => unknown): Promise<string | undefined> => {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const into = (folder: string) => reasonOf(() => refuseOtherSource(folder, mine));

describe("a folder with data from another source is refused", () => {
  test("and the message names the first such file and a remedy", async () => {
    const folder = newFolder();
    for (const name of ["c", "a", "b"]) putData(join(folder, name));
    putData(join(folder, "0"), mine);
    expect(await into(folder)).toBe(
      `${folder} contains data from ${other} (a), and this data is from ${mine}: write to another folder`,
    );
  });

  test.each([1, 2, 3, 4, 5])("%d levels down", async (depth) => {
    const folder = newFolder();
    putData(join(folder, ..."abcde".slice(0, depth), "data.csv"));
    expect(await into(folder)).toContain(`contains data from ${other} (a/`);
  });

  test.each(["x.git", "my-node_modules", "node_modules2", "a.b"])("in the folder %s", async (name) => {
    const folder = newFolder();
    putData(join(folder, name, "data.csv"));
    expect(await into(folder)).toContain(`contains data from ${other} (${name}/data.csv)`);
  });

  test.each(["getGames", "a/b/c/d/e/getGames"])("in the recordings in %s", async (name) => {
    const folder = newFolder();
    put(join(folder, name, "all.json"));
    expect(await into(folder)).toContain(`contains data from ${other} (${name}/all.json)`);
  });
});

describe("a folder is not refused", () => {
  test.each([
    ["for data six levels down", "a/b/c/d/e/f/data.csv"],
    ["for data in a hidden folder", ".git/data.csv"],
    ["for data in node_modules", "node_modules/data.csv"],
  ])("%s", async (_, name) => {
    const folder = newFolder();
    putData(join(folder, name));
    expect(await into(folder)).toBeUndefined();
  });

  test.each([
    ["a file that names a source but is not a recording", "notes.json"],
    ["another kind of file among recordings", "getGames/notes.txt"],
  ])("for %s", async (_, name) => {
    const folder = newFolder();
    put(join(folder, name));
    expect(await into(folder)).toBeUndefined();
  });

  test("for a recording without a source", async () => {
    const folder = newFolder();
    put(join(folder, "getGames/all.json"), "{}");
    expect(await into(folder)).toBeUndefined();
    expect(await reasonOf(() => refuseFolderOf("recordings", folder))).toBeUndefined();
  });

  test("for data from another source in an outer folder, but it is for recordings", async () => {
    const outer = newFolder();
    const folder = join(outer, "inner");
    mkdirSync(folder);
    putData(join(outer, "data.csv"));
    expect(await into(folder)).toBeUndefined();
    put(join(outer, "getGames/all.json"));
    expect(await into(folder)).toBe(
      `${folder} is in ${outer}, which contains recordings from ${other}, and this data is from ${mine}: write to another folder`,
    );
  });

  test("if it is missing", async () => {
    expect(await into(join(newFolder(), "missing"))).toBeUndefined();
  });
});

test("the error names the folder if the system can't find it", async () => {
  const file = join(newFolder(), "file");
  writeFileSync(file, "");
  expect(await into(join(file, "a"))).toBe(`cannot write ${file}/a: not a directory (ENOTDIR)`);
});

test("a folder inside an export or recordings is refused, even for the same source", async () => {
  const folder = newFolder();
  put(join(folder, "games/_export.json"), "{}");
  put(join(folder, "getGames/all.json"), `{"source": "${mine}"}`);
  expect(await into(join(folder, "games/season=2024"))).toBe(
    `${folder}/games/season=2024 is part of an export (${folder}/games): write to another folder`,
  );
  expect(await into(join(folder, "getGames"))).toBe(
    `${folder}/getGames is part of recordings (${folder}): write to another folder`,
  );
});

test("an export and recordings are kept apart", async () => {
  const folder = newFolder();
  put(join(folder, "games/_export.json"), "{}");
  const reason = (kind: "export" | "recordings") => reasonOf(() => refuseFolderOf(kind, folder));
  expect(await reason("export")).toBe(`${folder} is the folder of an export (games): write to another folder`);
  expect(await reason("recordings")).toBeUndefined();
  put(join(folder, "getGames/all.json"));
  expect(await reason("recordings")).toBe(`${folder} is the folder of recordings (getGames): write to another folder`);
});

describe("the file that names a data file's source", () => {
  const fileOf = async (path: string): Promise<FileDestination> => {
    const to = await destinationOf(path);
    if (to.kind !== "file") throw new Error(`${path} is not a file`);
    return to;
  };

  test("is beside it, and replaces an earlier one", async () => {
    const path = join(newFolder(), "data.csv");
    expect(await sourceFileOf(await fileOf(path), mine)).toMatchObject({ path: `${path}.source`, there: undefined });
    putData(path);
    // Only the file that is replaced may have another source.
    expect(await sourceFileOf(await fileOf(path), mine)).toMatchObject({
      path: `${path}.source`,
      there: expect.anything(),
    });
    putData(join(path, "../other.csv"));
    await expect(sourceFileOf(await fileOf(path), mine)).rejects.toThrow(`contains data from ${other} (other.csv)`);
  });

  test("is not one of the user's files", async () => {
    const path = join(newFolder(), "data.csv");
    put(`${path}.source`, "of mine");
    await expect(sourceFileOf(await fileOf(path), mine)).rejects.toThrow(
      `${path}.source is not a file of cfb: give another --output`,
    );
  });
});
