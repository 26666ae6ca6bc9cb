import { bodyOf } from "../document/bodies.js";
import type { Redact } from "../request/redact.js";
import type { Finding } from "../results.js";
import { findingsOf } from "./findings.js";
import { compile } from "./node.js";
import type { Node } from "./option.js";

export function nodeOf(path: string, status: number): Node | undefined {
  const expression = bodyOf(path, status);
  return expression === undefined ? undefined : compile(expression);
}

/** Compares a parsed body with the document: one finding for each pattern and kind, none where it fits or the document gives no body. */
export function check(path: string, status: number, body: unknown, redact?: Redact): readonly Finding[] {
  const node = nodeOf(path, status);
  return node === undefined || node.fits(body) ? [] : findingsOf(node, body, redact);
}

/** Whether a finding is drift, which breaks no code, rather than breakage. */
export const isDrift = ({ kind }: Finding): boolean => kind === "extra" || kind === "enumeration";

/** Validates a body: `reported` goes to `onDrift`, `broken` says why the body is refused. `report` reports everything and refuses nothing. */
export function verdict(path: string, status: number, data: unknown, mode: "report" | "throw", redact?: Redact) {
  const findings = check(path, status, data, redact);
  if (mode === "report") return { reported: findings, broken: undefined };
  const [first, ...more] = findings.filter((finding) => !isDrift(finding));
  const others = more.length > 0 ? ` and ${more.length} more` : "";
  const difference = first && `${first.pointer} is ${first.got}, not ${first.expected}${others}`;
  const broken = difference && `The response is not what the document says: ${difference}.`;
  return { reported: findings.filter(isDrift), broken };
}
