import { formOf } from "../../../src/cli/commands/record/response-shape.js";

/** What was sent at one spot of the responses of an operation. */
export interface Spot {
  /** JSON types: `integer` and `number` are whole and other numbers. */
  readonly types: Set<string>;
  /** The forms of its texts, each with the first text that has it. */
  readonly forms: Map<string, string>;
  /** How many objects there were. */
  objects: number;
  /** In how many of the objects each key was. */
  readonly keys: Map<string, number>;
  /** The keys of its objects in each order that occurred. */
  readonly orders: Map<string, readonly string[]>;
}

/** The spots of some responses, by pointer with a star for every index. */
export type Profile = ReadonlyMap<string, Spot>;

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

/** What some responses hold, spot by spot. */
export function profileOf(bodies: readonly unknown[]): Profile {
  const spots = new Map<string, Spot>();
  const visit = (value: unknown, pointer: string): void => {
    const spot = spots.get(pointer) ?? {
      types: new Set(),
      forms: new Map(),
      objects: 0,
      keys: new Map(),
      orders: new Map(),
    };
    spots.set(pointer, spot);
    spot.types.add(typeOf(value));
    if (typeof value === "string") {
      const form = formOf(value);
      if (!spot.forms.has(form)) spot.forms.set(form, value);
    }
    if (Array.isArray(value)) for (const item of value) visit(item, `${pointer}/*`);
    else if (typeof value === "object" && value !== null) {
      spot.objects++;
      const keys = Object.keys(value);
      spot.orders.set(keys.join(), keys);
      for (const key of keys) {
        spot.keys.set(key, (spot.keys.get(key) ?? 0) + 1);
        visit(Reflect.get(value, key), `${pointer}/${key}`);
      }
    }
  };
  for (const body of bodies) visit(body, "");
  return spots;
}
