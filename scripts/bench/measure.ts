/** A task to measure. If it returns a promise, the task ends when the promise resolves. */
export type Task = () => unknown;

/** One comparison. The first row is the baseline. */
export interface Table {
  readonly title: string;
  /** Median times in µs. */
  readonly rows: Readonly<Record<string, number>>;
}

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

export type Measure = typeof interleave;

/**
 * Measures the median time of each task over `rounds`. `batch` calls in a row count as one, for tasks that are too short for the clock. Each round
 * runs the tasks in random order, one call at a time. Other load, and garbage from a previous task, then affect all tasks equally. If all calls of a
 * task ran in a row, a change in load would look like a difference between tasks.
 */
export async function interleave(
  title: string,
  tasks: Readonly<Record<string, Task>>,
  rounds: number,
  batch = 1,
): Promise<Table> {
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
  return { title, rows: Object.fromEntries([...times].map(([name, each]) => [name, median(each)])) };
}

function shown(us: number): string {
  if (us >= 100_000) return `${(us / 1000).toFixed(0)} ms`;
  if (us >= 1000) return `${(us / 1000).toFixed(1)} ms`;
  return us >= 10 ? `${us.toFixed(0)} µs` : `${us.toFixed(2)} µs`;
}

/** Renders a comparison as a Markdown table, ratios first. */
export function markdown({ title, rows }: Table): string {
  const [base = Number.NaN] = Object.values(rows);
  const lines = Object.entries(rows).map(([name, us]) => `| ${(us / base).toFixed(2)} | ${name} | ${shown(us)} |`);
  return [`## ${title}`, "", "| ratio | | median |", "|--:|---|--:|", ...lines].join("\n");
}
