import { answers } from "../../generated/shapes.js";
import { type Finding, findingsOf, RowsWalk } from "./findings.js";
import { compile, type Node } from "./node.js";

export type { Finding };

/** The node of an operation's answer; undefined where the document gives this status no body. */
function nodeOf(path: string, status: number): Node | undefined {
  const expression = Object.hasOwn(answers, path) ? answers[path]?.[status] : undefined;
  return expression === undefined ? undefined : compile(expression);
}

/**
 * Holds an answer against the document: one finding for each pointer pattern and kind, none where it fits. `body` is what JSON.parse made
 * of the answer. A path or status that the document gives no body finds nothing: there is nothing to hold it against.
 */
export function check(path: string, status: number, body: unknown): readonly Finding[] {
  const node = nodeOf(path, status);
  return node === undefined || node.fits(body) ? [] : findingsOf(node, body);
}

/** Holds an answer that is an array against the document as its rows come; finds what {@link check} would find in the whole. */
export function checkRows(path: string, status: number): Pick<RowsWalk, "add" | "findings"> {
  const node = nodeOf(path, status);
  return node === undefined ? { add: () => {}, findings: () => [] } : new RowsWalk(node);
}

/** The statuses for which the document gives an operation a body. */
export function bodyStatuses(path: string): readonly number[] {
  return Object.keys((Object.hasOwn(answers, path) && answers[path]) || {}).map(Number);
}

/** Whether a finding is drift, which harms nobody who does not look for it, rather than a broken promise. */
export function isDrift({ kind }: Finding): boolean {
  return kind === "extra" || kind === "enumeration";
}
