import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { settled } from "./clock.js";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Memory in use, MB, once the garbage is gone. */
export function used(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

/** The most that the process ever took, MB. */
export function peak(): number {
  return process.resourceUsage().maxRSS / 2 ** 10;
}

/** Waits until no more than this is in use: buffers are let go of a collection or two later than what held them. */
export async function settlesBelow(limit: number): Promise<void> {
  for (let turn = 0; turn < 10 && used() > limit; turn++) await settled();
  expect(used()).toBeLessThan(limit);
}
