import type { Document, Schema } from "../../scripts/lib/document.js";
import { alternatives } from "../../scripts/lib/schemas.js";
import { typesOf } from "./nullable.js";

/** One way to damage a response: `make` changes it in place and returns a function that restores it. */
export interface Damage {
  /** A JSON pointer with a star for every array index. */
  readonly pattern: string;
  readonly kind: "dropped key" | "added key" | "wrong type" | "null" | "unknown value" | "broken format";
  make(): () => void;
}

/** The JSON type of a value; an integer is a number. */
function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** A value of a type that no alternative allows. Undefined where every type is allowed. */
function wrongType(value: unknown, options: Schema[]): { value: unknown } | undefined {
  const legal = new Set([...typesOf(options), typeOf(value)].map((type) => (type === "integer" ? "number" : type)));
  const text = typeof value === "number" || typeof value === "boolean" ? [String(value)] : [];
  const nested = typeof value === "object" && value !== null ? [{}, []] : [];
  const wrong = [...nested, ...text, 7, true].find((candidate) => !legal.has(typeOf(candidate)));
  return wrong === undefined ? undefined : { value: wrong };
}

/**
 * Every damage to `body` that its schema forbids, one for each pointer pattern and kind: a required key dropped, a key added, the type
 * changed, null where none is allowed, a value outside an enumeration, a broken date. A change that the schema allows is not a damage: the
 * schema decides that, not the validator under test. `root` holds the body under the key `body`, so that the body itself can be replaced. It gets
 * a copy, whose lists are shortened to the elements that have a damage: that makes a check of each damage fast.
 */
export function damagesOf(document: Document, schema: Schema, root: { body: unknown }): Damage[] {
  const damages: Damage[] = [];
  const seen = new Set<string>();
  const visit = (parent: object, key: string | number, at: Schema, pattern: string): void => {
    const value: unknown = Reflect.get(parent, key);
    const add = (kind: Damage["kind"], damaged: () => unknown, where = pattern) => {
      if (seen.has(`${where} ${kind}`)) return;
      seen.add(`${where} ${kind}`);
      const make = () => {
        const before: unknown = Reflect.get(parent, key);
        Reflect.set(parent, key, damaged());
        return () => {
          Reflect.set(parent, key, before);
        };
      };
      damages.push({ pattern: where, kind, make });
    };
    const options = alternatives(document, at);
    const types = typesOf(options);
    // A value without a type may be anything, so nothing damages it.
    if (types.size === 0) return;
    const wrong = wrongType(value, options);
    if (wrong) add("wrong type", () => wrong.value);
    if (typeof value === "number" && types.has("integer") && !types.has("number"))
      add("wrong type", () => value + 0.5, `${pattern} (fraction)`);
    if (!types.has("null")) add("null", () => null);
    if (typeof value === "string") {
      if (options.some((option) => option.enum)) add("unknown value", () => `${value}_new`);
      if (options.some((option) => option.format === "date-time")) add("broken format", () => "soon");
    }
    if (Array.isArray(value)) {
      const items = options.find((option) => option.items)?.items;
      if (!items) return;
      const damaged: unknown[] = [];
      for (const item of value) {
        const before = damages.length;
        visit(damaged, damaged.push(item) - 1, items, `${pattern}/*`);
        if (damages.length === before) damaged.pop();
      }
      Reflect.set(parent, key, damaged);
    } else if (typeof value === "object" && value !== null) {
      const own = value as Record<string, unknown>;
      const object = options.find((option) => option.properties ?? option.additionalProperties);
      const rest = typeof object?.additionalProperties === "object" ? object.additionalProperties : undefined;
      // A copy loses or gains the key: the object itself would keep another order of keys, and be slow to check, after an undo.
      if (!rest) add("added key", () => ({ ...own, unheardOf: 1 }));
      for (const name of Object.keys(own)) {
        const member = object?.properties?.[name] ?? rest;
        if (!member) continue;
        const dropped = () => Object.fromEntries(Object.entries(own).filter(([each]) => each !== name));
        if (object?.required?.includes(name)) add("dropped key", dropped, `${pattern}/${name}`);
        visit(own, name, member, `${pattern}/${rest ? "*" : name}`);
      }
    }
  };
  root.body = structuredClone(root.body);
  visit(root, "body", schema, "");
  return damages;
}
