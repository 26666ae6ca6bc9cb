import { createInterface } from "node:readline/promises";
import { UsageError } from "../../session/exit.js";
import type { Io } from "../../session/io.js";

/**
 * Lets a person at a terminal confirm the cost of an export, and returns whether they do. Throws a {@link UsageError} where there is no one to confirm:
 * scripts state their consent by `--yes`, or by `--max-calls`.
 */
export async function confirm(io: Io, cost: string): Promise<boolean> {
  if (!io.interactive || process.stdin.isTTY !== true) {
    throw new UsageError(`this costs ${cost}: confirm it with --yes, or limit it with --max-calls`);
  }
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  // The reader takes Ctrl+C from the terminal, so that the process gets no signal.
  reader.once("SIGINT", () => process.emit("SIGINT"));
  // At the end of input the reader closes, and its promise stays pending.
  const ended = new Promise<string>((resolve) => reader.once("close", () => resolve("")));
  try {
    const line = reader.question(`This costs ${cost}. Continue? [y/N] `, { signal: io.signal });
    const typed = await Promise.race([line, ended]);
    return /^y(es)?$/i.test(typed.trim());
  } finally {
    reader.close();
  }
}
