import { version } from "../generated/operations.js";
import type { Store } from "./cache/store.js";
import type { Finding } from "./contract/findings.js";
import { QueryError } from "./errors.js";
import type { ApiKey } from "./fetch/auth.js";
import type { Clock, Settings } from "./fetch/chain.js";
import type { RequestEvent, ResponseEvent } from "./fetch/hooks.js";
import type { Fetch } from "./fetch/network.js";
import type { QuotaState } from "./fetch/quota.js";
import type { RetryEvent } from "./fetch/retry.js";

export type Validate = "off" | "report" | "throw";

/** Members of `fetch`'s second argument that the client does not set itself, those of a runtime or a framework included. */
export type FetchOptions = Omit<RequestInit, "body" | "headers" | "method" | "signal"> & {
  readonly [name: string]: unknown;
  readonly body?: never;
  readonly headers?: never;
  readonly method?: never;
  readonly signal?: never;
};

/** What an answer was found to have that the document has not. */
export interface DriftEvent {
  readonly path: string;
  readonly findings: readonly Finding[];
}

/** Settings of a client; every one may be left out. Durations are in ms. A hook that throws never breaks a call. */
export interface ClientOptions {
  /**
   * The key, or a function that gives it, also later. A pasted `Bearer ` is taken off. Without one every call fails with an
   * `AuthenticationError` and nothing is sent. Default: none.
   */
  apiKey?: ApiKey;
  /** Where the service is. Default: the document's server, https://api.collegefootballdata.com. */
  baseUrl?: string | undefined;
  /** Headers to send along with every call. Default: none. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Replaces the runtime's `fetch`; gets a `Request`, and `fetchOptions` where there are any. Default: `globalThis.fetch`, looked up at each call. */
  fetch?: Fetch | undefined;
  /** What else to pass to `fetch` with every request, such as undici's `dispatcher` or Next.js's `next`. Default: nothing. */
  fetchOptions?: FetchOptions | undefined;
  /** How often a failed attempt is repeated, where that may help. Default: 2. */
  retries?: number | undefined;
  /** Limit of one attempt, its body included. Default: 30,000. */
  timeoutMs?: number | undefined;
  /**
   * Limit of a call: its attempts, the waits between them, the key, the cache and `/info` included. The wait for its turn does not count.
   * Default: 120,000.
   */
  totalTimeoutMs?: number | undefined;
  /** Longest wait that the service may ask for by Retry-After; a longer one ends the call. Default: 60,000. */
  maxRetryAfterMs?: number | undefined;
  /** The largest response body, bytes, unpacked; a larger one is a `ResponseError`. Default: 268,435,456 (256 MB). */
  maxBodyBytes?: number | undefined;
  /** How many calls are in flight at once; fewer where the service takes fewer on a path. Default: 4. */
  concurrency?: number | undefined;
  /** How many calls of the month's quota to leave unspent. Default: 0. */
  quotaFloor?: number | undefined;
  /**
   * Where answers are kept: `true` for this process's memory (64 MB), or a store with `get`, `set(key, value, ttlMs)` and `delete`, such as a
   * Keyv on SQLite, Redis or Valkey. A finished season is kept for 30 days, the current one for an hour, reference data for a day, live data
   * not at all. Default: `false`.
   */
  cache?: boolean | Store | undefined;
  /** How long the store may take for one step before the call goes on without it. Default: 1,000. */
  cacheTimeoutMs?: number | undefined;
  /**
   * Whether answers are held against the document: `report` tells every finding to `onDrift`; `throw` also makes a wrong type, a null or a
   * missing key a `ResponseError`. A new key or enumeration value is drift, which is told and never thrown. Default: `off`.
   */
  validate?: Validate | undefined;
  /** Told of what an answer has that the document has not. */
  onDrift?: ((event: DriftEvent) => void) | undefined;
  /** Told of everything that goes wrong with the store; no call fails by it. */
  onCacheError?: ((error: unknown) => void) | undefined;
  /** Told before each request is sent, attempts included. */
  onRequest?: ((event: RequestEvent) => void) | undefined;
  /** Told of each attempt that is over, failed ones included. */
  onResponse?: ((event: ResponseEvent) => void) | undefined;
  /** Told before each further attempt. */
  onRetry?: ((event: RetryEvent) => void) | undefined;
  /** Told whenever it was learnt what is left of the quota. */
  onQuota?: ((state: QuotaState) => void) | undefined;
  /** Time and chance, for tests. Default: the system's. */
  clock?: Clock | undefined;
}

