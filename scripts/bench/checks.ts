import { Ajv2020 } from "ajv/dist/2020.js";
import { Compile } from "typebox/compile";
import * as value from "typebox/value";
import { fromJSONSchema } from "zod";
import { operations } from "../../src/document/operation.js";
import { checkQuery } from "../../src/query/check.js";
import { check } from "../../src/validate/check.js";
import { readDocument, refName } from "../lib/document.js";
import { flattened } from "../lib/schemas.js";
import type { Comparison } from "./measure.js";

type JsonSchema = Exclude<Parameters<typeof fromJSONSchema>[0], boolean>;

/**
 * Returns the document's schema of a game. References are inlined, because they slow down some libraries. Keywords that some libraries do not check
 * are removed.
 */
function gameSchema(): JsonSchema {
  const { schemas } = flattened(readDocument()).components;
  const inlined = (name: string): JsonSchema =>
    JSON.parse(JSON.stringify(schemas[name]), (key, value) => {
      // Does not remove fields with these names. Their value is a schema, not a string.
      if (/^x-/.test(key) || (/^(?:description|format)$/.test(key) && typeof value === "string")) return undefined;
      return typeof value?.$ref === "string" ? inlined(refName(value.$ref)) : value;
    });
  return inlined("Game");
}

/** Compares the validators on 3,800 games, next to parsing them. Throws if a validator rejects the games. */
export function checksOf(text: string): Comparison {
  const games: unknown = JSON.parse(text);
  const schema: JsonSchema = { type: "array", items: gameSchema() };
  const zod = fromJSONSchema(schema);
  const compiled = Compile(schema);
  const ajv = new Ajv2020().compile(schema);
  const verdicts: Record<string, () => unknown> = {
    "this client's check": () => check("/games", 200, games).length === 0,
    "typebox, without eval": () => value.Check(schema, games),
    "typebox, compiled (eval)": () => compiled.Check(games),
    "ajv, compiled (eval)": () => ajv(games),
    zod: () => zod.safeParse(games).success,
  };
  for (const [name, verdict] of Object.entries(verdicts)) {
    if (verdict() !== true) throw new Error(`${name} rejects games that match the document`);
  }
  const tasks = { "JSON.parse": () => JSON.parse(text), ...verdicts };
  return { title: "Comparing 3,800 games with the document", tasks, rounds: 60 };
}

const cases = [
  ["/venues", {}],
  ["/games", { year: 2024, team: "Ohio State", seasonType: "postseason" }],
  ["/games/teams", { year: 2024, week: 3 }],
  ["/rushing/plays", { year: 2024, team: "Ohio State", isSack: false }],
] as const;

/** Checks queries, as the client does before it sends a request. */
export const rules: Comparison = {
  title: "Checking a query",
  tasks: Object.fromEntries(
    cases.map(([path, query]) => [`${path} ${JSON.stringify(query)}`, () => checkQuery(operations[path], query)]),
  ),
  rounds: 50,
  batch: 1_000,
};
