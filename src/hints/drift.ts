import type { DriftEvent, Finding } from "../results.js";

/** The most findings that a line names. */
const most = 3;

function inWords({ kind, pattern, expected, got, count }: Finding): string {
  const where = pattern === "" ? "the whole" : pattern;
  const times = count === 1 ? "" : ` (${count} times)`;
  if (kind === "extra") return `${where} is new${times}`;
  if (kind === "missing") return `${where} is missing${times}`;
  return `${where} is ${got}, not ${expected}${times}`;
}

/** One sentence about a response that differs from the document. A `*` in a pointer stands for every row. */
export function driftLine({ path, findings }: DriftEvent): string {
  const named = findings.slice(0, most).map(inWords).join("; ");
  const more = findings.length > most ? `; and ${findings.length - most} more` : "";
  return `${path} differs from the document: ${named}${more}.`;
}
