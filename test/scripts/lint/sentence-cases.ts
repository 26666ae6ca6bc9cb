import { broken, type Case } from "./edits.js";

const missing = (subject: string, sentence: string) =>
  `cfb/rule-sentences The description of ${subject} does not say "${sentence}`;
const surplus = (subject: string, sentence: string) =>
  `cfb/rule-sentences The description of ${subject} says "${sentence}", which none of its rules says`;

const required = /(\*\*Required:\*\* `year` or `id`\.) (With `year`, give `week`, `team` or `conference`\.)/;
// Other cases change the rule.
const round = "dependentRequired: \\{ round: \\[competition\\] \\}[\\s\\S]*?The round of the playoff to include\\.";

/** Rules and the sentences that state them, for operations and for parameters. */
export const sentenceCases: readonly Case[] = [
  // A rule without its sentence, one of each kind.
  [
    "a choice of parameters that the operation's description omits",
    broken(required, "$2"),
    missing("`getTeamGameStats`", "**Required:** `year` or `id`."),
  ],
  [
    "a choice of parameters that a parameter's description omits",
    broken(/( committed to\.) Required unless `year` is given\./, "$1"),
    missing("`team`", "Required unless `year` is given."),
  ],
  [
    "a choice of parameters that a shared parameter's description omits",
    broken(/(yearUnlessGameId:\n.*\n.*\n.*in which it begins\)\.) Required unless `gameId` is given\./, "$1"),
    missing("the shared parameter `yearUnlessGameId`", "Required unless `gameId` is given."),
  ],
  [
    "a required parameter beside a choice that the operation's description omits",
    broken(/\*\*Required:\*\* `year`, and (`team` or `week`\.)/, "**Required:** $1"),
    missing("`getPassingPlays`", "**Required:** `year`, and `team` or `week`."),
  ],
  [
    "a parameter that requires another, which the operation's description omits",
    broken(/( `year` or `rusherId`\.) `week` requires `year`\./, "$1"),
    missing("`getRushingPlays`", "`week` requires `year`."),
  ],
  [
    "a parameter that requires another, which its description omits",
    broken(new RegExp(`(${round}) Requires \`competition\`\\.`), "$1"),
    missing("`round`", "Requires `competition`."),
  ],
  [
    "a value that another parameter requires, which both descriptions omit",
    broken(/ With this parameter, leave `seasonType` out or set it to `postseason` or `both`\. †/, ""),
    missing("`competition`", "With this parameter, leave `seasonType` out or set it to `postseason` or `both`. †"),
  ],
  [
    "a choice that another parameter requires, which a shared parameter's description omits",
    broken(/(The school whose games to include\.) Required with `year` unless `week` or `conference` is given\./, "$1"),
    missing("the shared parameter `teamInGameNarrowingYear`", "Required with `year` unless `week` or `conference`"),
  ],
  [
    "parameters that exclude each other, which the operation's description omits",
    broken(/Do not give `year` and `minYear` together\. (Do not give `year` and `maxYear`)/, "$1"),
    missing("`getConferenceAffiliations`", "Do not give `year` and `minYear` together."),
  ],
  [
    "an order of two values that the operation's description omits",
    broken(/( or `year`\.[^.]*\.[^.]*\.) `minYear` must not be greater than `maxYear`\./, "$1"),
    missing("`getCoachSeasons`", "`minYear` must not be greater than `maxYear`."),
  ],
  [
    "an order of two values that a parameter's description omits",
    broken(/( or `year`\. Do not combine with `year`\.) Must not be less than `minYear`\./, "$1"),
    missing("`maxYear`", "Must not be less than `minYear`."),
  ],
  [
    "values that exclude each other, which the parameter's description omits",
    broken(/ Do not combine `true` with `final=true`\./, ""),
    missing("`latest`", "Do not combine `true` with `final=true`."),
  ],
  [
    "a value that requires a parameter, which that parameter's description omits",
    broken(/ Required when `latest` is `true` or when `final` is `true`\./, ""),
    missing("`poll`", "Required when `latest` is `true` or when `final` is `true`."),
  ],
  [
    "a value that requires other parameters, which its parameter's description omits",
    broken(/ When `true`, leave out `week`, and leave `seasonType` out or set it to `regular` or `both`\./, ""),
    missing("`preseason`", "When `true`, leave out `week`, and leave `seasonType` out"),
  ],
  [
    "ignored parameters that the operation's description omits",
    broken(/ With `gameId`, the service ignores `year`, `seasonType`, `week`, `team`, `home`,[^†]*†/, ""),
    missing("`getLines`", "With `gameId`, the service ignores `year`"),
  ],
  [
    "a refused parameter that the operation's description omits",
    broken(/(each a string\.) The service refuses `playerId` instead of ignoring it\. †/, "$1"),
    missing("`getStatCategories`", "The service refuses `playerId` instead of ignoring it. †"),
  ],
  [
    "a 0 that counts as not given, which the parameter's description omits",
    broken(/( In rows it is a string\.) The service treats 0 as not given\. †/, "$1"),
    missing("`athleteId`", "The service treats 0 as not given. †"),
  ],
  // A sentence that differs from its rule.
  [
    "an operation's description that names a different parameter from its rule",
    broken(/\*\*Required:\*\* `coachId` or `team`\./, "**Required:** `coachId` or `year`."),
    surplus("`getCoachTenures`", "**Required:** `coachId` or `year`."),
  ],
  [
    "a parameter's description that names a different parameter from its rule",
    broken(new RegExp(`(${round}) Requires \`competition\``), "$1 Requires `seasonType`"),
    surplus("`round`", "Requires `seasonType`."),
  ],
  [
    "a sentence about an observed rule, without the mark",
    broken(/( With this parameter, leave `seasonType` out or set it to `postseason` or `both`\.) †/, "$1"),
    missing("`competition`", "With this parameter, leave `seasonType` out"),
  ],
  [
    "rules in another order",
    broken(/(\*\*Required:\*\* `gameId`, `year` or `rusherId`\.) (`week` requires `year`\.)/, "$2 $1"),
    "cfb/rule-sentences The description of `getRushingPlays` does not end with its rules in order",
  ],
  [
    "a rule that the description says twice",
    broken(/(each a string\. )(The service refuses[^†]*†)/, "$1$2 $2"),
    "cfb/rule-sentences The description of `getStatCategories` does not end with its rules in order, each once",
  ],
  [
    "a rule in the middle of a description",
    broken(/(\*\*Required:\*\* `coachId` or `team`\.)/, "$1 A tenure may be running."),
    "cfb/rule-sentences The description of `getCoachTenures` does not end with its rules",
  ],
  // A sentence without its rule.
  [
    "an operation's description with a rule that the operation does not have",
    broken(/(with location, capacity and surface\.)/, "$1 Do not combine `year` with `team`."),
    surplus("`getVenues`", "Do not combine `year` with `team`."),
  ],
  [
    "an operation's description that repeats a required parameter",
    broken(/( common name by year, team or position\.)/, "$1 **Required:** `searchTerm`."),
    surplus("`searchPlayers`", "**Required:** `searchTerm`."),
  ],
  [
    "an operation's rule that is not in the standard words",
    broken(/(with the abbreviation that `getPlays` takes\.)/, "$1 `week` requires `year`."),
    surplus("`getPlayTypes`", "`week` requires `year`."),
  ],
  [
    "a parameter's rule that is not in the standard words",
    broken(/(The first season to include\. Memberships)/, "Ignored with `year`. $1"),
    surplus("`minYear`", "Ignored with `year`."),
  ],
  [
    "a 0 that counts as not given, but not in the standard words",
    broken(/( {4}seasonTypeOptional:\n.*\n.*\n.*every part\.)/, "$1 0 is the same as not given."),
    surplus("the shared parameter `seasonTypeOptional`", "0 is the same as not given."),
  ],
  [
    "a parameter's description with a rule that the parameter does not have",
    broken(/(The kind of outlet to include\.)/, "$1 Required unless `team` is given."),
    surplus("`mediaType`", "Required unless `team` is given."),
  ],
  [
    "a 0 that counts as not given, without the extension",
    broken(/( {4}minYear:\n.*\n.*\n.*The first season to include\.)/, "$1 The service treats 0 as not given. †"),
    surplus("the shared parameter `minYear`", "The service treats 0 as not given. †"),
  ],
  [
    "a shared parameter's description with another operation's rule",
    broken(/( {4}seasonTypeOptional:\n.*\n.*\n.*every part\.)/, "$1 Required unless `week` is given."),
    surplus("the shared parameter `seasonTypeOptional`", "Required unless `week` is given."),
  ],
  [
    "operations that share a parameter, but not the rule for it",
    broken(
      /(operationId: getTeamSeasonRushing[\s\S]*?x-query-rules: ).*/,
      "$1{ anyOf: [{ required: [year] }, { required: [conference] }] }",
    ),
    "cfb/rule-sentences `getTeamSeasonPassing` and `getTeamSeasonRushing` share the parameter `yearSince2025UnlessTeam`, but",
  ],
  [
    "a mark that the introduction does not explain",
    broken(/, or ends with †\./, "."),
    "cfb/rule-sentences Descriptions mark what is observed with `†`",
  ],
];
