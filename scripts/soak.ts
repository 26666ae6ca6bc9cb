import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./lib/root.js";
import { runScript, UsageError } from "./lib/script.js";

const usage = `npm run soak                       200,000 calls against a server with random faults, or what an hour allows
npm run soak -- --minutes 5        end after five minutes
npm run soak -- --calls 1000000    make more calls
npm run soak -- --seed 7           make other faults
npm run soak -- --help             this text

Exits with 1 if a call is lost, memory grows, the floor is crossed, or something stays open.`;

/** A flag's number; throws unless it is above zero. */
function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new UsageError(`--${name} takes a number above zero`);
  return number;
}

const options = {
  calls: { type: "string", default: "200000" },
  minutes: { type: "string", default: "60" },
  seed: { type: "string", default: "1" },
} as const;

await runScript({ usage, options }, ({ values }) => {
  const numbers = [positive("calls", values.calls), positive("minutes", values.minutes), positive("seed", values.seed)];
  // A process of its own: memory is measured after garbage collection, and nothing else may hold a handle.
  const program = ["--expose-gc", "--import", "tsx", join(root, "test/soak/run.ts")];
  return spawnSync(process.execPath, [...program, ...numbers.map(String)], { cwd: root, stdio: "inherit" }).status ?? 1;
});
