import type { Rule, Rules } from "../../src/document/descriptors.js";
import { type OperationObject, type ParameterObject, refusedOf } from "../lib/document.js";
import {
  allowedBy,
  allowedWords,
  code,
  demanded,
  demands,
  given,
  limited,
  list,
  observed,
  observedMark,
  rulesOf,
  sentence,
  state,
} from "./rule-words.js";

/** The members of an operation that contain rules about its parameters. `parameters` are resolved. */
export interface Ruled
  extends Pick<OperationObject, "x-query-rules" | "x-not-greater-than" | "x-ignored-with" | "parameters"> {}

const isObserved = ({ words }: { readonly words: string }) => words.endsWith(observedMark);

/** Returns sentences about parameters that the service ignores if another parameter is given. */
export const ignoredSentences = ({ "x-ignored-with": ignored = {} }: Ruled): string[] =>
  Object.entries(ignored).map(([name, names]) =>
    observed(`With ${code(name)}, the service ignores ${list(names.map(code), "and")}.`),
  );

/** Returns a sentence about the parameters that the service refuses instead of ignoring, if there are any. */
export function refusedSentences(operation: Ruled): string[] {
  const refused = refusedOf(operation);
  if (refused === undefined) return [];
  const [names, them] =
    refused === true
      ? ["unknown parameters", "them"]
      : [list(refused.map(code), "and"), refused.length > 1 ? "them" : "it"];
  return [observed(`The service refuses ${names} instead of ignoring ${them}.`)];
}

/**
 * Returns one sentence about the parameters that every query needs, such as "**Required:** `year`, and `team` or `week`." Does not return a sentence
 * if there is no choice, because every tool shows which parameters are `required`.
 */
function requiredSentence({ parameters = [] }: Ruled, choices: readonly NonNullable<Rules["anyOf"]>[]): string[] {
  if (choices.length === 0) return [];
  const names = parameters.filter((each) => each.in === "query" && each.required).map(({ name }) => code(name));
  const needs = [list(names, "and"), ...choices.map((anyOf) => given({ anyOf }))].filter(Boolean);
  return [`**Required:** ${needs.join(", and ")}.`];
}

/**
 * Returns an operation's rules as sentences, which must be at the end of its description in the document. They are about required parameters, rules
 * between parameters, ignored parameters and refused parameters, in this order.
 */
export function operationRuleSentences(operation: Ruled): string[] {
  const rules = rulesOf(operation);
  const choices = rules.flatMap((rule) => (rule.anyOf && !isObserved(rule) ? [rule.anyOf] : []));
  return [
    ...requiredSentence(operation, choices),
    ...rules.filter((rule) => !rule.anyOf || isObserved(rule)).map(({ words }) => words),
    ...ignoredSentences(operation),
    ...refusedSentences(operation),
  ];
}

/** A clause about a parameter. Clauses with the same beginning are joined to "Do not combine with `minYear` or `maxYear`". */
type Clause = readonly [beginning: string, end?: string | undefined];

/** Yields what a rule fragment requires of a parameter. `when` is the condition, such as "with `year`". */
function* demandsOn(name: string, rules: Rules, when?: string): Generator<Clause> {
  const { required = [], properties = {}, anyOf = [], allOf = [], not } = rules;
  const value = properties[name];
  if (required.includes(name)) yield ["Required", when];
  if (value && when === undefined) yield [`Must be ${allowedWords(value)}`];
  else if (value) yield [`${when}, ${limited("it", value, required.includes(name))}`];
  if (when !== undefined && not?.required?.includes(name)) yield ["Must be left out", when];
  if (anyOf.some((option) => option.required?.includes(name))) {
    const others = anyOf.filter((option) => !option.required?.includes(name)).map(given);
    const condition = when === undefined ? "" : ` ${when}`;
    yield [`Required${condition}${others.length > 0 ? ` unless ${list(others, "or")} is given` : ""}`];
  }
  for (const part of allOf) yield* demandsOn(name, part, when);
}

/** Yields what a parameter requires if it is given, such as "Requires `week`, `team` or `conference`". */
function* demandsBy({ anyOf, ...others }: Rules): Generator<Clause> {
  if (anyOf) yield [`Requires ${given({ anyOf })}`];
  if (demands(others).length > 0) yield [`With this parameter, ${demanded(others)}`];
}

