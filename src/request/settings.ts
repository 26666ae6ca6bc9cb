import { serverUrl, version } from "../document/operation.js";
import { QueryError } from "../errors.js";
import type { CallOptions, ClientOptions, FetchOptions } from "../options.js";

/** What an option takes, in words, and whether a value fits. */
type Check = readonly [takes: string, fits: (value: unknown) => boolean];
type Refuse = (message: string) => Error;

const isA = (types: string, takes: string): Check => [takes, (value) => types.includes(typeof value)];
const isFunction = /* @__PURE__ */ isA("function", "a function");
const oneOf = (...values: unknown[]): Check => [`one of ${values.join(", ")}`, (value) => values.includes(value)];
const having = (takes: string, ...methods: string[]): Check => [
  methods.length > 0 ? `${takes} with ${methods.join(", ")}` : takes,
  (value) => typeof value === "object" && methods.every((name) => isFunction[1](Reflect.get(Object(value), name))),
];
const either = ([takes, fits]: Check, [, fitsToo]: Check): Check => [takes, (value) => fits(value) || fitsToo(value)];

/** The numbers among the options: the default, the least, and whether it is whole. */
const numbers = {
  retries: [2, 0, true],
  timeoutMs: [30_000, 1, false],
  totalTimeoutMs: [600_000, 1, false],
  maxRetryAfterMs: [60_000, 0, false],
  maxBodyBytes: [64 * 1024 * 1024, 1, false],
  concurrency: [4, 1, true],
  quotaFloor: [0, 0, true],
  cacheTimeoutMs: [1_000, 1, false],
  cacheTtlMs: [0, 0, false],
  staleIfErrorMs: [7 * 24 * 3_600_000, 0, false],
} as const;

type Numbers = Partial<Record<keyof typeof numbers, number | undefined>>;

// `keys` returns texts. The object has no other members than its type.
const numberNames = /* @__PURE__ */ Object.keys(numbers) as (keyof Numbers)[];

const numberChecks = () =>
  Object.entries(numbers).map(([name, [, least, whole]]): [string, Check] => {
    const fits = (value: unknown) => typeof value === "number" && value >= least && !(whole && value % 1);
    return [name, [`a ${whole ? "whole " : ""}number from ${least} up`, fits]];
  });
const hooks = ["fetch", "onDrift", "onNotice", "onCacheError", "onRequest", "onResponse", "onRetry", "onQuota"];

type Checks = Readonly<Record<string, Check>>;

// Marked as pure, so that a user's bundler leaves them out where it bundles no client.
export const callChecks = /* @__PURE__ */ ((): Checks => ({
  ...Object.fromEntries(numberChecks()),
  validate: oneOf("off", "report", "throw"),
  notices: oneOf("report", "refuse", "off"),
  cache: oneOf("default", "reload", "no-store"),
  fetchOptions: having("an object"),
  signal: having("an AbortSignal", "addEventListener"),
  budget: having("an object"),
}))();

const clientChecks = /* @__PURE__ */ ((): Checks => ({
  ...callChecks,
  ...Object.fromEntries(hooks.map((name) => [name, isFunction])),
  cache: either(having("true, false or a store", "get", "set", "delete"), isA("boolean", "")),
  shared: having("an object", "enter", "leave"),
  names: isA("boolean", "true or false"),
  apiKey: isA("string or function", "a text or a function"),
  clock: having("an object", "now", "monotonic", "after", "random"),
}))();

/** Throws an error that names the first invalid option, without its value, which may be a key in the wrong option. */
function checkOptions(options: object, checks: Checks, refuse: Refuse): void {
  if (typeof options !== "object") throw refuse("options take an object");
  for (const [name, [takes, fits]] of Object.entries(checks)) {
    // JavaScript uses null for "not given" as well.
    const value: unknown = Reflect.get(options, name) ?? undefined;
    if (value !== undefined && !fits(value)) throw refuse(`${name} takes ${takes}`);
  }
}

