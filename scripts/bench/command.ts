import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
/** How much longer than bare Node the command may take to tell its version. */
const limit = 1.5;
const rounds = 31;

function timed(args: readonly string[]): number {
  const start = process.hrtime.bigint();
  const { status } = spawnSync(process.execPath, args, { stdio: "ignore" });
  if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}`);
  return Number(process.hrtime.bigint() - start) / 1e6;
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/**
 * How long the built command takes to start, beside `node -e 0`, in turn in one run: prints the medians, and sets the exit code where
 * `cfb --version` takes more than 1.5 times as long. Throws where there is no build.
 */
export function judgeCommand(): void {
  if (!existsSync(cli)) throw new Error("dist/cli.js is not there: run `npm run build` first");
  const tasks = {
    "node -e 0": ["-e", "0"],
    "cfb --version": [cli, "--version"],
    "cfb --help": [cli, "--help"],
    "cfb get /games (sample)": [cli, "get", "/games", "year=2024", "--quiet"],
  };
  const times = new Map(Object.keys(tasks).map((name) => [name, [] as number[]]));
  for (let round = -2; round < rounds; round++) {
    for (const [name, args] of Object.entries(tasks)) {
      const time = timed(args);
      // The first rounds only warm the disk's cache.
      if (round >= 0) times.get(name)?.push(time);
    }
  }
  console.log("The command, from start to end");
  const base = median(times.get("node -e 0") ?? []);
  for (const [name, each] of times) {
    console.log(`  ${(median(each) / base).toFixed(2).padStart(6)}  ${name} (${median(each).toFixed(0)} ms)`);
  }
  if (median(times.get("cfb --version") ?? []) <= limit * base) return;
  console.error(`bench: cfb --version may take ${limit} times as long as node -e 0`);
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) judgeCommand();
