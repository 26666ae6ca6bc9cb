import { type Document, type Operation, resolve, type Schema } from "../../scripts/lib/document.js";
import { createRandom, type Random } from "../../src/sample/world/simulation/random.js";

type Value = string | number | boolean;

/** A random query, split into parameters with valid and with invalid values. */
export interface RandomQuery {
  readonly values: Readonly<Record<string, Value>>;
  /** Parameters with a string that is not valid for their type. */
  readonly broken: Readonly<Record<string, string>>;
}

const names = ["Ohio State", "texas", "Notre Dame", "B1G", "SEC", "Big Ten", "QB", "Smith", "Nowhere", "é ' & ="];
const brokenTexts: Readonly<Record<string, readonly string[]>> = {
  integer: ["0x10", " 5", "5.5", "1e3", "five", "99999999999", "+", ""],
  number: ["0x10", " 5", "five", "1,5", ".", ""],
  boolean: ["1", "yes", "T", " true", ""],
};

function pick<T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[random.between(0, items.length - 1)] ?? items[0];
}

function randomValue(random: Random, name: string, schema: Schema, example: Value | undefined): Value {
  if (example !== undefined && random.chance(0.5)) return example;
  const [first, ...others] = schema.enum ?? [];
  if (first !== undefined) return pick(random, [first, ...others]);
  if (schema.type === "boolean") return random.chance(0.5);
  if (schema.type === "string") return pick(random, ["", ...names]);
  if (/year/i.test(name)) return pick(random, [2024, 2024, 2025, 2021, 2001, 1921, 1850, 0]);
  if (/week/i.test(name)) return random.between(0, 16);
  return random.chance(0.5) ? random.between(-2, 12) : random.between(0, 500_000_000);
}

/** A string that is not valid for a parameter. Undefined if every string is valid. */
function brokenText(random: Random, schema: Schema): string | undefined {
  if (schema.enum) {
    const upper = String(schema.enum[0]).toUpperCase();
    return random.chance(0.5) || schema.enum.includes(upper) ? "nonsense" : upper;
  }
  const [first, ...others] = brokenTexts[String(schema.type)] ?? [];
  return first === undefined ? undefined : pick(random, [first, ...others]);
}

/** Generates random queries for an operation from the document alone. The same seed generates the same queries. */
export function randomQueries(document: Document, operation: Operation, count: number, seed: number): RandomQuery[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const values: Record<string, Value> = {};
    const broken: Record<string, string> = {};
    const frequency = random.next();
    for (const parameter of operation.parameters) {
      const schema = resolve(document, parameter.schema);
      if (!random.chance(parameter.required ? 0.97 : frequency)) continue;
      const text = random.chance(0.03) ? brokenText(random, schema) : undefined;
      if (text === undefined) values[parameter.name] = randomValue(random, parameter.name, schema, parameter.example);
      else broken[parameter.name] = text;
    }
    return { values, broken };
  });
}
