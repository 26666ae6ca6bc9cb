import { bodyStatuses } from "../../../document/bodies.js";
import { isArray, isObject, memberOf } from "../../../document/json.js";
import { operations } from "../../../document/operation.js";
import { operationIdOf } from "../../../document/words.js";
import { faultsOf } from "../../../query/check.js";
import { problemsOf } from "../../../query/explain.js";
import { shownRefused } from "../../../query/query-error.js";
import { holdsKey, type Redact } from "../../../query/redact.js";
import type { Finding } from "../../../results.js";
import type { Path } from "../../../types.js";
import { checkInSteps, isDrift } from "../../../validate/check.js";
import { pointerPart, shownFound } from "../../../validate/findings.js";
import { jsonFrom } from "../../files/recording.js";
import { pathOf } from "../../session/call.js";
import { UsageError } from "../../session/exit.js";

/** A request and the status of its response. The body is checked against the document's schema for this request and status. */
interface Exchange {
  readonly path: Path;
  readonly status: number;
  /** The parameters, with typed values. Absent if they are unknown. */
  readonly query?: unknown;
  /** Redacts the run's API keys from mismatches. */
  readonly redact: Redact;
  /** Lets Node handle signals between two steps of the check, because a large body takes seconds. */
  readonly pause: Pause;
}

type Pause = () => Promise<void>;

/**
 * A difference between a response and the document. The kinds `status` and `query` do not concern the body. With `status`, the document does not list
 * the status. With `query`, the service accepted a query that the document does not allow. The pointer then names the parameter.
 */
export interface Mismatch extends Omit<Finding, "kind"> {
  readonly severity: "breakage" | "drift";
  readonly operation: string;
  readonly kind: Finding["kind"] | "query" | "status";
}

function aroundBody({ path, status, query: sent, redact }: Exchange): Mismatch[] {
  const common = { operation: operationIdOf(path), severity: "drift", count: 1 } as const;
  const found: Mismatch[] = [];
  const known = bodyStatuses(path);
  // A 204 has neither a body nor a shape.
  if (status !== 204 && !known.includes(status))
    found.push({ ...common, kind: "status", pattern: "", pointer: "", expected: known.join(" or "), got: `${status}` });
  // The document is right if the service refuses an invalid query, and wrong if the service accepts one.
  if (!isObject(sent) || status < 200 || status > 299) return found;
  const query = Object(shownRefused(sent, redact));
  for (const { parameters, message } of problemsOf(path, operations[path], query, faultsOf(path, query) ?? [])) {
    const pointer = `/${pointerPart(parameters[0] ?? "")}`;
    const got = parameters
      .map((name) => (Object.hasOwn(query, name) ? shownFound(query[name], redact) : "nothing"))
      .join(", ");
    found.push({ ...common, kind: "query", pattern: pointer, pointer, expected: message, got });
  }
  return found;
}

/** Combines the mismatches in a response's body, `findings`, with those in its status and query. */
function checked(exchange: Exchange, findings: readonly Finding[]) {
  const { path } = exchange;
  const operation = operationIdOf(path);
  const inBody = findings.map((each): Mismatch => {
    return { operation, ...each, severity: isDrift(each) ? "drift" : "breakage" };
  });
  return { path, mismatches: [...aroundBody(exchange), ...inBody] };
}

async function bodyFindings({ path, status, redact, pause }: Exchange, body: unknown): Promise<readonly Finding[]> {
  if (status !== 204) {
    const steps = checkInSteps(path, status, body, redact);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      await pause();
    }
  }
  if (body === undefined) return [];
  return [{ kind: "extra", pattern: "", pointer: "", count: 1, expected: "nothing", got: shownFound(body, redact) }];
}

/** Checks a shape, a recording, or a bare response of `path`. Throws {@link UsageError} for anything else. */
async function responseChecked(value: unknown, path: Path | undefined, redact: Redact, pause: Pause) {
  const own = memberOf(value, "path");
  if (memberOf(value, "values") === "removed" && typeof own === "string") {
    const [body, added] = [memberOf(value, "body"), memberOf(value, "addedSince")];
    // A 204 has no body.
    const exchange = { path: pathOf(redact(own)), status: body === undefined ? 204 : 200, redact, pause };
    const later = ({ kind, pattern }: Finding) => kind === "missing" && isArray(added) && added.includes(pattern);
    const found = await bodyFindings(exchange, body);
    return checked(
      exchange,
      found.filter((finding) => !later(finding)),
    );
  }
  const [request, response] = [memberOf(value, "request"), memberOf(value, "response")];
  const [recorded, query] = [memberOf(request, "path"), memberOf(request, "query")];
  const status = memberOf(response, "status");
  if (typeof recorded === "string" && typeof status === "number") {
    const exchange = { path: pathOf(redact(recorded)), status, query, redact, pause };
    return checked(exchange, await bodyFindings(exchange, memberOf(response, "body")));
  }
  if (path === undefined)
    throw new UsageError("not a recording. Name the operation of a bare response: --operation getGames.");
  const exchange = { path, status: 200, redact, pause };
  return checked(exchange, await bodyFindings(exchange, value));
}

/**
 * Checks a file. `path` is the operation of a bare response. `redact` removes keys from mismatches. `pause` runs between steps and can throw. Throws
 * a {@link UsageError} if the file can't be checked.
 */
export async function checkFile(bytes: Uint8Array, path: Path | undefined, redact: Redact, pause: Pause) {
  let value: unknown;
  try {
    value = jsonFrom(bytes);
  } catch (error) {
    // The parser's message quotes a few characters of the file, which may be part of an API key.
    const reason = holdsKey(Buffer.from(bytes).toString(), redact) ? "" : ` (${Object(error).message})`;
    throw new UsageError(`not JSON, or cut off${reason}. Record it again.`);
  }
  await pause();
  return responseChecked(value, path, redact, pause);
}