/** Yields a rule's clauses about a parameter. */
function* clausesOf(name: string, rule: Rule): Generator<Clause> {
  const { dependentRequired = {}, dependentSchemas = {}, if: condition, then, not, order, ...always } = rule;
  yield* demandsOn(name, always);
  const needs = dependentRequired[name];
  if (needs) yield [`Requires ${list(needs.map(code), "and")}`];
  for (const [trigger, rules] of Object.entries(dependentSchemas)) {
    if (trigger === name) yield* demandsBy(rules);
    else yield* demandsOn(name, rules, `with ${code(trigger)}`);
  }
  if (condition && then) {
    const own = condition.properties?.[name];
    if (own) yield [`When ${allowedWords(own)}, ${demanded(then)}`];
    yield* demandsOn(name, then, `when ${state(condition)}`);
  }
  if (not?.required?.includes(name)) {
    const valuesOf = (each: string) => allowedBy(not.properties?.[each] ?? {}).join("|");
    const own = valuesOf(name);
    const others = not.required.filter((each) => each !== name);
    const ends = others.map((each) => code(valuesOf(each) === "" ? each : `${each}=${valuesOf(each)}`));
    yield [`Do not combine${own === "" ? "" : ` ${code(own)}`} with`, list(ends, "and")];
  }
  if (order?.[0] === name) yield ["Must not be greater than", code(order[1])];
  if (order?.[1] === name) yield ["Must not be less than", code(order[0])];
}

/** Returns the sentences of several rules about a parameter. */
function sentencesOn(name: string, rules: readonly Rule[]): string[] {
  const ends = new Map<string, string[]>();
  for (const [beginning, end] of rules.flatMap((rule) => [...clausesOf(name, rule)]))
    ends.set(beginning, [...(ends.get(beginning) ?? []), ...(end === undefined ? [] : [end])]);
  return [...ends].map(([beginning, own]) => sentence([beginning, list(own, "or")].filter(Boolean).join(" ")));
}

/** Returns an operation's rules as sentences about one of its parameters, such as "Required unless `id` is given." */
export function parameterRuleSentences(operation: Ruled, name: string): string[] {
  const rules = rulesOf(operation);
  const specified = rules.filter((rule) => !isObserved(rule));
  return [...sentencesOn(name, specified), ...sentencesOn(name, rules.filter(isObserved)).map(observed)];
}

/** Returns sentences about how the service treats 0. */
export const zeroSentences = ({ "x-zero-is-absent": zero }: Pick<ParameterObject, "x-zero-is-absent">): string[] => {
  if (zero === undefined) return [];
  const other =
    "When the service checks the rules, it treats 0 as not given, but as a filter, 0 does not match any row.";
  return [observed(zero === "rules" ? other : "The service treats 0 as not given.")];
};

/** Returns the sentences that must be at the end of a parameter's description in the document. */
export const parameterSentences = (operation: Ruled, parameter: ParameterObject): string[] => [
  ...parameterRuleSentences(operation, parameter.name),
  ...zeroSentences(parameter),
];

/** Returns a description on one line. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/g, " ");

/** Returns the sentences of a description. */
export const sentencesOf = (text: string): string[] => oneLine(text).split(/(?<=[.!?†]) (?=[\p{Lu}`*"(\d])/u);

/** Words that make a sentence about parameters a rule. Includes words that the functions above do not use. */
const ruleWords =
  /\b(requires?|required(?! parameter)|must|mandatory|needs?|needed|give|leave|can ?not|can't|may not|ignore[sd]?|refuse[sd]?|combined?|together|unless|excludes?|only (with|if))\b/i;

/** Matches rules that do not name a parameter. */
const withoutName = /^The service (refuses|ignores) |\b0\b.*\bnot given\b/;

/** Whether a sentence looks like a rule, such as "`week` requires `year`." */
export const isRule = (sentence: string): boolean =>
  (/`\w+(=\w+)?`/.test(sentence) && ruleWords.test(sentence)) || withoutName.test(sentence);

/** Returns a description without the rules at its end, for pages that list the rules separately. */
export function withoutRules(operation: Ruled & Pick<OperationObject, "description">): string {
  const [text, rules] = [operation.description.trim(), operationRuleSentences(operation).join(" ")];
  return text.endsWith(` ${rules}`) ? text.slice(0, -rules.length).trim() : text;
}
