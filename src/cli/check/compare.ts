import { operationIdOf } from "../../failures/operation-id.js";
import type { Path } from "../../types.js";
import { bodyStatuses, check, checkRows, type Finding, isDrift } from "../../validate/check.js";
import { queryProblems } from "../query-check.js";
import { textBytes } from "./bytes.js";
import { split } from "./split.js";

/** What was asked and the status that came: what an answer is held against. */
export interface Asked {
  readonly path: Path;
  readonly status: number;
  /** Typed values; absent where nobody knows what was asked. */
  readonly query?: Readonly<Record<string, unknown>>;
}

/**
 * What is wrong with one answer. Beside the kinds of a {@link Finding}: `query`, the service took what the document refuses, and `status`, a
 * status that the document does not have. Pointers lead into the answer, those of a `query` into the query.
 */
export interface Mismatch extends Omit<Finding, "kind"> {
  readonly severity: "breakage" | "drift";
  readonly operation: string;
  readonly kind: Finding["kind"] | "query" | "status";
}

const longestGot = 60;

/** A value in a few words: an answer may be a megabyte of HTML. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > longestGot ? `${text.slice(0, longestGot - 1)}…` : text;
}

/** What can be said before the body is looked at. */
function aroundBody({ path, status, query }: Asked): Omit<Mismatch, "operation">[] {
  const common = { severity: "drift", count: 1 } as const;
  const known = bodyStatuses(path);
  // No shape stands for a 204: it has no body.
  const found: Omit<Mismatch, "operation">[] =
    status === 204 || known.includes(status)
      ? []
      : [{ ...common, kind: "status", pattern: "", pointer: "", expected: known.join(" or "), got: `${status}` }];
  // A refused query is what the document says; one that was answered although it is wrong tells that the document is.
  if (query === undefined || status < 200 || status > 299) return found;
  for (const { parameters, message } of queryProblems(path, query)) {
    const pointer = `/${(parameters[0] ?? "").replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const got = parameters.map((name) => (Object.hasOwn(query, name) ? shown(query[name]) : "nothing")).join(", ");
    found.push({ ...common, kind: "query", pattern: pointer, pointer, expected: message, got });
  }
  return found;
}

/** All mismatches of an answer, from what was found in its body. */
export function mismatches(asked: Asked, findings: readonly Finding[]): Mismatch[] {
  const operation = operationIdOf(asked.path);
  const inBody = findings.map((each) => ({ ...each, severity: isDrift(each) ? "drift" : "breakage" }) as const);
  return [...aroundBody(asked), ...inBody].map((each) => ({ operation, ...each }));
}

/** What is wrong with a whole body; `undefined` is none at all. */
export function bodyFindings({ path, status }: Asked, body: unknown): readonly Finding[] {
  if (status !== 204) return check(path, status, body);
  if (body === undefined) return [];
  return [{ kind: "extra", pattern: "", pointer: "", count: 1, expected: "nothing", got: shown(body) }];
}

/** Up to this many characters a text is parsed as one, which takes half the time; beyond, it would take too much memory. */
const small = 1 << 24;

/** What is wrong with a text that came as an answer. Yields between its pieces. Throws a `SyntaxError` where it is no JSON. */
export function* textFindings(asked: Asked, text: string | Buffer): Generator<undefined, readonly Finding[]> {
  if (typeof text === "string" && text.length < small) return bodyFindings(asked, JSON.parse(text));
  const rows = checkRows(asked.path, asked.status);
  const pieces = split(typeof text === "string" ? textBytes(text) : [text], [""]);
  for (let next = pieces.next(); ; next = pieces.next()) {
    if (next.done) return next.value.at === undefined ? bodyFindings(asked, next.value.value) : rows.findings();
    rows.add(next.value.rows);
    yield;
  }
}
