/** The facts that are known about a failure, with the key redacted. */
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

/** The reason why a call failed, for a `switch`. */
export type ErrorCode = CallError["code"];

/** Any error of a call. `code` narrows it to one class. For example, if `error.code === "quota_exceeded"`, the error has `resetsAt`. */
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

/** Marks the errors of both builds of this package (CommonJS and ES modules). */
const brand = Symbol.for("cfb-openapi");

/** The type that `instanceof` narrows to. For the base class, this is the union of all classes, so that `code` can narrow the error further. */
type Instance<Class> = Class extends typeof CfbError
  ? typeof CfbError extends Class
    ? CallError
    : InstanceType<Class>
  : never;

/**
 * The base class of all errors that calls throw. `error instanceof CfbError` works across both builds of the package (ES modules and CommonJS) and
 * narrows to {@link CallError}. `cause` is a copy with only the name, message, code, stack and causes. In that copy, `[key]` replaces a key of 8
 * characters or more. If a call is cancelled, `cause` is the signal's reason, unchanged.
 */
export abstract class CfbError extends Error {
  static readonly code?: string;
  abstract readonly code: string;
  /** The operation's path, as in the document. */
  declare readonly path: string | undefined;
  declare readonly operationId: string | undefined;
  /** A copy of the query's known parameters. `"[key]"` replaces the key. */
  declare readonly query: Readonly<Record<string, unknown>> | undefined;
  /** The HTTP status. Undefined for a failure without a response, such as a timeout or a refused query. */
  declare readonly status: number | undefined;
  /** The response's headers, such as `Retry-After`. Undefined if no response was read. */
  declare readonly headers: Headers | undefined;
  /** The service's id for the request (`cf-ray`). Include it if you report a problem to the service. Undefined if the response has none. */
  declare readonly requestId: string | undefined;
  /** The first 2,000 characters of the response's body. Undefined if no response was read. */
  declare readonly body: string | undefined;
  /** Whether another attempt may succeed. The client has already made the attempts that `retries` allows. */
  readonly retryable: boolean = false;

  constructor(message: string, { cause, ...facts }: ErrorContext = {}) {
    super(message, cause === undefined ? undefined : { cause });
    // Leaves out unknown facts, because empty members would clutter the output of an uncaught error.
    Object.assign(this, Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)));
  }

  get [brand](): true {
    return true;
  }

  static override [Symbol.hasInstance]<Class>(this: Class, value: unknown): value is Instance<Class>;
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore-start lint/complexity/noThisInStatic: subclasses inherit this method, and `this` is the class after `instanceof`.
    if (Function.prototype[Symbol.hasInstance].call(this, value)) return true;
    // The other build's errors have the same code. A subclass that a user defines has no static `code`.
    if (!(value instanceof Error && brand in value && "code" in value)) return false;
    return this === CfbError || (Object.hasOwn(this, "code") && this.code === value.code);
    // biome-ignore-end lint/complexity/noThisInStatic: see above.
  }

  /** Derives the name from the code ("TierError" from `tier`), because a bundler may rename the class. */
  override get name(): string {
    return `${this.code ?? "cfb"}_error`.replace(/(?:^|_)./g, (start) => start.slice(-1).toUpperCase());
  }

  /**
   * Returns what a log should contain: the name, the message, and all members except `cause` and an {@link IncompleteError}'s `resume`. `headers`
   * becomes a plain object.
   */
  toJSON(): object {
    const headers = this.headers && Object.fromEntries(this.headers);
    return Object.assign({ name: this.name, message: this.message }, this, { headers });
  }
}

/** Returns a copy of an error, with a new stack and with `facts` added. */
export function copyOf(error: CfbError, message: string, facts: ErrorContext): CallError {
  // The constructor of every class here takes both arguments.
  const Class = error.constructor as new (message: string, facts: ErrorContext) => CallError;
  const headers = error.headers && new Headers(error.headers);
  return new Class(message, { cause: error.cause, ...error, headers, ...facts });
}

