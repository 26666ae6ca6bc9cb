import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText, root } from "../lib/root.js";

/** A task to measure. If it returns a promise, the task ends when the promise resolves. */
export type Task = () => unknown;

/** Tasks to measure side by side. The first is the baseline. `batch` is for tasks that are too short for the clock. */
export interface Comparison {
  readonly title: string;
  readonly tasks: Readonly<Record<string, Task>>;
  readonly rounds: number;
  readonly batch?: number;
}

/** Median times in µs, by task. */
export type Times = Readonly<Record<string, number>>;

/** Returns the median of the times, or NaN if there are none. */
export function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/**
 * Measures the median time of each task over `rounds`. `batch` calls in a row count as one. Each round runs the tasks in random order, one call at a
 * time. Other load, and garbage from a previous task, then affect all tasks equally. If all calls of a task ran in a row, a change in load would look
 * like a difference between tasks.
 */
export async function interleave({ tasks, rounds, batch = 1 }: Omit<Comparison, "title">): Promise<Times> {
  const times = new Map(Object.keys(tasks).map((name) => [name, [] as number[]]));
  // The first half only warms up, because an engine compiles a client's code only after thousands of calls.
  for (let round = -rounds; round < rounds; round++) {
    for (const [name, task] of shuffled(Object.entries(tasks))) {
      const began = performance.now();
      for (let run = 0; run < batch; run++) {
        const result = task();
        if (result instanceof Promise) await result;
      }
      if (round >= 0) times.get(name)?.push(((performance.now() - began) * 1000) / batch);
    }
  }
  return Object.fromEntries([...times].map(([name, each]) => [name, median(each)]));
}

/** Renders a table in Markdown. All columns but the first contain numbers. */
export function table(title: string, head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [head, ["---", ...head.slice(1).map(() => "--:")], ...rows];
  return [`## ${title}`, "", ...lines.map((cells) => `| ${cells.join(" | ")} |`)].join("\n");
}

function shown(us: number): string {
  if (us >= 100_000) return `${(us / 1000).toFixed(0)} ms`;
  if (us >= 1000) return `${(us / 1000).toFixed(1)} ms`;
  return us >= 10 ? `${us.toFixed(0)} µs` : `${us.toFixed(2)} µs`;
}

/** Renders a comparison's times as multiples of the first. */
export function ratios(title: string, times: Times): string {
  const [base = Number.NaN] = Object.values(times);
  const rows = Object.entries(times).map(([name, us]) => [name, (us / base).toFixed(2), shown(us)]);
  return table(title, ["", "ratio", "median"], rows);
}

const file = "scripts/bench/RESULTS.md";

/** Writes one part of RESULTS.md, and keeps the other part. A part begins with its heading. */
export function writeResults(part: string): void {
  const [heading] = part.split("\n");
  const parts = readText(file).split(/\n(?=# )/);
  const all = parts.map((each) => (each.startsWith(`${heading}\n`) ? `${part}\n` : each));
  writeFileSync(join(root, file), all.join("\n"));
}
