import { parseArgs } from "node:util";

/** Reads a script's switches. `--help` prints the usage and ends with 0; anything unknown prints the reason and the usage, and ends with 2. */
export function readFlags<Name extends string>(script: string, usage: string, names: readonly Name[]): Set<Name> {
  const options = Object.fromEntries([...names, "help"].map((name) => [name, { type: "boolean" as const }]));
  try {
    const { values } = parseArgs({ options });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    return new Set(names.filter((name) => values[name]));
  } catch (error) {
    console.error(`${script}: ${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}

// In `npm run coverage | head` the reader leaves early, which is not a failure: the script continues without its output.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
