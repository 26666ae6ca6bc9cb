import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText, root } from "../lib/root.js";

/** A task to measure. If it returns a promise, the task ends when the promise resolves. */
export type Task = () => unknown;

/** Tasks to measure side by side. The first one is the baseline. If tasks are too short for the clock, `batch` calls are timed together. */
export interface Comparison {
  readonly title: string;
  readonly tasks: Readonly<Record<string, Task>>;
  readonly rounds: number;
  readonly batch?: number;
}

/** Each task's median time in µs. */
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
 * Measures each task's median time over `rounds`. Each round runs every task once, in random order, so that other load and a previous task's garbage
 * affect all tasks equally. A run of a task is `batch` calls in a row.
 */
export async function interleave({ tasks, rounds, batch = 1 }: Omit<Comparison, "title">): Promise<Times> {
  const times = new Map(Object.keys(tasks).map((name) => [name, [] as number[]]));
  // The first half of the rounds only warms up, because an engine optimizes code only after thousands of calls.
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

/** Renders a Markdown table. All columns except the first are aligned right. */
export function table(title: string, head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [head, ["---", ...head.slice(1).map(() => "--:")], ...rows];
  return [`## ${title}`, "", ...lines.map((cells) => `| ${cells.join(" | ")} |`)].join("\n");
}

function shown(us: number): string {
  if (us >= 100_000) return `${(us / 1000).toFixed(0)} ms`;
  if (us >= 1000) return `${(us / 1000).toFixed(1)} ms`;
  return us >= 10 ? `${us.toFixed(0)} µs` : `${us.toFixed(2)} µs`;
}

/** Renders a comparison as a table. A ratio is a task's time divided by the first task's time. */
export function ratios(title: string, times: Times): string {
  const [base = Number.NaN] = Object.values(times);
  const rows = Object.entries(times).map(([name, us]) => [name, (us / base).toFixed(2), shown(us)]);
  return table(title, ["", "ratio", "median"], rows);
}

const file = "scripts/bench/RESULTS.md";

/** Replaces one part of RESULTS.md and keeps the other. A part begins with its heading. */
export function writeResults(part: string): void {
  const [heading] = part.split("\n");
  const parts = readText(file).split(/\n(?=# )/);
  const all = parts.map((each) => (each.startsWith(`${heading}\n`) ? `${part}\n` : each));
  writeFileSync(join(root, file), all.join("\n"));
}
