import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { settled } from "./clock.js";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Memory in use after garbage collection, MB. */
export function usedMemory(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

/** The peak memory of the process, MB. */
export function peakMemory(): number {
  return process.resourceUsage().maxRSS / 2 ** 10;
}

/** Waits until no more than `limit` MB are in use: buffers are freed a collection or two after their owners. */
export async function settlesBelow(limit: number): Promise<void> {
  for (let turn = 0; turn < 10 && usedMemory() > limit; turn++) await settled();
  expect(usedMemory()).toBeLessThan(limit);
}

/** The least memory in use in ten moments 20 ms apart, MB: buffers are freed a collection or two after their owners. */
export async function leastMemory(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 10; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    least = Math.min(least, usedMemory());
  }
  return least;
}
