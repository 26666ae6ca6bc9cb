import { Bench } from "tinybench";

/** Something to measure. It ends when its promise resolves. */
export type Task = () => Promise<unknown>;

/** One comparison: the first row is the base of the others. */
export interface Table {
  readonly title: string;
  /** Median times, µs. */
  readonly rows: Readonly<Record<string, number>>;
  /** Further sentences below the table. */
  readonly notes?: readonly string[];
}

/** Median time of each task, µs, over `rounds`. `batch` calls in a row count as one, for tasks too short for the clock. */
export type Measure = (
  tasks: Readonly<Record<string, Task>>,
  rounds: number,
  batch?: number,
) => Promise<Record<string, number>>;

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

function repeated(task: Task, times: number): Task {
  if (times === 1) return task;
  return async () => {
    for (let run = 0; run < times; run++) await task();
  };
}

/**
 * Measures call by call, each round in random order, so that other load and garbage of a previous task affect all tasks alike. tinybench makes
 * all calls of a task in a row, which would report changing load as a difference, so each round is one of its runs.
 */
export const interleave: Measure = async (tasks, rounds, batch = 1) => {
  const times = new Map(Object.keys(tasks).map((name) => [name, [] as number[]]));
  // The first half only warms up: an engine compiles the code of a client after thousands of calls.
  for (let round = -rounds; round < rounds; round++) {
    const bench = new Bench({ iterations: 1, time: 0, warmup: false, throws: true, retainSamples: true });
    for (const [name, task] of shuffled(Object.entries(tasks))) bench.add(name, repeated(task, batch), { async: true });
    await bench.run();
    if (round < 0) continue;
    for (const { name, result } of bench.tasks) {
      if (!("latency" in result)) throw new Error(`${name}: not measured`);
      for (const ms of result.latency.samples ?? []) times.get(name)?.push((ms * 1000) / batch);
    }
  }
  return Object.fromEntries([...times].map(([name, each]) => [name, median(each)]));
};

function shown(us: number): string {
  if (us >= 100_000) return `${(us / 1000).toFixed(0)} ms`;
  if (us >= 1000) return `${(us / 1000).toFixed(1)} ms`;
  return us >= 10 ? `${us.toFixed(0)} µs` : `${us.toFixed(2)} µs`;
}

/** A comparison as a table in Markdown, ratios first. */
export function markdown({ title, rows, notes = [] }: Table): string {
  const [base = Number.NaN] = Object.values(rows);
  const lines = Object.entries(rows).map(([name, us]) => `| ${(us / base).toFixed(2)} | ${name} | ${shown(us)} |`);
  return [
    `## ${title}`,
    "",
    "| ratio | | median |",
    "|--:|---|--:|",
    ...lines,
    "",
    ...notes.flatMap((note) => [note, ""]),
  ]
    .join("\n")
    .trimEnd();
}
