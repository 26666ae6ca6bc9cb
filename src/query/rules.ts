import type { QueryObject, Rule, Rules } from "../document/operation.js";

/** Whether a query has a parameter. An undefined value counts as left out, because spreads and optional variables leave such keys. */
export const isGiven = (query: QueryObject, name: string) => Object.hasOwn(query, name) && query[name] !== undefined;

/** Whether a query meets a part of `x-query-rules`, whose keywords mean what they mean in JSON Schema 2020-12. */
function meets(rules: Rules, query: QueryObject): boolean {
  const { required, anyOf, allOf, not, if: condition, then, properties, dependentRequired, dependentSchemas } = rules;
  if (required && !required.every((name) => isGiven(query, name))) return false;
  if (anyOf && !anyOf.some((option) => meets(option, query))) return false;
  if (allOf && !allOf.every((part) => meets(part, query))) return false;
  if (not && meets(not, query)) return false;
  if (condition && then && meets(condition, query) && !meets(then, query)) return false;
  for (const name in properties) {
    const rule = properties[name];
    if (rule === undefined || !isGiven(query, name)) continue;
    if ("const" in rule ? query[name] !== rule.const : rule.enum && !rule.enum.includes(query[name])) return false;
  }
  for (const name in dependentRequired) {
    if (isGiven(query, name) && !dependentRequired[name]?.every((need) => isGiven(query, need))) return false;
  }
  for (const name in dependentSchemas) {
    const rule = dependentSchemas[name];
    if (rule && isGiven(query, name) && !meets(rule, query)) return false;
  }
  return true;
}

export function breaks(rule: Rule, query: QueryObject): boolean {
  const [low, high] = rule.order?.map((name) => query[name]) ?? [];
  return !meets(rule, query) || (typeof low === "number" && typeof high === "number" && low > high);
}
