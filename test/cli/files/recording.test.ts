import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { fileOf, namedSource, recordingName, recordingText, stateOf } from "../../../src/cli/files/recording.js";
import type { TypedCall } from "../../../src/cli/session/call.js";
import { newFolders } from "./support.js";

const newFolder = newFolders();
const call: TypedCall = { path: "/games", query: { year: 2024 } };
const reply = { data: [{ id: 1 }], status: 200, headers: new Headers({ "content-type": "application/json" }) };
const source = "https://api.example.com";

function fileWith(text: string): string {
  const file = join(newFolder(), "file.json");
  writeFileSync(file, text);
  return file;
}

describe("a file's source", () => {
  test.each([
    ["a recording", recordingText(call, reply, source), source],
    ["a shape, which begins with its path", '{\n  "path": "/games",\n  "source": "sample",\n  "body": []}', "sample"],
    ["a mark in one line", '{"source":"sample","writtenAt":"2025-01-01"}', "sample"],
    ["a mark with blanks", ' {\n"path":  "",\t"source":  "sample"}', "sample"],
    ["a mark without a name", '{"source": ""}', ""],
  ])("is in %s", (_, text, expected) => {
    expect(namedSource(fileWith(text))).toBe(expected);
  });

  test.each([
    ["an empty file", ""],
    ["a source after other members", '{"rows": [1], "source": "sample"}'],
    ["a list", '[{"source": "sample"}]'],
    ["a source with an escape, which the command never writes", '{"source": "a\\nb"}'],
    ["a source that is cut off", '{"source": "samp'],
    ["a source that is a number", '{"source": 5}'],
  ])("is not in %s", (_, text) => {
    expect(namedSource(fileWith(text))).toBeUndefined();
  });

  test("is not in a FIFO, a folder or a missing file", () => {
    const folder = newFolder();
    execFileSync("mkfifo", [join(folder, "fifo")]);
    for (const path of [join(folder, "fifo"), folder, join(folder, "missing")])
      expect(namedSource(path)).toBeUndefined();
  });

  test("is found in many files, each of which is closed again", () => {
    const file = fileWith('{"source": "sample"}');
    const open = () => readdirSync("/proc/self/fd").length;
    const before = open();
    for (let count = 0; count < 50; count++) namedSource(file);
    expect(open()).toBeLessThan(before + 10);
  });
});

describe("the file at a call's path", () => {
  const text = recordingText(call, reply, source);

  test("is the call's recording only if it is complete and names the same request", () => {
    expect(stateOf(fileWith(text), call)).toBe("recorded");
    expect(stateOf(fileWith(text), { path: "/games", query: { year: 2023 } })).toBe("other");
    expect(stateOf(fileWith("[1]"), call)).toBe("other");
  });

  test.each([
    ["empty", ""],
    ["cut off after its first letter", text.slice(0, 1)],
    ["cut off in its source", text.slice(0, 20)],
    ["cut off in its rows", text.slice(0, -5)],
  ])("is missing if it is %s", (_, cut) => {
    expect(stateOf(fileWith(cut), call)).toBe("missing");
  });

  test("is missing if there is none", () => {
    expect(stateOf(join(newFolder(), "missing"), call)).toBe("missing");
  });

  test.each(["notes of mine", '{"source": "of mine', '{\n  "sources'])(
    "belongs to the user if it contains %j",
    (other) => {
      expect(stateOf(fileWith(other), call)).toBe("other");
    },
  );

  test("can't be a folder", () => {
    const folder = join(newFolder(), "folder");
    mkdirSync(folder);
    expect(() => stateOf(folder, call)).toThrow("EISDIR");
  });
});

test("a recording contains the request, and only the headers that say what the response is and costs", () => {
  const stored = { "content-type": "text/plain", "x-calllimit-remaining": "9", "retry-after": "5" };
  const headers = new Headers({ ...stored, "set-cookie": "secret" });
  const recording = JSON.parse(recordingText(call, { data: undefined, status: 204, headers }, source));
  expect(recording).toEqual({
    source,
    recordedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    request: call,
    response: { status: 204, headers: stored },
  });
});

test("a recording is in its operation's folder", () => {
  expect(fileOf("folder", call)).toBe(join("folder/getGames/year-2024.json"));
});

test("a recording's name is readable up to 80 characters, with one hyphen between words", () => {
  const team = "x".repeat(75);
  expect(recordingName({ query: { team } })).toBe(`team-${team}`);
  expect(recordingName({ query: { team: "a (&) b" } })).toMatch(/^team-a-b-[0-9a-f]{8}$/);
  expect(recordingName({ query: { team: "Texas" } })).not.toBe(recordingName({ query: { team: "texas" } }));
});

const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom("Ohio State", "ohio-state", "ohio state"),
);
const query = fc.dictionary(fc.constantFrom("year", "week", "team", "seasonType", "conference"), value);

test("a recording's name does not depend on parameter order, is safe for every file system, and is short", () => {
  fc.assert(
    fc.property(query, (values) => {
      const name = recordingName({ query: values });
      expect(recordingName({ query: Object.fromEntries(Object.entries(values).reverse()) })).toBe(name);
      expect(name).toMatch(/^[a-z0-9][a-z0-9-]{1,90}$/);
    }),
    { seed: 2024, numRuns: 500 },
  );
});

test("different queries get different names", () => {
  const names = new Map<string, string>();
  const key = (values: object) =>
    JSON.stringify(
      Object.entries(values)
        .map(([name, own]) => [name, own])
        .sort(),
    );
  fc.assert(
    fc.property(query, (values) => {
      const name = recordingName({ query: values });
      expect(names.get(name) ?? key(values)).toBe(key(values));
      names.set(name, key(values));
    }),
    { seed: 2024, numRuns: 2_000 },
  );
  expect(names.size).toBeGreaterThan(1_000);
});

test("a recording's name shows its query", () => {
  expect(recordingName({ query: {} })).toBe("all");
  expect(recordingName({ query: { year: 2024, week: 1 } })).toBe("week-1-year-2024");
  expect(recordingName({ query: { team: "Texas", year: 2024 } })).toMatch(/^team-texas-year-2024-[0-9a-f]{8}$/);
  expect(recordingName({ query: { team: "x".repeat(300) } })).toMatch(/^team-x{75}-[0-9a-f]{8}$/);
});
