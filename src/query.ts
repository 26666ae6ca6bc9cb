import { operations } from "../generated/operations.js";
import { QueryError } from "./errors.js";
import { nearest } from "./nearest.js";
import type { Operation, Parameter } from "./operation.js";
import { breaks, isGiven, namesOf } from "./rules.js";
import type { Path, Query } from "./types.js";

/** What is wrong with a query: the parameters concerned and, in words, why. */
export interface QueryProblem {
  readonly parameters: readonly string[];
  readonly message: string;
}

const int32 = 2 ** 31;

function shown(value: unknown): string {
  // Not everything can be made a text: an object without a prototype cannot.
  const plain = typeof value !== "object" || Array.isArray(value) || value === null;
  const text = typeof value === "string" ? JSON.stringify(value) : plain ? String(value) : "an object";
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function numberProblem(value: unknown, { type, minimum, maximum, zeroIsAbsent }: Parameter): string | undefined {
  if (typeof value !== "number" || Number.isNaN(value)) return `takes a number, not ${shown(value)}`;
  if (!Number.isFinite(value)) return `takes a finite number, not ${value}`;
  if (type === "integer" && !Number.isInteger(value)) return `takes a whole number, not ${value}`;
  if (type === "integer" && (value >= int32 || value < -int32)) return `takes a number of 32 bits, not ${value}`;
  if (value === 0 && zeroIsAbsent) return "is 0, which the service takes for not given: leave it out";
  if (minimum !== undefined && value < minimum) return `takes ${minimum} at the least, not ${value}`;
  if (maximum !== undefined && value > maximum) return `takes ${maximum} at the most, not ${value}`;
  return undefined;
}

/** What is wrong with the value of one parameter; undefined where nothing is. */
function valueProblem(value: unknown, parameter: Parameter): string | undefined {
  if (parameter.type === "integer" || parameter.type === "number") return numberProblem(value, parameter);
  if (typeof value !== parameter.type) return `takes a ${parameter.type}, not ${shown(value)}`;
  if (parameter.enum && !parameter.enum.some((known) => known === value)) {
    return `takes one of ${parameter.enum.join(", ")}, not ${shown(value)}`;
  }
  if (value !== "") return undefined;
  // Only what may be left out is dropped when empty; a required text is taken as it is, unless the document wants letters.
  if (!parameter.required) return "is empty, which the service takes for not given: leave it out";
  return parameter.minLength === undefined ? undefined : "is empty";
}

function cutName(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}

function unknownProblem(given: string, operation: Operation): string {
  const name = cutName(given);
  const known = Object.keys(operation.parameters);
  const meant = nearest(given, known);
  if (meant !== undefined) return `unknown parameter \`${name}\`; did you mean \`${meant}\`?`;
  return `unknown parameter \`${name}\`; ${known.length === 0 ? "there are none here" : `there are ${known.join(", ")}`}`;
}

/** Everything that is wrong with a query: unknown names, wrong values, missing parameters and broken rules. Empty where it may be sent. */
export function queryProblems(operation: Operation, query: Readonly<Record<string, unknown>>): QueryProblem[] {
  const problems: QueryProblem[] = [];
  for (const name of Object.keys(query)) {
    if (!isGiven(query, name)) continue;
    const parameter = Object.hasOwn(operation.parameters, name) ? operation.parameters[name] : undefined;
    const problem = parameter && valueProblem(query[name], parameter);
    if (parameter === undefined) problems.push({ parameters: [name], message: unknownProblem(name, operation) });
    else if (problem !== undefined) problems.push({ parameters: [name], message: `\`${name}\` ${problem}` });
  }
  for (const name in operation.parameters) {
    if (!operation.parameters[name]?.required || isGiven(query, name)) continue;
    problems.push({ parameters: [name], message: `\`${name}\` must be given` });
  }
  for (const rule of operation.rules ?? []) {
    if (breaks(rule, query)) problems.push({ parameters: namesOf(rule), message: rule.words.replace(/\.$/, "") });
  }
  return problems;
}

/** The error for a query that must not be sent; undefined where it may be. Costs no call either way. */
export function queryError(path: string, query: unknown): QueryError | undefined {
  if (typeof path !== "string") return new QueryError('The path is a text such as "/games".', []);
  const operation = Object.hasOwn(operations, path) ? operations[path as Path] : undefined;
  if (operation === undefined) {
    const meant = nearest(path, Object.keys(operations));
    const hint = meant === undefined ? "The paths are those of the document" : `Did you mean ${meant}`;
    return new QueryError(`${shown(path)} is no path of the service. ${hint}${meant === undefined ? "." : "?"}`, [], {
      path,
    });
  }
  const given = query ?? {};
  if (typeof given !== "object" || Array.isArray(given)) {
    const message = `${path} (${operation.operationId}): the query is an object such as { year: 2024 }, not ${shown(query)}.`;
    return new QueryError(message, [], { path, operationId: operation.operationId });
  }
  const asked: Readonly<Record<string, unknown>> = { ...given };
  const problems = queryProblems(operation, asked);
  if (problems.length === 0) return undefined;
  const text = problems.map(
    ({ message }) => `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[?.]$/.test(message) ? "" : "."}`,
  );
  const message = `${path} (${operation.operationId}): ${text.join(" ")} Given: ${givenText(asked, operation)}.`;
  const parameters = [...new Set(problems.flatMap((problem) => problem.parameters))];
  return new QueryError(message, parameters, { path, operationId: operation.operationId, query: asked });
}

/** What was given, without the values of names that nobody knows: one may be a secret in the wrong place. */
function givenText(query: Readonly<Record<string, unknown>>, { parameters }: Operation): string {
  const entries = Object.entries(query).filter(([name]) => isGiven(query, name));
  if (entries.length === 0) return "nothing";
  const texts = entries.map(([name, value]) =>
    Object.hasOwn(parameters, name) ? `${name} ${shown(value)}` : cutName(name),
  );
  return texts.join(", ").slice(0, 300);
}

/**
 * Holds a query built at run time against the document, and tells the compiler that it fits: names, types, enumerations, bounds, required
 * parameters, the rules between them, and 0 or an empty text where the service would silently drop it. Throws a {@link QueryError} that
 * names the operation, every problem and what was given. Sends nothing.
 */
export function assertQuery<P extends Path>(path: P, query: unknown): asserts query is Query<P> {
  const error = queryError(path, query);
  if (error) throw error;
}
