/** Something to measure. Where it returns a promise, it ends when that resolves. */
export type Task = () => unknown;

/** One comparison: the first row is the base of the others. */
export interface Table {
  readonly title: string;
  /** Median times, µs. */
  readonly rows: Readonly<Record<string, number>>;
}

/** The median of the times; NaN where there are none. */
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
 * The median time of each task over `rounds`. `batch` calls in a row count as one, for tasks too short for the clock. It measures call by call, each
 * round in random order, so that other load and garbage of a previous task affect all tasks alike: all calls of a task in a row would report changing
 * load as a difference.
 */
export async function interleave(
  title: string,
  tasks: Readonly<Record<string, Task>>,
  rounds: number,
  batch = 1,
): Promise<Table> {
  const times = new Map(Object.keys(tasks).map((name) => [name, [] as number[]]));
  // The first half only warms up: an engine compiles the code of a client after thousands of calls.
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

/** A comparison as a table in Markdown, ratios first. */
export function markdown({ title, rows }: Table): string {
  const [base = Number.NaN] = Object.values(rows);
  const lines = Object.entries(rows).map(([name, us]) => `| ${(us / base).toFixed(2)} | ${name} | ${shown(us)} |`);
  return [`## ${title}`, "", "| ratio | | median |", "|--:|---|--:|", ...lines].join("\n");
}