/** The query breaks a rule of the document, or an option of the call is invalid. The client did not send the call, so it did not cost anything. */
export class QueryError extends CfbError {
  static override readonly code = "query";
  override readonly code = QueryError.code;
  /** The names of the parameters with problems. Empty if the path or an option is wrong. */
  declare readonly parameters: readonly string[];
}

/** The key is missing or malformed, or the service does not know it (401). The client does not send a malformed key. */
export class AuthenticationError extends CfbError {
  static override readonly code = "authentication";
  override readonly code = AuthenticationError.code;
}

/** The key is valid, but its supporter tier is too low for the operation. Like an unknown key, this is a 401, but with a different message. */
export class TierError extends CfbError {
  static override readonly code = "tier";
  override readonly code = TierError.code;
  /** The supporter tier that the operation needs. */
  declare readonly tier: number;
}

/** The service does not have the path or id (404). Most operations return an empty list instead. */
export class NotFoundError extends CfbError {
  static override readonly code = "not_found";
  override readonly code = NotFoundError.code;
}

/** The service refused the call or failed with a status that has no separate class. */
export class ServiceError extends CfbError {
  static override readonly code = "service";
  override readonly code = ServiceError.code;
  /** The service's messages about parameters, by parameter name. Undefined if the service does not send any. */
  declare readonly details: Readonly<Record<string, string>> | undefined;
}

/**
 * The month's calls are used up, or only `quotaFloor` calls are left. Metered calls fail until {@link QuotaExceededError.resetsAt | resetsAt}, unless
 * a later response shows that calls are left.
 */
export class QuotaExceededError extends CfbError {
  static override readonly code = "quota_exceeded";
  override readonly code = QuotaExceededError.code;
  /** When the quota resets: the first of the next month, 00:00 UTC. */
  declare readonly resetsAt: Date;
}

/** The last attempt took longer than `timeoutMs`, or the call took longer than `totalTimeoutMs`. */
export class TimeoutError extends CfbError {
  static override readonly code = "timeout";
  override readonly code = TimeoutError.code;
}

/**
 * No response arrived. For example, there is no network, the host does not exist, or the connection was refused or reset. `cause` is a copy of what
 * `fetch` threw.
 */
export class ConnectionError extends CfbError {
  static override readonly code = "connection";
  override readonly code = ConnectionError.code;
}

/**
 * The client can't use the response. For example, the body of a success is empty, cut off, larger than `maxBodyBytes`, not UTF-8, not JSON, or not
 * the list or object that the operation returns. With `validate: "throw"`, the client also refuses a body that differs from the document. Other
 * causes are a redirect, which the client does not follow, and an injected `fetch` that does not return a Response.
 */
export class ResponseError extends CfbError {
  static override readonly code = "response";
  override readonly code = ResponseError.code;
}

/**
 * The caller's signal ended the call. `cause` is the signal's reason, unchanged. Only `result` returns this error. `get` throws the reason itself.
 */
export class CancelledError extends CfbError {
  static override readonly code = "cancelled";
  override readonly code = CancelledError.code;
}

/**
 * A run of `each` or `all` ended before its last row. To continue, pass `resume` to a later run. A single call throws this error if its `budget` has
 * no request left.
 */
export class IncompleteError extends CfbError {
  static override readonly code = "incomplete";
  override readonly code = IncompleteError.code;
  /**
   * Why the run ended. `budget`: no further metered request is allowed. `capped`: a response was cut at the row cap, and its query can't be split
   * further. `failed`: a call failed, and `cause` is its error. `aborted`: the signal ended the run, and `cause` is its reason.
   */
  declare readonly reason: "budget" | "capped" | "failed" | "aborted";
  /** How many parts are done. `total` is how many parts are known so far. */
  declare readonly done: number;
  declare readonly total: number;
  /** The position at which a later run continues. Pass it as that run's `resume` option. Undefined for a single call. */
  declare readonly resume: string | undefined;
  /** The rows that `all` has received so far. */
  declare readonly rows?: readonly unknown[];

  constructor(message: string, facts: ErrorContext = {}) {
    super(message, facts);
    // Not enumerable, so that a log does not contain this long string.
    Object.defineProperty(this, "resume", { value: facts.resume, enumerable: false });
  }
}
