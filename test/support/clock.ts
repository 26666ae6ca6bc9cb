import type { Clock } from "../../src/injected.js";

/** The time at which every test starts: the middle of a month. */
export const start = Date.UTC(2024, 8, 15, 12);

/** Waits until every promise that can settle has settled. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Runs a thousand times as fast as real time: a second takes a millisecond. */
export class FastClock implements Clock {
  readonly #began = performance.now();
  /** The number of timers that have not fired or been canceled. */
  pending = 0;

  now(): number {
    return start + this.monotonic();
  }

  monotonic(): number {
    return (performance.now() - this.#began) * 1000;
  }

  after(ms: number, task: () => void): () => void {
    let open = true;
    this.pending++;
    const close = (): boolean => {
      if (!open) return false;
      open = false;
      this.pending--;
      return true;
    };
    const timer = setTimeout(() => close() && task(), ms / 1000);
    return () => {
      clearTimeout(timer);
      close();
    };
  }

  random(): number {
    return 0.5;
  }
}

/** Stands still until `pass` moves it. Setting `time` moves only the wall clock, as a user or a time server does. */
export class ManualClock implements Clock {
  readonly #timers = new Set<{ at: number; task: () => void }>();
  #elapsed = 0;
  time = start;
  chance = 0.5;

  /** The remaining delays of the pending timers in ms, shortest first. */
  get pending(): number[] {
    return [...this.#timers].map(({ at }) => at - this.#elapsed).sort((a, b) => a - b);
  }

  now(): number {
    return this.time;
  }

  monotonic(): number {
    return this.#elapsed;
  }

  after(ms: number, task: () => void): () => void {
    const timer = { at: this.#elapsed + ms, task };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  random(): number {
    return this.chance;
  }

  /** Lets time pass without running timers, as when a machine sleeps. */
  skip(ms: number): void {
    this.#elapsed += ms;
    this.time += ms;
  }

  /** Advances by `ms`. Runs due timers in order, and lets promises settle in between. */
  async pass(ms: number): Promise<void> {
    const end = this.#elapsed + ms;
    for (;;) {
      await settled();
      const [next] = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers.delete(next);
      this.skip(Math.max(0, next.at - this.#elapsed));
      next.task();
    }
    this.skip(end - this.#elapsed);
    await settled();
  }
}
