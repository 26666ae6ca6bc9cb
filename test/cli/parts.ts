import { spawnSync } from "node:child_process";

/** Returns a name for an incomplete file of a process that has ended. */
export function partOfKilledRun(): string {
  return `.cfb-${spawnSync("true").pid}-0f8fad5bd9cb.part`;
}
