import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, run } from "./run.js";

// Each case starts with what it breaks in the document and the lint rule that reports it. If several cases break the same rule, the beginning of the
// message follows. The next line is a pattern and its replacement. ' stands for a backtick, and a space in a pattern also matches a line break.
const table = String.raw`
# OpenAPI's requirements, the extensions, and descriptions
a broken $ref: no-unresolved-refs
  components\/schemas\/GamePlayoff" → components/schemas/Nothing"
an operation without operationId: operation-operationId
  \n {6}operationId: getGames\n → \n
a response example that does not fit: no-invalid-media-type-examples
  (schema: \{ \$ref: "#\/components\/schemas\/AdvancedBoxScore" \})( \} \}) → $1, example: { gameInfo: 1 }$2
an operation with a tag that the document does not define: operation-tag-defined
  (operationId: getGames\n {6}tags: )\[games\] → $1[matches]
an unknown keyword: struct
  \n {6}operationId: getGames\n → \n      operationId: getGames\n      sumary: x\n
a property without a type: rule/schema-type
  startTimeTBD: \{ type: boolean, → startTimeTBD: {
an open object: cfb/closed-objects This object accepts
  (\n {4}TeamRecord:\n(?: {6}.*\n)*?) {6}additionalProperties: false\n → $1
a closed schema that is part of others: cfb/closed-objects A schema named
  (\n {4}GameHeaderBase:\n) → $1      additionalProperties: false\n
properties next to an allOf: cfb/parts Tools lose 'properties'
  (\n {4}PlayerPPA:\n(?: {6}.*\n)*?) {8}- type: object\n {10}(required: .*\n) {10}properties:\n((?: {12}.*\n)+) → $1      $2      properties:\n$3
an unknown extension: cfb/extensions 'x-teir'
  \n {6}operationId: getGames\n → \n      operationId: getGames\n      x-teir: 1\n
an extension on the wrong object: cfb/extensions 'x-tier' belongs
  \n {4}TeamRecord:\n → $&      x-tier: 1\n
an extension with a value of the wrong type: cfb/extensions 'x-max-in-flight'
  x-max-in-flight: 2 → x-max-in-flight: []
a refused parameter with a value of the wrong type: cfb/extensions 'x-query-rules'
  \{ playerId: false \} → { playerId: maybe }
an observation that does not begin with its source: cfb/extensions 'x-observed'
  x-observed: "Recorded: a blank name returns a 400\." → x-observed: A blank name returns a 400.
an 'x-matches' with an unknown field: cfb/extensions 'x-matches'
  fields: \[team\.school\] → fields: [team.nickname]
a parameter that takes a name but lacks 'x-matches': cfb/extensions This parameter takes a name
  \n +x-matches: \{ fields: \[coach\.firstName\] \} → 
an 'x-matches' on a parameter with a list of values: cfb/extensions This parameter does not take a name
  (- name: mediaType\n +in: query\n) → $1          x-matches: { fields: [provider.name] }\n
a first season before football: cfb/extensions 'x-data-since'
  x-data-since: 1869 → x-data-since: 1800
an 'x-key' that names a property twice: cfb/extensions 'x-key'
  x-key: \[id\] → x-key: [id, id]
an 'x-key' with a property that no row has: cfb/rows 'x-key' names 'uid'
  x-key: \[id\] → x-key: [uid]
an 'x-order' with a property that no row has: cfb/rows 'x-order'
  x-order: \[gameId, driveNumber, id\] → x-order: [drive]
an 'x-wide' with an unknown type: cfb/extensions 'x-wide'
  totalYards: integer, net → totalYards: yards, net
a statistic in three columns: cfb/extensions 'x-wide'
  (completionAttempts: \{ "-": \[completions) → $1, rate
an 'x-wide' with a field that no row has: cfb/rows 'x-wide' names
  value: statValue → value: statNumber
two statistics with the same column: cfb/rows 'x-wide' gives two
  (completionAttempts: \{ "-": \[)completions → $1totalYards
an 'x-key' with a property that a row may lack: cfb/rows 'x-key' names 'conference.name'
  x-key: \[year, conference\] → x-key: [year, conference.name]
a parameter without an example: rule/example
  \n +example: DraftKings → 
an operation without freshness: rule/freshness
   {6}x-freshness: live\n → 
an operation without 'x-as-of': rule/as-of
   {6}x-as-of: live\n → 
an unknown value of 'x-as-of': cfb/extensions 'x-as-of'
  x-as-of: season\n → x-as-of: final\n
a 'through-week' on a field: cfb/extensions A field cannot have 'through-week'
  ( {8}homePostgameElo:\n(?: {10}.*\n)*?) {10}x-as-of: event\n → $1          x-as-of: { through-week: [week] }\n
an integer without its format: cfb/formats 'type: integer'
  \{ type: integer, format: int32, → { type: integer,
a number without its format: cfb/formats 'type: number'
  type: \[number, "null"\]\n +format: double\n → type: [number, "null"]\n
a date-time without its format: cfb/formats 'startDate'
  (startDate:\n +type: string\n) +format: date-time\n → $1
an unexplained null: cfb/nulls This value may be null
  (\n {8}talent:\n(?: {10}description: .*\n)?) {10}type: number\n → $1          type: [number, "null"]\n
an operationId that does not start with a verb: rule/operation-id
  operationId: getGames\n → operationId: games\n
an operation without 'x-specified' or 'x-observed': rule/provenance
  (operationId: getTalent\n(?: {6}.*\n)*?) {6}x-observed: .*\n → $1
an unknown value of 'x-zero-is-absent': cfb/extensions 'x-zero-is-absent'
  x-zero-is-absent: rules → x-zero-is-absent: maybe
a property without a description: cfb/descriptions This property has no
  startTimeTBD: \{ type: boolean,[^}]*\} → startTimeTBD: { type: boolean }
an operation without a description: cfb/descriptions This operation has no
  (operationId: getCalendar\n(?: {6}.*\n)*?) {6}description: .*\n(?: {8}.*\n)* → $1
a parameter whose description contradicts its 'x-matches': cfb/matches The description of 'conference'
  The conference of the row, by abbreviation\. → The conference of the row, by name or abbreviation.
a description that says the nickname of a draft team is compared: cfb/matches The description of 'team'
  by location, such as Green Bay → by full name or nickname, such as Packers
a reference to an operation that does not exist: cfb/references 'getKindsOfPlay'
  as in 'getPlayTypes' → as in 'getKindsOfPlay'
# Rules between parameters, statements about an operation, and headlines
a refused parameter that the operation takes: cfb/query-rules 'x-query-rules' refuses 'year'
  properties: \{ playerId: false \} → properties: { year: false }
a refusal of other parameters that does not list one of the operation's parameters: cfb/query-rules 'additionalProperties: false' refuses
  properties: \{ year: true, team: true \} → properties: { year: true }
an ignored parameter that the operation does not have: cfb/query-rules
  x-ignored-with: \{ id: \[year, → x-ignored-with: { id: [season,
a year's example that is a season without data: cfb/operations The example of 'year'
  x-data-since: 2016 → x-data-since: 2026
reference data with live values: cfb/operations 'x-freshness: reference'
  x-freshness: live\n( {6}x-as-of: live\n) → x-freshness: reference\n$1
examples that break the order of two parameters: cfb/operations The examples break
  x-not-greater-than: \[\[minYear, maxYear\]\] → x-not-greater-than: [[maxYear, minYear]]
a 'through-week' with a parameter that the operation does not have: cfb/operations 'x-as-of' names 'lastWeek'
  through-week: \[endWeek\] → through-week: [lastWeek]
a headline that is not a list: cfb/extensions 'x-headline'
  x-headline: \[team, talent, year\] → x-headline: team
rows without a headline: cfb/headline The rows of this list
   {6}x-headline: \[team, talent, year\]\n → 
a headline that names a missing field: cfb/headline 'x-headline' names 'talents'
  x-headline: \[team, talent, year\] → x-headline: [team, talents]
a headline that names a missing nested field: cfb/headline 'x-headline' names 'playoff.roundNames'
  playoff\.roundName\] → playoff.roundNames]
a headline that names a missing field of a list's elements: cfb/headline 'x-headline' names 'lines.providers'
  lines\.provider, → lines.providers,
a headline that names an object: cfb/headline 'x-headline' names 'playoff'
  playoff\.roundName\] → playoff]
a headline that names a field twice: cfb/headline 'x-headline' names 'team' twice
  x-headline: \[team, talent, year\] → x-headline: [team, team]
a rule that every query meets: cfb/query-rules
  dependentRequired: \{ round: \[competition\] \} → dependentRequired: { round: [round] }
a rule that no query can meet: cfb/query-rules No query can meet
  dependentRequired: \{ round: \[competition\] \} → allOf: [{ required: [year] }, { not: { required: [year] } }]
a rule about a required parameter: cfb/query-rules Every query meets '{"anyOf
  (operationId: getCalendar\n) → $1      x-query-rules: { anyOf: [{ required: [year] }] }\n
a rule about an unknown parameter: cfb/query-rules 'x-query-rules' names the parameter 'cup'
  dependentRequired: \{ round: \[competition\] \} → dependentRequired: { round: [cup] }
a rule with an unsupported keyword: cfb/extensions 'x-query-rules'
  (operationId: getVenues\n) → $1      x-query-rules: { minProperties: 1 }\n
a rule with a comment other than 'observed': cfb/extensions 'x-query-rules'
  (operationId: getVenues\n) → $1      x-query-rules: { not: { $$comment: inferred, required: [id] } }\n
a rule about an impossible value: cfb/query-rules
  seasonType: \{ enum: \[postseason, both\] \} → seasonType: { enum: [autumn] }
# Rules and the sentences that state them
a choice of parameters that the operation's description omits: cfb/rule-sentences The description of 'getTeamGameStats' does not say "**Required:** 'year' or 'id'.
  (\*\*Required:\*\* 'year' or 'id'\.) (With 'year', give 'week', 'team' or 'conference'\.) → $2
a choice of parameters that a shared parameter's description omits: cfb/rule-sentences The description of the shared parameter 'yearUnlessGameId' does not say "Required unless 'gameId' is given.
  (yearUnlessGameId:\n.*\n.*\n.*in which it begins\)\.) Required unless 'gameId' is given\. → $1
a required parameter that the operation's description omits: cfb/rule-sentences The description of 'getPassingPlays' does not say "**Required:** 'year', and 'team' or 'week'.
  \*\*Required:\*\* 'year', and ('team' or 'week'\.) → **Required:** $1
a parameter dependency that the operation's description omits: cfb/rule-sentences The description of 'getRushingPlays' does not say "'week' requires 'year'.
  ( 'year' or 'rusherId'\.) 'week' requires 'year'\. → $1
a refused parameter that the operation's description omits: cfb/rule-sentences The description of 'getStatCategories' does not say "The service refuses 'playerId' instead of ignoring it. †
  (each a string\.) The service refuses 'playerId' instead of ignoring it\. † → $1
a sentence about an observed rule that lacks the mark: cfb/rule-sentences The description of 'competition' does not say "With this parameter, leave 'seasonType' out
  ( With this parameter, leave 'seasonType' out or set it to 'postseason' or 'both'\.) † → $1
rules in another order: cfb/rule-sentences The description of 'getRushingPlays' does not end with its rules in order
  (\*\*Required:\*\* 'gameId', 'year' or 'rusherId'\.) ('week' requires 'year'\.) → $2 $1
a rule that the description says twice: cfb/rule-sentences The description of 'getStatCategories' does not end with its rules in order, each once
  (each a string\. )(The service refuses[^†]*†) → $1$2 $2
a rule in the middle of a description: cfb/rule-sentences The description of 'getCoachTenures' does not end with its rules
  (\*\*Required:\*\* 'coachId' or 'team'\.) → $1 A tenure may be running.
an operation's description with a rule that the operation does not have: cfb/rule-sentences The description of 'getVenues' says "Do not combine 'year' with 'team'."
  (with location, capacity and surface\.) → $1 Do not combine 'year' with 'team'.
an operation's description with a dependency that the operation does not have: cfb/rule-sentences The description of 'getPlayTypes' says "'week' requires 'year'."
  (with the abbreviation that 'getPlays' takes\.) → $1 'week' requires 'year'.
a parameter's description with a rule that the operation does not have: cfb/rule-sentences The description of 'minYear' says "Ignored with 'year'."
  (The first season to include\. Memberships) → Ignored with 'year'. $1
a description that says 0 is not given, but no 'x-zero-is-absent': cfb/rule-sentences The description of the shared parameter 'minYear' says "The service treats 0 as not given. †"
  ( {4}minYear:\n.*\n.*\n.*The first season to include\.) → $1 The service treats 0 as not given. †
a shared parameter's description with another operation's rule: cfb/rule-sentences The description of the shared parameter 'seasonTypeOptional' says "Required unless 'week' is given."
  ( {4}seasonTypeOptional:\n.*\n.*\n.*every part is included\.) → $1 Required unless 'week' is given.
operations that share a parameter but have different rules for it: cfb/rule-sentences 'getTeamSeasonPassing' and 'getTeamSeasonRushing' share the parameter 'yearSince2025UnlessTeam', but
  (operationId: getTeamSeasonRushing[\s\S]*?x-query-rules: ).* → $1{ anyOf: [{ required: [year] }, { required: [conference] }] }
a mark that the introduction does not explain: cfb/rule-sentences Descriptions mark what is observed with '†'
  , or ends with †\. → .
`;

