import { serverUrl, version } from "../generated/operations.js";
import { QueryError } from "./errors.js";
import type { CallOptions, ClientOptions, FetchOptions, Validate } from "./options.js";

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

/** Throws an error that names the first option which makes no sense, without its value, which may be a key in the wrong option. */
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
export interface CallSettings extends Readonly<Record<Exclude<keyof typeof numbers, "cacheTtlMs">, number>> {
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

/** The options that a caller passes on to `fetch`; undefined where there are none. Method, headers, body and signal are the client's. */
export function fetchOptionsOf(given: FetchOptions & RequestInit): FetchOptions | undefined {
  const { body, headers, method, signal, ...rest } = given;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** Names the client to the service. Only in Node: a browser sends its own User-Agent, and another would need a preflight request. */
function userAgent(): Readonly<Record<string, string>> {
  return globalThis.process?.versions?.node ? { "user-agent": `cfb-openapi/${version}` } : {};
}

/** The address of the service, normalized as the addresses of requests are: lower case, no default port. */
export function checkedBaseUrl(baseUrl: string): string {
  let url: URL | undefined;
  try {
    url = new URL(baseUrl);
  } catch {
    // Refused below.
  }
  // Neither message quotes the address, because it may be or contain a secret.
  if (url && url.username + url.password + url.search + url.hash !== "")
    throw new TypeError("baseUrl takes no user, password, query or fragment: pass a key as `apiKey`");
  if (!url || !/^https?:/.test(url.protocol))
    throw new TypeError(`baseUrl is not an http or https address such as ${serverUrl}`);
  return url.href;
}
