import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { root } from "./root.js";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Given<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

interface Script<O extends Options> {
  /** One line for each way to run the script, with the command, at least two blanks, and what it does. Other paragraphs can follow. */
  readonly usage: string;
  readonly options?: O;
  /** Whether the script accepts arguments that are not options. */
  readonly allowPositionals?: true;
}

/** An error about a script's arguments. */
export class UsageError extends Error {}

/**
 * Whether an error is a defect of the script. A defect needs its stack, because the message does not say where it is. A failed fetch is not a defect,
 * although its error is a TypeError. That error has a cause.
 */
const isDefect = (error: Error): boolean =>
  [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind) && !error.cause;

const isUsageError = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));

/** Adds a line for `--help` to a script's usage, and aligns the descriptions. */
function usageText(name: string, usage: string): string {
  const [ways = "", ...more] = usage.split("\n\n");
  const lines = [...ways.split("\n"), `npm run ${name} -- --help  print this text`].map((line) => line.split(/ {2,}/));
  const width = Math.max(...lines.map(([command = ""]) => command.length));
  const aligned = lines.map(([command = "", says = ""]) => `${command.padEnd(width)}   ${says}`);
  return [aligned.join("\n"), ...more].join("\n\n");
}

/**
 * Runs one of package.json's scripts and exits with the code that `main` returns, or 0. `--help` prints the usage. If `main` throws, the script exits
 * with 2. It prints the stack of a defect and the message of any other error. An error about the arguments is followed by the usage.
 */
export async function runScript<O extends Options>(
  { usage, options, allowPositionals = false as true }: Script<O>,
  main: (given: Given<O>) => number | undefined | Promise<number | undefined>,
): Promise<void> {
  const name = basename(process.argv[1] ?? "", ".ts");
  try {
    const given = parseArgs({ options: { ...options, help: { type: "boolean" } }, allowPositionals });
    if (given.values.help) console.log(usageText(name, usage));
    // The cast removes `help` from the type.
    else process.exitCode = (await main(given as Given<O>)) ?? 0;
  } catch (error) {
    const isUsage = isUsageError(error);
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const reason = error instanceof Error && !isUsage && isDefect(error) ? stack : message;
    console.error(`${name}: ${reason}${isUsage ? `\n\n${usageText(name, usage)}` : ""}`);
    process.exitCode = 2;
  }
}

// In `npm run size | head`, the reader closes the pipe early. The script ignores that and continues without output.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

/** Installs packages that are not the project's dependencies into a folder in node_modules/.cache. Throws if npm fails. */
export function installApart(name: string, packages: readonly string[], ...flags: readonly string[]): string {
  const folder = join(root, "node_modules/.cache", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"private":true}');
  const args = ["install", "--no-audit", "--no-fund", "--silent", "--save-exact", ...flags, ...packages];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`npm could not install ${packages.join(", ")}`);
  return folder;
}