/** Settings of one call; what is left out is the client's. */
export interface CallOptions {
  /** Headers to send with this call, beside or instead of the client's. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** What else to pass to `fetch`, beside or instead of the client's. Calls with the same object share requests. */
  fetchOptions?: FetchOptions | undefined;
  /** Ends the call, also while the body is read. `get` then rejects with the signal's reason. Default: none. */
  signal?: AbortSignal | undefined;
  /** Limit of one attempt, ms. */
  timeoutMs?: number | undefined;
  /** Limit of all attempts, ms. */
  totalTimeoutMs?: number | undefined;
  /** How often a failed attempt is repeated. */
  retries?: number | undefined;
  /** `reload` asks anew and keeps the answer, `no-store` neither looks nor keeps. Default: `default`, what is kept is used. */
  cache?: "default" | "reload" | "no-store" | undefined;
  /** How long this answer is kept, ms, instead of what the document says. */
  cacheTtlMs?: number | undefined;
  /** Instead of the client's. */
  validate?: Validate | undefined;
}

/** What an option takes, in words, and whether a value is that. */
type Check = readonly [takes: string, fits: (value: unknown) => boolean];
type Refuse = (message: string) => Error;
type Checks = Readonly<Record<string, Check>>;

const oneOf = (...values: unknown[]): Check => [`one of ${values.join(", ")}`, (value) => values.includes(value)];
const having = (takes: string, ...methods: string[]): Check => [
  takes,
  (value) =>
    typeof value === "object" && methods.every((name) => typeof Reflect.get(Object(value), name) === "function"),
];

/** The numbers among the options: each default, the least that makes sense, and whether it is whole. */
const numbers = {
  retries: [2, 0, true],
  timeoutMs: [30_000, 1, false],
  totalTimeoutMs: [120_000, 1, false],
  maxRetryAfterMs: [60_000, 0, false],
  maxBodyBytes: [2 ** 28, 1, false],
  concurrency: [4, 1, true],
  quotaFloor: [0, 0, true],
  cacheTimeoutMs: [1_000, 1, false],
  cacheTtlMs: [0, 0, false],
} as const;

type Numbers = Partial<Record<keyof typeof numbers, number | undefined>>;

const numberChecks = Object.entries(numbers).map(([name, [, least, whole]]): [string, Check] => [
  name,
  [
    `a ${whole ? "whole " : ""}number from ${least} up`,
    (value) => typeof value === "number" && value >= least && !(whole && value % 1),
  ],
]);
const hooks = ["fetch", "onDrift", "onCacheError", "onRequest", "onResponse", "onRetry", "onQuota"];
const hookChecks = hooks.map((name): [string, Check] => [name, ["a function", (value) => typeof value === "function"]]);
const store = having("true, false or a store with `get`, `set` and `delete`", "get", "set", "delete");

const callChecks: Checks = {
  ...Object.fromEntries(numberChecks),
  validate: oneOf("off", "report", "throw"),
  cache: oneOf("default", "reload", "no-store"),
  fetchOptions: having("an object"),
  signal: having("an AbortSignal", "addEventListener"),
};

const clientChecks: Checks = {
  ...callChecks,
  ...Object.fromEntries(hookChecks),
  cache: [store[0], (value) => typeof value === "boolean" || store[1](value)],
  apiKey: ["a text or a function", (value) => typeof value === "string" || typeof value === "function"],
  clock: having("an object with `now`, `monotonic`, `after` and `random`", "now", "monotonic", "after", "random"),
};

