import type { Description, Operation, Parameter } from "./description.js";
import type { Difference, Kind } from "./difference.js";
import { compareBodies, compareValues } from "./fields.js";
import { own } from "./nodes.js";

/** What a parameter's schema may limit, beside its type and its values. */
const ranges = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];
const limits: readonly string[] = ["default", ...ranges, "minLength", "maxLength", "pattern", "minItems", "maxItems"];

type Add = (kind: Kind, at: string, detail: string, more: Partial<Difference>) => void;

/** A keyword of a parameter's schema, as JSON; the schema in place overrides the target of its reference. */
function limitOf(description: Description, { schema }: Parameter, keyword: string): string | undefined {
  const node = description.shapeOf(schema).nodes.find(({ value }) => own(value, keyword) !== undefined);
  return node && JSON.stringify(own(node.value, keyword));
}

function compareParameters(ours: Description, theirs: Description, a: Operation, b: Operation, add: Add): void {
  for (const [key, parameter] of a.parameters) {
    const other = b.parameters.get(key);
    const where = { name: parameter.name, ours: parameter.nodes, owner: a.node, theirs: other?.nodes.at(-1) };
    const at = parameter.in === "query" ? parameter.name : `${parameter.name} (${parameter.in})`;
    if (other === undefined) {
      add("parameter removed", at, "", where);
      continue;
    }
    if (other.required !== parameter.required) {
      add(other.required ? "parameter required" : "parameter optional", at, "", where);
    }
    if (other.deprecated && !parameter.deprecated) add("parameter deprecated", at, "", where);
    const [own, declared] = [ours.shapeOf(parameter.schema), theirs.shapeOf(other.schema)];
    const schema = { ...where, ours: [...own.nodes, ...parameter.nodes], theirs: other.schema };
    compareValues(own, declared, (kind, detail) => {
      const kinds: Partial<Record<Kind, Kind>> = {
        "type changed": "parameter type",
        "type widened": "parameter type",
        "type narrowed": "parameter type",
        "value added": "parameter value added",
        "value removed": "parameter value removed",
        "values open": "parameter values",
        "values closed": "parameter values",
      };
      const own = kinds[kind];
      // A query has no null.
      if (own !== undefined) add(own, at, detail, schema);
    });
    for (const keyword of limits) {
      const [before, now] = [limitOf(ours, parameter, keyword), limitOf(theirs, other, keyword)];
      if (before !== now) add("parameter limit", at, `${keyword}: ${now ?? "none"}, here ${before ?? "none"}`, schema);
    }
  }
  for (const [key, parameter] of b.parameters) {
    if (a.parameters.has(key)) continue;
    const required = parameter.required ? "required" : "optional";
    add("parameter added", parameter.name, required, {
      name: parameter.name,
      owner: a.node,
      theirs: parameter.nodes.at(-1),
    });
  }
}

/** Compares the document with a description, operation by operation. Names of schemas do not matter, nor how schemas share parts. */
export function compare(ours: Description, theirs: Description): Difference[] {
  const found: Difference[] = [];
  const adder =
    (operation: string): Add =>
    (kind, at, detail, more) =>
      found.push({
        kind,
        operation,
        at,
        name: "",
        detail,
        ours: [],
        owner: undefined,
        lists: [],
        theirs: undefined,
        ...more,
      });
  for (const [name, a] of ours.operations) {
    const b = theirs.operations.get(name);
    const add = adder(name);
    if (b === undefined) {
      add("operation removed", "", "", { ours: [a.node], owner: a.node });
      continue;
    }
    if (b.deprecated && !a.deprecated) add("operation deprecated", "", "", { ours: [a.node], theirs: b.node });
    compareParameters(ours, theirs, a, b, add);
    compareBodies(ours, theirs, a, b, add);
  }
  for (const [name, b] of theirs.operations) {
    if (!ours.operations.has(name)) adder(name)("operation added", "", b.id ?? "", { theirs: b.node });
  }
  return found;
}
