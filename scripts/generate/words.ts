import type { AsOf, Known, Matches } from "../../src/document/descriptors.js";
import {
  type Document,
  nodesIn,
  type OperationObject,
  type ParameterObject,
  rowCapOf,
  type Schema,
} from "../lib/document.js";
import { ignoredSentences, refusedSentences } from "./rule-sentences.js";
import { code, list, observed, observedMark, ruleSentences } from "./rule-words.js";

/** Explains the mark of observed sentences. Each page and file with such sentences contains this explanation once. */
export const observedLegend = `${observedMark} Observed: the service does not promise it.`;

/** Returns a supporter tier's name, such as `tier 1`. */
export const tierName = (tier: number | string) => `tier ${tier}`;

/** Returns the sentence about the tier that a call needs. Errors and the command show it. */
export const tierSentence = (tier: number | string) => `Needs supporter ${tierName(tier)} or higher.`;

const freshness = {
  live: "Never cached, because it changes within seconds or minutes.",
  season: "Final once its season is over.",
  reference: "Changes a few times a year.",
};

/** The short names for when a value is known. The guide on data leakage uses the same names. */
export const knownNames: Readonly<Record<Known | "through-week", string>> = {
  event: "Fixed after the game",
  pregame: "Known before kickoff",
  "through-week": "Up to a week you choose",
  season: "Covers the whole season",
  live: "As of the call",
  reference: "As of today",
  unknown: "Timing unknown",
};

/** For each label of `x-as-of`, the sentence about when a value is known. */
export const knownSentences: Readonly<Record<Known, string>> = {
  event: `${knownNames.event}: use it only to predict later games.`,
  pregame: `${knownNames.pregame}.`,
  season: `${knownNames.season} so far. Do not use it to predict a game of the same season.`,
  live: `${knownNames.live}: for a past game, it includes what happened afterward.`,
  reference: `${knownNames.reference}, not of a season: it may have been different when a game was played.`,
  unknown: `${knownNames.unknown}: no source says when this is known, so do not predict games with it.`,
};

/** Returns sentences about when an operation's values are known. */
function asOfSentences(asOf: AsOf): string[] {
  if (typeof asOf === "string") return [knownSentences[asOf]];
  const [week = "", ...others] = asOf["through-week"];
  const beside = others.map((name) => ` and ${code(name)} regular`).join("");
  const before = asOf.pregame?.map((name) => `With ${code(name)}, known before the season.`) ?? [];
  return [
    `${knownNames["through-week"]}: with ${code(week)}${beside}, it covers the weeks up to that one. Use it to predict later weeks.`,
    ...before,
    `Otherwise it ${knownSentences.season.charAt(0).toLowerCase()}${knownSentences.season.slice(1)}`,
  ];
}

/** Returns the sentence about an extension's value, marked as observed. Returns an empty list if the extension is missing. */
const observedOf = <T>(value: T | undefined, sentence: (value: T) => string): string[] =>
  value === undefined ? [] : [observed(sentence(value))];

/**
 * Returns an operation's extensions as sentences, grouped by subject, for hover text, the command and the reference. Most rules come from the
 * specification. All other sentences are based on observation and have the mark.
 */
export function operationFacts(operation: OperationObject) {
  const tier = operation["x-tier"];
  const isFree = operation["x-metered"] === false;
  const asOf = operation["x-as-of"];
  return {
    rules: [...ruleSentences(operation), ...ignoredSentences(operation)],
    unknown: refusedSentences(operation),
    key: [observed(tier === undefined ? "Any key works." : tierSentence(tier))],
    cost: [observed(isFree ? "Not metered: a call costs nothing." : "Costs one call of the monthly quota.")],
    /** The limits on concurrent calls and on rows. */
    caps: [
      ...observedOf(operation["x-max-in-flight"], (most) => `At most ${most} calls in flight per account.`),
      ...observedOf(rowCapOf(operation), (most) => {
        const rows = most.toLocaleString("en-US");
        return `At most ${rows} rows per response; the rest is cut without an error.`;
      }),
    ],
    /** The first season with data. */
    data: observedOf(operation["x-data-since"], (season) => `Data since ${season}.`),
    freshness: observedOf(operation["x-freshness"], (changes) => freshness[changes]),
    /** When the values are known. Values that include a game's result must not be used to predict that game. */
    asOf: asOf === undefined ? [] : asOfSentences(asOf).map(observed),
  };
}

/**
 * Returns the sentences that hover text adds to an operation's description. They are about tier, cost, caps, first season, when values are known, and
 * observations. The description already has the rules.
 */
export function operationSentences(operation: OperationObject): string[] {
  const { key, cost, caps, data, asOf } = operationFacts(operation);
  const tier = operation["x-tier"] === undefined ? [] : key;
  return [...tier, ...cost, ...caps, ...data, ...asOf, ...observedSentences(operation)];
}

/** Describes fields in words without repetition, such as "the conference's name or abbreviation". */
function fieldWords(fields: readonly string[]): string {
  const properties = new Map<string, string[]>();
  for (const field of fields) {
    const [thing = "", property = ""] = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split(".");
    properties.set(thing, [...(properties.get(thing) ?? []), property]);
  }
  return list(
    [...properties].map(([thing, own]) => `the ${thing}'s ${list(own, "or")}`),
    "or",
  );
}

/** Describes what a name is compared with, such as "Matches the team's school, written in full, in upper or lower case." */
function matchesSentence({ fields, case: exact, part, values }: Matches): string {
  const how = exact ? "in the same case" : "in upper or lower case";
  const known = values ? ` Observed values: ${values.join(", ")}.` : "";
  return `Matches ${part ? "a part of " : ""}${fieldWords(fields)}, ${part ? "" : "written in full, "}${how}.${known}`;
}

/** Returns the sentences that hover text adds to a parameter's description. The description already has the rules. */
export function parameterSentences(parameter: ParameterObject): string[] {
  return [...observedOf(parameter["x-matches"], matchesSentence), ...observedSentences(parameter)];
}

/** Returns a sentence about when a field is known, if this differs from the rest of its row. */
export const knownSentence = (field: { "x-as-of"?: Known }): string[] =>
  observedOf(field["x-as-of"], (known) => knownSentences[known]);

/** Returns a node's `x-observed` with the mark. */
export function observedSentences(node: { "x-observed"?: string }): string[] {
  return node["x-observed"] === undefined ? [] : [observed(node["x-observed"].trim())];
}

/**
 * Adds the sentences of extensions to the descriptions of parameters and schemas. Editors show them on hover, and the reference shows them next to
 * the name. Changes `document` in place.
 */
export function describeExtensions(document: Document): void {
  const operations = new Set<object>(Object.values(document.paths).map(({ get }) => get));
  for (const [node] of nodesIn(document)) {
    if (operations.has(node)) continue;
    // The other nodes with these extensions are parameters and schemas.
    const described = node as ParameterObject | Schema;
    const sentences =
      "in" in described
        ? parameterSentences(described)
        : [...knownSentence(described), ...observedSentences(described)];
    if (sentences.length > 0)
      described.description = [described.description?.trim(), ...sentences].filter(Boolean).join("\n\n");
  }
}
