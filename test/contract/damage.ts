import type { Schema } from "../../scripts/lib/document.js";
import { alternatives, bodySchema } from "../../scripts/lib/schemas.js";
import { document } from "./validator.js";

/** A response with one defect. */
export interface Damage {
  /** Where the defect is: a JSON pointer with a star for every array index. */
  readonly pattern: string;
  readonly kind: "dropped key" | "added key" | "wrong type" | "null" | "unknown value" | "broken format";
  /** The damaged body. The generator repairs it before the next damage, and at the end. */
  readonly body: unknown;
}

/** The types that a value can have, including `null`. */
export const typesOf = (options: readonly Schema[]): ReadonlySet<string> =>
  new Set(options.flatMap((option) => option.type ?? []));

/** A value's JSON type. An integer is a number. */
function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Returns a value whose type no alternative allows, or undefined if every type is allowed. */
function wrongType(value: unknown, options: readonly Schema[]): { value: unknown } | undefined {
  const legal = new Set([...typesOf(options), typeOf(value)].map((type) => (type === "integer" ? "number" : type)));
  const text = typeof value === "number" || typeof value === "boolean" ? [String(value)] : [];
  const nested = typeof value === "object" && value !== null ? [{}, []] : [];
  const wrong = [...nested, ...text, 7, true].find((candidate) => !legal.has(typeOf(candidate)));
  return wrong === undefined ? undefined : { value: wrong };
}

/** A change to one value in a body. */
interface Change extends Pick<Damage, "pattern" | "kind"> {
  readonly parent: object;
  readonly key: string | number;
  readonly damaged: () => unknown;
}

/**
 * Yields a damaged copy of a response for everything that its schema forbids, once for each pointer pattern and kind: a dropped required key, an
 * added key, a wrong type, a forbidden null, a value outside an enumeration, or a broken date. The document's schema decides what counts as
 * damage, not the validator. The copy's lists contain only elements that get damaged, because ajv checks such a copy faster. `seen` contains the
 * damages of earlier responses, which are skipped.
 */
export function* damagesOf(
  path: string,
  status: number,
  body: unknown,
  seen: Set<string> = new Set(),
): Generator<Damage> {
  const changes: Change[] = [];
  const visit = (parent: object, key: string | number, at: Schema, pattern: string): void => {
    const value: unknown = Reflect.get(parent, key);
    const add = (kind: Damage["kind"], damaged: () => unknown, where = pattern) => {
      const id = `${status} ${where} ${kind}`;
      if (seen.has(id)) return;
      seen.add(id);
      changes.push({ pattern: where, kind, parent, key, damaged });
    };
    const options = alternatives(document, at);
    const types = typesOf(options);
    // A value without a type can be anything, so no change damages it.
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
        const before = changes.length;
        visit(damaged, damaged.push(item) - 1, items, `${pattern}/*`);
        if (changes.length === before) damaged.pop();
      }
      Reflect.set(parent, key, damaged);
    } else if (typeof value === "object" && value !== null) {
      const own = value as Record<string, unknown>;
      const object = options.find((option) => option.properties ?? option.additionalProperties);
      const rest = typeof object?.additionalProperties === "object" ? object.additionalProperties : undefined;
      // Changes a copy. An object that is damaged and repaired has its keys in another order, which makes checks slow.
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
  const root = { body: structuredClone(body) };
  visit(root, "body", bodySchema(document, path, status) ?? {}, "");
  for (const { pattern, kind, parent, key, damaged } of changes) {
    const before: unknown = Reflect.get(parent, key);
    Reflect.set(parent, key, damaged());
    try {
      yield { pattern, kind, body: root.body };
    } finally {
      Reflect.set(parent, key, before);
    }
  }
}

type Row = Readonly<Record<string, unknown>>;

/** Defects in recorded rows that the document allows but the service does not send. The last defects are close to what allowances.txt allows. */
export const sampleDefects: readonly (readonly [
  pointer: string,
  kind: string,
  name: string,
  defect: (row: Row) => Row,
])[] = [
  ["/*/talent", "null", "getTalent/2024", (row) => ({ ...row, talent: null })],
  ["/*/talent", "type", "getTalent/2024", (row) => ({ ...row, talent: "12" })],
  ["/*/year", "absent", "getTalent/2024", ({ year, ...row }) => row],
  ["/*", "order", "getTalent/2024", ({ year, ...row }) => ({ ...row, year })],
  ["/*/team", "form", "getTalent/2024", (row) => ({ ...row, team: "#1 (0-0)" })],
  ["/*/conference", "always", "getSpRatings/ohio-state-2024", (row) => ({ ...row, conference: "SEC" })],
  ["/*/polls/*/poll", "word", "getRankings/postseason-2024", (row) => ({ ...row, polls: [{ poll: "AP Poll" }] })],
  ["/*/awayPoints", "type", "getGames/ohio-state-2025", (row) => ({ ...row, awayPoints: "12" })],
  ["/*/awayId", "null", "getGames/ohio-state-2025", (row) => ({ ...row, awayId: null })],
  ["/*/statType", "form", "getPlayStats/receiver-cotton-bowl", (row) => ({ ...row, statType: "In #20" })],
];
