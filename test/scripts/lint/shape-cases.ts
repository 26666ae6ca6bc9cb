import { broken, type Case, withinGames } from "./edits.js";

/** OpenAPI's requirements, the extensions, and descriptions. */
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
    "cfb/closed-objects This object accepts",
  ],
  [
    "a closed schema that is part of others",
    broken(/(\n {4}GameHeaderBase:\n)/, "$1      additionalProperties: false\n"),
    "cfb/closed-objects A schema named",
  ],
  [
    "properties beside an allOf",
    broken(
      /(\n {4}PlayerPPA:\n(?: {6}.*\n)*?) {8}- type: object\n {10}(required: .*\n) {10}properties:\n((?: {12}.*\n)+)/,
      "$1      $2      properties:\n$3",
    ),
    "cfb/parts Tools lose `properties`",
  ],
  ["an unknown extension", withinGames("      x-teir: 1"), "cfb/extensions `x-teir`"],
  [
    "an extension on the wrong object",
    broken(/\n {4}TeamRecord:\n/, "$&      x-tier: 1\n"),
    "cfb/extensions `x-tier` belongs",
  ],
  [
    "an extension with a value of the wrong type",
    broken(/x-max-in-flight: 2/, "x-max-in-flight: []"),
    "cfb/extensions `x-max-in-flight`",
  ],
  [
    "a refused parameter with a value of the wrong type",
    broken(/\{ playerId: false \}/, "{ playerId: maybe }"),
    "cfb/extensions `x-query-rules`",
  ],
  [
    "an observation that does not begin with its source",
    broken(/x-observed: "Recorded: a blank name returns a 400\."/, "x-observed: A blank name returns a 400."),
    "cfb/extensions `x-observed`",
  ],
  [
    "an `x-matches` with an unknown field",
    broken(/fields: \[team\.school\]/, "fields: [team.nickname]"),
    "cfb/extensions `x-matches`",
  ],
  [
    "a parameter that takes a name, without `x-matches`",
    broken(/\n +x-matches: \{ fields: \[provider\.name\] \}/, ""),
    "cfb/extensions This parameter takes a name",
  ],
  [
    "an `x-matches` on a parameter with a list of values",
    broken(/(- name: mediaType\n +in: query\n)/, "$1          x-matches: { fields: [provider.name] }\n"),
    "cfb/extensions This parameter takes no name",
  ],
  [
    "a first season before football",
    broken(/x-data-since: 1869/, "x-data-since: 1800"),
    "cfb/extensions `x-data-since`",
  ],
  ["an `x-key` that names a property twice", broken(/x-key: \[id\]/, "x-key: [id, id]"), "cfb/extensions `x-key`"],
  [
    "an `x-key` with a property that no row has",
    broken(/x-key: \[id\]/, "x-key: [uid]"),
    "cfb/rows `x-key` names `uid`",
  ],
  [
    "an `x-order` with a property that no row has",
    broken(/x-order: \[gameId, driveNumber, id\]/, "x-order: [drive]"),
    "cfb/rows `x-order`",
  ],
  [
    "an `x-wide` of an unknown form",
    broken(/totalYards: integer, net/, "totalYards: yards, net"),
    "cfb/extensions `x-wide`",
  ],
  [
    "a statistic in three columns",
    broken(/(completionAttempts: \{ "-": \[completions)/, "$1, rate"),
    "cfb/extensions `x-wide`",
  ],
  [
    "an `x-wide` with a field that no row has",
    broken(/value: statValue/, "value: statNumber"),
    "cfb/rows `x-wide` names",
  ],
  [
    "two statistics with the same column",
    broken(/(completionAttempts: \{ "-": \[)completions/, "$1totalYards"),
    "cfb/rows `x-wide` gives two",
  ],
  [
    "an `x-key` with a property that a row may lack",
    broken(/x-key: \[year, conference\]/, "x-key: [year, conference.name]"),
    "cfb/rows `x-key` names `conference.name`",
  ],
  ["a parameter without an example", broken(/\n +example: DraftKings/, ""), "rule/example"],
  ["an operation without freshness", broken(/ {6}x-freshness: live\n/, ""), "rule/freshness"],
  ["an operation that does not say when its values are known", broken(/ {6}x-as-of: live\n/, ""), "rule/as-of"],
  ["an unknown value of `x-as-of`", broken(/x-as-of: season\n/, "x-as-of: final\n"), "cfb/extensions `x-as-of`"],
  [
    "a `through-week` on a field, which has no parameters",
    broken(
      /( {8}homePostgameElo:\n(?: {10}.*\n)*?) {10}x-as-of: event\n/,
      "$1          x-as-of: { through-week: [week] }\n",
    ),
    "cfb/extensions A field has no parameters",
  ],
  [
    "an integer without its format",
    broken(/\{ type: integer, format: int32,/, "{ type: integer,"),
    "cfb/formats `type: integer`",
  ],
  [
    "a number without its format",
    broken(/type: \[number, "null"\]\n +format: double\n/, 'type: [number, "null"]\n'),
    "cfb/formats `type: number`",
  ],
  [
    "a date-time without its format",
    broken(/(startDate:\n +type: string\n) +format: date-time\n/, "$1"),
    "cfb/formats `startDate`",
  ],
  [
    "an operationId that is not a verb and a noun",
    broken(/operationId: getGames\n/, "operationId: games\n"),
    "rule/operation-id",
  ],
  [
    "an operation without provenance",
    // Uses an operation that is not specified, because the introduction states how many specified operations there are.
    broken(/(operationId: getTalent\n(?: {6}.*\n)*?) {6}x-observed: .*\n/, "$1"),
    "rule/provenance",
  ],
  [
    "an unknown treatment of 0",
    broken(/x-zero-is-absent: rules/, "x-zero-is-absent: maybe"),
    "cfb/extensions `x-zero-is-absent`",
  ],
  [
    "a property without a description",
    broken(/startTimeTBD: \{ type: boolean,[^}]*\}/, "startTimeTBD: { type: boolean }"),
    "cfb/descriptions This property has no",
  ],
  [
    "an operation without a description",
    broken(/(operationId: getCalendar\n(?: {6}.*\n)*?) {6}description: .*\n(?: {8}.*\n)*/, "$1"),
    "cfb/descriptions This operation has no",
  ],
  [
    "a parameter whose description contradicts its `x-matches`",
    broken(/The conference of the row, by abbreviation\./, "The conference of the row, by name or abbreviation."),
    "cfb/matches The description of `conference`",
  ],
  [
    "a draft team whose description says that its nickname is compared",
    broken(/by location, such as Green Bay/, "by full name or nickname, such as Packers"),
    "cfb/matches The description of `team`",
  ],
  [
    "a parameter named like a schema",
    (text) =>
      text.replaceAll(/\bhomeTeam:\n {6}name|parameters\/homeTeam"/g, (found) => found.replace("homeTeam", "game")),
    "cfb/references The parameter `game`",
  ],
  [
    "an operation that does not exist",
    broken(/as in `getPlayTypes`/, "as in `getKindsOfPlay`"),
    "cfb/references `getKindsOfPlay`",
  ],
];
