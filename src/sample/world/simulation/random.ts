/** Returns the items in a random order. The same seed always gives the same order. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = createRandom(seed);
  const left = [...items];
  return items.flatMap(() => left.splice(random.between(0, left.length - 1), 1));
}

/**
 * A random number generator (mulberry32). The seed is an integer, such as a game's `randomSeed`. The same seed always gives the same sequence, so
 * every run computes the same games.
 */
export class Random {
  constructor(private state: number) {}

  /** Returns a number from 0 up to, but not including, 1. */
  next(): number {
    // The state is a signed integer, which V8 stores without an object for each number.
    this.state = (this.state + 0x6d2b79f5) | 0;
    const { state } = this;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** Returns an integer from `low` to `high`, inclusive. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** Returns true in about this share of the calls. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns one of the items. Items with a greater weight are more likely. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T {
    let all = 0;
    // Destructuring instead of the index would need an iterator for each item.
    for (const item of items) all += item[1];
    let left = this.next() * all;
    for (const item of items) {
      left -= item[1];
      if (left < 0) return item[0];
    }
    const last = items.at(-1);
    if (last === undefined) throw new Error("The list to choose from is empty.");
    return last[0];
  }
}

/** Turns a table of weights into a list for `weighted`. */
export function choices<T extends string>(weights: Readonly<Record<T, number>>): [item: T, weight: number][] {
  const items: [T, number][] = [];
  for (const name in weights) items.push([name, weights[name]]);
  return items;
}

export const createRandom = (seed: number): Random => new Random(seed | 0);
