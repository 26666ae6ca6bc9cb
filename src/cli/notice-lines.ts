import type { Notice } from "../results.js";
import type { Io } from "./io.js";

/** Returns a function that prints notices on stderr, each once. Drift has a line of its own, which names the operation. */
export function noticePrinter(io: Io): (notice: Notice) => void {
  const printed = new Set<string>();
  return ({ kind, message }) => {
    if (kind !== "drift" && !printed.has(message)) io.note(`notice: ${message}`);
    printed.add(message);
  };
}
