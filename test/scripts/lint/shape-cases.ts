import { broken, type Case, withinGames } from "./edits.js";

/** What OpenAPI requires, and the extensions. */
export const shapeCases: readonly Case[] = [
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
  ["a property without a type", broken(/startTimeTBD: \{ type: boolean,/, "startTimeTBD: {"), "rule/schema-type"],
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
  [
    "a cap of a response without rows",
    broken(/(operationId: getLivePlays\n)/, "$1      x-row-cap: 5\n"),
    "cfb/operations",
  ],
  ["a cap that differs from the list's", broken(/x-row-cap: 2000/, "x-row-cap: 3000"), "cfb/operations"],
  [
    "an ignored parameter that the operation does not have",
    broken(/x-ignored-with: \{ id: \[year,/, "x-ignored-with: { id: [season,"),
    "cfb/query-rules",
  ],
  ["a parameter without an example", broken(/\n +example: DraftKings/, ""), "rule/example"],
  ["an example of a season without data", broken(/x-data-since: 2016/, "x-data-since: 2026"), "cfb/operations"],
  [
    "an observation of two sentences",
    broken(/x-observed: Null in most recorded games\./, "x-observed: Null in most games. It was never 0."),
    "cfb/extensions",
  ],
  ["an operation without freshness", broken(/ {6}x-freshness: live\n/, ""), "rule/freshness"],
  ["an operation that does not say when its values are known", broken(/ {6}x-as-of: live\n/, ""), "rule/as-of"],
  ["a value known at no such time", broken(/x-as-of: season\n/, "x-as-of: final\n"), "cfb/extensions"],
  [
    "reference data with live values",
    broken(/x-freshness: live\n( {6}x-as-of: live\n)/, "x-freshness: reference\n$1"),
    "cfb/operations",
  ],
  [
    "an order of parameters that their examples break",
    broken(/x-not-greater-than: \[\[minYear, maxYear\]\]/, "x-not-greater-than: [[maxYear, minYear]]"),
    "cfb/operations",
  ],
  [
    "weeks bounded by a parameter that the operation does not have",
    broken(/through-week: \[endWeek\]/, "through-week: [lastWeek]"),
    "cfb/operations",
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
    "rule/operation-id",
  ],
  [
    "an operation without provenance",
    broken(/(operationId: getGameMedia\n(?: {6}.*\n)*?) {6}x-specified: true\n/, "$1"),
    "rule/provenance",
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
    "cfb/extensions",
  ],
  [
    "a comment on a rule that says something else than observed",
    broken(/\{ \$comment: observed/, "{ $$comment: inferred"),
    "cfb/extensions",
  ],
  ["an unknown treatment of 0", broken(/x-zero-is-absent: rules/, "x-zero-is-absent: maybe"), "cfb/extensions"],
  [
    "a rule about an impossible value",
    broken(/seasonType: \{ enum: \[postseason, both\] \}/, "seasonType: { enum: [autumn] }"),
    "cfb/query-rules",
  ],
];
