import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, run } from "./run.js";

const document = readFileSync(join(root, "openapi.yaml"), "utf8");

type Edit = (text: string) => string;

/** Breaks one thing in the document. Throws if there is nothing to break, because the test would prove nothing. */
function broken(pattern: RegExp, replacement: string): Edit {
  return (before) => {
    const after = before.replace(pattern, replacement);
    if (after === before) throw new Error(`${String(pattern)} is not in openapi.yaml`);
    return after;
  };
}

/** Adds lines to the operation getGames. */
const withinGames = (lines: string) =>
  broken(/\n {6}operationId: getGames\n/, `\n      operationId: getGames\n${lines}\n`);

/** What is broken, how, and the rule that finds it. */
const cases: [name: string, edit: Edit, rule: string][] = [
  ["a broken $ref", broken(/components\/schemas\/GamePlayoff"/, 'components/schemas/Nothing"'), "no-unresolved-refs"],
  ["an operation without operationId", broken(/\n {6}operationId: getGames\n/, "\n"), "operation-operationId"],
  [
    "a response example that does not fit",
    broken(
      /(schema: \{ \$ref: "#\/components\/schemas\/AdvancedBoxScore" \})( \} \})/,
      "$1, example: { gameInfo: 1 }$2",
    ),
    "no-invalid-media-type-examples",
  ],
  [
    "an operation with a tag that the document does not define",
    broken(/(operationId: getGames\n {6}tags: )\[games\]/, "$1[matches]"),
    "operation-tag-defined",
  ],
  ["an unknown keyword", withinGames("      sumary: x"), "struct"],
  ["a property without a type", broken(/startTimeTBD: \{ type: boolean,/, "startTimeTBD: {"), "cfb/schema-type"],
  [
    "an open object",
    broken(/(\n {4}TeamRecord:\n(?: {6}.*\n)*?) {6}additionalProperties: false\n/, "$1"),
    "cfb/closed-objects",
  ],
  [
    "a closed part of others",
    broken(/(\n {4}GameHeaderBase:\n)/, "$1      additionalProperties: false\n"),
    "cfb/closed-objects",
  ],
  [
    "a property without a description",
    broken(/startTimeTBD: \{ type: boolean,[^}]*\}/, "startTimeTBD: { type: boolean }"),
    "cfb/descriptions",
  ],
  [
    "a description that is not a sentence",
    broken(/Whether the kickoff time is still to be determined\./, "start time TBD"),
    "cfb/descriptions",
  ],
  [
    "an operation without a description",
    broken(/(operationId: getCalendar\n(?: {6}.*\n)*?) {6}description: .*\n(?: {8}.*\n)*/, "$1"),
    "cfb/descriptions",
  ],
  [
    "a description that repeats the name",
    broken(/description: Games on the team's own field\./, "description: The home games."),
    "cfb/descriptions",
  ],
  ["an unknown extension", withinGames("      x-teir: 1"), "cfb/extensions"],
  ["an extension on the wrong object", broken(/\n {4}TeamRecord:\n/, "$&      x-tier: 1\n"), "cfb/extensions"],
  ["an extension of a wrong type", broken(/x-max-in-flight: 2/, "x-max-in-flight: two"), "cfb/extensions"],
  [
    "an observation that is not a sentence",
    broken(/x-observed: A blank name is a 400\./, "x-observed: a blank name"),
    "cfb/extensions",
  ],
  [
    "a name that matches something unknown",
    broken(/fields: \[team\.school\]/, "fields: [team.nickname]"),
    "cfb/extensions",
  ],
  [
    "a parameter that takes a name, without what it matches",
    broken(/\n +x-matches: \{ fields: \[provider\.name\] \}/, ""),
    "cfb/extensions",
  ],
  [
    "what it matches, on a parameter with a list of values",
    broken(/(- name: mediaType\n +in: query\n)/, "$1          x-matches: { fields: [provider.name] }\n"),
    "cfb/extensions",
  ],
  ["a first season before football", broken(/x-data-since: 1869/, "x-data-since: 1800"), "cfb/extensions"],
  ["a cap that is not a number", broken(/x-row-cap: 1000/, "x-row-cap: many"), "cfb/extensions"],
  ["a key that names a property twice", broken(/x-key: \[id\]/, "x-key: [id, id]"), "cfb/extensions"],
  ["a key of a property that no row has", broken(/x-key: \[id\]/, "x-key: [uid]"), "cfb/rows"],
  [
    "an order of a property that no row has",
    broken(/x-order: \[gameId, driveNumber, id\]/, "x-order: [drive]"),
    "cfb/rows",
  ],
  ["wide statistics of no form", broken(/totalYards: integer, net/, "totalYards: yards, net"), "cfb/extensions"],
  ["a statistic in three columns", broken(/(completionAttempts: \{ "-": \[completions)/, "$1, rate"), "cfb/extensions"],
  ["a wide table of a field that no row has", broken(/value: statValue/, "value: statNumber"), "cfb/rows"],
  ["two statistics of one column", broken(/(completionAttempts: \{ "-": \[)completions/, "$1totalYards"), "cfb/rows"],
  [
    "a key of a property that a row may lack",
    broken(/x-key: \[year, conference\]/, "x-key: [year, conference.name]"),
    "cfb/rows",
  ],
  ["a cap of a response without rows", broken(/(operationId: getLivePlays\n)/, "$1      x-row-cap: 5\n"), "cfb/rows"],
  ["a cap that differs from the list's", broken(/x-row-cap: 2000/, "x-row-cap: 3000"), "cfb/rows"],
  [
    "an ignored parameter that the operation does not have",
    broken(/x-ignored-with: \{ id: \[year,/, "x-ignored-with: { id: [season,"),
    "cfb/query-rules",
  ],
  ["a parameter without an example", broken(/\n +example: DraftKings/, ""), "cfb/examples"],
  ["an example of a season without data", broken(/x-data-since: 2016/, "x-data-since: 2026"), "cfb/examples"],
  [
    "a parameter that is described unlike others of its name",
    broken(/description: The school of the home team\./, "description: Home team by name."),
    "cfb/wording",
  ],
  [
    "a property that is described unlike others of its name",
    broken(/description: "The id of the team, as in `getTeams`\."/, "description: Which team it is."),
    "cfb/wording",
  ],
  [
    "a parameter that is described as compared with something else than its x-matches",
    broken(/The conference of the row, by abbreviation\./, "The conference of the row, by name or abbreviation."),
    "cfb/wording",
  ],
  [
    "a range from recordings in a description",
    broken(/Yards from the start of the drive to the opponent's goal line\./, "Yards to the goal line, 0 to 100."),
    "cfb/wording",
  ],
  [
    "another phrase than the standard one",
    broken(/score\. Null until there is one\./, "score. Null where there is none."),
    "cfb/wording",
  ],
  [
    "an avoided word",
    broken(/score\. Null until there is one\./, "score. The service was never asked for one that is null."),
    "cfb/wording",
  ],
  [
    "an observation of two sentences",
    broken(/x-observed: Null in most recorded games\./, "x-observed: Null in most games. It was never 0."),
    "cfb/extensions",
  ],
  [
    "a parameter named like a schema",
    (text) =>
      text.replaceAll(/\bhomeTeam:\n {6}name|parameters\/homeTeam"/g, (found) => found.replace("homeTeam", "game")),
    "cfb/wording",
  ],
  [
    "an operation named by its path",
    broken(/Other operations take\s+the\s+game ids from here\./, "See /drives."),
    "cfb/references",
  ],
  ["an operation named without code marks", broken(/as in `getVenues`/, "as in getVenues"), "cfb/references"],
  ["an operation that does not exist", broken(/as in `getPlayTypes`/, "as in `getKindsOfPlay`"), "cfb/references"],
  ["an operation without freshness", broken(/ {6}x-freshness: live\n/, ""), "cfb/extensions"],
  ["an operation that does not say when its values are known", broken(/ {6}x-as-of: live\n/, ""), "cfb/extensions"],
  ["a value known at no such time", broken(/x-as-of: season\n/, "x-as-of: final\n"), "cfb/extensions"],
  [
    "weeks bounded by a parameter that the operation does not have",
    broken(/through-week: \[endWeek\]/, "through-week: [lastWeek]"),
    "cfb/extensions",
  ],
  [
    "a field bounded by parameters",
    broken(
      /( {8}homePostgameElo:\n(?: {10}.*\n)*?) {10}x-as-of: event\n/,
      "$1          x-as-of: { through-week: [week] }\n",
    ),
    "cfb/extensions",
  ],
  ["an integer without its format", broken(/\{ type: integer, format: int32,/, "{ type: integer,"), "cfb/formats"],
  [
    "a number without its format",
    broken(/type: \[number, "null"\]\n +format: double\n/, 'type: [number, "null"]\n'),
    "cfb/formats",
  ],
  ["a moment without its format", broken(/(startDate:\n +type: string\n) +format: date-time\n/, "$1"), "cfb/formats"],
  ["a headline of no names", broken(/x-headline: \[team, talent, year\]/, "x-headline: team"), "cfb/extensions"],
  ["rows without a headline", broken(/ {6}x-headline: \[team, talent, year\]\n/, ""), "cfb/headline"],
  [
    "a headline of a field that does not exist",
    broken(/x-headline: \[team, talent, year\]/, "x-headline: [team, talents]"),
    "cfb/headline",
  ],
  [
    "a headline of a nested field that does not exist",
    broken(/playoff\.roundName\]/, "playoff.roundNames]"),
    "cfb/headline",
  ],
  [
    "a headline of a field that the elements of a list do not have",
    broken(/lines\.provider,/, "lines.providers,"),
    "cfb/headline",
  ],
  ["a headline of an object", broken(/playoff\.roundName\]/, "playoff]"), "cfb/headline"],
  [
    "a headline that names a field twice",
    broken(/x-headline: \[team, talent, year\]/, "x-headline: [team, team]"),
    "cfb/headline",
  ],
  [
    "an operationId that is not a verb and a noun",
    broken(/operationId: getGames\n/, "operationId: games\n"),
    "cfb/operation-id",
  ],
  [
    "an operation without provenance",
    broken(/(operationId: getGameMedia\n(?: {6}.*\n)*?) {6}x-specified: true\n/, "$1"),
    "cfb/provenance",
  ],
  [
    "a rule that every query meets",
    broken(/dependentRequired: \{ round: \[competition\] \}/, "dependentRequired: { round: [round] }"),
    "cfb/query-rules",
  ],
  [
    "a rule that no query can meet",
    broken(
      /dependentRequired: \{ round: \[competition\] \}/,
      "allOf: [{ required: [year] }, { not: { required: [year] } }]",
    ),
    "cfb/query-rules",
  ],
  [
    "a rule about a required parameter",
    broken(/(operationId: getCalendar\n)/, "$1      x-query-rules: { anyOf: [{ required: [year] }] }\n"),
    "cfb/query-rules",
  ],
  [
    "a rule about an unknown parameter",
    broken(/dependentRequired: \{ round: \[competition\] \}/, "dependentRequired: { round: [cup] }"),
    "cfb/query-rules",
  ],
  [
    "a rule with another keyword than ours",
    broken(/dependentRequired: \{ round: \[competition\] \}/, "minProperties: 1"),
    "cfb/query-rules",
  ],
  [
    "a comment on a rule that says something else than observed",
    broken(/\{ \$comment: observed/, "{ $$comment: inferred"),
    "cfb/query-rules",
  ],
  ["an unknown treatment of 0", broken(/x-zero-is-absent: rules/, "x-zero-is-absent: maybe"), "cfb/extensions"],
  [
    "a rule about an impossible value",
    broken(/seasonType: \{ enum: \[postseason, both\] \}/, "seasonType: { enum: [autumn] }"),
    "cfb/query-rules",
  ],
  ["a wrong number of operations", broken(/has \d+ operations/, "has 7 operations"), "cfb/introduction"],
  ["a wrong number of specified operations", broken(/\. \w+ of them, for/, ". Three of them, for"), "cfb/introduction"],
  ["a wrong number of other operations", broken(/The other \d+/, "The other 7"), "cfb/introduction"],
  ["a missing number of operations", broken(/has \d+ operations/, "has some operations"), "cfb/introduction"],
  [
    "a wrong tier in the introduction",
    broken(/need tier 1, live plays tier 2/, "need tier 1, drives tier 2"),
    "cfb/introduction",
  ],
  [
    "a tier that the introduction leaves out",
    broken(/need tier 1, live plays tier 2/, "need tier 1"),
    "cfb/introduction",
  ],
  ["a wrong limit of calls in flight", broken(/at most two requests/, "at most three requests"), "cfb/introduction"],
  [
    "a wrong list of free operations",
    broken(/the scoreboard, `getUserInfo` and/i, "the calendar, `getUserInfo` and"),
    "cfb/introduction",
  ],
  ["an extension without a row in the table", broken(/ {4}\| `x-metered` \|.*\n/, ""), "cfb/introduction"],
];

interface Problem {
  ruleId: string;
  severity: string;
  message: string;
  location: { source: { ref: string } }[];
}

let problems: Problem[] = [];
let exitCode: number | null = null;

/** A document has one case per rule, so that a finding belongs to one case. A case that stops Redocly has its own document. */
const documents: { cases: number[]; text: string }[] = [];
const homes = cases.map(([, edit, rule], index) => {
  const alone = !rule.startsWith("cfb/");
  const home = documents.findIndex(
    (each) => !alone && each.cases.every((other) => cases[other]?.[2] !== rule && cases[other]?.[2].startsWith("cfb/")),
  );
  const known = documents[home];
  if (known === undefined) return documents.push({ cases: [index], text: edit(document) }) - 1;
  known.cases.push(index);
  known.text = edit(known.text);
  return home;
});

// All are linted in one run: starting Redocly takes a second.
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "cfb-lint-"));
  try {
    const files = documents.map((_, index) => join(folder, `document-${index}.yaml`));
    for (const [index, { text }] of documents.entries()) writeFileSync(join(folder, `document-${index}.yaml`), text);
    const args = [
      "lint",
      ...files,
      "--config",
      join(root, "redocly.yaml"),
      "--format",
      "json",
      "--max-problems",
      "1000",
    ];
    const { code, stdout } = await run(join(root, "node_modules/.bin/redocly"), args);
    exitCode = code;
    // One JSON object per API, one after another.
    problems = stdout
      .split(/(?<=^\})\s*(?=\{)/m)
      .flatMap((text) => (JSON.parse(text) as { problems: Problem[] }).problems);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(cases.map(([name, , rule], index) => ({ name, rule, index })))(
  "$name is refused by $rule",
  ({ rule, index }) => {
    const own = problems.filter(({ location }) => location[0]?.source.ref.endsWith(`document-${homes[index]}.yaml`));
    expect(own.map(({ ruleId, severity }) => `${severity} ${ruleId}`)).toContain(`error ${rule}`);
  },
);

test("the exit code is not 0", () => {
  expect(exitCode).toBe(1);
});

test("each message of our rules shows a correct example", () => {
  const ours = problems.filter(({ ruleId }) => ruleId.startsWith("cfb/"));
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter(({ message }) => !message.includes("`")).map(({ message }) => message)).toEqual([]);
});

test("a finding names its file and line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cfb-lint-"));
  try {
    const file = join(folder, "broken.yaml");
    writeFileSync(file, withinGames("      x-teir: 1")(document));
    const line =
      readFileSync(file, "utf8")
        .split("\n")
        .findIndex((text) => text.includes("x-teir")) + 1;
    const args = ["lint", file, "--config", join(root, "redocly.yaml"), "--format", "codeframe"];
    const { stdout, stderr } = await run(join(root, "node_modules/.bin/redocly"), args);
    expect(stdout + stderr).toMatch(new RegExp(`broken\\.yaml:${line}:\\d+`));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
