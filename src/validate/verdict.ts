import { check, isDrift } from "./check.js";

/** Validates a body: `reported` goes to `onDrift`, `broken` says why the body is refused. `report` reports everything and refuses nothing. */
export function verdict(path: string, status: number, data: unknown, mode: "report" | "throw") {
  const findings = check(path, status, data);
  if (mode === "report") return { reported: findings, broken: undefined };
  const [first, ...more] = findings.filter((finding) => !isDrift(finding));
  const others = more.length > 0 ? ` and ${more.length} more` : "";
  const difference = first && `${first.pointer} is ${first.got}, not ${first.expected}${others}`;
  const broken = difference && `The response is not what the document says: ${difference}.`;
  return { reported: findings.filter(isDrift), broken };
}
