import { operations } from "../../src/document/operation.js";
import { checkQuery } from "../../src/query/check.js";
import type { Measure, Table } from "./measure.js";

const cases = [
  ["/venues", {}],
  ["/games", { year: 2024, team: "Ohio State", seasonType: "postseason" }],
  ["/games/teams", { year: 2024, week: 3 }],
  ["/rushing/plays", { year: 2024, team: "Ohio State", isSack: false }],
] as const;

/** The cost of checking a query before it is sent. */
export async function measureRules(measure: Measure): Promise<Table> {
  const runs = 1_000;
  const tasks = cases.map(([path, query]) => [
    `${path} ${JSON.stringify(query)}`,
    async () => {
      for (let run = 0; run < runs; run++) checkQuery(operations[path], query);
    },
  ]);
  const rows = await measure(Object.fromEntries(tasks), 50);
  return {
    title: "Checking a query",
    rows: Object.fromEntries(Object.entries(rows).map(([name, us]) => [name, us / runs])),
  };
}
