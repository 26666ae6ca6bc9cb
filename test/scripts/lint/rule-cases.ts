import { broken, type Case } from "./edits.js";

/** Rules between parameters, statements about an operation, and headlines. */
export const ruleCases: readonly Case[] = [
  [
    "a refused parameter that the operation takes",
    broken(/properties: \{ playerId: false \}/, "properties: { year: false }"),
    "cfb/query-rules `x-query-rules` refuses `year`",
  ],
  [
    "a refusal of all other parameters that does not list one that the operation takes",
    broken(/properties: \{ year: true, team: true \}/, "properties: { year: true }"),
    "cfb/query-rules `additionalProperties: false` refuses",
  ],
  [
    "an ignored parameter that the operation does not have",
    broken(/x-ignored-with: \{ id: \[year,/, "x-ignored-with: { id: [season,"),
    "cfb/query-rules",
  ],
  [
    "an example of a season without data",
    broken(/x-data-since: 2016/, "x-data-since: 2026"),
    "cfb/operations The example of `year`",
  ],
  [
    "reference data with live values",
    broken(/x-freshness: live\n( {6}x-as-of: live\n)/, "x-freshness: reference\n$1"),
    "cfb/operations `x-freshness: reference`",
  ],
  [
    "an order of two values that the examples break",
    broken(/x-not-greater-than: \[\[minYear, maxYear\]\]/, "x-not-greater-than: [[maxYear, minYear]]"),
    "cfb/operations The examples break",
  ],
  [
    "weeks bounded by a parameter that the operation does not have",
    broken(/through-week: \[endWeek\]/, "through-week: [lastWeek]"),
    "cfb/operations `x-as-of` names `lastWeek`",
  ],
  [
    "a headline without names",
    broken(/x-headline: \[team, talent, year\]/, "x-headline: team"),
    "cfb/extensions `x-headline`",
  ],
  [
    "rows without a headline",
    broken(/ {6}x-headline: \[team, talent, year\]\n/, ""),
    "cfb/headline The rows of this list",
  ],
  [
    "a headline of a field that does not exist",
    broken(/x-headline: \[team, talent, year\]/, "x-headline: [team, talents]"),
    "cfb/headline `x-headline` names `talents`",
  ],
  [
    "a headline of a nested field that does not exist",
    broken(/playoff\.roundName\]/, "playoff.roundNames]"),
    "cfb/headline `x-headline` names `playoff.roundNames`",
  ],
  [
    "a headline of a field that the elements of a list do not have",
    broken(/lines\.provider,/, "lines.providers,"),
    "cfb/headline `x-headline` names `lines.providers`",
  ],
  ["a headline of an object", broken(/playoff\.roundName\]/, "playoff]"), "cfb/headline `x-headline` names `playoff`"],
  [
    "a headline that names a field twice",
    broken(/x-headline: \[team, talent, year\]/, "x-headline: [team, team]"),
    "cfb/headline `x-headline` names `team` twice",
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
    "cfb/query-rules No query can meet",
  ],
  [
    "a rule about a required parameter",
    broken(/(operationId: getCalendar\n)/, "$1      x-query-rules: { anyOf: [{ required: [year] }] }\n"),
    'cfb/query-rules Every query meets `{"anyOf',
  ],
  [
    "a rule about an unknown parameter",
    broken(/dependentRequired: \{ round: \[competition\] \}/, "dependentRequired: { round: [cup] }"),
    "cfb/query-rules `x-query-rules` names the parameter `cup`",
  ],
  [
    "a rule with a keyword that rules do not have",
    broken(/(operationId: getVenues\n)/, "$1      x-query-rules: { minProperties: 1 }\n"),
    "cfb/extensions `x-query-rules`",
  ],
  [
    "a rule with a comment other than `observed`",
    broken(/(operationId: getVenues\n)/, "$1      x-query-rules: { not: { $$comment: inferred, required: [id] } }\n"),
    "cfb/extensions `x-query-rules`",
  ],
  [
    "a rule about an impossible value",
    broken(/seasonType: \{ enum: \[postseason, both\] \}/, "seasonType: { enum: [autumn] }"),
    "cfb/query-rules",
  ],
];
