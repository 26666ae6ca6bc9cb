import type { Rule, Rules } from "../../src/document/descriptors.js";
import { type OperationObject, rulesBetween } from "../lib/document.js";

/** A rule with its sentence, such as "Give `year` or `id`." */
export interface WordedRule extends Rule {
  readonly words: string;
}

/** Marks a sentence that is based on observation. */
export const observedMark = "†";

/** Adds the mark to a sentence that is based on observation, as in "Data since 2001. †" */
export const observed = (sentence: string) => `${sentence} ${observedMark}`;

/** Formats a name as code. */
export const code = (name: string) => `\`${name}\``;

/** Joins parts into a list for a sentence, such as "a, b and c". */
export function list(parts: string[], last: "and" | "or" | "with"): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}`;
}

/** Returns the values that a rule allows. */
export const allowedBy = (rule: NonNullable<Rules["properties"]>[string]): readonly unknown[] =>
  "const" in rule ? [rule.const] : (rule.enum ?? []);

/** Returns the values that a rule allows as a list for a sentence, such as "`postseason` or `both`". */
export const allowedWords = (rule: NonNullable<Rules["properties"]>[string]): string =>
  list(
    allowedBy(rule).map((value) => code(String(value))),
    "or",
  );

/** Returns the parameters that a fragment requires as a noun phrase, such as "`year` with `week`, `team` or `conference`". */
export function given(rules: Rules): string {
  const own = (rules.required ?? []).map(code);
  const options = rules.anyOf?.map(given) ?? [];
  for (const keyword of Object.keys(rules)) {
    if (keyword !== "required" && keyword !== "anyOf") throw new Error(`no words for ${keyword} inside an anyOf`);
  }
  const choice = list(options, "or");
  if (own.length === 0) return choice;
  return choice === "" ? list(own, "and") : `${list(own, "and")} with ${choice}`;
}

/** Returns an instruction for a parameter that allows only some values, such as "leave `seasonType` out or set it to `both`". */
export const limited = (name: string, rule: NonNullable<Rules["properties"]>[string], required = false): string =>
  required ? `set ${name} to ${allowedWords(rule)}` : `leave ${name} out or set it to ${allowedWords(rule)}`;

/** Makes a clause a sentence. */
export const sentence = (clause: string) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

/** Returns instructions that meet a fragment, such as "leave out `week`" and "give `poll`". */
export function demands(rules: Rules): string[] {
  const absent = rules.not?.required?.map((name) => `leave out ${code(name)}`) ?? [];
  const values = Object.entries(rules.properties ?? {}).map(([name, rule]) =>
    limited(code(name), rule, rules.required?.includes(name)),
  );
  const needed = rules.required?.filter((name) => rules.properties?.[name] === undefined).map(code) ?? [];
  const give = [list(needed, "and"), rules.anyOf ? given({ anyOf: rules.anyOf }) : ""].filter(Boolean);
  const gives = give.map((names) => `give ${names}`);
  return [...absent, ...gives, ...values, ...(rules.allOf ?? []).flatMap(demands)];
}

/**
 * Returns the instructions that meet a fragment as the end of a sentence. Commas separate them, because they can contain a list, as in "leave out `a`,
 * and give `b` or `c`".
 */
export const demanded = (rules: Rules): string => demands(rules).join(", and ");

/** Returns the values that a fragment names, such as "`latest=true`". */
function values(rules: Rules): string[] {
  return Object.entries(rules.properties ?? {}).map(([name, rule]) => code(`${name}=${allowedBy(rule).join("|")}`));
}

/** Describes the state in an `if`, such as "`preseason` is `true`". */
export function state(rules: Rules): string {
  const values = Object.entries(rules.properties ?? {}).map(
    ([name, rule]) => `${code(name)} is ${code(allowedBy(rule).join(" or "))}`,
  );
  const bare = (rules.required ?? []).filter((name) => rules.properties?.[name] === undefined);
  return list([...values, ...bare.map((name) => `${code(name)} is given`)], "and");
}

/**
 * Returns the rules between an operation's parameters, each with its sentence for hover text, docs and errors. They come from `x-query-rules` and
 * `x-not-greater-than`. Throws for a rule that it can't put into words, so that no rule is left out.
 */
export function rulesOf(operation: Pick<OperationObject, "x-query-rules" | "x-not-greater-than">): WordedRule[] {
  const { "x-query-rules": rules, "x-not-greater-than": order = [] } = operation;
  return [
    ...parts(rulesBetween(rules)),
    ...order.map((pair): WordedRule => {
      const [low, high] = pair.map(code);
      return { words: `${low} must not be greater than ${high}.`, order: pair };
    }),
  ];
}

/** Yields a fragment's rules. Rules that are based only on observation are marked. */
function* parts({ $comment, ...rules }: Rules): Generator<WordedRule> {
  for (const rule of unmarkedParts(rules))
    yield $comment === undefined ? rule : { ...rule, words: observed(rule.words) };
}

/** Whether parameters all require each other, so that one sentence can state all of these rules. */
function allOrNone(dependentRequired: NonNullable<Rules["dependentRequired"]>): boolean {
  const all = Object.keys(dependentRequired).sort().join();
  const rules = Object.entries(dependentRequired);
  return rules.length > 1 && rules.every(([name, needs]) => [name, ...needs].sort().join() === all);
}

function* unmarkedParts(rules: Rules): Generator<WordedRule> {
  const { required, properties, anyOf, allOf = [], not, if: condition, then } = rules;
  if (anyOf) {
    // If an alternative contains "with", commas separate the alternatives, as in "`id`, or `year` with …".
    const options = anyOf.map(given);
    const choice = options.some((option) => option.includes(" with ")) ? options.join(", or ") : list(options, "or");
    yield { words: `Give ${choice}.`, anyOf };
  }
  for (const rule of allOf) yield* parts(rule);
  const { dependentRequired = {} } = rules;
  if (allOrNone(dependentRequired)) {
    const names = list(Object.keys(dependentRequired).map(code), "and");
    yield { words: `Give ${names} together or not at all.`, dependentRequired };
  } else {
    for (const [name, needs] of Object.entries(dependentRequired)) {
      const words = `${code(name)} requires ${list(needs.map(code), "and")}.`;
      yield { words, dependentRequired: { [name]: needs } };
    }
  }
  for (const [name, { $comment, ...rule }] of Object.entries(rules.dependentSchemas ?? {})) {
    const words = `With ${code(name)}, ${demanded(rule)}.`;
    yield { words: $comment === undefined ? words : observed(words), dependentSchemas: { [name]: rule } };
  }
  if (not?.properties) yield { words: `Do not combine ${list(values(not), "with")}.`, not };
  else if (not?.required) yield { words: `Do not give ${list(not.required.map(code), "and")} together.`, not };
  if (condition && then) {
    yield { words: `When ${state(condition)}, ${demanded(then)}.`, if: condition, then };
  }
  if (required || properties) {
    const test = { ...(required && { required }), ...(properties && { properties }) };
    yield { words: sentence(demanded(test)), ...test };
  }
}

/** Returns the sentences of {@link rulesOf}. */
export function ruleSentences(operation: Pick<OperationObject, "x-query-rules" | "x-not-greater-than">): string[] {
  return rulesOf(operation).map(({ words }) => words);
}
