import type { Description, Operation, Parameter } from "./description.js";
import type { Difference, Kind } from "./kinds.js";
import { isIntended } from "./policy.js";
import type { JsonObject, Shape } from "./shape.js";

/** The keywords that are compared in a parameter's schema in addition to `type` and `enum`. */
const ranges = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];
const limits: readonly string[] = ["default", ...ranges, "minLength", "maxLength", "pattern", "minItems", "maxItems"];

/** The kinds of differences in a parameter's values. Nulls are left out, because a query can't contain null. */
const ofParameters: Partial<Record<Kind, Kind>> = {
  "type changed": "parameter type",
  "type widened": "parameter type",
  "type narrowed": "parameter type",
  "value added": "parameter value added",
  "value removed": "parameter value removed",
  "values open": "parameter values",
  "values closed": "parameter values",
};

const listed = (values: Iterable<string>): string => [...values].sort().join(", ");
const optionality = (required: boolean) => (required ? "required" : "optional");

/** Whether every value of the narrow type is a value of the wide type. For example, every integer is a number, and every date is a string. */
function covers(wide: string, narrow: string): boolean {
  if (wide === narrow || wide === narrow.split(" ")[0]) return true;
  return wide === "number double" && /^(integer int32|number)/.test(narrow);
}

const fits = (wide: ReadonlySet<string>, narrow: ReadonlySet<string>): boolean =>
  [...narrow].every((type) => [...wide].some((each) => covers(each, type)));

/** Yields the differences between two schemas, without their fields. A schema without a type is not compared. */
function* valueDifferences(ours: Shape, theirs: Shape): Generator<[Kind, detail: string]> {
  if (ours.types.size === 0 || theirs.types.size === 0) return;
  if (ours.nullable !== theirs.nullable) yield [theirs.nullable ? "null added" : "null removed", ""];
  const [before, now] = [listed(ours.types), listed(theirs.types)];
  if (before !== now) {
    const widened = fits(theirs.types, ours.types) ? "type widened" : "type changed";
    yield [fits(ours.types, theirs.types) ? "type narrowed" : widened, `${now}, here ${before}`];
  }
  if (ours.values && theirs.values) {
    for (const value of theirs.values) if (!ours.values.has(value)) yield ["value added", value];
    for (const value of ours.values) if (!theirs.values.has(value)) yield ["value removed", value];
  } else if (ours.values) yield ["values open", `any, here ${listed(ours.values)}`];
  else if (theirs.values) yield ["values closed", `${listed(theirs.values)}, here any`];
}

/** Returns a keyword's value in a parameter's schema as JSON. The schema itself overrides the target of its reference. */
const limitOf = (shape: Shape, keyword: string): string | undefined =>
  JSON.stringify(shape.nodes.find((node) => node[keyword] !== undefined)?.[keyword]);

/** Compares one operation. Leaves out intended differences. */
class Comparison {
  readonly found: Difference[] = [];
  /** Pairs of schemas that have already been compared. They are skipped, because schemas can be recursive. */
  private readonly seen = new Map<unknown, Set<unknown>>();

  constructor(
    private readonly operation: string,
    private readonly ours: Description,
    private readonly theirs: Description,
  ) {}

  add(kind: Kind, at: string, detail: string, more: Partial<Difference>): void {
    const found = { kind, operation: this.operation, at, name: "", detail, ours: [], lists: [], ...more };
    if (!isIntended(found, this.ours.operations.get(this.operation)?.node)) this.found.push(found);
  }

  operations(a: Operation, b: Operation): void {
    if (b.deprecated && !a.deprecated) this.add("operation deprecated", "", "", { ours: [a.node] });
    for (const [at, parameter] of a.parameters) this.parameter(at, a.node, parameter, b.parameters.get(at));
    for (const [at, parameter] of b.parameters)
      if (!a.parameters.has(at))
        this.add("parameter added", at, optionality(parameter.required), { name: parameter.name, owner: a.node });
    if (a.response && b.response) this.bodies(a.response, b.response, "", a.node, []);
    else if (a.response) this.add("body removed", "", "", { ours: [a.response], owner: a.node });
    else if (b.response) this.add("body added", "", "", { ours: [a.node], owner: a.node, theirs: b.response });
  }

