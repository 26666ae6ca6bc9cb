import type { Description, Operation } from "./description.js";
import type { Difference, Kind } from "./difference.js";
import type { Node } from "./nodes.js";
import type { Shape } from "./shape.js";

type Add = (kind: Kind, at: string, detail: string, more: Partial<Difference>) => void;

const listed = (values: Iterable<string>): string => [...values].sort().join(", ");

/** Whether a value of one type is always a value of another: an integer is a number, a date is a string. */
function covers(wide: string, narrow: string): boolean {
  if (wide === narrow || wide === narrow.split(" ")[0]) return true;
  return wide === "number double" && /^(integer int32|number)/.test(narrow);
}

const fits = (wide: ReadonlySet<string>, narrow: ReadonlySet<string>): boolean =>
  [...narrow].every((type) => [...wide].some((each) => covers(each, type)));

/** Compares what two schemas say of one value, apart from its fields. A schema without a type says nothing. */
export function compareValues(ours: Shape, theirs: Shape, add: (kind: Kind, detail: string) => void): void {
  if (ours.types.size === 0 || theirs.types.size === 0) return;
  if (ours.nullable !== theirs.nullable) add(theirs.nullable ? "null added" : "null removed", "");
  if (listed(ours.types) !== listed(theirs.types)) {
    const narrowed = fits(ours.types, theirs.types);
    const widened = fits(theirs.types, ours.types);
    add(
      narrowed ? "type narrowed" : widened ? "type widened" : "type changed",
      `${listed(theirs.types)}, here ${listed(ours.types)}`,
    );
  }
  if (ours.values && theirs.values) {
    for (const value of theirs.values) if (!ours.values.has(value)) add("value added", value);
    for (const value of ours.values) if (!theirs.values.has(value)) add("value removed", value);
  } else if (ours.values) add("values open", `any, here ${listed(ours.values)}`);
  else if (theirs.values) add("values closed", `${listed(theirs.values)}, here any`);
}

/** Compares the bodies of a success, field by field, by where they are in the body. */
export function compareBodies(ours: Description, theirs: Description, a: Operation, b: Operation, add: Add): void {
  /** Pairs that have been compared in this operation: schemas may contain themselves. */
  const seen = new Map<unknown, Set<unknown>>();
  const visit = (node: Node, other: Node, at: string, owner: Node | undefined, lists: readonly Node[]): void => {
    const pairs = seen.get(node.value) ?? new Set();
    if (pairs.has(other.value)) return;
    seen.set(node.value, pairs.add(other.value));
    const [own, declared] = [ours.shapeOf(node), theirs.shapeOf(other)];
    const where = { ours: own.nodes, owner, lists, theirs: other };
    compareValues(own, declared, (kind, detail) => add(kind, at, detail, where));
    if (declared.deprecated && !own.deprecated) add("field deprecated", at, "", where);
    if (own.items && declared.items) visit(own.items, declared.items, `${at}[]`, owner, own.nodes);
    if (own.rest && declared.rest) visit(own.rest, declared.rest, `${at}.*`, owner, []);
    // An object that lists no fields says nothing of them.
    if (own.fields.size === 0 || declared.fields.size === 0) return;
    const path = (name: string) => (at === "" ? name : `${at}.${name}`);
    for (const [name, field] of own.fields) {
      const their = declared.fields.get(name);
      const found = { name, ours: ours.shapeOf(field.node).nodes, owner: field.owner, theirs: their?.node };
      if (their === undefined) {
        add("field removed", path(name), field.required ? "required here" : "optional here", found);
        continue;
      }
      if (field.required !== their.required) {
        add(their.required ? "field required" : "field optional", path(name), "", found);
      }
      visit(field.node, their.node, path(name), field.owner, []);
    }
    const lister = own.nodes.find(({ value }) => Object.hasOwn(value, "properties"));
    for (const [name, field] of declared.fields) {
      if (own.fields.has(name)) continue;
      const required = field.required ? "required" : "optional";
      add("field added", path(name), required, { name, ours: own.nodes, owner: lister, theirs: field.node });
    }
  };
  if (a.response && b.response) visit(a.response, b.response, "", a.node, []);
  else if (a.response) add("body removed", "", "", { ours: [a.response], owner: a.node });
  else if (b.response) add("body added", "", "", { ours: [a.node], owner: a.node, theirs: b.response });
}
