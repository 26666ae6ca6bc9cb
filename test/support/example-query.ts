import { type Operation, rulesBetween } from "../../scripts/lib/document.js";

/** Returns a query of all parameters' examples. If the rules do not allow both a season and a range of seasons, uses the season. */
export function exampleOf({
  parameters,
  "x-query-rules": rules,
}: Operation): Record<string, string | number | boolean> {
  const excluded = new Set(
    (rulesBetween(rules).allOf ?? []).flatMap(({ not }) =>
      not?.properties === undefined ? (not?.required?.slice(1) ?? []) : [],
    ),
  );
  return Object.fromEntries(
    parameters.flatMap(({ name, example }) => (example === undefined || excluded.has(name) ? [] : [[name, example]])),
  );
}

/** Returns the same query with its values as strings, as the client sends them. */
export function exampleQuery(operation: Operation): Record<string, string> {
  return Object.fromEntries(Object.entries(exampleOf(operation)).map(([name, value]) => [name, String(value)]));
}
