import { serverUrl } from "../generated/operations.js";
import { createCaller } from "./call.js";
import type { Client, Result } from "./client.js";
import { CancelledError, ResponseError } from "./errors.js";
import { type About, callError } from "./failures/call-error.js";
import { keyring } from "./fetch/auth.js";
import { systemClock } from "./fetch/clock.js";
import { notifyHook } from "./fetch/hooks.js";
import { createChain } from "./fetch/layers.js";
import type { QuotaState } from "./fetch/ledger.js";
import { quotaKeeper, remainingCallsIn } from "./fetch/quota.js";
import { clientTools } from "./lazy/client-tools.js";
import { lazily, lazyMethods } from "./lazy/lazily.js";
import type { Names } from "./names/names.js";
import type { Notice } from "./notices/notice.js";
import type { CallOptions, ClientOptions } from "./options.js";
import { sentQuery } from "./query/check.js";
import { lazyRaw } from "./raw.js";
import type { ListPath, SeasonPart } from "./seasons/types.js";
import { checkedBaseUrl, settingsOf } from "./settings.js";
import type { Data, Path } from "./types.js";
import type { Change, WatchedRow } from "./watch/types.js";

const nameKinds = /* @__PURE__ */ "team conference position playType draftTeam coach player".split(" ");

/**
 * Creates a client. Sends nothing before the first call; clients share nothing. Throws a `TypeError` that names an invalid option, such as a
 * negative time or a `baseUrl` that is not an http or https address.
 *
 * @example const cfb = createClient({ apiKey: process.env.CFB_API_KEY, quotaFloor: 100 });
 */
export function createClient(given: ClientOptions = {}): Client {
  const baseUrl = checkedBaseUrl(given.baseUrl ?? serverUrl);
  const standard = settingsOf(given);
  // A copy, because the caller may change the objects later.
  const options = { ...given, headers: given.headers && standard.headers, fetchOptions: standard.fetchOptions };
  const clock = options.clock ?? systemClock;
  const keys = keyring(options.apiKey);
  const notify = options.onQuota && ((state: QuotaState) => notifyHook(options.onQuota, state));
  const keeper = quotaKeeper(clock, standard.quotaFloor, () => refresh(), notify);
  const chain = createChain(options, standard, new URL(baseUrl).origin, clock, keys, keeper);
  const core = clientTools(clock, chain, keys.known);
  const openRaw = lazily(async () => (await import("./transport.js")).openRaw(baseUrl, standard, core));

  const loadNotices = lazily(async () => {
    const { openNotices } = await import("./notices/index.js");
    return openNotices({ ...core, options, get: getData });
  });
  const caller = createCaller(options, baseUrl, clock, keys, chain, standard, core, loadNotices);
  const methods = lazily(async () => {
    const { openMethods } = await import("./lazy/methods.js");
    return openMethods({ ...core, ...caller, get, result, loadNotices, settings: standard });
  });

  async function result<P extends Path>(path: P, query?: unknown, own?: CallOptions): Promise<Result<P>> {
    const notices: Notice[] = [];
    const about: About = { path, notices };
    try {
      const { data, response, stale } = await caller.call(about, query, own);
      const headers = response && new Headers(response.headers);
      const head = { status: response?.status, headers, notices, quota: { ...keeper.state } };
      // Only validation checks the type of the data.
      return { ok: true, data: data as Data<P>, ...stale, ...head };
    } catch (cause) {
      const error = await callError(cause, about, keys.known);
      const { status, headers } = error;
      return { ok: false, error, status, headers, notices, quota: { ...keeper.state } };
    }
  }

  const getData = <P extends Path>(path: P, query?: unknown, own?: CallOptions) =>
    // Only validation checks the type of the data.
    get({ path }, query, own) as Promise<Data<P>>;

  async function get(about: About, query?: unknown, own?: CallOptions): Promise<unknown> {
    try {
      return (await caller.call(about, query, own)).data;
    } catch (cause) {
      const error = await callError(cause, about, keys.known);
      // Some runtimes give no reason.
      throw error instanceof CancelledError ? (error.cause ?? error) : error;
    }
  }

  async function refresh(): Promise<QuotaState> {
    // A floor needs this number.
    if (remainingCallsIn(await get({ path: "/info" })) === undefined)
      throw new ResponseError("/info did not say how many calls are left.", { path: "/info" });
    return { ...keeper.state };
  }

  return {
    result,
    get: getData,
    // The arguments are `unknown` here, because comparing the types of all queries would cost every user's compiler.
    async *each<P extends ListPath>(path: P, query?: unknown, own?: object) {
      const copy = sentQuery(query);
      yield* (await methods()).each(path, copy, own) as AsyncGenerator<SeasonPart<P>>;
    },
    async all<P extends ListPath>(path: P, query?: unknown, options?: object) {
      const own = sentQuery(query);
      return (await methods()).all(path, own, options) as Promise<Data<P>>;
    },
    quota: Object.assign(keeper.liveState(), { refresh }),
    // It has every function of the type, by name.
    names: lazyMethods(nameKinds, async () => (await loadNotices()).names) as Names,
    async plan(calls) {
      const copies = calls.map((call) => ({ ...call, query: sentQuery(call.query) }));
      return (await methods()).plan(copies);
    },
    async *watch<P extends Path>(path: P, query?: unknown, own?: object) {
      const copy = sentQuery(query);
      // The compiler cannot know the rows of a path that it does not know.
      yield* (await methods()).watch(path, copy, own) as AsyncGenerator<Change<WatchedRow<P>>>;
    },
    async forget(path: Path, query?: unknown) {
      const own = query === undefined ? undefined : sentQuery(query);
      return (await caller.cache()).forget(path, own);
    },
    raw: lazyRaw(openRaw),
  };
}
