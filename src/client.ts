import type { Client as OpenapiFetch } from "openapi-fetch";
import { serverUrl } from "../generated/operations.js";
import type { paths } from "../generated/schema.js";
import { createCaller } from "./call.js";
import { type CallError, CancelledError, ResponseError } from "./errors.js";
import { type About, callError, refusal } from "./failures/call-error.js";
import { keyring } from "./fetch/auth.js";
import { systemClock } from "./fetch/clock.js";
import { notifyHook } from "./fetch/hooks.js";
import { createChain } from "./fetch/layers.js";
import { type QuotaState, quotaKeeper, remainingCallsIn } from "./fetch/quota.js";
import { lazily } from "./lazy.js";
import type { CallOptions, ClientOptions } from "./options.js";
import type { Plan, PlannedCall } from "./plan.js";
import { searchOf } from "./query/address.js";
import { isObject, operationOf } from "./query/check.js";
import { lazyRaw } from "./raw.js";
import { fetchOptionsOf, settingsOf } from "./settings.js";
import type { Args, Data, Path } from "./types.js";

/** Facts of a call, whether it succeeded or not. */
interface Head {
  /** The HTTP status; undefined where no response came over HTTP: from the cache, refused, no connection. */
  readonly status: number | undefined;
  /** The response's headers, a copy for each caller; undefined where no response was read. */
  readonly headers: Headers | undefined;
  /** What was known of the quota after the call. It does not change later. */
  readonly quota: QuotaState;
}

/** The outcome of a call: data where `ok` is true, else an error, whose class `error.code` narrows. */
export type Result<P extends Path> =
  | (Head & { readonly ok: true; readonly data: Data<P> })
  | (Head & { readonly ok: false; readonly error: CallError });

/** What the client knows about the month's quota. One object that stays current: `const { quota } = cfb` works. */
export interface Quota extends QuotaState {
  /**
   * Calls `/info`, which is free, to learn what is left. Throws what `get` throws, and a `ResponseError` where the response does not say it.
   *
   * @example const { remaining } = await cfb.quota.refresh();
   */
  refresh(): Promise<QuotaState>;
}

/** A client of the service. */
export interface Client {
  /**
   * Makes a call and returns its data; an empty list is no failure. Throws a {@link CallError} where the call fails, and the signal's own reason
   * where `options.signal` ends it.
   *
   * @example const games = await cfb.get("/games", { year: 2024, team: "Ohio State" });
   */
  get<P extends Path>(path: P, ...args: Args<P>): Promise<Data<P>>;
  /**
   * Makes a call and returns its outcome; never throws. A call that its signal ends is a `CancelledError`.
   *
   * @example const result = await cfb.result("/games", { year: 2024 }, { timeoutMs: 5_000 }); if (result.ok) result.data.length;
   */
  result<P extends Path>(path: P, ...args: Args<P>): Promise<Result<P>>;
  /** What is left of the month's calls, as far as the client knows. */
  readonly quota: Quota;
  /**
   * What calls would cost, without sending any: which are invalid, cached, free, metered. With a cache, identical calls count as one.
   *
   * @example const { totals } = await cfb.plan([{ path: "/games", query: { year: 2024 } }, { path: "/scoreboard" }]);
   */
  plan(calls: readonly PlannedCall[]): Promise<Plan>;
  /**
   * An openapi-fetch client with the same key, rules, quota, retries and limits, without cache, sharing and validation. An HTTP failure is its
   * `error`; everything else that fails throws. openapi-fetch is loaded with the first use.
   *
   * @example const { data, error } = await cfb.raw.GET("/games", { params: { query: { year: 2024 } } });
   */
  readonly raw: OpenapiFetch<paths>;
}

/**
 * Creates a client. Nothing is sent before the first call, and clients share nothing. Throws a `TypeError` that names the option which makes no
 * sense, such as a negative time or a `baseUrl` that is not an http or https address.
 *
 * @example const cfb = createClient({ apiKey: process.env.CFB_API_KEY, quotaFloor: 100 });
 */
