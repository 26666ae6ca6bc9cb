import { operations } from "../../generated/operations.js";
import { judge } from "../../src/query.js";

// What the client adds to a call. A benchmark measures; nothing here asserts.
const cases = [
  ["/games", { year: 2024, team: "Ohio State", seasonType: "postseason" }],
  ["/games/teams", { year: 2024, week: 3 }],
  ["/rushing/plays", { year: 2024, team: "Ohio State", isSack: false }],
  ["/venues", {}],
] as const;

/** Median time of one run of `task`, ns, over batches long enough for the clock. */
function median(task: () => unknown): number {
  const batch = 20_000;
  const times = Array.from({ length: 31 }, () => {
    const start = process.hrtime.bigint();
    for (let i = 0; i < batch; i++) task();
    return Number(process.hrtime.bigint() - start) / batch;
  }).sort((a, b) => a - b);
  return times[15] ?? Number.NaN;
}

/** Prints what judging a query takes. */
export function judgeRules(): void {
  for (const [path, query] of cases) {
    const time = median(() => judge(operations[path], query));
    console.log(`judging a query of ${path}: ${(time / 1000).toFixed(2)} µs`);
  }
}
