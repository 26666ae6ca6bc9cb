import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { root } from "./root.js";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Given<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

interface Script<O extends Options> {
  /** One line for each way to run the script: the command, two or more blanks, and what it does. Other paragraphs may follow. */
  readonly usage: string;
  readonly options?: O;
  /** Whether the script takes arguments that are not options. */
  readonly allowPositionals?: true;
}

/** An error about a script's arguments. */
export class UsageError extends Error {}

/**
 * Whether an error comes from a mistake in the script. Such an error needs its stack, because its message does not say where the mistake is. A failed
 * fetch is not a mistake in the script. Its error is a TypeError with a cause.
 */
const isDefect = (error: Error): boolean =>
  [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind) && !error.cause;

const isUsageError = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));

/** Returns a script's usage with the line for `--help`. The descriptions are aligned. */
function usageText(name: string, usage: string): string {
  const [ways = "", ...more] = usage.split("\n\n");
  const lines = [...ways.split("\n"), `npm run ${name} -- --help  this text`].map((line) => line.split(/ {2,}/));
  const width = Math.max(...lines.map(([command = ""]) => command.length));
  const aligned = lines.map(([command = "", says = ""]) => `${command.padEnd(width)}   ${says}`);
  return [aligned.join("\n"), ...more].join("\n\n");
}

/**
 * Runs a script of package.json. Exits with the code that `main` returns, or 0. `--help` prints its usage. Every error exits with 2. An error about
 * the arguments prints the reason and the usage, a defect prints its stack, and any other error prints its reason.
 */
export async function runScript<O extends Options>(
  { usage, options, allowPositionals = false as true }: Script<O>,
  main: (given: Given<O>) => number | undefined | Promise<number | undefined>,
): Promise<void> {
  const name = basename(process.argv[1] ?? "", ".ts");
  try {
    const given = parseArgs({ options: { ...options, help: { type: "boolean" } }, allowPositionals });
    if (given.values.help) console.log(usageText(name, usage));
    // Besides `help`, this object has the options' values.
    else process.exitCode = (await main(given as Given<O>)) ?? 0;
  } catch (error) {
    const isUsage = isUsageError(error);
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const reason = error instanceof Error && !isUsage && isDefect(error) ? stack : message;
    console.error(`${name}: ${reason}${isUsage ? `\n\n${usageText(name, usage)}` : ""}`);
    process.exitCode = 2;
  }
}

// In `npm run size | head`, the reader closes the pipe early. This is not a failure, and the script continues without output.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

/** Installs packages that are not dependencies of the project into a folder of node_modules/.cache. Throws if npm fails. */
export function installApart(name: string, packages: readonly string[], ...flags: readonly string[]): string {
  const folder = join(root, "node_modules/.cache", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"private":true}');
  const args = ["install", "--no-audit", "--no-fund", "--silent", "--save-exact", ...flags, ...packages];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`npm could not install ${packages.join(", ")}`);
  return folder;
}
