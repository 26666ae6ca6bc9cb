export { serverUrl } from "../generated/operations.js";
export type * from "../generated/queries.js";
export * from "../generated/schema.js";
export { type Client, type ClientOptions, createClient, type Result } from "./client.js";
export {
  AuthenticationError,
  CancelledError,
  CfbError,
  ConnectionError,
  type ErrorCode,
  NotFoundError,
  QueryError,
  ResponseError,
  ServiceError,
  TierError,
} from "./errors.js";
export type { ApiKey } from "./fetch/auth.js";
export { assertQuery } from "./query.js";
export type { Args, CallOptions, Data, Path, Query } from "./types.js";
