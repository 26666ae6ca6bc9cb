/** What is known about a failure, with the key redacted. */
export type ErrorContext = {
  readonly [Fact in "path" | "operationId" | "query" | "status" | "headers" | "requestId" | "body" | "retryable"]?:
    | CfbError[Fact]
    | undefined;
} & {
  readonly cause?: unknown;
  readonly parameters?: readonly string[];
  readonly tier?: number;
  readonly details?: Readonly<Record<string, string>> | undefined;
  readonly resetsAt?: Date;
  readonly reason?: IncompleteError["reason"];
  readonly done?: number;
  readonly total?: number;
  readonly resume?: string | undefined;
};

/** Why a call failed, for a `switch`. */
export type ErrorCode = CallError["code"];

/** Every error of a call. `code` narrows it to one class: with `error.code === "quota_exceeded"` there is `error.resetsAt`. */
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
  | CancelledError
  | IncompleteError;

/** Marks the errors of both builds of this package, CommonJS and ESM. */
const brand = Symbol.for("cfb-openapi");

/** What `instanceof` narrows to: the union for the base class, so that `code` narrows further. */
type Instance<Class> = Class extends typeof CfbError
  ? typeof CfbError extends Class
    ? CallError
    : InstanceType<Class>
  : never;

/**
 * The base class of every error of a call. `error instanceof CfbError` holds across both builds of the package (ES modules and CommonJS) and narrows
 * to {@link CallError}. `cause` is a copy with only name, message, code, stack and causes, in which `[key]` replaces a key of 8 characters or more.
 * The cause of a cancelled call is the signal's reason, unchanged.
 */
export abstract class CfbError extends Error {
  static readonly code?: string;
  abstract readonly code: string;
  /** The operation's path, as in the document. */
  declare readonly path: string | undefined;
  declare readonly operationId: string | undefined;
  /** The query's known parameters, copied; `"[key]"` stands for the key. */
  declare readonly query: Readonly<Record<string, unknown>> | undefined;
  /** The HTTP status; undefined where the failure is not about a response, such as a timeout or a refused query. */
  declare readonly status: number | undefined;
  /** The response's headers, such as `Retry-After`; undefined if no response was read. */
  declare readonly headers: Headers | undefined;
  /** The service's id of the request (`cf-ray`), for a report to its operators; undefined if the response has none. */
  declare readonly requestId: string | undefined;
  /** The first 2,000 characters of the response's body; undefined where no response was read. */
  declare readonly body: string | undefined;
  /** Whether another attempt may succeed. The client has already made those that `retries` allows. */
  readonly retryable: boolean = false;

  constructor(message: string, { cause, ...facts }: ErrorContext = {}) {
    super(message, cause === undefined ? undefined : { cause });
    // What is not known has no member, so that it does not fill the output of an uncaught error.
    Object.assign(this, Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)));
  }

  get [brand](): true {
    return true;
  }

  static override [Symbol.hasInstance]<Class>(this: Class, value: unknown): value is Instance<Class>;
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore-start lint/complexity/noThisInStatic: subclasses inherit this method, and the class left of it decides.
    if (Function.prototype[Symbol.hasInstance].call(this, value)) return true;
    // An error of the other build has the same code. A subclass that a user defines has no code of its own.
    if (!(value instanceof Error && brand in value && "code" in value)) return false;
    return this === CfbError || (Object.hasOwn(this, "code") && this.code === value.code);
    // biome-ignore-end lint/complexity/noThisInStatic: see above.
  }

  /** "TierError" for `tier`: by the code, as a bundler may rename the class. */
  override get name(): string {
    return `${this.code ?? "cfb"}_error`.replace(/(?:^|_)./g, (start) => start.slice(-1).toUpperCase());
  }

  /** For logs: name, message and all members except `cause` and an {@link IncompleteError}'s `resume`. `headers` is a plain object. */
  toJSON(): object {
    const headers = this.headers && Object.fromEntries(this.headers);
    return Object.assign({ name: this.name, message: this.message }, this, { headers });
  }
}

