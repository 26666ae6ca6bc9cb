/** The items in an order drawn from a seed: the same seed gives the same order. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = createRandom(seed);
  const left = [...items];
  return items.flatMap(() => left.splice(random.between(0, left.length - 1), 1));
}

/**
 * A source of random numbers, the generator mulberry32. The seed is an integer: the `randomSeed` of a game. The same seed gives the same
 * sequence, so that every run writes the same bytes.
 */
export class Random {
  constructor(private state: number) {}

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    // A signed state, which V8 stores without an object for each number.
    this.state = (this.state + 0x6d2b79f5) | 0;
    const { state } = this;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** An integer from `low` to `high`, inclusive. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** True in about `probability` of the calls. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items; a greater weight makes an item more likely. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T {
    let all = 0;
    // A pattern instead of the index would take an iterator for each item.
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

/** The names of a table of weights, to choose from with `weighted`. */
export function choices<T extends string>(weights: Readonly<Record<T, number>>): [item: T, weight: number][] {
  const items: [T, number][] = [];
  for (const name in weights) items.push([name, weights[name]]);
  return items;
}

export const createRandom = (seed: number): Random => new Random(seed | 0);
