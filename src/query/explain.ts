import {
  type Operation,
  type OperationWords,
  operationOf,
  operations,
  type Parameter,
  paths,
  type QueryObject,
  type Rule,
  type Rules,
} from "../document/operation.js";
import { routeOf } from "../document/route.js";
import { words } from "../document/words.js";
import type { Path } from "../types.js";
import { isInPath } from "./address.js";
import { isQueryObject, type QueryFault, type ValueProblem } from "./check.js";
import { readValue } from "./read.js";
import { cut } from "./redact.js";
import { nearest } from "./suggest.js";

type Faults = readonly QueryFault[];

/** What is wrong with a query: the parameters, and the reasons. */
export interface QueryProblem {
  readonly parameters: readonly string[];
  readonly message: string;
}

function shownValue(value: unknown): string {
  if (Array.isArray(value)) return cut(`[${value}]`);
  // `String` throws for an object without a prototype.
  const plain = typeof value !== "object" || value === null;
  return cut(typeof value === "string" ? JSON.stringify(value) : plain ? String(value) : "an object");
}

function unknownWords(unknownName: string, { parameters }: Operation): string {
  const parameterNames = Object.keys(parameters);
  // People write `season`, but the parameter is `year` in every query.
  const meant = nearest(unknownName === "season" ? "year" : unknownName, parameterNames);
  if (meant !== undefined) return `Did you mean \`${meant}\`?`;
  return parameterNames.length > 0 ? `The parameters are ${parameterNames.join(", ")}.` : "The operation has none.";
}

const noNumber = (what: string) => (value: unknown) => `takes ${what}, not ${shownValue(value)}`;
const dropped = "which the service treats as not given. Leave it out";

const valueWords = {
  type: (value, { type }) => `takes a ${type === "integer" ? "number" : type}, not ${shownValue(value)}`,
  finite: /* @__PURE__ */ noNumber("a finite number"),
  whole: /* @__PURE__ */ noNumber("a whole number"),
  int32: /* @__PURE__ */ noNumber("a 32-bit number"),
  zero: () => `is 0, ${dropped}`,
  minimum: (value, { minimum }) => `takes at least ${minimum}, not ${shownValue(value)}`,
  maximum: (value, { maximum }) => `takes at most ${maximum}, not ${shownValue(value)}`,
  enum: (value, parameter) =>
    `takes ${parameter.enum?.length === 1 ? "only" : "one of"} ${parameter.enum?.join(", ")}, not ${shownValue(value)}`,
  empty: (_, { required }) => (required ? "is empty" : `is empty, ${dropped}`),
  key: () => "contains your API key. Remove it",
} satisfies Record<ValueProblem, (value: unknown, parameter: Parameter) => string>;

function* namesIn(rules: Rules): Generator<string> {
  const { required = [], anyOf = [], allOf = [], not, if: condition, then } = rules;
  yield* required;
  yield* Object.keys(rules.properties ?? {});
  for (const [name, needs] of Object.entries(rules.dependentRequired ?? {})) yield* [name, ...needs];
  for (const [name, rule] of Object.entries(rules.dependentSchemas ?? {})) yield* [name, ...namesIn(rule)];
  for (const part of [...anyOf, ...allOf, not, condition, then]) if (part) yield* namesIn(part);
}

/** Returns the parameters that a rule is about. */
export const parametersOfRule = (rule: Rule): string[] => [...new Set([...namesIn(rule), ...(rule.order ?? [])])];

/** Returns the parameters that a fault is about. */
function parametersOf({ rules }: Operation, fault: QueryFault): readonly string[] {
  if ("name" in fault) return [fault.name];
  const rule = rules?.[fault.rule];
  return rule ? parametersOfRule(rule) : [];
}

