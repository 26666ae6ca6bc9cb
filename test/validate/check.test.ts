import { bodies as shapes } from "../../generated/shapes.js";
import { operationsOf } from "../../scripts/lib/document.js";
import { queries, recordingOf, recordingsOf } from "../../scripts/lib/recordings.js";
import { bodySchema } from "../../scripts/lib/schemas.js";
import { check, isDrift } from "../../src/validate/check.js";
import { compile } from "../../src/validate/node.js";
import { type Damage, damagesOf } from "../contract/damage.js";
import { document, findings } from "../contract/validator.js";
import { root, run } from "../scripts/run.js";
import { frozen } from "../support/frozen.js";
import { loadChecks } from "../support/load-checks.js";
import { bodyOf, hasBody, rowsOf } from "../support/recorded.js";

const game = "getGames/playoff-2024";

/** The kind of finding for each kind of damage. */
const kinds: Record<Damage["kind"], string> = {
  "dropped key": "missing",
  "added key": "extra",
  "wrong type": "type",
  null: "null",
  "unknown value": "enumeration",
  "broken format": "type",
};

const operations = operationsOf(document);

test("exactly the document's response bodies have a shape for the check", () => {
  const documented = operations.flatMap(({ path, responses }) =>
    Object.keys(responses).flatMap((status) =>
      bodySchema(document, path, Number(status)) === undefined ? [] : [`${path} ${status}`],
    ),
  );
  const shaped = Object.entries(shapes).flatMap(([path, own]) => Object.keys(own).map((status) => `${path} ${status}`));
  expect(shaped.sort()).toEqual(documented.sort());
});

test.each(queries)("$name is valid, and the check does not change it", async (query) => {
  const { request, response } = await recordingOf(query);
  const before = JSON.stringify(response.body);
  expect(check(request.path, response.status, frozen(structuredClone(response.body)))).toEqual([]);
  expect(JSON.stringify(response.body)).toBe(before);
});

test("the fast check accepts every recording without the slow search for findings", async () => {
  const slow = (await recordingsOf()).filter(hasBody).filter(({ request, response }) => {
    const expression = shapes[request.path]?.[response.status];
    return expression === undefined || !compile(expression).fits(response.body);
  });
  expect(slow.map(({ name }) => name)).toEqual([]);
});

