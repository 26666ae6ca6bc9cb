import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { respondWith, withServer } from "../../support/http-server.js";
import {
  type PlainDescription,
  type PlainSchema,
  plainDescription,
  unmarked,
} from "../../support/plain-description.js";
import { root, run, script } from "../run.js";
import { bodyOf } from "./edits.js";

const folder = mkdtempSync(join(tmpdir(), "cfb-upstream-"));
afterAll(() => rmSync(folder, { recursive: true }));

const before = readFileSync(join(root, "openapi.yaml"), "utf8");
const description = join(folder, "description.json");
const document = join(folder, "openapi.yaml");

/** The schema of the rows of an operation, which other operations may share. */
function rowsOf(theirs: PlainDescription, path: string): Required<Pick<PlainSchema, "properties" | "required">> {
  const operation = theirs.paths[path]?.get;
  const name = (operation && bodyOf(operation).items?.$ref?.split("/").at(-1)) ?? "";
  const { properties, required } = theirs.components.schemas[name] ?? {};
  if (!properties || !required) throw new Error(`${path} has no rows`);
  return { properties, required };
}

function withEdits(edit: (theirs: PlainDescription) => void): void {
  const theirs = unmarked(plainDescription());
  edit(theirs);
  writeFileSync(description, JSON.stringify(theirs));
}

/** Runs with `--write` on a copy of openapi.yaml. */
async function proposed(edit: (theirs: PlainDescription) => void) {
  withEdits(edit);
  copyFileSync(join(root, "openapi.yaml"), document);
  const result = await script("upstream", [description, "--write", "--since", "2026-10-05", "--document", document]);
  return { ...result, text: readFileSync(document, "utf8") };
}

/** The lines between the common beginning and the common end of two texts: everything else is the same to the byte. */
function change(after: string): { removed: string[]; added: string[] } {
  const [a, b] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return { removed: a.slice(start, a.length - end), added: b.slice(start, b.length - end) };
}

test("no difference ends with 0, and names the source", async () => {
  withEdits(() => {});
  const { code, stdout, stderr } = await script("upstream", [description]);
  expect({ code, stdout, stderr }).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^No difference: 85 operations of .*description\.json \(OpenAPI 3\.0\.0\)\.\n$/),
    stderr: "",
  });
}, 30_000);

