export { serverUrl } from "../generated/operations.js";
export type * from "../generated/queries.js";
export * from "../generated/schema.js";
export type { Store } from "./cache/store.js";
export type { Client, Quota, Result } from "./client.js";
export { createClient } from "./create-client.js";
export {
  AuthenticationError,
  type CallError,
  CancelledError,
  CfbError,
  ConnectionError,
  type ErrorCode,
  NotFoundError,
  QueryError,
  QuotaExceededError,
  ResponseError,
  ServiceError,
  TierError,
  TimeoutError,
} from "./errors.js";
export type { ApiKey } from "./fetch/auth.js";
export type { Clock } from "./fetch/clock.js";
export type { RequestEvent, ResponseEvent } from "./fetch/hooks.js";
export type { QuotaState } from "./fetch/ledger.js";
export type { RetryEvent } from "./fetch/retry.js";
export type { ConferenceName, DraftTeamName, PlayTypeName, PositionName, TeamName } from "./names/lists.js";
export type { Names } from "./names/names.js";
export type { CoachName, PlayerName } from "./names/people.js";
export type { Notice, NoticeEvent, NoticeKind, Notices } from "./notices/notice.js";
export type { CallOptions, ClientOptions, DriftEvent, FetchOptions, Validate } from "./options.js";
export type { Cost, Plan, PlannedCall, PlannedCost } from "./plan.js";
export { isPath, isQuery } from "./query/check.js";
export { parseQuery, type QueryTexts } from "./query/parse.js";
export { isIncomplete } from "./seasons/is-incomplete.js";
export type {
  IncompleteError,
  ListPath,
  SeasonOptions,
  SeasonPart,
  SeasonProgress,
  SeasonQuery,
} from "./seasons/types.js";
export type { Args, Data, Path, Query } from "./types.js";
export type { Finding } from "./validate/findings.js";
export type { Change, WatchArgs, WatchedRow, WatchOptions } from "./watch/types.js";