/** Copies an error, with a new stack and `facts` added. */
export function copyOf(error: CfbError, message: string, facts: ErrorContext): CallError {
  // Every class here takes both arguments.
  const Class = error.constructor as new (message: string, facts: ErrorContext) => CallError;
  const headers = error.headers && new Headers(error.headers);
  return new Class(message, { cause: error.cause, ...error, headers, ...facts });
}

/** The query breaks a rule of the document, or an option of the call is invalid. Nothing was sent, and no call spent. */
export class QueryError extends CfbError {
  static override readonly code = "query";
  override readonly code = QueryError.code;
  /** The parameters with problems; empty where the path or an option is wrong. */
  declare readonly parameters: readonly string[];
}

/** The key is missing or malformed (nothing was sent), or unknown to the service (401). */
export class AuthenticationError extends CfbError {
  static override readonly code = "authentication";
  override readonly code = AuthenticationError.code;
}

/** The key is valid, but its supporter tier is too low for the operation. Also a 401, with another message. */
export class TierError extends CfbError {
  static override readonly code = "tier";
  override readonly code = TierError.code;
  /** The supporter tier that the operation needs. */
  declare readonly tier: number;
}

/** What the call names does not exist (404). Most operations return an empty list instead. */
export class NotFoundError extends CfbError {
  static override readonly code = "not_found";
  override readonly code = NotFoundError.code;
}

/** The service refused the call or failed, with a status that has no class of its own. */
export class ServiceError extends CfbError {
  static override readonly code = "service";
  override readonly code = ServiceError.code;
  /** What is wrong with each parameter, by name, where the service says it. */
  declare readonly details: Readonly<Record<string, string>> | undefined;
}

/**
 * The month's calls are used up, or only `quotaFloor` calls are left. Metered calls fail until {@link QuotaExceededError.resetsAt | resetsAt}, unless
 * a response shows more calls.
 */
export class QuotaExceededError extends CfbError {
  static override readonly code = "quota_exceeded";
  override readonly code = QuotaExceededError.code;
  /** When the quota resets: the first of the next month, 00:00 UTC. */
  declare readonly resetsAt: Date;
}

/** The last attempt took longer than `timeoutMs`, or the call longer than `totalTimeoutMs`. */
export class TimeoutError extends CfbError {
  static override readonly code = "timeout";
  override readonly code = TimeoutError.code;
}

/** No response came: no network, no such host, connection refused or reset. `cause` is what `fetch` threw, rebuilt. */
export class ConnectionError extends CfbError {
  static override readonly code = "connection";
  override readonly code = ConnectionError.code;
}

/**
 * A success that cannot be used: not JSON, cut off, not UTF-8, larger than `maxBodyBytes`, empty, without the operation's form (a list or an
 * object), or, with `validate: "throw"`, unlike the document. A redirect, which the client does not follow. An injected `fetch` that does not
 * return a Response.
 */
export class ResponseError extends CfbError {
  static override readonly code = "response";
  override readonly code = ResponseError.code;
}

/** The caller's signal ended the call; `cause` is the signal's reason, unchanged. Only from `result`: `get` throws the reason itself. */
export class CancelledError extends CfbError {
  static override readonly code = "cancelled";
  override readonly code = CancelledError.code;
}

/** A run of `each` or `all` that ended before its last row: pass `resume` to a later run. Also a call whose `budget` has no request left. */
export class IncompleteError extends CfbError {
  static override readonly code = "incomplete";
  override readonly code = IncompleteError.code;
  /**
   * `budget`: no further metered request is allowed. `capped`: a response was cut at the row cap, and its query cannot be split further.
   * `failed`: a call failed; `cause` is its error. `aborted`: the signal ended the run; `cause` is its reason.
   */
  declare readonly reason: "budget" | "capped" | "failed" | "aborted";
  /** How many parts are done, and how many there are as far as is known. */
  declare readonly done: number;
  declare readonly total: number;
  /** Where a later run continues: its option `resume`. Undefined for a single call. */
  declare readonly resume: string | undefined;
  /** The rows that `all` had. */
  declare readonly rows?: readonly unknown[];

  constructor(message: string, facts: ErrorContext = {}) {
    super(message, facts);
    // A log shows where the run stopped, without the whole token.
    Object.defineProperty(this, "resume", { value: facts.resume, enumerable: false });
  }
}
