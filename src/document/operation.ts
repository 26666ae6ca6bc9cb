import * as generated from "../../generated/operations.js";
import type { Path } from "../types.js";
import type { Operation } from "./descriptors.js";

export type { Matches, Operation, OperationWords, Parameter, Rule, Rules } from "./descriptors.js";

/** The version of the document, and of the package. */
export const version = generated.version;

/** The service's public address: the document's server with its variables at their defaults. */
export const serverUrl = generated.serverUrl;

/** Every operation by its path. */
export const operations: Readonly<Record<Path, Operation>> = generated.operations;

/** A query as an object, by the names of its parameters. */
export type QueryObject = Readonly<Record<string, unknown>>;

/**
 * Whether a text is the path of an operation in the document: a type guard.
 *
 * @example const path: string = "/venues"; if (isPath(path)) await cfb.get(path, parseQuery(path, {}));
 */
export function isPath(path: string): path is Path {
  return Object.hasOwn(operations, path);
}

/** Every path of the document. */
export const paths: readonly Path[] = /* @__PURE__ */ Object.keys(operations).filter(isPath);

/** The operation of a path; undefined where the document has no such path. */
export function operationOf(path: string): Operation | undefined {
  return typeof path === "string" && isPath(path) ? operations[path] : undefined;
}

/** What is assumed of a path that the document lacks: its responses depend on the key. */
export const unknownOperation: Operation = { tier: 1, parameters: {} };

/** Whether the service cut a response: it has as many rows as one can have (`maxItems`), and the rest is dropped. */
export function isCut({ rowCap }: Pick<Operation, "rowCap">, data: unknown): boolean {
  return rowCap !== undefined && Array.isArray(data) && data.length >= rowCap;
}

/** Whether a call of a path costs one of the month's quota. */
export const isMetered = (path: string): boolean => operationOf(path)?.metered !== false;

/** Whether responses depend on the API key: operations of a tier, and those about the key itself. */
export const keyed = ({ tier, metered }: Pick<Operation, "tier" | "metered">): boolean =>
  tier !== undefined || metered === false;

/**
 * How long the service keeps the slot of a request after its start if its client no longer waits for the response, ms. The document says it at the busy
 * failure (`QuotaExceededOrBusy`).
 */
export const abandonedSlotMs = 75_000;

/** The kinds of names that an operation of the service lists: the first part of a field in `x-matches`. */
export const listedKinds = ["team", "conference", "position", "playType", "draftTeam"] as const;
export type ListedKind = (typeof listedKinds)[number];

/** The kinds of names that `Client.names` finds: those of a list, and people, whom a call for each name finds. */
export const nameKinds = [...listedKinds, "coach", "player"] as const;
export type NameKind = (typeof nameKinds)[number];