function faultSentence(
  path: Path,
  operation: Operation,
  { rules, zeroMatchesNothing }: OperationWords,
  query: QueryObject,
  fault: QueryFault,
): string {
  // The mark of observed rules means nothing to readers of an error.
  if ("rule" in fault) return rules?.[fault.rule]?.replace(" †", "") ?? "";
  const { name, problem } = fault;
  const parameter = operation.parameters[name];
  if (problem === "missing") return `\`${name}\` must be given.${name === "week" ? " `cfb.all` fills it in." : ""}`;
  if (problem === "unknown" || parameter === undefined) {
    // Users of openapi-fetch write `params: { query }`, so they may pass an object that contains the query.
    const meant = isQueryObject(query[name]) ? "Give the query itself." : unknownWords(name, operation);
    return `Unknown parameter \`${cut(name)}\`. ${meant}`;
  }
  if (problem === "zero" && zeroMatchesNothing?.includes(name))
    return `\`${name}\` is 0, which matches nothing. Leave it out.`;
  if (Array.isArray(query[name]) && isInPath(path, name))
    return `\`${name}\` is given twice, but the path takes one value.`;
  return `\`${name}\` ${valueWords[problem](query[name], parameter)}.`;
}

/** Leaves out the values of unknown names, because they may be secrets. */
function givenText(query: QueryObject, { parameters }: Operation): string {
  const text = (name: string) => (Object.hasOwn(parameters, name) ? `${name} ${shownValue(query[name])}` : cut(name));
  const texts = Object.keys(query).flatMap((name) => (query[name] === undefined ? [] : text(name)));
  return texts.join(", ").slice(0, 300) || "nothing";
}

export function problemsOf(path: Path, operation: Operation, query: QueryObject, faults: Faults): QueryProblem[] {
  return faults.map((fault) => ({
    parameters: parametersOf(operation, fault),
    message: faultSentence(path, operation, words[path], query, fault),
  }));
}

/** The maximum number of problems in a message. */
const shownProblems = 20;

export function explainQuery(path: Path, operation: Operation, query: QueryObject, faults: Faults): QueryProblem {
  // Limited, because finding the nearest names for a hundred thousand unknown names would take seconds.
  const texts = faults
    .slice(0, shownProblems)
    .map((fault) => faultSentence(path, operation, words[path], query, fault));
  const more = faults.length - texts.length;
  if (more > 0) texts.push(`${more} more problem${more === 1 ? "" : "s"}.`);
  return {
    parameters: [...new Set(faults.flatMap((fault) => parametersOf(operation, fault)))],
    message: `${path} (${words[path].operationId}): ${texts.join(" ")} Given: ${givenText(query, operation)}.`,
  };
}

/** Returns the sentence for a path that the document does not have. `meaning` says what that means for the call. */
export function missingPath(path: string, meaning: string): string {
  const meant = nearest(path.replace(/[?#].*/s, ""), paths);
  return `The document does not have ${cut(path)}${meaning}.${meant ? ` Did you mean ${meant}?` : ""}`;
}

/** Says what is wrong with an unknown path, or with a query that is not an object. */
export function explainCall(path: unknown, query: unknown): string {
  if (typeof path !== "string") return 'The path must be a string such as "/games".';
  if (operationOf(path))
    return `${path}: the query must be an object such as { year: 2024 }, not ${shownValue(query)}.`;
  const [pathname = "", search = ""] = path.split(/[?#]/, 2);
  const route = routeOf(paths.find((each) => words[each].operationId === path) ?? pathname);
  if (!route) {
    const methods = pathname === path ? ", but `fetch` and `GET` can send it" : ", but `fetch` can send it";
    return missingPath(path, /^\/[^/]/.test(path) ? methods : "");
  }
  const parameters = [...route.values, ...new URLSearchParams(search)].slice(0, 20);
  const values = parameters.map(
    ([name, text]) => `${name}: ${shownValue(readValue(text, operations[route.path], name))}`,
  );
  return `${cut(path)}: write "${route.path}"${values.length > 0 ? ` with { ${values.join(", ")} }` : ""}.`;
}
