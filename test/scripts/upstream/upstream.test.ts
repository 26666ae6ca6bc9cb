import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { respondWith, withServer } from "../../support/http-server.js";
import { type PlainDescription, plainDescription, unmarked } from "../../support/plain-description.js";
import { script } from "../run.js";
import { rowsOf } from "./differences.js";

const folder = mkdtempSync(join(tmpdir(), "cfb-upstream-"));
afterAll(() => rmSync(folder, { recursive: true }));

const description = join(folder, "description.json");

function withEdits(edit: (theirs: PlainDescription) => void): void {
  const theirs = unmarked(plainDescription());
  edit(theirs);
  writeFileSync(description, JSON.stringify(theirs));
}

test("without differences, upstream exits with 0 and names its source", async () => {
  withEdits(() => {});
  expect(await script("upstream", [description])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^No difference: 88 operations of .*description\.json \(OpenAPI 3\.0\.0\)\.\n$/),
    stderr: "",
  });
});

test("upstream exits with 1 and lists each difference once, grouped by whom it affects", async () => {
  withEdits((theirs) => {
    delete theirs.paths["/lines"];
    rowsOf(theirs, "/teams").properties.mascot = { type: "integer" };
    rowsOf(theirs, "/games").properties["a\u001b[31m``````"] = { type: "string" };
    rowsOf(theirs, "/recruiting/teams").properties.rank = { type: "integer", nullable: true };
  });
  const out = join(folder, "new", "report.md");
  const { code, stdout } = await script("upstream", [description, "--out", out]);
  expect(code).toBe(1);
  const report = [
    "Callers: operations and parameters (1)",
    "  GET /lines is no longer declared",
    "",
    "Readers: responses that openapi.yaml does not describe (3)",
    "  GET /teams [].mascot is integer int32, here string (also GET /teams/fbs)",
    "  GET /recruiting/teams [].rank may be null",
    "  GET /games [].a [31m`````` is new and optional",
    "",
    "Types: values that openapi.yaml allows but the service no longer declares (1)",
    "  GET /teams [].mascot is not null, nullable here (also GET /teams/fbs)",
  ];
  const lines = stdout.trimEnd().split("\n");
  expect(lines.filter((line) => !line.startsWith("    "))).toEqual(report);
  // The report has a suggestion below each difference, and does not contain the description's control characters.
  expect(lines.filter((line) => /^ {4}\w/.test(line))).toHaveLength(5);
  expect(stdout).toMatch(/^ {6}"a\\e\[31m``````": *$/m);
  const text = readFileSync(out, "utf8");
  expect(text).toContain(report[1]);
  expect(text.match(/^`{6}/gm)).toHaveLength(2);
});

test("upstream exits with 1 for a new service version, even if operations do not differ", async () => {
  const theirs = unmarked(plainDescription());
  const described = theirs.info.version;
  theirs.info.version = "5.99.1\u001b[31m";
  const { code, stdout } = await withServer(respondWith(200, JSON.stringify(theirs)), (url) =>
    script("upstream", [url]),
  );
  expect(code).toBe(1);
  expect(stdout.split("\n").slice(0, 2)).toEqual([
    "Version (1)",
    `  the service is at 5.99.1 [31m, but openapi.yaml describes ${described}`,
  ]);
  expect(stdout).not.toContain("Callers");
});

test.each([
  ["a server that is down", ["http://localhost:9/"], "can't be read: fetch failed: "],
  ["two sources", ["a", "b"], "name one file or URL"],
])("with %s, upstream exits with 2 and prints the reason", async (_, args, reason) => {
  expect(await script("upstream", args)).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining(reason),
  });
});

// For other sources that can't be read, see read.test.ts and forms.test.ts.
test("for a description with deep nesting or a broken reference, upstream exits with 2 without a report", async () => {
  const depth = 100_000;
  const deep = `${'{"allOf":['.repeat(depth)}{}${"]}".repeat(depth)}`;
  const text = JSON.stringify(unmarked(plainDescription())).replace('"schema":{', `"schema":{"allOf":[${deep}],`);
  const out = join(folder, "none.md");
  for (const [body, reason] of [
    [text, "nested too deeply"],
    // The error does not contain the description's control characters.
    [
      '{"openapi":"3.0.0","paths":{"/a\\u001b[31m\\u009b2J":{"$ref":"x"}}}',
      'the reference "x" at #/paths/~1a [31m 2J leads',
    ],
  ] as const) {
    expect(await withServer(respondWith(200, body), (url) => script("upstream", [url, "--out", out]))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(reason),
    });
  }
  expect(existsSync(out)).toBe(false);
});
