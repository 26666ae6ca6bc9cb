import type { Notice } from "../../results.js";
import type { Io } from "../session/io.js";
import { sampleCoverage } from "../session/source.js";

/** Returns a function that prints notices on stderr, each once, and drift once for each operation. */
export function noticePrinter(io: Io, sample = false): (notice: Notice) => void {
  const printed = new Set<string>();
  return ({ kind, parameter, message, remedy }) => {
    const isCoverage = sample && kind === "empty" && parameter === undefined;
    // On the command line the client's functions are out of reach.
    const own = remedy === undefined ? message : message.replace(`: \`${remedy}\`.`, ".");
    const whole = isCoverage ? `No rows. ${sampleCoverage}` : own;
    if (printed.has(whole)) return;
    // The reason has a line of its own already.
    const isKnown = kind === "empty" && [...printed].some((each) => whole.endsWith(each));
    const line = isKnown ? "No rows." : whole;
    // What differs may do so in other rows of each response.
    const about = kind === "drift" ? line.replace(/:.*/s, "") : line;
    if (!printed.has(about)) io.note(`notice: ${line}`);
    printed.add(about);
  };
}