/** Headers by their lower-case names, sorted. */
function headersOf(headers: RequestInit["headers"], refuse: Refuse): Readonly<Record<string, string>> {
  // Without headers no `Headers` is created, because Node loads them with the first one.
  if (!headers) return {};
  try {
    const givenHeaders =
      Symbol.iterator in headers ? headers : Object.entries(headers).filter(([, value]) => value !== undefined);
    return Object.fromEntries(new Headers(givenHeaders));
  } catch {
    throw refuse("headers takes names and values that HTTP allows");
  }
}

/** The resolved settings of a call: its own, else the client's, else the defaults. */
export type CallSettings = ReturnType<typeof settingsOf>;

const refuseCall: Refuse = (message) => new QueryError(`${message}: nothing was sent.`, { parameters: [] });

/** The second argument of `fetch`, as a copy that later changes do not affect. */
export type FetchInit = Omit<RequestInit, "headers"> & { readonly headers?: Readonly<Record<string, string>> };

export const initOf = ({ headers, ...rest }: RequestInit): FetchInit =>
  headers ? { ...rest, headers: headersOf(headers, refuseCall) } : rest;

/** Resolves the settings of a call or a client. An invalid option is a `QueryError` of a call, a `TypeError` of a client. */
export function settingsOf(client: ClientOptions, call?: CallOptions) {
  const refuse: Refuse = call ? refuseCall : (message) => new TypeError(message);
  checkOptions(call ?? client, call ? callChecks : clientChecks, refuse);
  const [callNumbers, clientNumbers]: [Numbers, Numbers] = [call ?? {}, client];
  const resolved = Object.fromEntries(
    numberNames.map((name) => [name, callNumbers[name] ?? clientNumbers[name] ?? numbers[name][0]]),
    // It has every name of the list, which the type of `fromEntries` does not say.
  ) as Record<keyof Numbers, number>;
  // Only in Node: a browser sends its own User-Agent, and another one needs a preflight request.
  const userAgent: Record<string, string> = globalThis.process?.versions?.node
    ? { "user-agent": `cfb-openapi/${version}` }
    : {};
  const comparable = {
    ...resolved,
    cacheTtlMs: call?.cacheTtlMs ?? undefined,
    cache: call?.cache ?? "default",
    validate: call?.validate ?? client.validate ?? "off",
    headers: { ...userAgent, ...headersOf(client.headers, refuse), ...headersOf(call?.headers, refuse) },
  };
  /** Calls of one query with the same text are one request. JSON has no Infinity. */
  const shareKey = JSON.stringify(comparable, (_, value) => (typeof value === "number" ? `${value}` : value));
  // Undefined where only `result` reads notices.
  const notices = call?.notices ?? client.notices ?? (client.onNotice || client.names ? "report" : undefined);
  const fetchOptions = fetchOptionsOf({ ...client.fetchOptions, ...call?.fetchOptions });
  return { ...comparable, notices, fetchOptions, shareKey };
}

/** The options for `fetch`, without those that the client sets itself; undefined where there are none. */
export function fetchOptionsOf({ body, headers, method, redirect, signal, ...rest }: FetchOptions | FetchInit) {
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** Where a page, or a worker of it, is; undefined outside a page. */
export const pageAddress = (): string | undefined => globalThis.document?.baseURI ?? globalThis.location?.href;

/** The address of the service, normalized as the addresses of requests are: lower case, no default port. A relative one is below the page. */
export function checkedBaseUrl(baseUrl: string): string {
  const isRelative = /^\.{0,2}\//.test(baseUrl);
  const page = /^https?:/.test(pageAddress() ?? "") ? pageAddress() : undefined;
  let url: URL | undefined;
  try {
    url = new URL(baseUrl, isRelative ? (page ?? serverUrl) : undefined);
  } catch {
    // Refused below.
  }
  if (url && url.username + url.password + url.search + url.hash !== "")
    throw new TypeError("baseUrl takes no user, password, query or fragment: pass a key as `apiKey`");
  if (!url || !/^https?:/.test(url.protocol))
    throw new TypeError(`baseUrl is not an http or https address such as ${serverUrl}`);
  // Outside a page, a relative URL fails at the first call, because server-side rendering creates the client outside a page.
  return isRelative && !page ? baseUrl : url.href;
}