  private parameter(at: string, owner: JsonObject, ours: Parameter, theirs: Parameter | undefined): void {
    const where = { name: ours.name, ours: ours.nodes, owner };
    if (theirs === undefined) {
      // Skips headers. The service reads `If-None-Match` without declaring it, because this header is part of HTTP.
      if (ours.in !== "header") this.add("parameter removed", at, "", where);
      return;
    }
    if (theirs.required !== ours.required) this.add(`parameter ${optionality(theirs.required)}`, at, "", where);
    if (theirs.deprecated && !ours.deprecated) this.add("parameter deprecated", at, "", where);
    const [own, declared] = [this.ours.shapeOf(ours.schema), this.theirs.shapeOf(theirs.schema)];
    const schema = { ...where, ours: [...own.nodes, ...ours.nodes] };
    for (const [kind, detail] of valueDifferences(own, declared)) {
      const same = ofParameters[kind];
      if (same !== undefined) this.add(same, at, detail, schema);
    }
    for (const keyword of limits) {
      const [before, now] = [limitOf(own, keyword), limitOf(declared, keyword)];
      if (before === now) continue;
      this.add("parameter limit", at, `${keyword}: ${now ?? "none"}, here ${before ?? "none"}`, schema);
    }
  }

  /** Compares successful bodies field by field. `at` is the field's path in the body. */
  private bodies(node: JsonObject, theirs: JsonObject, at: string, owner: JsonObject, lists: readonly JsonObject[]) {
    const pairs = this.seen.get(node) ?? new Set();
    if (pairs.has(theirs)) return;
    this.seen.set(node, pairs.add(theirs));
    const [own, declared] = [this.ours.shapeOf(node), this.theirs.shapeOf(theirs)];
    const where = { ours: own.nodes, owner, lists, theirs };
    for (const [kind, detail] of valueDifferences(own, declared)) this.add(kind, at, detail, where);
    if (declared.deprecated && !own.deprecated) this.add("field deprecated", at, "", where);
    if (own.items && declared.items) this.bodies(own.items, declared.items, `${at}[]`, owner, own.nodes);
    if (own.rest && declared.rest) this.bodies(own.rest, declared.rest, `${at}.*`, owner, []);
    // Fields are compared only if both objects list fields.
    if (own.fields.size > 0 && declared.fields.size > 0) this.fields(own, declared, at);
  }

  private fields(ours: Shape, theirs: Shape, at: string): void {
    const path = (name: string) => (at === "" ? name : `${at}.${name}`);
    for (const [name, field] of ours.fields) {
      const their = theirs.fields.get(name);
      const found = { name, ours: this.ours.shapeOf(field.node).nodes, owner: field.owner, theirs: their?.node };
      if (their === undefined) {
        this.add("field removed", path(name), `${optionality(ours.required.has(name))} here`, found);
        continue;
      }
      const isRequired = theirs.required.has(name);
      if (ours.required.has(name) !== isRequired) this.add(`field ${optionality(isRequired)}`, path(name), "", found);
      this.bodies(field.node, their.node, path(name), field.owner, []);
    }
    const owner = ours.nodes.find((node) => Object.hasOwn(node, "properties"));
    for (const [name, field] of theirs.fields) {
      if (ours.fields.has(name)) continue;
      const found = { name, ours: ours.nodes, owner, theirs: field.node };
      this.add("field added", path(name), optionality(theirs.required.has(name)), found);
    }
  }
}

/** Compares the document with a description, one operation at a time. Ignores schema names and references. */
export function compare(ours: Description, theirs: Description): Difference[] {
  return [...new Set([...ours.operations.keys(), ...theirs.operations.keys()])].flatMap((name) => {
    const [a, b] = [ours.operations.get(name), theirs.operations.get(name)];
    const comparison = new Comparison(name, ours, theirs);
    if (a && b) comparison.operations(a, b);
    else if (a) comparison.add("operation removed", "", "", { ours: [a.node], owner: a.node });
    else if (b) comparison.add("operation added", "", b.id && ` (${b.id})`, {});
    return comparison.found;
  });
}
