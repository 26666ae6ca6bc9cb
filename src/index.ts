export type * from "../generated/queries.js";
export type * from "../generated/schema.js";
export * from "../generated/values.js";
export type * from "./client.js";
export { createClient } from "./create-client.js";
export { isPath, serverUrl } from "./document/operation.js";
export {
  AuthenticationError,
  type CallError,
  CancelledError,
  CfbError,
  ConnectionError,
  type ErrorCode,
  IncompleteError,
  NotFoundError,
  QueryError,
  QuotaExceededError,
  ResponseError,
  ServiceError,
  TierError,
  TimeoutError,
} from "./errors.js";
export type * from "./injected.js";
export type * from "./names.js";
export type * from "./options.js";
export { isQuery } from "./query/check.js";
export { parseQuery } from "./query/query-error.js";
export type { QueryTexts } from "./query/read.js";
export type * from "./results.js";
export type * from "./types.js";
export { applyChange } from "./watch/apply-change.js";
