import { bodyStatuses } from "../../../document/bodies.js";
import { operations } from "../../../document/operation.js";
import { operationIdOf } from "../../../document/words.js";
import { faultsOf } from "../../../query/check.js";
import { problemsOf } from "../../../query/explain.js";
import type { Finding } from "../../../results.js";
import type { Path } from "../../../types.js";
import { check, isDrift } from "../../../validate/check.js";

/** A request and the status of its response. Its body is checked against the document's schema for them. */
export interface Exchange {
  readonly path: Path;
  readonly status: number;
  /** The parameters, with typed values. Absent where they are unknown. */
  readonly query?: Readonly<Record<string, unknown>>;
}

/**
 * A difference between a response and the document. Kinds beside those of a {@link Finding}: `query`, a query that succeeded although the
 * document refuses it, and `status`, a status that the document does not have. Pointers lead into the response, those of a `query` into the
 * query.
 */
export interface Mismatch extends Omit<Finding, "kind"> {
  readonly severity: "breakage" | "drift";
  readonly operation: string;
  readonly kind: Finding["kind"] | "query" | "status";
}

const maxShown = 60;

/** A value as short JSON. A response may be a megabyte of HTML. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > maxShown ? `${text.slice(0, maxShown - 1)}…` : text;
}

/** The mismatches of query and status. */
function aroundBody({ path, status, query }: Exchange): Omit<Mismatch, "operation">[] {
  const common = { severity: "drift", count: 1 } as const;
  const known = bodyStatuses(path);
  // A 204 has no body, and no shape.
  const found: Omit<Mismatch, "operation">[] =
    status === 204 || known.includes(status)
      ? []
      : [{ ...common, kind: "status", pattern: "", pointer: "", expected: known.join(" or "), got: `${status}` }];
  // That the service refuses an invalid query fits the document. A success shows that the document is wrong.
  if (query === undefined || status < 200 || status > 299) return found;
  for (const { parameters, message } of problemsOf(path, operations[path], query, faultsOf(path, query) ?? [])) {
    const pointer = `/${(parameters[0] ?? "").replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const got = parameters.map((name) => (Object.hasOwn(query, name) ? shown(query[name]) : "nothing")).join(", ");
    found.push({ ...common, kind: "query", pattern: pointer, pointer, expected: message, got });
  }
  return found;
}

/** A checked response, with all of its mismatches; `findings` are those of its body. */
export function checked(exchange: Exchange, findings: readonly Finding[]) {
  const { path } = exchange;
  const inBody = findings.map((each) => ({ ...each, severity: isDrift(each) ? "drift" : "breakage" }) as const);
  const all = [...aroundBody(exchange), ...inBody];
  return { path, mismatches: all.map((each): Mismatch => ({ operation: operationIdOf(path), ...each })) };
}

/** The findings of a parsed body; `undefined` is a missing body. */
export function bodyFindings({ path, status }: Exchange, body: unknown): readonly Finding[] {
  if (status !== 204) return check(path, status, body);
  if (body === undefined) return [];
  return [{ kind: "extra", pattern: "", pointer: "", count: 1, expected: "nothing", got: shown(body) }];
}
