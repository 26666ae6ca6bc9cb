import { check, type Finding, isDrift } from "./check.js";

/** What an answer came to against the document: what to tell, and why it must not be handed on, if so. */
export interface Verdict {
  readonly reported: readonly Finding[];
  readonly broken: string | undefined;
}

/** Judges an answer as `validate` asks: `report` tells everything, `throw` tells drift and refuses what breaks a promise. */
export function verdict(path: string, status: number, data: unknown, mode: "report" | "throw"): Verdict {
  const findings = check(path, status, data);
  if (mode === "report") return { reported: findings, broken: undefined };
  const [first, ...more] = findings.filter((finding) => !isDrift(finding));
  const others = more.length > 0 ? ` and ${more.length} more` : "";
  return {
    reported: findings.filter(isDrift),
    broken:
      first &&
      `The answer is not what the document says: ${first.pointer} is ${first.got}, not ${first.expected}${others}.`,
  };
}
