import type { Rule, Rules } from "../document/operation.js";

function* namesIn(rules: Rules): Generator<string> {
  const { required = [], anyOf = [], allOf = [], not, if: condition, then } = rules;
  yield* required;
  yield* Object.keys(rules.properties ?? {});
  for (const [name, needs] of Object.entries(rules.dependentRequired ?? {})) yield* [name, ...needs];
  for (const [name, rule] of Object.entries(rules.dependentSchemas ?? {})) yield* [name, ...namesIn(rule)];
  for (const part of [...anyOf, ...allOf, not, condition, then]) if (part) yield* namesIn(part);
}

export function namesOf(rule: Rule): string[] {
  return [...new Set([...namesIn(rule), ...(rule.order ?? [])])];
}
