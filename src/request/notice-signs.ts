import { isCut, operationOf, type QueryObject } from "../document/operation.js";
import { bothParts } from "./both-parts.js";
import type { Outcome } from "./layer.js";

/** Whether to print notices that neither a hook nor a result receives. Bundlers replace `process.env.NODE_ENV`. */
export function areNoticesPrinted(): boolean {
  try {
    return process.env.NODE_ENV !== "production";
  } catch {
    // A page has no `process`.
    return true;
  }
}

/**
 * Returns what the sample service says about a response, such as which rows the sample world lacks, or "" if it does not say anything. Undefined if
 * the response does not come from the sample service.
 */
export function sampleNoteOf({ response, sampleNote }: Pick<Outcome, "response" | "sampleNote">): string | undefined {
  if (!response) return sampleNote;
  const { headers } = response;
  return headers.get("x-sample-coverage") ?? (headers.has("x-sample-data") ? "" : undefined);
}

/** Whether a response does not have rows: an empty list, or a 204, which does not have data. */
export const isEmptyData = (data: unknown): boolean => data === undefined || (Array.isArray(data) && data.length === 0);

/**
 * Whether a response may have notices. Unless a setting loads the notices' code earlier, only a response that may have notices loads it. A response
 * may have notices if it is empty or cut, if the service ignored a parameter, or if the path is not in the document. It may also have notices if it
 * has drift, stale data, a coverage note, or rows of one week from both parts of a season.
 */
export function mayHaveNotices(path: string, query: QueryObject, data: unknown, outcome: Outcome): boolean {
  const operation = operationOf(path);
  if (!operation || outcome.stale || outcome.drift?.length) return true;
  if (isEmptyData(data) || isCut(operation, data)) return true;
  if (operation.noticed?.some((name) => query[name] !== undefined)) return true;
  return Boolean(sampleNoteOf(outcome) || bothParts(path, query, data));
}