// test/contract checks that ajv rejects all of these.
test.each(operations)(
  "$operationId: each damage in a recording is the only finding, with its location and kind",
  async ({ operationId, path }) => {
    const seen = new Set<string>();
    const wrong: object[] = [];
    for (const { response } of (await recordingsOf(operationId)).filter(hasBody)) {
      const { status } = response;
      for (const { pattern, kind, body } of damagesOf(path, status, response.body, seen)) {
        const found = check(path, status, body).map((finding) => `${finding.pattern} ${finding.kind} ${finding.count}`);
        const at = kind === "added key" ? `${pattern}/unheardOf` : pattern.replace(" (fraction)", "");
        if (found.join() !== `${at} ${kinds[kind]} 1`) wrong.push({ pattern, kind, found });
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(3);
  },
);

test("an extra key, a row above the maximum and an unknown enumeration value are drift, and other findings are breakage", async () => {
  const [drifting] = await rowsOf(game, 1, { homeClassification: "iv", mascot: "Brutus" });
  expect(check("/games", 200, [drifting]).map((finding) => [finding.kind, isDrift(finding)])).toEqual([
    ["enumeration", true],
    ["extra", true],
  ]);
  const tooMany = check("/metrics/wp/pregame", 200, await rowsOf("getPregameWinProbability/playoff-2024", 1001));
  expect(tooMany).toMatchObject([{ kind: "extra", pattern: "", expected: "array of at most 1000" }]);
  expect(tooMany.every(isDrift)).toBe(true);
  const [broken] = await rowsOf(game, 1, {
    id: null,
    season: "2024",
    week: 2 ** 31,
    startDate: "soon",
    completed: undefined,
  });
  expect(check("/games", 200, [broken]).map((finding) => [finding.kind, isDrift(finding)])).toEqual([
    ["null", false],
    ["type", false],
    ["type", false],
    ["type", false],
    ["missing", false],
  ]);
});

test("a finding in many rows is reported once, with a count, the first pointer, and expected and actual values", async () => {
  const games = await rowsOf(game, 5);
  for (const index of [1, 2, 4]) Object.assign(games[index] ?? {}, { homeClassification: `iv${index}`, season: null });
  Object.assign(games[3] ?? {}, { season: "2024" });
  for (const row of games.slice(3)) delete row.week;
  expect(check("/games", 200, games)).toEqual([
    { kind: "null", pattern: "/*/season", count: 3, pointer: "/1/season", expected: "32-bit integer", got: "null" },
    {
      kind: "enumeration",
      pattern: "/*/homeClassification",
      count: 3,
      pointer: "/1/homeClassification",
      expected: '"fbs" or "fcs" or "ii" or "ii/iii" or "iii" or null',
      got: '"iv1"',
    },
    { kind: "type", pattern: "/*/season", count: 1, pointer: "/3/season", expected: "32-bit integer", got: '"2024"' },
    { kind: "missing", pattern: "/*/week", count: 2, pointer: "/3/week", expected: "32-bit integer", got: "nothing" },
  ]);
});

test("locations in lists, nested objects and maps are reported as pointers", async () => {
  const [row] = await rowsOf(game, 1, { homeLineScores: [7, "10", 3, null], playoff: { "a/b~c": 1 } });
  const found = check("/games", 200, [row]).map(({ kind, pattern, pointer }) => [kind, pattern, pointer]);
  expect(found).toContainEqual(["type", "/*/homeLineScores/*", "/0/homeLineScores/1"]);
  expect(found).toContainEqual(["null", "/*/homeLineScores/*", "/0/homeLineScores/3"]);
  expect(found).toContainEqual(["extra", "/*/playoff/a~1b~0c", "/0/playoff/a~1b~0c"]);
  const badRequest = {
    ...Object(await bodyOf("getGames/invalid-year")),
    details: { "query.year": { value: 7 }, team: 1 },
  };
  expect(check("/games", 400, badRequest).map(({ kind, pattern, pointer }) => [kind, pattern, pointer])).toEqual([
    ["missing", "/details/*/message", "/details/query.year/message"],
    ["type", "/details/*", "/details/team"],
  ]);
});

test.each([null, [1, { a: null }], { a: [7] }, true, 0.5, ""])("a 400 can repeat the sent value %j", (value) => {
  const refusal = { message: "Validation Failed", details: { team: { message: "invalid", value } } };
  expect(check("/games", 400, refusal)).toEqual([]);
  expect(findings("/games", 400, refusal)).toEqual([]);
});

test("a union accepts each of its types, and a finding lists them all", async () => {
  const [row] = await rowsOf("getRecruitingGroups/ohio-state", 1);
  const verdict = (commits: unknown) => check("/recruiting/groups", 200, [{ ...row, commits }]);
  expect(verdict("12")).toEqual([]);
  expect(verdict(12)).toEqual([]);
  expect(verdict(1.5)).toMatchObject([{ kind: "type", expected: "string or 32-bit integer", got: "1.5" }]);
  expect(verdict(null)).toMatchObject([{ kind: "null", expected: "string or 32-bit integer", got: "null" }]);
});

test.each([
  ["/nowhere", 200],
  ["/games", 302],
  ["/games", Number.NaN],
  ["__proto__", 200],
  ["constructor", 1],
])("%s with status %d has no shape, so there are no findings", (path, status) => {
  expect(check(path, status, { any: "thing" })).toEqual([]);
});

test("the check runs even if code generation from strings is disabled", async () => {
  const code = `
    const { check } = await import("./src/validate/check.ts");
    let allowed = true;
    try { new Function(""); } catch { allowed = false; }
    console.log(JSON.stringify([allowed, check("/teams", 200, [{}]).length > 5, check("/stats/categories", 200, ["a"])]));`;
  const flags = ["--disallow-code-generation-from-strings", "--import", "tsx", "--input-type=module"];
  const { stdout, stderr } = await run(process.execPath, [...flags, "-e", code], { cwd: root });
  expect({ stdout, stderr }).toEqual({ stdout: "[false,true,[]]\n", stderr: "" });
});

// These checks run in the same suite, because each suite has to compute the recordings.
loadChecks(__dirname);
