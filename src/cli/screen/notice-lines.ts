import type { Notice } from "../../results.js";
import type { Io } from "../session/io.js";
import { sampleCoverage } from "../session/source.js";

/** The line of a notice on the command line, where the client's functions are out of reach. */
function lineOf({ kind, parameter, message, remedy }: Notice, sample: boolean): string {
  if (sample && kind === "empty" && parameter === undefined) return `No rows. ${sampleCoverage}`;
  return remedy === undefined ? message : message.replace(`: \`${remedy}\`.`, ".");
}

/** Returns a function that prints notices on stderr, each once. Drift has a line of its own, which names the operation. */
export function noticePrinter(io: Io, sample = false): (notice: Notice) => void {
  const printed = new Set<string>();
  return (notice) => {
    const whole = lineOf(notice, sample);
    if (notice.kind === "drift" || printed.has(whole)) return;
    // The reason has a line of its own already.
    const isKnown = notice.kind === "empty" && [...printed].some((each) => whole.endsWith(each));
    const line = isKnown ? "No rows." : whole;
    if (!printed.has(line)) io.note(`notice: ${line}`);
    printed.add(line);
  };
}
