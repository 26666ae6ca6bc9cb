import { type Document, nodesIn, type OperationObject, type ParameterObject, type Schema } from "../lib/document.js";
import type { AsOf, Known, Matches } from "./descriptors.js";
import { code, list, observed, ruleSentences } from "./rule-words.js";

/** The name of a supporter tier: `tier 1`. */
export const tierName = (tier: number | string) => `tier ${tier}`;

/** The sentence on the tier that a call needs. generated/words.ts has it for errors and the command. */
export const tierSentence = (tier: number | string) => `Needs supporter ${tierName(tier)} or higher.`;

const freshness = {
  live: "Never cached, because it changes within seconds or minutes.",
  season: "Final once its season is over.",
  reference: "Changes a few times a year.",
};

/** When a value is known, in a sentence for those who predict games with it. */
export const knownSentences: Readonly<Record<Known, string>> = {
  event: "Fixed once its game is over: it predicts later games only.",
  pregame: "Known before kickoff.",
  season: "Recomputed until the season is over: for a game in week 5 this value knows week 14.",
  live: "Of the moment of the call: for a past game this knows what followed.",
  reference: "Of today, not of a season: it may have been different when a game was played.",
  unknown: "Nothing shows when this is known: do not predict games with it.",
};

/** The sentences on when the values of an operation are known. */
function asOfSentences(asOf: AsOf): string[] {
  if (typeof asOf === "string") return [knownSentences[asOf]];
  const [week = "", ...others] = asOf["through-week"];
  const beside = others.map((name) => ` and ${code(name)} regular`).join("");
  const before = asOf.pregame?.map((name) => `With ${code(name)}, known before the season.`) ?? [];
  return [
    `With ${code(week)}${beside}, it knows the weeks up to that one and predicts later ones.`,
    ...before,
    `Else: ${knownSentences.season.charAt(0).toLowerCase()}${knownSentences.season.slice(1)}`,
  ];
}

/** What an operation does with parameters that it does not know, where it does not ignore them. */
function refusedNames({ "x-refuses-unknown": refused }: OperationObject): string[] {
  if (refused === undefined) return [];
  return [
    observed(`${refused === true ? "An unknown parameter" : list(refused.map(code), "and")} is refused, not ignored.`),
  ];
}

/**
 * An operation's extensions as sentences: the only source of them for hover text, the command and the reference. The specification gives most
 * of the rules; every other sentence rests on observation, and says so. A list is empty where no extension is about its subject.
 */
export function operationFacts(operation: OperationObject) {
  const tier = operation["x-tier"];
  const inFlight = operation["x-max-in-flight"];
  const changes = operation["x-freshness"];
  const rows = operation["x-row-cap"];
  const since = operation["x-data-since"];
  return {
    rules: [
      ...ruleSentences(operation),
      ...Object.entries(operation["x-ignored-with"] ?? {}).map(([name, ignored]) =>
        observed(`With ${code(name)}, the service ignores ${list(ignored.map(code), "and")}.`),
      ),
    ],
    /** How the service treats an unknown parameter, where it does not ignore it. */
    unknown: refusedNames(operation),
    key: [observed(tier === undefined ? "Any key works." : tierSentence(tier))],
    cost: [
      observed(
        operation["x-metered"] === false
          ? "Not metered: a call costs nothing."
          : "Costs one call of the monthly quota.",
      ),
    ],
    /** The most calls in flight, and the most rows. */
    caps: [
      ...(inFlight === undefined ? [] : [`At most ${inFlight} calls in flight per key.`]),
      ...(rows === undefined
        ? []
        : [`At most ${rows.toLocaleString("en-US")} rows per response; the rest is cut without an error.`]),
    ].map(observed),
    /** The first season with data. */
    data: since === undefined ? [] : [observed(`Data since ${since}.`)],
    freshness: changes === undefined ? [] : [observed(freshness[changes])],
    /** When its values are known: whether they know the games that someone predicts with them. */
    asOf: operation["x-as-of"] === undefined ? [] : asOfSentences(operation["x-as-of"]).map(observed),
  };
}

/** An operation's extensions as sentences, for hover text: rules, tier, cost, caps, when its values are known, observations. */
export function operationSentences(operation: OperationObject): string[] {
  const { rules, unknown, key, cost, caps, data, asOf } = operationFacts(operation);
  const tier = operation["x-tier"] === undefined ? [] : key;
  return [...rules, ...unknown, ...tier, ...cost, ...caps, ...data, ...asOf, ...observedSentences(operation)];
}

/** "team.school" in words: "the school of the team". */
function fieldWords(field: string): string {
  const [thing = "", property = ""] = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split(".");
  return `the ${property} of the ${thing}`;
}

/** What a name is compared with: "Matches the school of the team, whole and without regard to case." */
function matchesSentence({ fields, case: exact, part }: Matches): string {
  const how = exact ? "with regard to case" : "without regard to case";
  return `Matches ${part ? "a part of " : ""}${list(fields.map(fieldWords), "or")}, ${part ? how : `whole and ${how}`}.`;
}

/** How the service treats 0. */
const zeroSentence = (zero: true | "rules") =>
  zero === "rules"
    ? "For the rules, the service treats 0 as not given; as a filter, 0 matches nothing."
    : "The service treats 0 as not given.";

/** A parameter's extensions as sentences. */
export function parameterSentences(parameter: ParameterObject): string[] {
  const { "x-matches": matches, "x-zero-is-absent": zero } = parameter;
  return [
    ...(matches === undefined ? [] : [observed(matchesSentence(matches))]),
    ...(zero === undefined ? [] : [observed(zeroSentence(zero))]),
    ...observedSentences(parameter),
  ];
}

/** The sentence on when a field is known, where it differs from the rest of its row. */
export function knownSentence(field: { "x-as-of"?: Known }): string[] {
  return field["x-as-of"] === undefined ? [] : [observed(knownSentences[field["x-as-of"]])];
}

/** "Observed: …" for a node with `x-observed`. */
export function observedSentences(node: { "x-observed"?: string }): string[] {
  return node["x-observed"] === undefined ? [] : [`Observed: ${node["x-observed"].trim()}`];
}

/** The extensions of a node of the document, other than an operation, as sentences. */
function sentencesOf(node: ParameterObject | Schema): string[] {
  return "in" in node ? parameterSentences(node) : [...knownSentence(node), ...observedSentences(node)];
}

/**
 * Writes the extensions as sentences into the descriptions, where editors show them on hover and the reference beside the name. `describe`
 * returns the new description of an operation. Changes `document` in place.
 */
export function describeExtensions(document: Document, describe: (operation: OperationObject) => string): void {
  const operations = new Map<object, OperationObject>(Object.values(document.paths).map(({ get }) => [get, get]));
  for (const [node] of nodesIn(document)) {
    const operation = operations.get(node);
    if (operation) operation.description = describe(operation);
    else {
      // Any other node with extensions of this kind is a parameter, or has the description and the extensions of a schema.
      const described = node as ParameterObject | Schema;
      const sentences = sentencesOf(described);
      if (sentences.length > 0)
        described.description = [described.description?.trim(), ...sentences].filter(Boolean).join("\n\n");
    }
  }
}
