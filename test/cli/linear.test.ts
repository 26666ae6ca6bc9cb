import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { respondWith, withServer } from "../support/http-server.js";
import { builtCfb } from "./cfb.js";
import { key, runAgainst } from "./services.js";

const cfb = builtCfb();

// Each test uses 300 KB. If the time grew with the square of the size, a test would take a minute or more and exceed this limit.
const size = 300_000;
jest.setTimeout(20_000);
const repeated = (text: string) => text.repeat(size / text.length);
const newFolder = () => mkdtempSync(join(cfb.folder, "linear-"));
/** 300 KB of different names, each with 32 characters. */
const names = Array.from({ length: size / 32 }, (_, index) => `a${index}`.padEnd(32, "b"));

test.each([
  ["wide letters", repeated("鍵")],
  ["wide words", repeated("鍵 ")],
  ["accents on one letter", `a${repeated("\u0301\u0323")}`],
  ["control characters", repeated("\u001b[")],
  ["capitals", repeated("aA")],
])("a table shows 300 KB of %s in values and in field names", async (_, text) => {
  for (const rows of [
    [
      { id: 1, name: text },
      { id: 2, [text]: "b" },
    ],
    [{ id: 1, [text]: text }],
  ]) {
    const { code, stdout } = await runAgainst(cfb, rows, ["get", "/venues", "--format", "table"]);
    expect([code, stdout.length > 0]).toEqual([0, true]);
  }
});

test.each(["table", "csv", "parquet"])(
  "if each row has a different field name, the %s contains only the first columns, and the command says so",
  async (format) => {
    const rows = names.map((name) => ({ [name]: 1 }));
    const args = ["get", "/venues", "--format", format, "--output", join(newFolder(), "rows")];
    expect(await runAgainst(cfb, rows, args)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining("the first 200 are here"),
    });
  },
);

test.each(["table", "json", "csv"])(
  "`get --format %s` refuses a response with 100,000 nested brackets",
  async (format) => {
    const nested = respondWith(200, "[".repeat(100_000) + "]".repeat(100_000));
    const args = (url: string) => ["get", "/venues", "--format", format, "--no-cache", "--base-url", url];
    expect(await withServer(nested, (url) => cfb(args(url), { env: key }))).toMatchObject({
      code: 4,
      stderr: expect.stringContaining("nested too deeply to be read"),
    });
  },
);

test.each([
  ["a table", 3_000, ["get", "/venues", "--format", "table", "--no-cache"]],
  ["an export", 6_000, ["export", "/venues", "--yes", "--format", "csv", "--output", "deep"]],
  ["a recording without values", 3_000, ["record", "deep.txt", "--without-values", "--output", "shapes"]],
  ["a recording", 6_000, ["record", "deep.txt", "--output", "recordings"]],
])("%s refuses a list nested inside %d lists", async (_, depth, args) => {
  writeFileSync(join(cfb.folder, "deep.txt"), "/venues\n");
  const nested = respondWith(200, "[".repeat(depth) + "]".repeat(depth));
  const run = (url: string) => cfb([...args, "--base-url", url], { env: key });
  expect(await withServer(nested, run)).toMatchObject({
    code: 4,
    stderr: expect.stringContaining("nested too deeply to be read"),
  });
});

test("`check` reports a recorded parameter of thousands of nested lists as drift", async () => {
  const query = `{"year":${"[".repeat(6_000)}${"]".repeat(6_000)}}`;
  const response = { status: 200, headers: {}, body: [] };
  const text = JSON.stringify({ request: { path: "/games", query: 0 }, response });
  writeFileSync(join(cfb.folder, "deep.json"), text.replace('"query":0', `"query":${query}`));
  expect(await cfb(["check", "deep.json"])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^deep\.json: drift: getGames \/year query: .*got array of 1$/m),
  });
});

test("a table shows a row with 300 KB of field names field by field", async () => {
  const row = Object.fromEntries(names.map((name) => [name, [{ b: 1 }]]));
  const { code, stdout } = await runAgainst(cfb, [row], ["get", "/venues", "--format", "table"]);
  expect([code, stdout.length > 0]).toEqual([0, true]);
});

test.each([
  ["slashes", `x${repeated("/")}x`],
  ["digits", `/games year=${repeated("1")}x`],
  ["quotes", `/games team=${repeated('"a"')}"`],
  ["backslashes", `/games team=${repeated("\\")}\\`],
  ["blanks", `/games${repeated(" ")}"`],
  ["names", `/games ${names.map((name) => `${name}=1`).join(" ")}`],
  ["a URL", `/games?${names.map((name) => `${name}=1`).join("&")}`],
  ["invalid lines", names.map((name, index) => (index % 10 === 0 ? `\n${name.slice(0, 12)} ` : `${name}=1 `)).join("")],
  ["invalid calls in JSON", JSON.stringify(names.map((name) => ({ [name]: 1 })))],
])("a call file with 300 KB of %s is refused", async (_, content) => {
  const file = join(newFolder(), "calls.txt");
  writeFileSync(file, content);
  const { code, stderr } = await cfb(["record", file, "--output", join(newFolder(), "out")], { env: key });
  expect([code, stderr.length > 0]).toEqual([2, true]);
});
