import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { settled } from "./clock.js";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Returns the memory in use after garbage collection, in MB. */
export function usedMemory(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

/** Returns the process's peak memory, in MB. */
export function peakMemory(): number {
  return process.resourceUsage().maxRSS / 2 ** 10;
}

/** Waits until at most `limit` MB are in use. Buffers are freed one or two collections after their owners. */
export async function settlesBelow(limit: number): Promise<void> {
  for (let turn = 0; turn < 10 && usedMemory() > limit; turn++) await settled();
  expect(usedMemory()).toBeLessThan(limit);
}

/** Measures the memory in use ten times, every 20 ms. Returns the lowest value in MB, because buffers are freed a little after their owners. */
export async function leastMemory(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 10; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    least = Math.min(least, usedMemory());
  }
  return least;
}
