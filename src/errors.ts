/** Where an error happened; none of it ever holds the key. */
export interface ErrorContext {
  /** The operation's path, as in the document. */
  readonly path?: string | undefined;
  readonly operationId?: string | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly status?: number | undefined;
  readonly cause?: unknown;
  /** Whether another attempt may succeed. Default: false. */
  readonly retryable?: boolean | undefined;
}

/** Why a call failed, to switch on. */
export type ErrorCode =
  | "query"
  | "quota_exceeded"
  | "timeout"
  | "authentication"
  | "tier"
  | "not_found"
  | "service"
  | "connection"
  | "response"
  | "cancelled";

/** The base of every error that this package throws of its own. `code` tells them apart where `instanceof` cannot. */
export abstract class CfbError extends Error {
  abstract readonly code: ErrorCode;
  /** The operation's path, as in the document. */
  readonly path: string | undefined;
  readonly operationId: string | undefined;
  /** What was asked. */
  readonly query: Readonly<Record<string, unknown>> | undefined;
  /** The HTTP status, where an answer came. */
  readonly status: number | undefined;
  /** Whether another attempt may succeed; the client has made its own by now. */
  readonly retryable: boolean = false;

  constructor(message: string, { cause, ...facts }: ErrorContext = {}) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, facts);
  }

  /** "TierError" for `tier`: by the code, as a bundler may rename the class. */
  override get name(): string {
    return `${this.code ?? "cfb"}_error`.replace(/(?:^|_)./g, (start) => start.slice(-1).toUpperCase());
  }

  /** For logs: name, message and all that is known of the failure. Its cause stays out, which may hold a request and the key with it. */
  toJSON(): object {
    return Object.assign({ name: this.name, message: this.message }, this);
  }
}

/** The query breaks what the document says: nothing was sent and no call spent. */
export class QueryError extends CfbError {
  override readonly code = "query";
  /** The parameters that the problems are about. */
  readonly parameters: readonly string[];

  constructor(message: string, parameters: readonly string[], context: ErrorContext = {}) {
    super(message, context);
    this.parameters = parameters;
  }
}

/** The key is missing, malformed or unknown to the service (401). */
export class AuthenticationError extends CfbError {
  override readonly code = "authentication";
}

/** The key is good, but the operation needs a supporter tier that it does not have. Also a 401: its message tells them apart. */
export class TierError extends CfbError {
  override readonly code = "tier";
  /** The supporter tier that the operation needs. */
  readonly tier: number;

  constructor(message: string, tier: number, context: ErrorContext = {}) {
    super(message, context);
    this.tier = tier;
  }
}

/** What was asked for does not exist (404). Most operations answer an empty array instead. */
export class NotFoundError extends CfbError {
  override readonly code = "not_found";
}

/** The service refused or failed with a status of its own; `details` says why for each parameter, where the service does. */
export class ServiceError extends CfbError {
  override readonly code = "service";
  readonly details: Readonly<Record<string, string>> | undefined;

  constructor(message: string, details: Readonly<Record<string, string>> | undefined, context: ErrorContext = {}) {
    super(message, context);
    this.details = details;
  }
}

/** The month's calls are used up, or down to `quotaFloor`. Waiting for less than {@link resetsAt} is useless. */
export class QuotaExceededError extends CfbError {
  override readonly code = "quota_exceeded";
  /** When calls come back: the first of the next month, 00:00 UTC. */
  readonly resetsAt: Date;

  constructor(message: string, resetsAt: Date, context: ErrorContext = {}) {
    super(message, context);
    this.resetsAt = resetsAt;
  }
}

/** The service took longer than `timeoutMs` for an attempt, or than `totalTimeoutMs` for all of them. */
export class TimeoutError extends CfbError {
  override readonly code = "timeout";
}

/** No answer came: no network, no such host, connection refused or reset. `cause` is what `fetch` threw. */
export class ConnectionError extends CfbError {
  override readonly code = "connection";
}

/** A success that cannot be used: not JSON, cut off, or empty where a body was promised. */
export class ResponseError extends CfbError {
  override readonly code = "response";
}

/** The caller's own signal ended the call; `cause` is the signal's reason. `get` throws that reason itself. */
export class CancelledError extends CfbError {
  override readonly code = "cancelled";
}
