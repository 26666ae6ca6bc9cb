import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { Adviser } from "../../../scripts/upstream/advice.js";
import { describe } from "../../../scripts/upstream/description.js";
import { differencesOf, reportOf } from "../../../scripts/upstream/report.js";
import { linesOf } from "../../../scripts/upstream/schema-text.js";
import { type PlainDescription, plainDescription, unmarked } from "../../support/plain-description.js";
import { root } from "../run.js";
import { rowsOf } from "./differences.js";
import { typedInto } from "./typed-into.js";

const text = readFileSync(join(root, "openapi.yaml"), "utf8");

const read = (document: string) => ({ ours: describe(parse(document)), lineAt: linesOf(document) });
const current = read(text);

function reported(theirs: PlainDescription, { ours, lineAt } = current): string {
  const declared = describe(unmarked(theirs));
  return reportOf(differencesOf(ours, declared), new Adviser(lineAt, ours, declared, "2026-10-05"));
}

const line = (start: string) => text.split("\n").findIndex((each) => each.startsWith(start)) + 1;

test("for a new null, the report suggests lines and the place to write them", () => {
  const theirs = plainDescription();
  rowsOf(theirs, "/games").properties.week = { type: "integer", format: "int32", nullable: true };
  const report = reported(theirs);
  const game = text.split("\n").indexOf("    Game:");
  const week = text.split("\n").findIndex((each, index) => index > game && each.startsWith("        week:")) + 1;
  expect(report.split("\n").slice(1)).toEqual([
    "  GET /games [].week may be null",
    `    openapi.yaml:${week}, week:`,
    '      type: [integer, "null"]',
    "      x-observed: Declared nullable by the service since 2026-10-05.",
  ]);
});

test("for a key that became optional, the report extends the observation and names the object's line", () => {
  const theirs = plainDescription();
  const { required } = rowsOf(theirs, "/games");
  required.splice(required.indexOf("homePregameElo"), 1);
  const report = reported(theirs);
  expect(report).toContain(`take it out of required of its object, line ${line("    Game:")}:`);
  expect(report).toContain(
    "x-observed: Recorded values ranged from about 500 to 2,500. Declared as optional by the service since 2026-10-05.",
  );
});

test("after all suggestions are typed in, the report contains only differences without a suggestion", () => {
  const theirs = plainDescription();
  const games = rowsOf(theirs, "/games");
  games.properties.crowdNoise = { type: "number", format: "double", nullable: true };
  games.required.push("crowdNoise");
  const hour = {
    type: "object",
    properties: { hour: { type: "integer" }, kind: { type: "string", enum: ["a: b", "dry"] } },
  };
  games.properties.forecast = { type: "array", items: { ...hour, required: ["hour"] } };
  games.properties.seasonType = { allOf: [games.properties.seasonType ?? {}], nullable: true };
  games.properties.awayPostgameWinProbability = { type: "string", nullable: true };
  const venues = rowsOf(theirs, "/venues");
  delete venues.properties.timezone;
  venues.required.splice(venues.required.indexOf("timezone"), 1);
  rowsOf(theirs, "/talent").properties.talent = { type: "string" };
  rowsOf(theirs, "/conferences").properties.id = { type: "number", format: "double" };
  Object.assign(rowsOf(theirs, "/draft/teams").properties.location ?? {}, { nullable: true, deprecated: true });
  for (const { enum: values } of Object.values(theirs.components.schemas))
    if (values?.includes("ppv")) values.push("hologram");
  theirs.paths["/venues"]?.get.parameters.push({ name: "isIndoor", in: "query", schema: { type: "boolean" } });
  delete theirs.paths["/lines"];
  const report = reported(theirs);
  const left = reported(theirs, read(typedInto(text, report)));
  expect(left.match(/^ {2}\w.*$/gm)).toEqual(["  GET /lines is no longer declared"]);
});

test.each([
  ["week", { exclusiveMinimum: 3 }],
  ["team", { pattern: "^A" }],
])("for a new limit of %s, the report lists the shared parameters with this name", (name, limit) => {
  const theirs = plainDescription({ inline: true });
  const parameter = theirs.paths["/games"]?.get.parameters.find((each) => each.name === name);
  Object.assign(parameter?.schema ?? {}, limit);
  const report = reported(theirs);
  expect(report).toContain(`, ${name}: instead of ${name}, one of, or the change of its schema`);
  expect(report).toMatch(new RegExp(`^ {6}- \\$ref: "#/components/parameters/${name}\\w*"$`, "m"));
});

test("the report refers to the recipe for a new operation, and suggests lines for a new parameter", () => {
  const theirs = plainDescription();
  const { get } = theirs.paths["/venues"] ?? {};
  if (get) theirs.paths["/venues/new"] = { get };
  theirs.paths["/games"]?.get.parameters.push({
    name: "shade",
    in: "query",
    required: true,
    schema: { type: "string" },
  });
  const report = reported(theirs);
  expect(report).toContain("CONTRIBUTING.md has the steps (*Add an operation*)");
  expect(report).toMatch(
    /openapi\.yaml:\d+, get: to parameters, one of:\n {6}- name: shade\n {8}in: query\n {8}required: true\n/,
  );
});
