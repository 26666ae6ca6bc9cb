import { type Operation, rulesBetween } from "../../scripts/lib/document.js";

/** The examples of all parameters as a query; one season rather than a span where the rules exclude both. */
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

/** The same as it is sent. */
export function exampleQuery(operation: Operation): Record<string, string> {
  return Object.fromEntries(Object.entries(exampleOf(operation)).map(([name, value]) => [name, String(value)]));
}
