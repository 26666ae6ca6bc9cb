import type { QueryObject } from "../../../src/document/operation.js";
import { breaks } from "../../../src/query/check.js";
import { type Document, type Operation, rulesBetween } from "../../lib/document.js";
import { operationsCode } from "../shared-texts.js";

/** Yields every combination of `count` names. */
function* choices(names: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) yield [];
  for (const [index, name] of names.entries()) {
    if (count > 0) for (const rest of choices(names.slice(index + 1), count - 1)) yield [name, ...rest];
  }
}

/** Yields every combination of names, smallest first. */
function* choicesBySize(names: readonly string[]): Generator<readonly string[]> {
  for (let count = 0; count <= names.length; count++) yield* choices(names, count);
}

/**
 * Builds a query from the parameters' examples, with as few parameters as the rules allow. It contains ids only if every query needs one. If the
 * operation accepts a year and a team, the query contains both and the parameters that they require, because a call without them returns thousands
 * of rows. Throws an error that names the operation if no combination of examples meets the rules.
 */
function exampleQuery(operation: Operation): Readonly<Record<string, unknown>> {
  const examples = new Map(operation.parameters.map(({ name, example }) => [name, example]));
  const names = [...examples.keys()].filter((name) => examples.get(name) !== undefined);
  const required = operation.parameters.flatMap(({ name, required: needed }) => (needed ? [name] : []));
  const rules = { allOf: [{ required }, rulesBetween(operation["x-query-rules"])] };
  const allowed = (query: QueryObject) => !breaks(rules, query);
  const queryOf = (chosen: readonly string[]) => Object.fromEntries(chosen.map((name) => [name, examples.get(name)]));
  const isId = (name: string) => /id$/i.test(name);
  const usual = ["year", "team"];
  const first = [...usual.filter((name) => names.includes(name)), ...names.filter((name) => !usual.includes(name))];
  for (const candidates of [first.filter((name) => !isId(name)), first]) {
    for (const chosen of choicesBySize(candidates)) {
      if (!allowed(queryOf(chosen))) continue;
      if (chosen.some(isId)) return queryOf(names.filter((name) => chosen.includes(name)));
      // A week needs a season type, because weeks start at 1 in both the regular season and the postseason.
      const more = new Set([...chosen, ...usual, ...(chosen.includes("week") ? ["seasonType"] : [])]);
      for (const extra of choicesBySize(candidates.filter((name) => !more.has(name)))) {
        const query = queryOf(names.filter((name) => more.has(name) || extra.includes(name)));
        if (allowed(query)) return query;
      }
      return queryOf(chosen);
    }
  }
  throw new Error(`${operation.operationId}: no combination of its parameters' examples meets its rules`);
}

/** Writes generated/examples.ts, which has an example query for each operation. The sample service and the real one both return rows for it. */
export function examplesModule(document: Document): string {
  return `import type { Queries } from "./queries.js";

/** A small query for each operation, made of its parameters' examples. */
export const examples: Readonly<Record<keyof Queries, Readonly<Record<string, string | number | boolean>>>> = ${operationsCode(document, exampleQuery)};
`;
}