test("differences end with 1, by whom they affect, each once, and go into a file as Markdown", async () => {
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
    "Readers: responses that openapi.yaml denies, or lacks (3)",
    "  GET /teams [].mascot is integer int32, here string (also GET /teams/fbs)",
    "  GET /recruiting/teams [].rank may be null",
    "  GET /games [].a [31m`````` is new, and optional",
    "",
    "Types: what openapi.yaml allows, and the service no longer declares (1)",
    "  GET /teams [].mascot is not null, nullable here (also GET /teams/fbs)",
  ];
  expect(stdout.trimEnd().split("\n")).toEqual(report);
  const text = readFileSync(out, "utf8");
  expect(text).toContain(report[1]);
  expect(text.match(/^`{6}/gm)).toHaveLength(2);
}, 30_000);

test.each([
  ["a server that is down", ["http://localhost:9/"], "cannot be read: fetch failed: "],
  ["no file", [join(folder, "nothing")], "ENOENT"],
  ["two sources", ["a", "b"], "name one file or URL"],
  ["no date", ["--since", "today", "a"], "--since takes a date"],
])(
  "%s ends with 2, and says why",
  async (_, args, reason) => {
    const { code, stdout, stderr } = await script("upstream", args);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: expect.stringContaining(reason) });
  },
  30_000,
);

test("a description that is nested too deeply, or is no description, ends with 2, and writes nothing", async () => {
  const depth = 100_000;
  const deep = `${'{"allOf":['.repeat(depth)}{}${"]}".repeat(depth)}`;
  const text = JSON.stringify(unmarked(plainDescription())).replace('"schema":{', `"schema":{"allOf":[${deep}],`);
  const out = join(folder, "none.md");
  for (const [body, reason] of [
    [text, "nested too deeply"],
    ["[]", "is not a description"],
    ["{", "neither JSON nor YAML"],
    // Control characters of the description do not reach the terminal.
    [
      '{"openapi":"3.0.0","paths":{"/a\\u001b[31m\\u009b2J":{"$ref":"x"}}}',
      'the reference "x" at #/paths/~1a [31m 2J leads',
    ],
  ] as const) {
    const { code, stderr } = await withServer(respondWith(200, body), (url) => script("upstream", [url, "--out", out]));
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(reason) });
  }
  expect(existsSync(out)).toBe(false);
}, 60_000);

test("--write changes one field, and every other byte stays", async () => {
  const { code, text } = await proposed((theirs) => {
    rowsOf(theirs, "/games").properties.week = { type: "integer", format: "int32", nullable: true };
  });
  expect({ code, ...change(text) }).toEqual({
    code: 0,
    removed: [
      "        week: { type: integer, format: int32, description: The week within the part of the season; each part counts from 1. }",
    ],
    added: [
      "        week:",
      '          type: [integer, "null"]',
      "          format: int32",
      "          description: The week within the part of the season; each part counts from 1.",
      "          x-observed: Declared nullable by the service since 2026-10-05.",
    ],
  });
}, 30_000);

test("--write extends the one sentence of an observation, and folds it as the document does", async () => {
  const { code, text } = await proposed((theirs) => {
    const { required } = rowsOf(theirs, "/games");
    required.splice(required.indexOf("homePregameElo"), 1);
    rowsOf(theirs, "/games").properties.awayPostgameWinProbability = { type: "string", nullable: true };
  });
  expect(code).toBe(0);
  const { properties, required } =
    (parse(text) as { components: { schemas: Record<string, PlainSchema> } }).components.schemas.Game ?? {};
  expect(required).not.toContain("homePregameElo");
  expect(properties?.homePregameElo).toMatchObject({
    "x-observed": "Recorded values were about 500 to 2,500; declared as optional by the service since 2026-10-05.",
  });
  expect(properties?.awayPostgameWinProbability).toMatchObject({
    anyOf: [{ type: "number", format: "double" }, { type: "string" }, { type: "null" }],
    "x-observed": expect.stringMatching(/win probability; declared as plain text by the service since 2026-10-05\.$/),
  });
  // The wrapped list of required keys, both observations, and nothing that is longer than the document's lines.
  const { added, removed } = change(text);
  expect(added.filter((line) => line.length > 140)).toEqual(removed.filter((line) => line.length > 140));
}, 30_000);

describe("a proposal for many changes", () => {
  let proposal: Awaited<ReturnType<typeof proposed>>;

  beforeAll(async () => {
    proposal = await proposed((theirs) => {
      const games = rowsOf(theirs, "/games");
      games.properties.crowdNoise = { type: "number", format: "double", nullable: true };
      games.required.push("crowdNoise");
      games.properties.forecast = {
        type: "array",
        items: {
          type: "object",
          properties: {
            hour: { type: "integer" },
            endsAt: { type: "string" },
            theProbabilityOfPrecipitationOverTheFieldOfPlayInTheHourThatBeginsWithTheKickoffOfTheSecondHalfOrOfTheFirst:
              {
                type: "boolean",
              },
            kind: { type: "string", enum: ["a: b", "dry"] },
          },
          required: ["hour"],
        },
      };
      const venues = rowsOf(theirs, "/venues");
      delete venues.properties.timezone;
      venues.required.splice(venues.required.indexOf("timezone"), 1);
      rowsOf(theirs, "/talent").properties.talent = { type: "string" };
      rowsOf(theirs, "/conferences").properties.id = { type: "number", format: "double" };
      Object.assign(rowsOf(theirs, "/draft/teams").properties.location ?? {}, { nullable: true, deprecated: true });
      rowsOf(theirs, "/games").properties.seasonType = {
        allOf: [rowsOf(theirs, "/games").properties.seasonType ?? {}],
        nullable: true,
      };
      for (const { enum: values } of Object.values(theirs.components.schemas))
        if (values?.includes("ppv")) values.push("hologram");
      theirs.paths["/venues"]?.get.parameters.push(
        { name: "year", in: "query", schema: { type: "integer", format: "int32" } },
        { name: "isIndoor", in: "query", schema: { type: "boolean" } },
        { name: "shade", in: "query", schema: { type: "string" } },
      );
      for (const parameter of theirs.paths["/games/media"]?.get.parameters ?? []) parameter.required = false;
      delete theirs.paths["/lines"];
    });
  }, 120_000);

  test("what needs a person is left, with the reason", () => {
    expect(proposal.code).toBe(1);
    const [, left = ""] = proposal.stdout.split("left for you:\n");
    expect(left.trimEnd().split("\n")).toEqual([
      "  GET /lines is no longer declared: CONTRIBUTING.md has the steps",
      "  GET /venues shade is new, and optional: what the service compares the name with (`x-matches`) is unknown",
    ]);
  });

  test("the lint of the document passes", async () => {
    const args = ["lint", document, "--config", join(root, "redocly.yaml"), "--format", "stylish"];
    const { code, stdout, stderr } = await run(join(root, "node_modules/.bin/redocly"), args);
    expect({ code, output: code === 0 ? "" : stdout + stderr }).toEqual({ code: 0, output: "" });
  }, 60_000);

  test("a second run finds only what was left, and writes nothing", async () => {
    const { code, stdout } = await script("upstream", [description, "--write", "--document", document]);
    expect(code).toBe(1);
    expect(stdout).toContain("0 written into");
    expect(stdout).toContain("2 left for you:");
    expect(readFileSync(document, "utf8")).toBe(proposal.text);
  }, 60_000);

  test("comments stay, and so does every line that no difference is about", () => {
    const comments = (text: string) => text.split("\n").filter((line) => /^\s*#/.test(line));
    expect(comments(proposal.text)).toEqual(comments(before));
    const lines = new Set(proposal.text.split("\n"));
    expect(before.split("\n").filter((line) => !lines.has(line)).length).toBeLessThan(15);
  });
});
