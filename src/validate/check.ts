import { bodies } from "../../generated/shapes.js";
import { type Finding, findingsOf } from "./findings.js";
import { compile, type Node } from "./node.js";

export function nodeOf(path: string, status: number): Node | undefined {
  const expression = Object.hasOwn(bodies, path) ? bodies[path]?.[status] : undefined;
  return expression === undefined ? undefined : compile(expression);
}

/** Compares a parsed body with the document: one finding for each pattern and kind, none where it fits or the document gives no body. */
export function check(path: string, status: number, body: unknown): readonly Finding[] {
  const node = nodeOf(path, status);
  return node === undefined || node.fits(body) ? [] : findingsOf(node, body);
}

/** Whether a finding is drift, which breaks no code, rather than breakage. */
export const isDrift = ({ kind }: Finding): boolean => kind === "extra" || kind === "enumeration";
