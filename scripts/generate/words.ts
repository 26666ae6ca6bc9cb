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

/** What the mark of observed sentences means: once on each page, and in each file, that has them. */
export const observedLegend = `${observedMark} Observed: the service does not promise it.`;

/** The name of a supporter tier: `tier 1`. */
export const tierName = (tier: number | string) => `tier ${tier}`;

/** The sentence on the tier that a call needs. generated/words.ts has it for errors and the command. */
export const tierSentence = (tier: number | string) => `Needs supporter ${tierName(tier)} or higher.`;

const freshness = {
  live: "Never cached, because it changes within seconds or minutes.",
  season: "Final once its season is over.",
  reference: "Changes a few times a year.",
};

/** When a value is known, in a few words. The guide on data leakage has the same words, and a sentence begins with them. */
export const knownNames: Readonly<Record<Known | "through-week", string>> = {
  event: "Fixed after the game",
  pregame: "Known before kickoff",
  "through-week": "Up to a week you choose",
  season: "Covers the whole season",
  live: "As of the call",
  reference: "As of today",
  unknown: "Timing unknown",
};

/** When a value is known, in a sentence for those who predict games with it. */
export const knownSentences: Readonly<Record<Known, string>> = {
  event: `${knownNames.event}: it predicts later games only.`,
  pregame: `${knownNames.pregame}.`,
  season: `${knownNames.season} so far. Do not use it to predict a game of the same season.`,
  live: `${knownNames.live}: for a past game, it knows what followed.`,
  reference: `${knownNames.reference}, not of a season: it may have been different when a game was played.`,
  unknown: `${knownNames.unknown}: nothing shows when this is known, so do not predict games with it.`,
};

/** The sentences on when the values of an operation are known. */
function asOfSentences(asOf: AsOf): string[] {
  if (typeof asOf === "string") return [knownSentences[asOf]];
  const [week = "", ...others] = asOf["through-week"];
  const beside = others.map((name) => ` and ${code(name)} regular`).join("");
  const before = asOf.pregame?.map((name) => `With ${code(name)}, known before the season.`) ?? [];
  return [
    `${knownNames["through-week"]}: with ${code(week)}${beside}, it knows the weeks up to that one and predicts later ones.`,
    ...before,
    `Otherwise it ${knownSentences.season.charAt(0).toLowerCase()}${knownSentences.season.slice(1)}`,
  ];
}

/** The sentence on the value of an extension, marked as observed; none where the extension is absent. */
const observedOf = <T>(value: T | undefined, sentence: (value: T) => string): string[] =>
  value === undefined ? [] : [observed(sentence(value))];

/**
 * An operation's extensions as sentences: the only source of them for hover text, the command and the reference. The specification gives most
 * of the rules; every other sentence rests on observation, and says so. A list is empty where no extension is about its subject.
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
    /** The most calls in flight, and the most rows. */
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
    /** When its values are known: whether they know the games that someone predicts with them. */
    asOf: asOf === undefined ? [] : asOfSentences(asOf).map(observed),
  };
}

/**
 * What hover text adds to an operation's description, which has the rules: tier, cost, caps, first season, when its values are known,
 * observations.
 */
export function operationSentences(operation: OperationObject): string[] {
  const { key, cost, caps, data, asOf } = operationFacts(operation);
  const tier = operation["x-tier"] === undefined ? [] : key;
  return [...tier, ...cost, ...caps, ...data, ...asOf, ...observedSentences(operation)];
}

/** Fields in words, each thing once: "the conference's name or abbreviation". */
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

/** What a name is compared with: "Matches the team's school, written in full, in upper or lower case." */
function matchesSentence({ fields, case: exact, part }: Matches): string {
  const how = exact ? "in the same case" : "in upper or lower case";
  return `Matches ${part ? "a part of " : ""}${fieldWords(fields)}, ${part ? "" : "written in full, "}${how}.`;
}

/** What hover text adds to a parameter's description, which has the rules. */
export function parameterSentences(parameter: ParameterObject): string[] {
  return [...observedOf(parameter["x-matches"], matchesSentence), ...observedSentences(parameter)];
}

/** The sentence on when a field is known, where it differs from the rest of its row. */
export const knownSentence = (field: { "x-as-of"?: Known }): string[] =>
  observedOf(field["x-as-of"], (known) => knownSentences[known]);

/** The observation of a node with `x-observed`, marked. */
export function observedSentences(node: { "x-observed"?: string }): string[] {
  return node["x-observed"] === undefined ? [] : [observed(node["x-observed"].trim())];
}

/**
 * Writes the extensions of everything but operations as sentences into the descriptions, where editors show them on hover and the reference
 * beside the name. Changes `document` in place.
 */
export function describeExtensions(document: Document): void {
  const operations = new Set<object>(Object.values(document.paths).map(({ get }) => get));
  for (const [node] of nodesIn(document)) {
    if (operations.has(node)) continue;
    // Any other node with extensions of this kind is a parameter, or has the description and the extensions of a schema.
    const described = node as ParameterObject | Schema;
    const sentences =
      "in" in described
        ? parameterSentences(described)
        : [...knownSentence(described), ...observedSentences(described)];
    if (sentences.length > 0)
      described.description = [described.description?.trim(), ...sentences].filter(Boolean).join("\n\n");
  }
}
