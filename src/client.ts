import type { Client as OpenapiFetch } from "openapi-fetch";
import { serverUrl } from "../generated/operations.js";
import type { paths } from "../generated/schema.js";
import { searchOf } from "./address.js";
import { createAsker } from "./ask.js";
import { type About, callError, refusal } from "./call-error.js";
import { type CallError, CancelledError, ResponseError } from "./errors.js";
import { keyring } from "./fetch/auth.js";
import { systemClock } from "./fetch/chain.js";
import { tell } from "./fetch/hooks.js";
import { type QuotaState, quotaKeeper, remainingCallsIn } from "./fetch/quota.js";
import { createChain } from "./layers.js";
import { lazily } from "./lazy.js";
import { type CallOptions, type ClientOptions, fetchOptionsOf, settingsOf } from "./options.js";
import type { Plan, PlannedCall } from "./plan.js";
import { isObject, operationOf } from "./query.js";
import { lazyRaw } from "./raw.js";
import type { Args, Data, Path } from "./types.js";

/** What a response has beside its body: undefined where none came over HTTP, as from the cache. */
interface Head {
  readonly status: number | undefined;
  readonly headers: Headers | undefined;
  /** What was known of the quota after the call. */
  readonly quota: QuotaState;
}

/** What a call came to. `ok` tells data from error, and `error.code` one error from another. */
export type Result<P extends Path> =
  | (Head & { readonly ok: true; readonly data: Data<P> })
  | (Head & { readonly ok: false; readonly error: CallError });

/** What the client knows of the month's quota, at the time of each look. */
export interface Quota extends QuotaState {
  /** Calls `/info`, which is free, to learn what is left. Throws what `get` throws. */
  refresh(): Promise<QuotaState>;
}

/** A client of the service. */
export interface Client {
  /**
   * Makes a call and returns its data: `await cfb.get("/games", { year: 2024, team: "Ohio State" })`. Throws a {@link CallError} when there is
   * none, or the reason of the caller's signal.
   */
  get<P extends Path>(path: P, ...args: Args<P>): Promise<Data<P>>;
  /** Makes a call and returns what came of it; never throws. */
  result<P extends Path>(path: P, ...args: Args<P>): Promise<Result<P>>;
  /** What is left of the month's calls. */
  readonly quota: Quota;
  /** What calls would cost, without sending any: which are invalid, cached, free, metered. */
  plan(calls: readonly PlannedCall[]): Promise<Plan>;
  /** An openapi-fetch client over the same key, rules, quota, retries and limits, for whatever takes one. An HTTP failure is its `error`. */
  readonly raw: OpenapiFetch<paths>;
}

/**
 * Makes a client. Nothing is sent before the first call, and clients share nothing. Throws a `TypeError` that names the option which makes no
 * sense, such as a `baseUrl` that is no http or https address.
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
    options.onQuota && ((state) => tell(options.onQuota, state)),
  );
  const chain = createChain(options, standard, new URL(baseUrl).origin, clock, keys, keeper);
  const asker = createAsker(options, baseUrl, clock, keys, chain, standard);
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
      const { data, response } = await asker.ask(path, query, call);
      const headers = response && new Headers(response.headers);
      // Parsed, but what it is only validation tells: until then the document's word counts.
      return { ok: true, data: data as Data<P>, status: response?.status, headers, quota: keeper.state };
    } catch (cause) {
      const error = await callError(cause, about, keys.known);
      return { ok: false, error, status: error.status, headers: error.headers, quota: keeper.state };
    }
  }

  async function refresh(): Promise<QuotaState> {
    const info = await result("/info");
    if (!info.ok) throw info.error;
    // A floor that cannot be known cannot be kept.
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
        const { data } = await asker.ask(path, query, call);
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
      get learntAt() {
        return keeper.state.learntAt;
      },
      get spent() {
        return keeper.state.spent;
      },
      get exhaustedUntil() {
        return keeper.state.exhaustedUntil;
      },
    },
    plan: async (calls) => (await import("./plan.js")).planOf(asker.cost, calls),
    raw: lazyRaw(openRaw),
  };
}

/** Both parts of what `get` and `result` take: what they are only the path tells. The query as it is now, and as it is sent: own members. */
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
  // Neither message quotes it: it may hold a secret, or be one.
  if (url && url.username + url.password + url.search + url.hash !== "")
    throw new TypeError("baseUrl takes no user, password, query or fragment: pass a key as `apiKey`");
  if (!url || !/^https?:/.test(url.protocol))
    throw new TypeError(`baseUrl is not an http or https address such as ${serverUrl}`);
  // As the addresses of calls will be: in small letters, without a port that is the usual one.
  return url.href;
}
