import * as generated from "../../generated/operations.js";
import type { Path } from "../types.js";
import type { Operation } from "./descriptors.js";

export type { Matches, Operation, OperationWords, Parameter, Rule, Rules } from "./descriptors.js";

/** The version of the document, which is the package's version. */
export const version = generated.version;

/** The service's public URL: the document's server, with default values for its variables. */
export const serverUrl = generated.serverUrl;

/** Every operation, by path. */
export const operations: Readonly<Record<Path, Operation>> = generated.operations;

/** A query: an object of parameters. */
export type QueryObject = Readonly<Record<string, unknown>>;

/**
 * Type guard. Checks whether a string is the path of an operation in the document.
 *
 * @example const path: string = "/venues"; if (isPath(path)) await cfb.get(path, parseQuery(path, {}));
 */
export function isPath(path: string): path is Path {
  return Object.hasOwn(operations, path);
}

/** Every path in the document. */
export const paths: readonly Path[] = /* @__PURE__ */ Object.keys(operations).filter(isPath);

/** Returns the operation of a path, or undefined if the document does not have the path. */
export function operationOf(path: string): Operation | undefined {
  return typeof path === "string" && isPath(path) ? operations[path] : undefined;
}

/**
 * What the client assumes about a path that is not in the document. Because of the tier, the client treats the path's responses as specific to the
 * key.
 */
export const unknownOperation: Operation = { tier: 1, parameters: {} };

/** Whether a response has the maximum number of rows (`maxItems`). The service may then have cut it. */
export function isCut({ rowCap }: Pick<Operation, "rowCap">, data: unknown): boolean {
  return rowCap !== undefined && Array.isArray(data) && data.length >= rowCap;
}

/** Whether a call to this path counts against the month's quota. */
export const isMetered = (path: string): boolean => operationOf(path)?.metered !== false;

/** Whether responses depend on the API key. They do if an operation needs a tier or is about the key itself. */
export const keyed = ({ tier, metered }: Pick<Operation, "tier" | "metered">): boolean =>
  tier !== undefined || metered === false;

/** How long the service counts a request that its client abandoned, in ms from the request's start. From the document's `QuotaExceededOrBusy`. */
export const abandonedSlotMs = 75_000;

/** The kinds of names that the service can list. A field in `x-matches`, such as `team.school`, begins with its kind. */
export const listedKinds = ["team", "conference", "position", "playType", "draftTeam"] as const;
export type ListedKind = (typeof listedKinds)[number];

/** The kinds of names that `Client.names` finds: those that the service lists, and people. Each person's name costs a call. */
export const nameKinds = [...listedKinds, "coach", "player"] as const;
export type NameKind = (typeof nameKinds)[number];
