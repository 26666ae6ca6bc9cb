import type { OperationWords, Rule, Rules } from "../../src/operation.js";
import {
  type Document,
  defaultOf,
  type Matches,
  type OperationObject,
  operationsOf,
  type ParameterObject,
} from "../lib/document.js";

/** A rule with its sentence ("Give `year` or `id`."). */
export interface WordedRule extends Rule {
  readonly words: string;
}

const code = (name: string) => `\`${name}\``;

function list(parts: string[], last: "and" | "or" | "with"): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}`;
}

/** The parameters that a fragment requires, as a noun phrase: "`id`", "`year` with `week`, `team` or `conference`". */
function given(rules: Rules): string {
  const own = (rules.required ?? []).map(code);
  const options = rules.anyOf?.map(given) ?? [];
  for (const keyword of Object.keys(rules)) {
    if (keyword !== "required" && keyword !== "anyOf") throw new Error(`no words for ${keyword} inside an anyOf`);
  }
  const choice = list(options, "or");
  if (own.length === 0) return choice;
  return choice === "" ? list(own, "and") : `${list(own, "and")} with ${choice}`;
}

/** The values that a fragment requires, as a clause: "`seasonType` must be `postseason` or `both`". */
function demands(rules: Rules): string[] {
  const values = Object.entries(rules.properties ?? {}).map(([name, rule]) => {
    const allowed = "const" in rule ? [rule.const] : (rule.enum ?? []);
    return `${code(name)} must be ${list(
      allowed.map((value) => code(String(value))),
      "or",
    )}`;
  });
  const absent = rules.not?.required?.map((name) => `${code(name)} must be left out`) ?? [];
  const needed = rules.required ? [`${list(rules.required.map(code), "and")} must be given`] : [];
  const choice = rules.anyOf ? [`${given({ anyOf: rules.anyOf })} must be given`] : [];
  return [...values, ...absent, ...needed, ...choice, ...(rules.allOf ?? []).flatMap(demands)];
}

/** The values that a fragment names: "`latest=true`". */
function values(rules: Rules): string[] {
  return Object.entries(rules.properties ?? {}).map(([name, rule]) =>
    code(`${name}=${String(rule.const ?? rule.enum?.join("|"))}`),
  );
}

/** The state that an `if` describes: "`preseason` is `true`". */
function state(rules: Rules): string {
  const values = Object.entries(rules.properties ?? {}).map(
    ([name, rule]) => `${code(name)} is ${code(String(rule.const ?? rule.enum?.join(" or ")))}`,
  );
  const bare = (rules.required ?? []).filter((name) => rules.properties?.[name] === undefined);
  return list([...values, ...bare.map((name) => `${code(name)} is given`)], "and");
}

/**
 * The rules between an operation's parameters, one by one, each in words ("Give `year` or `id`.") for hover text, docs and errors.
 * Reads `x-query-rules` and `x-not-greater-than`; throws on a shape that it has no words for, so that none goes unsaid.
 */
export function rulesOf(operation: Pick<OperationObject, "x-query-rules" | "x-not-greater-than">): WordedRule[] {
  const { "x-query-rules": rules = {}, "x-not-greater-than": order = [] } = operation;
  return [
    ...parts(rules),
    ...order.map((pair): WordedRule => {
      const [low, high] = pair.map(code);
      return { words: `${low} must not be greater than ${high}.`, order: pair };
    }),
  ];
}

function* parts(rules: Rules): Generator<WordedRule> {
  const { required, properties, anyOf, allOf = [], not, if: condition, then } = rules;
  if (anyOf) {
    // "`id`, or `year` with …": a comma keeps the longer alternative apart.
    const options = anyOf.map(given);
    const choice = options.some((option) => option.includes(" with ")) ? options.join(", or ") : list(options, "or");
    yield { words: `Give ${choice}.`, anyOf };
  }
  for (const rule of allOf) yield* parts(rule);
  for (const [name, needs] of Object.entries(rules.dependentRequired ?? {})) {
    const words = `${code(name)} needs ${list(needs.map(code), "and")}.`;
    yield { words, dependentRequired: { [name]: needs } };
  }
  for (const [name, rule] of Object.entries(rules.dependentSchemas ?? {})) {
    const words = `With ${code(name)}, ${list(demands(rule), "and")}.`;
    yield { words, dependentSchemas: { [name]: rule } };
  }
  if (not?.properties) yield { words: `Do not combine ${list(values(not), "with")}.`, not };
  else if (not?.required) yield { words: `Do not give ${list(not.required.map(code), "and")} together.`, not };
  if (condition && then) {
    yield { words: `When ${state(condition)}, ${list(demands(then), "and")}.`, if: condition, then };
  }
  if (required || properties) {
    const test = { ...(required && { required }), ...(properties && { properties }) };
    yield { words: `${list(demands(test), "and")}.`, ...test };
  }
}

/** The words of {@link rulesOf}. */
export function ruleSentences(operation: Pick<OperationObject, "x-query-rules" | "x-not-greater-than">): string[] {
  return rulesOf(operation).map(({ words }) => words);
}

/** generated/words.ts: the sentences on an operation, apart from its descriptor: the client loads them only for errors. */
export function wordsModule(document: Document): string {
  const members = operationsOf(document).map((operation) => {
    const rules = ruleSentences(operation);
    const defaults = operation.parameters.flatMap((parameter) => {
      const standard = defaultOf(document, parameter);
      return standard === undefined ? [] : [[parameter.name, standard]];
    });
    const words: OperationWords = {
      operationId: operation.operationId,
      ...(rules.length > 0 && { rules }),
      ...(defaults.length > 0 && { defaults: Object.fromEntries(defaults) }),
      ...(operation["x-refuses-unknown"] && { refusesUnknown: true }),
    };
    return `  "${operation.path}": ${JSON.stringify(words)},`;
  });
  return [
    'import type { OperationWords } from "../src/operation.js";',
    'import type { Queries } from "./queries.js";',
    "",
    "/** The sentences on every operation, by its path. */",
    `export const words: Readonly<Record<keyof Queries, OperationWords>> = {\n${members.join("\n")}\n};`,
    "",
  ].join("\n");
}

/** An operation's extensions as sentences, by subject. A subject on which they are silent is empty. */
export interface OperationFacts {
  /** The rules between parameters. */
  rules: string[];
  /** How the service treats an unknown parameter, if not as usual. */
  unknown: string[];
  key: string[];
  cost: string[];
  /** The most calls in flight, and the most rows. */
  caps: string[];
  /** The first season with data. */
  data: string[];
  freshness: string[];
}

const freshness = {
  live: "Changes within seconds or minutes; never cached.",
  season: "Final once its season is over.",
  reference: "Changes a few times a year.",
};

/** An operation's extensions as sentences: the only source of them for hover text, the command and the reference. */
export function operationFacts(operation: OperationObject): OperationFacts {
  const tier = operation["x-tier"];
  const inFlight = operation["x-max-in-flight"];
  const changes = operation["x-freshness"];
  const rows = operation["x-row-cap"];
  const since = operation["x-data-since"];
  return {
    rules: [
      ...ruleSentences(operation),
      ...Object.entries(operation["x-ignored-with"] ?? {}).map(
        ([name, ignored]) => `With ${code(name)}, the service ignores ${list(ignored.map(code), "and")}.`,
      ),
    ],
    unknown: operation["x-refuses-unknown"] ? ["An unknown parameter is refused, not ignored."] : [],
    key: [tier === undefined ? "Any key works." : `Needs supporter tier ${tier} or higher.`],
    cost: [
      operation["x-metered"] === false ? "Not metered: a call costs nothing." : "Costs one call of the monthly quota.",
    ],
    caps: [
      ...(inFlight === undefined ? [] : [`At most ${inFlight} calls in flight per key.`]),
      ...(rows === undefined
        ? []
        : [`At most ${rows.toLocaleString("en-US")} rows per response; the rest is cut without an error.`]),
    ],
    data: since === undefined ? [] : [`Data since ${since}.`],
    freshness: changes === undefined ? [] : [freshness[changes]],
  };
}

/** An operation's extensions as sentences, for hover text: rules, tier, cost, caps, provenance. */
export function operationSentences(operation: OperationObject): string[] {
  const { rules, unknown, key, cost, caps, data } = operationFacts(operation);
  const tier = operation["x-tier"] === undefined ? [] : key;
  return [...rules, ...unknown, ...tier, ...cost, ...caps, ...data, ...observedSentences(operation)];
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

/** A parameter's extensions as sentences. */
export function parameterSentences(parameter: ParameterObject): string[] {
  const matches = parameter["x-matches"];
  return [
    ...(matches === undefined ? [] : [matchesSentence(matches)]),
    ...(parameter["x-zero-is-absent"] ? ["The service treats 0 as not given."] : []),
    ...observedSentences(parameter),
  ];
}

/** "Observed: …" for a node with `x-observed`. */
export function observedSentences(node: { "x-observed"?: string }): string[] {
  return node["x-observed"] === undefined ? [] : [`Observed: ${node["x-observed"].trim()}`];
}