type Edit = (text: string) => string;

/** Returns an edit that replaces a pattern in the document. The edit throws if the pattern is missing, because then the case tests nothing. */
function broken(pattern: string, replacement: string): Edit {
  const wrapped = new RegExp(pattern.replace(/(?<! ) (?=[\w`†(\\])/g, "\\s+"));
  return (before) => {
    const after = before.replace(wrapped, replacement);
    if (after === before) throw new Error(`${pattern} is not in openapi.yaml`);
    return after;
  };
}

const cases: (readonly [name: string, finding: string, edit: Edit])[] = table
  .replaceAll("'", "`")
  .split(/\n(?=[^ \n])/)
  .filter((each) => each.includes("\n  "))
  .map((each) => {
    const [, name = "", finding = "", pattern = "", replacement = ""] =
      /^(.*?): (.*)\n {2}(.*?) →(?: (.*))?\n?$/.exec(each) ?? [];
    return [name, finding, broken(pattern, replacement.replaceAll("\\n", "\n"))];
  });
cases.push([
  "a parameter named like a schema",
  "cfb/references The parameter `game`",
  (text) =>
    text.replaceAll(/\bhomeTeam:\n {6}name|parameters\/homeTeam"/g, (found) => found.replace("homeTeam", "game")),
]);

const document = readFileSync(join(root, "openapi.yaml"), "utf8");

interface Problem {
  ruleId: string;
  severity: string;
  message: string;
  location: { source: { ref: string } }[];
}

let problems: Problem[] = [];
let exitCode: number | null = null;

/** Whether a lint rule is defined in scripts/redocly or as an assertion in redocly.yaml. */
const isOurs = (rule = "") => /^(cfb|rule)\//.test(rule);

/** Whether one finding starts with the other, so that a test could not tell them apart. */
const alike = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

/** The documents to lint. A document contains many cases with one finding each. A case for one of Redocly's own rules has a separate document. */
const documents: { findings: string[]; text: string }[] = [];
const homes = cases.map(([, finding, edit]) => {
  const others = isOurs(finding) ? documents : [];
  for (const known of others) {
    if (known.findings.some((each) => !isOurs(each) || alike(each, finding))) continue;
    try {
      known.text = edit(known.text);
    } catch {
      // Another case in this document has already changed these lines.
      continue;
    }
    known.findings.push(finding);
    return documents.indexOf(known);
  }
  return documents.push({ findings: [finding], text: edit(document) }) - 1;
});

// Lints all documents in one run, because starting Redocly takes a second.
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
    // The output has one JSON object per API, one after another.
    problems = stdout
      .split(/(?<=^\})\s*(?=\{)/m)
      .flatMap((text) => (JSON.parse(text) as { problems: Problem[] }).problems);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(cases.map(([name, finding], index) => ({ name, finding, index })))(
  "the lint reports $name as $finding",
  ({ finding, index }) => {
    const own = problems.filter(({ location }) => location[0]?.source.ref.endsWith(`document-${homes[index]}.yaml`));
    const found = own.map(({ ruleId, severity, message }) => `${severity} ${ruleId} ${message}`);
    expect(found.filter((each) => each.startsWith(`error ${finding}`))).not.toEqual([]);
  },
);

test("the lint exits with 1 if it reports an error", () => {
  expect(exitCode).toBe(1);
});
