import { isCut, operationOf, type QueryObject } from "../document/operation.js";
import type { Outcome } from "./layer.js";

/** Whether notices that neither hook nor result takes are printed: not in production. Bundlers replace the expression. */
export function areNoticesPrinted(): boolean {
  try {
    return process.env.NODE_ENV !== "production";
  } catch {
    // A page has no `process`.
    return true;
  }
}

/**
 * Whether a response may have notices. Only then is their code loaded, if no setting did so before: the response is empty or cut, a parameter was
 * ignored, the path is not in the document, or the response came with something to say.
 */
export function mayHaveNotices(path: string, query: QueryObject, data: unknown, outcome: Outcome): boolean {
  const operation = operationOf(path);
  if (!operation || outcome.stale || outcome.drift?.length) return true;
  if ((Array.isArray(data) && data.length === 0) || isCut(operation, data)) return true;
  if (operation.noticed?.some((name) => query[name] !== undefined)) return true;
  return outcome.response?.headers.has("x-sample-coverage") === true;
}
