import type { Clock } from "../../src/fetch/clock.js";

/** Where every test's time starts: the middle of a month, far from its end. */
export const start = Date.UTC(2024, 8, 15, 12);

/** Lets every promise that can settle do so. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A thousand times as fast as the wall's: a second takes a millisecond. */
export class FastClock implements Clock {
  readonly #began = performance.now();
  /** Timers that are neither due nor cancelled. */
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

/** Stands still until `pass` moves it. Setting `time` moves the wall clock alone, as a user or a time server does. */
export class ManualClock implements Clock {
  readonly #timers = new Set<{ at: number; task: () => void }>();
  #elapsed = 0;
  time = start;
  chance = 0.5;

  /** Delays of the timers that wait, ms from now, shortest first. */
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

  /** Lets time pass without running timers, as on a machine that sleeps. */
  skip(ms: number): void {
    this.#elapsed += ms;
    this.time += ms;
  }

  /** Moves on by `ms`: runs what falls due, in order, and lets promises settle in between. */
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