/** Throws an error that names the first option which makes no sense; its value stays out, which may be a key in the wrong place. */
function check(options: object, checks: Checks, refuse: Refuse): void {
  if (typeof options !== "object") throw refuse("a call's options take an object");
  for (const [name, [takes, fits]] of Object.entries(checks)) {
    // JavaScript writes null for "not given" as well.
    const value: unknown = Reflect.get(options, name) ?? undefined;
    if (value !== undefined && !fits(value)) throw refuse(`${name} takes ${takes}`);
  }
}

/** Headers by their names in small letters, sorted. */
function headersOf(headers: ClientOptions["headers"], refuse: Refuse): Readonly<Record<string, string>> {
  // An empty Headers would be made for nothing, and Node loads them when the first is made.
  if (!headers) return {};
  try {
    const given =
      Symbol.iterator in headers ? headers : Object.entries(headers).filter(([, value]) => value !== undefined);
    return Object.fromEntries(new Headers(given));
  } catch {
    throw refuse("headers takes names and values that HTTP allows");
  }
}

/** The settings of a call, resolved: its own, else the client's, else the defaults. */
export interface CallSettings extends Settings, Readonly<Record<Exclude<keyof typeof numbers, "cacheTtlMs">, number>> {
  readonly cache: NonNullable<CallOptions["cache"]>;
  readonly cacheTtlMs: number | undefined;
  readonly validate: Validate;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetchOptions: FetchOptions | undefined;
  /** All but `fetchOptions` as a text: calls of one query and one such text are one request. */
  readonly shareKey: string;
}

/**
 * The settings of a call, and without one those of the client. Throws what names the option that makes no sense: a `QueryError` for a call, a
 * `TypeError` for a client.
 */
export function settingsOf(client: ClientOptions, call?: CallOptions): CallSettings {
  const refuse: Refuse = (message) =>
    call ? new QueryError(`${message}: nothing was sent.`, { parameters: [] }) : new TypeError(message);
  check(call ?? client, call ? callChecks : clientChecks, refuse);
  const [own, shared]: [Numbers, Numbers] = [call ?? {}, client];
  const number = (name: keyof Numbers) => own[name] ?? shared[name] ?? numbers[name][0];
  const cache = call?.cache ?? "default";
  const validate = call?.validate ?? client.validate ?? "off";
  const headers = { ...userAgent(), ...headersOf(client.headers, refuse), ...headersOf(call?.headers, refuse) };
  const limits = {
    retries: number("retries"),
    timeoutMs: number("timeoutMs"),
    totalTimeoutMs: number("totalTimeoutMs"),
    maxRetryAfterMs: number("maxRetryAfterMs"),
    maxBodyBytes: number("maxBodyBytes"),
    concurrency: number("concurrency"),
    quotaFloor: number("quotaFloor"),
    cacheTimeoutMs: number("cacheTimeoutMs"),
    cacheTtlMs: call?.cacheTtlMs ?? undefined,
  };
  const shareKey = JSON.stringify([...Object.values(limits).map(String), cache, validate, headers]);
  const fetchOptions = fetchOptionsOf({ ...client.fetchOptions, ...call?.fetchOptions });
  return { ...limits, cache, validate, headers, fetchOptions, shareKey };
}

/** What is left for `fetch` of what a caller passes; undefined for nothing. A call keeps its own method, headers and signal. */
export function fetchOptionsOf(given: FetchOptions & RequestInit): FetchOptions | undefined {
  const { body, headers, method, signal, ...rest } = given;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** Says to the service who calls, where a program may: a browser says so itself. */
function userAgent(): Readonly<Record<string, string>> {
  return globalThis.process?.versions?.node ? { "user-agent": `cfb-openapi/${version}` } : {};
}
