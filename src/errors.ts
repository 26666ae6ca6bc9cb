/** What is known of a failure; none of it ever holds the key. */
export interface ErrorContext {
  /** The operation's path, as in the document. */
  readonly path?: string | undefined;
  readonly operationId?: string | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly status?: number | undefined;
  readonly headers?: Headers | undefined;
  readonly body?: string | undefined;
  readonly cause?: unknown;
  /** Whether another attempt may succeed. Default: false. */
  readonly retryable?: boolean | undefined;
  /** What only some classes have: see there. */
  readonly parameters?: readonly string[];
  readonly tier?: number;
  readonly details?: Readonly<Record<string, string>> | undefined;
  readonly resetsAt?: Date;
}

/** Why a call failed, to switch on. */
export type ErrorCode = CallError["code"];

/** Every error of a call: `code` narrows it to one class. */
export type CallError =
  | QueryError
  | QuotaExceededError
  | TimeoutError
  | AuthenticationError
  | TierError
  | NotFoundError
  | ServiceError
  | ConnectionError
  | ResponseError
  | CancelledError;

/** Marks the errors of this package, those of its other build (CommonJS beside ESM) included. */
const brand = Symbol.for("cfb-openapi");

/** What `instanceof` narrows to: the union for the base class, so that `code` narrows further. */
type Instance<Class> = Class extends typeof CfbError
  ? typeof CfbError extends Class
    ? CallError
    : Made<Class>
  : never;
type Made<Class> = Class extends abstract new (...args: never[]) => infer Error ? Error : never;

/** The base of every error that this package throws. `error instanceof CfbError` holds across both builds of the package. */
export abstract class CfbError extends Error {
  static readonly code?: string;
  abstract readonly code: string;
  /** The operation's path, as in the document. */
  readonly path: string | undefined;
  readonly operationId: string | undefined;
  /** The known parameters of the query. */
  readonly query: Readonly<Record<string, unknown>> | undefined;
  /** The HTTP status, where a response came. */
  readonly status: number | undefined;
  /** The response's headers, where one came: a request id, a `Retry-After`. */
  readonly headers: Headers | undefined;
  /** The first 2,000 characters of the response's body, where the call failed by it. */
  readonly body: string | undefined;
  /** Whether another attempt may succeed; the client has made its own by now. */
  readonly retryable: boolean = false;

  constructor(message: string, { cause, ...facts }: ErrorContext = {}) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, facts);
  }

  get [brand](): true {
    return true;
  }

  static override [Symbol.hasInstance]<Class>(this: Class, value: unknown): value is Instance<Class>;
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore-start lint/complexity/noThisInStatic: subclasses inherit this method, and the class that was asked for decides.
    if (Function.prototype[Symbol.hasInstance].call(this, value)) return true;
    // An error of the other build: of the same code. A subclass that a user has made has no code of its own.
    if (!(value instanceof Error && brand in value && "code" in value)) return false;
    return this === CfbError || (Object.hasOwn(this, "code") && this.code === value.code);
    // biome-ignore-end lint/complexity/noThisInStatic: see above.
  }

  /** "TierError" for `tier`: by the code, as a bundler may rename the class. */
  override get name(): string {
    return `${this.code ?? "cfb"}_error`.replace(/(?:^|_)./g, (start) => start.slice(-1).toUpperCase());
  }

  /** For logs: name, message and all that is known of the failure but its cause. */
  toJSON(): object {
    const headers = this.headers && Object.fromEntries(this.headers);
    return Object.assign({ name: this.name, message: this.message }, this, { headers });
  }
}

/** The same failure as an error of its own: with a stack of its own, and what `facts` add. */
export function copyOf(error: CfbError, message: string, facts: ErrorContext): CallError {
  // Every class here takes both.
  const Class = error.constructor as new (message: string, facts: ErrorContext) => CallError;
  const headers = error.headers && new Headers(error.headers);
  return new Class(message, { cause: error.cause, ...error, headers, ...facts });
}

/** The query breaks what the document says: nothing was sent and no call spent. */
export class QueryError extends CfbError {
  static override readonly code = "query";
  override readonly code = QueryError.code;
  /** The parameters that the problems are about. */
  declare readonly parameters: readonly string[];
}

/** The key is missing, malformed or unknown to the service (401). */
export class AuthenticationError extends CfbError {
  static override readonly code = "authentication";
  override readonly code = AuthenticationError.code;
}

/** The key is good, but the operation needs a supporter tier that it does not have. Also a 401: its message tells them apart. */
export class TierError extends CfbError {
  static override readonly code = "tier";
  override readonly code = TierError.code;
  /** The supporter tier that the operation needs. */
  declare readonly tier: number;
}

/** What was asked for does not exist (404). Most operations answer an empty array instead. */
export class NotFoundError extends CfbError {
  static override readonly code = "not_found";
  override readonly code = NotFoundError.code;
}

/** The service refused or failed with a status of its own; `details` says why for each parameter, where the service does. */
export class ServiceError extends CfbError {
  static override readonly code = "service";
  override readonly code = ServiceError.code;
  declare readonly details: Readonly<Record<string, string>> | undefined;
}

/** The month's calls are used up, or down to `quotaFloor`. Waiting for less than {@link resetsAt} is useless. */
export class QuotaExceededError extends CfbError {
  static override readonly code = "quota_exceeded";
  override readonly code = QuotaExceededError.code;
  /** When calls come back: the first of the next month, 00:00 UTC. */
  declare readonly resetsAt: Date;
}

/** The service took longer than `timeoutMs` for an attempt, or than `totalTimeoutMs` for all of them. */
export class TimeoutError extends CfbError {
  static override readonly code = "timeout";
  override readonly code = TimeoutError.code;
}

/** No response came: no network, no such host, connection refused or reset. `cause` repeats what `fetch` threw. */
export class ConnectionError extends CfbError {
  static override readonly code = "connection";
  override readonly code = ConnectionError.code;
}

/** A success that cannot be used: not JSON, cut off, too large, or empty where a body was promised. */
export class ResponseError extends CfbError {
  static override readonly code = "response";
  override readonly code = ResponseError.code;
}

/** The caller's own signal ended the call; `cause` is the signal's reason. `get` throws that reason itself. */
export class CancelledError extends CfbError {
  static override readonly code = "cancelled";
  override readonly code = CancelledError.code;
}