export function createClient(given: ClientOptions = {}): Client {
  // As they are now: the caller may go on with the same object.
  const options = { ...given };
  const baseUrl = checkedBaseUrl(options.baseUrl ?? serverUrl);
  const standard = settingsOf(options);
  const clock = options.clock ?? systemClock;
  const keys = keyring(options.apiKey);
  const keeper = quotaKeeper(
    clock,
    standard.quotaFloor,
    () => refresh(),
    options.onQuota && ((state) => notifyHook(options.onQuota, state)),
  );
  const chain = createChain(options, standard, new URL(baseUrl).origin, clock, keys, keeper);
  const caller = createCaller(options, baseUrl, clock, keys, chain, standard);
  const openRaw = lazily(async () =>
    (await import("./transport.js")).openRaw(baseUrl, standard, {
      chain,
      known: keys.known,
      callError,
      operationOf,
      refusal,
      fetchOptionsOf,
      querySerializer: searchOf,
    }),
  );

  async function result<P extends Path>(path: P, ...args: Args<P>): Promise<Result<P>> {
    let about: About = { path };
    try {
      const [query, call] = parts(args);
      about = { path, query, signal: call?.signal };
      const { data, response } = await caller.call(path, query, call);
      const headers = response && new Headers(response.headers);
      // Only validation checks the type of the data: without it the document's type is assumed.
      return { ok: true, data: data as Data<P>, status: response?.status, headers, quota: keeper.state };
    } catch (cause) {
      const error = await callError(cause, about, keys.known);
      return { ok: false, error, status: error.status, headers: error.headers, quota: keeper.state };
    }
  }

  async function refresh(): Promise<QuotaState> {
    const info = await result("/info");
    if (!info.ok) throw info.error;
    // Without this number a floor cannot be respected.
    if (remainingCallsIn(info.data) === undefined)
      throw new ResponseError("/info did not say how many calls are left.", { path: "/info" });
    return keeper.state;
  }

  return {
    result,
    async get<P extends Path>(path: P, ...args: Args<P>) {
      let about: About = { path };
      try {
        const [query, call] = parts(args);
        about = { path, query, signal: call?.signal };
        const { data } = await caller.call(path, query, call);
        return data as Data<P>;
      } catch (cause) {
        const error = await callError(cause, about, keys.known);
        // Some runtimes give no reason.
        throw error instanceof CancelledError ? (error.cause ?? error) : error;
      }
    },
    quota: {
      refresh,
      get remaining() {
        return keeper.state.remaining;
      },
      get learnedAt() {
        return keeper.state.learnedAt;
      },
      get spent() {
        return keeper.state.spent;
      },
      get exhaustedUntil() {
        return keeper.state.exhaustedUntil;
      },
    },
    plan: async (calls) => (await import("./plan.js")).planOf(caller.cost, calls),
    raw: lazyRaw(openRaw),
  };
}

/** The query and the options of `get` and `result`, whose types depend on the path. The query is copied: own members, as they are now. */
function parts([query, call]: readonly unknown[]): [query: unknown, options: CallOptions | undefined] {
  return [isObject(query) ? { ...query } : (query ?? {}), call as CallOptions | undefined];
}

function checkedBaseUrl(baseUrl: string): string {
  let url: URL | undefined;
  try {
    url = new URL(baseUrl);
  } catch {
    // Refused below.
  }
  // Neither message quotes the address: it may be or hold a secret.
  if (url && url.username + url.password + url.search + url.hash !== "")
    throw new TypeError("baseUrl takes no user, password, query or fragment: pass a key as `apiKey`");
  if (!url || !/^https?:/.test(url.protocol))
    throw new TypeError(`baseUrl is not an http or https address such as ${serverUrl}`);
  // Normalized as the addresses of requests are: lower case, no default port.
  return url.href;
}
