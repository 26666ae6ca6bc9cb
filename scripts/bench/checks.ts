import { Compile } from "typebox/compile";
import * as value from "typebox/value";
import { fromJSONSchema } from "zod";
import { operations } from "../../src/document/operation.js";
import { checkQuery } from "../../src/query/check.js";
import { check } from "../../src/validate/check.js";
import { alternatives } from "../lib/schemas.js";
import { Validators } from "../lib/validators.js";
import type { Measure, Table } from "./measure.js";

/** The document's schema of a game without references, for libraries that do not follow references into another document. */
function gameSchema({ document }: Validators): object {
  const inlined = (schema: Parameters<typeof alternatives>[1]): object => {
    const [own, ...others] = alternatives(document, schema);
    if (own === undefined) return {};
    if (others.length > 0) return { anyOf: [own, ...others].map(inlined) };
    const { type, enum: values, required, items, properties, maxItems } = own;
    return {
      ...(type !== undefined && { type }),
      ...(values && { enum: values }),
      ...(required && { required }),
      ...(maxItems !== undefined && { maxItems }),
      ...(items && { items: inlined(items) }),
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inlined(part)])),
        additionalProperties: false,
      }),
    };
  };
  const game = document.components.schemas.Game;
  if (game === undefined) throw new Error("the document has no schema Game");
  return inlined(game);
}

/** The cost of comparing 3,800 games with the document, and of parsing them. Throws if a checker refuses them. */
export async function compareChecks(measure: Measure, text: string): Promise<Table> {
  const games: unknown = JSON.parse(text);
  const validators = new Validators();
  const schema = { type: "array", items: gameSchema(validators) };
  const zod = fromJSONSchema(schema as Parameters<typeof fromJSONSchema>[0]);
  const compiled = Compile(schema);
  const ajv = validators.check("/games", 200);
  const verdicts: Record<string, () => unknown> = {
    "this client's check": () => check("/games", 200, games).length === 0,
    "typebox, without eval": () => value.Check(schema, games),
    "typebox, compiled (eval)": () => compiled.Check(games),
    "ajv, compiled (eval)": () => ajv(games),
    zod: () => zod.safeParse(games).success,
  };
  for (const [name, verdict] of Object.entries(verdicts)) {
    if (verdict() !== true) throw new Error(`${name} refuses games that fit the document`);
  }
  return measure("Comparing 3,800 games with the document", { "JSON.parse": () => JSON.parse(text), ...verdicts }, 60);
}

const cases = [
  ["/venues", {}],
  ["/games", { year: 2024, team: "Ohio State", seasonType: "postseason" }],
  ["/games/teams", { year: 2024, week: 3 }],
  ["/rushing/plays", { year: 2024, team: "Ohio State", isSack: false }],
] as const;

/** The cost of checking a query before it is sent. */
export function measureRules(measure: Measure): Promise<Table> {
  const tasks = cases.map(([path, query]) => [
    `${path} ${JSON.stringify(query)}`,
    () => checkQuery(operations[path], query),
  ]);
  return measure("Checking a query", Object.fromEntries(tasks), 50, 1_000);
}
