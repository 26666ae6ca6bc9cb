import { serverUrl, version } from "../document/operation.js";
import { QueryError } from "../errors.js";
import type { CallOptions, ClientOptions, FetchOptions } from "../options.js";

/** Describes which values an option takes, and checks whether a value fits. */
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

/** For each number option: the default, the minimum, and whether the number must be whole. */
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

// `Object.keys` returns plain strings, but the object has only these members.
const numberNames = /* @__PURE__ */ Object.keys(numbers) as (keyof Numbers)[];

const numberChecks = () =>
  Object.entries(numbers).map(([name, [, least, whole]]): [string, Check] => {
    const fits = (value: unknown) => typeof value === "number" && value >= least && !(whole && value % 1);
    return [name, [`a ${whole ? "whole " : ""}number of at least ${least}`, fits]];
  });
const hooks = ["fetch", "onDrift", "onNotice", "onCacheError", "onRequest", "onResponse", "onRetry", "onQuota"];

type Checks = Readonly<Record<string, Check>>;

// Marked as pure, so that a bundler drops the checks if the program does not create a client.
export const callChecks = /* @__PURE__ */ ((): Checks => ({
  ...Object.fromEntries(numberChecks()),
  validate: oneOf("off", "report", "throw"),
  notices: oneOf("report", "refuse", "off"),
  cache: oneOf("default", "reload", "no-store"),
  fetchOptions: having("an object"),
  signal: having("an AbortSignal", "addEventListener"),
  budget: ["an object that is not frozen", (value) => typeof value === "object" && !Object.isFrozen(value)],
}))();

const clientChecks = /* @__PURE__ */ ((): Checks => ({
  ...callChecks,
  ...Object.fromEntries(hooks.map((name) => [name, isFunction])),
  cache: either(having("true, false or a store", "get", "set", "delete"), isA("boolean", "")),
  shared: having("an object", "enter", "leave"),
  names: isA("boolean", "true or false"),
  apiKey: isA("string or function", "a string or a function"),
  clock: having("an object", "now", "monotonic", "after", "random"),
}))();

/** Throws an error that names the first invalid option. The message omits the value, which may be a key that was passed as the wrong option. */
function checkOptions(options: object, checks: Checks, refuse: Refuse): void {
  if (typeof options !== "object" || options === null) throw refuse("options must be an object");
  for (const [name, [takes, fits]] of Object.entries(checks)) {
    // JavaScript code also uses null for "not given".
    const value: unknown = Reflect.get(options, name) ?? undefined;
    if (value !== undefined && !fits(value)) throw refuse(`${name} takes ${takes}`);
  }
}

/** Returns headers by lower-case name, sorted. */
function headersOf(headers: RequestInit["headers"], refuse: Refuse): Readonly<Record<string, string>> {
  // Creates a `Headers` only if necessary, because the first one makes Node load more code.
  if (!headers) return {};
  try {
    const givenHeaders =
      Symbol.iterator in headers
        ? headers
        : Object.entries(headers).filter(([, value]) => value !== undefined && value !== null);
    return Object.fromEntries(new Headers(givenHeaders));
  } catch {
    throw refuse("headers contains a name or value that HTTP does not allow");
  }
}

/** A call's resolved settings. Its own settings come first, then the client's, then the defaults. */
export type CallSettings = ReturnType<typeof settingsOf>;

const refuseCall: Refuse = (message) => new QueryError(`${message}. Nothing was sent.`, { parameters: [] });

/** The second argument of `fetch`, copied so that later changes do not affect it. */
export type FetchInit = Omit<RequestInit, "headers"> & { readonly headers?: Readonly<Record<string, string>> };

export const initOf = ({ headers, ...rest }: RequestInit): FetchInit =>
  headers ? { ...rest, headers: headersOf(headers, refuseCall) } : rest;

/** Resolves the settings of a call or a client. For an invalid option, a call throws a `QueryError` and a client throws a `TypeError`. */
export function settingsOf(client: ClientOptions, call?: CallOptions) {
  const refuse: Refuse = call ? refuseCall : (message) => new TypeError(message);
  checkOptions(call ?? client, call ? callChecks : clientChecks, refuse);
  const [callNumbers, clientNumbers]: [Numbers, Numbers] = [call ?? {}, client];
  const resolved = Object.fromEntries(
    numberNames.map((name) => [name, callNumbers[name] ?? clientNumbers[name] ?? numbers[name][0]]),
    // The object has every name of the list, but the type of `fromEntries` does not say so.
  ) as Record<keyof Numbers, number>;
  // Only in Node. A browser sends its own User-Agent, and a different one would need a preflight request.
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
  /** Calls with the same query and the same string share a request. Numbers become strings, because JSON has no Infinity. */
  const shareKey = JSON.stringify(comparable, (_, value) => (typeof value === "number" ? `${value}` : value));
  // Undefined if no setting asks for notices. `get` then looks for them only after some responses, and prints them.
  const notices = call?.notices ?? client.notices ?? (client.onNotice || client.names ? "report" : undefined);
  const fetchOptions = fetchOptionsOf({ ...client.fetchOptions, ...call?.fetchOptions });
  return { ...comparable, notices, fetchOptions, shareKey };
}

/** Returns the options for `fetch`, without those that the client sets itself. Undefined if there are none. */
export function fetchOptionsOf({ body, headers, method, redirect, signal, ...rest }: FetchOptions | FetchInit) {
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** Returns the URL of the page or of the page's worker. Undefined outside a page. */
export const pageAddress = (): string | undefined => globalThis.document?.baseURI ?? globalThis.location?.href;

/**
 * Returns the service's URL, normalized like the URLs of requests, with a lower-case host and no default port. Resolves a relative URL against the
 * page.
 */
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
    throw new TypeError("baseUrl must not contain a user, password, query or fragment. Pass a key as `apiKey`");
  if (!url || !/^https?:/.test(url.protocol))
    throw new TypeError(`baseUrl is not an http or https URL such as ${serverUrl}`);
  // Outside a page, a relative URL fails only at the first call, because server-side rendering creates the client there.
  return isRelative && !page ? baseUrl : url.href;
}
