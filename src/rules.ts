import type { Rule, Rules } from "./operation.js";

type Query = Readonly<Record<string, unknown>>;

/** A key whose value is undefined counts as left out: spreads and optional variables leave such keys behind. */
export function isGiven(query: Query, name: string): boolean {
  return Object.hasOwn(query, name) && query[name] !== undefined;
}

/** Whether a query meets a fragment of `x-query-rules`: each keyword means what it means in JSON Schema 2020-12. */
function meets(rules: Rules, query: Query): boolean {
  const { required = [], anyOf, allOf = [], not, if: condition, then } = rules;
  const { properties = {}, dependentRequired = {}, dependentSchemas = {} } = rules;
  return (
    required.every((name) => isGiven(query, name)) &&
    (anyOf === undefined || anyOf.some((option) => meets(option, query))) &&
    allOf.every((part) => meets(part, query)) &&
    (not === undefined || !meets(not, query)) &&
    (condition === undefined || then === undefined || !meets(condition, query) || meets(then, query)) &&
    Object.entries(properties).every(([name, rule]) => {
      if (!isGiven(query, name)) return true;
      return "const" in rule ? query[name] === rule.const : (rule.enum?.includes(query[name]) ?? true);
    }) &&
    Object.entries(dependentRequired).every(
      ([name, needs]) => !isGiven(query, name) || needs.every((need) => isGiven(query, need)),
    ) &&
    Object.entries(dependentSchemas).every(([name, rule]) => !isGiven(query, name) || meets(rule, query))
  );
}

/** Whether a query breaks a rule of its operation. */
export function breaks({ test, order }: Rule, query: Query): boolean {
  if (test && !meets(test, query)) return true;
  const [low, high] = (order ?? []).map((name) => query[name]);
  return typeof low === "number" && typeof high === "number" && low > high;
}

function* namesIn(rules: Rules): Generator<string> {
  const { required = [], anyOf = [], allOf = [], not, if: condition, then } = rules;
  yield* required;
  yield* Object.keys(rules.properties ?? {});
  for (const [name, needs] of Object.entries(rules.dependentRequired ?? {})) yield* [name, ...needs];
  for (const [name, rule] of Object.entries(rules.dependentSchemas ?? {})) yield* [name, ...namesIn(rule)];
  for (const part of [...anyOf, ...allOf, not, condition, then]) if (part) yield* namesIn(part);
}

/** The parameters that a rule is about, for whoever shows its words beside a field. */
export function namesOf({ test, order }: Rule): string[] {
  return [...new Set([...namesIn(test ?? {}), ...(order ?? [])])];
}
