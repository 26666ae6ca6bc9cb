import { answers } from "../../generated/shapes.js";
import { type Finding, findingsOf } from "./findings.js";
import { compile } from "./node.js";

export type { Finding };

/**
 * Holds an answer against the document: one finding for each pointer pattern and kind, none where it fits. `body` is what JSON.parse made
 * of the answer. A path or status that the document gives no body finds nothing: there is nothing to hold it against.
 */
export function check(path: string, status: number, body: unknown): readonly Finding[] {
  const expression = Object.hasOwn(answers, path) ? answers[path]?.[status] : undefined;
  if (expression === undefined) return [];
  const node = compile(expression);
  return node.fits(body) ? [] : findingsOf(node, body);
}

/** Whether a finding is drift, which harms nobody who does not look for it, rather than a broken promise. */
export function isDrift({ kind }: Finding): boolean {
  return kind === "extra" || kind === "enumeration";
}
