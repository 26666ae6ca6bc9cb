import type { Client, Result } from "./client.js";
import { type NameKind, nameKinds, serverUrl } from "./document/operation.js";
import { ResponseError } from "./errors.js";
import type { Names } from "./names.js";
import type { CallOptions, ClientOptions, SeasonOptions, WatchOptions } from "./options.js";
import { addresses } from "./query/address.js";
import { sentQuery } from "./query/check.js";
import { holdsKey } from "./query/redact.js";
import { keyring } from "./request/auth.js";
import { createCaller } from "./request/caller.js";
import { cancellable } from "./request/cancellable.js";
import { callError, returnedBy } from "./request/errors/explained.js";
import { safeHeaders } from "./request/errors/network.js";
import { notify } from "./request/hooks.js";
import { type CallContext, forTools } from "./request/layer.js";
import { createChain } from "./request/layers.js";
import { lazily, lazyMethods } from "./request/lazily.js";
import { sampleNoteOf } from "./request/notice-signs.js";
import { openapiMethods } from "./request/openapi-methods.js";
import type { ClientState } from "./request/parts.js";
import { QuotaGate, remainingCallsIn } from "./request/quota/quota.js";
import { checkedBaseUrl, initOf, settingsOf } from "./request/settings.js";
import { systemClock } from "./request/time.js";
import type { Change, Notice, QuotaState } from "./results.js";
import type { Data, ListPath, Path, SeasonPart, WatchedRow } from "./types.js";

/**
 * Creates a client. Clients do not share state. A client does not send anything before its first call. In an edge worker, create one client per
 * request, inside the handler. Calls of one client can wait for each other, and in a worker, one request should not wait for another request's call.
 * Throws a `TypeError` that names an invalid option, such as a negative time or a `baseUrl` that is not an http or https URL.
 *
 * @example const cfb = createClient({ apiKey: process.env.CFB_API_KEY, quotaFloor: 100 });
 */
export function createClient(clientOptions: ClientOptions = {}): Client {
  const settings = settingsOf(clientOptions);
  const baseUrl = checkedBaseUrl(clientOptions.baseUrl ?? serverUrl);
  // Copied, because the caller may change these objects later.
  const options = {
    ...clientOptions,
    baseUrl,
    headers: clientOptions.headers && settings.headers,
    fetchOptions: settings.fetchOptions,
  };
  const clock = options.clock ?? systemClock;
  const keys = keyring(options.apiKey);
  // The store's keys contain URLs, so a store would see the API key.
  if (holdsKey(baseUrl, keys.redactFor()))
    throw new TypeError("baseUrl contains the API key. Pass it only as `apiKey`");
  const onQuota = options.onQuota && ((state: QuotaState) => notify(options.onQuota, state));
  // The budget keeps this call from sharing a request. A shared request may be too old to report the cost of the calls in doubt.
  const refreshAlone = (signal: AbortSignal | undefined) => refresh({ budget: { left: 1 }, signal });
  const quota = new QuotaGate({
    clock,
    floor: settings.quotaFloor,
    refresh: refreshAlone,
    onQuota,
  });
  const quotaState = quota.liveState();
  const send = createChain({ options, settings, clock, keys, quota });
  const spareCalls = () => quota.spareCalls();
  const state: ClientState = { options, settings, clock, keys, addressOf: addresses(baseUrl), send, spareCalls };

  const notices = lazily(async () => (await import("./notices/notices.js")).openNotices(state, caller.explained));
  const cache = lazily(async () => (await import("./cache/cache.js")).openCache(state));
  const validation = lazily(async () => (await import("./validate/check.js")).openValidation(options, keys));
  const stored = lazily(async () => (await import("./request/stored.js")).storedResponses(state, cache, validation));
  const caller = createCaller(state, { stored, cache, notices });
  const { call, get } = caller;

  async function result<P extends Path>(path: P, query?: unknown, callOptions?: CallOptions): Promise<Result<P>> {
    const noticesOfCall: Notice[] = [];
    const context: CallContext = { path, notices: noticesOfCall };
    try {
      const outcome = await call(context, query, callOptions);
      const { data, response, sentKeys, stale } = outcome;
      const redact = keys.redactFor(sentKeys);
      const headers = response && safeHeaders(response, redact);
      const head = { status: response?.status, headers, notices: noticesOfCall, quota: { ...quotaState } };
      // Only validation checks the type of the data.
      const success = { ok: true, data: data as Data<P>, ...stale, ...head } as const;
      // Not enumerable, so that a log of the result does not show this member.
      return Object.defineProperty(success, forTools, { value: [redact, sampleNoteOf(outcome) !== undefined] });
    } catch (cause) {
      const error = callError(cause, context, keys.redactFor(context.sentKeys));
      const { status, headers } = error;
      return { ok: false, error, status, headers, notices: noticesOfCall, quota: { ...quotaState } };
    }
  }

  const fetching = lazily(async () => (await import("./request/fetch.js")).openFetch(caller));
  async function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    // Both arguments are read now, because the caller may change them while the code loads.
    const requested = typeof input === "object" && "headers" in Object(input) ? (input as Request) : `${input}`;
    const copiedInit = init ? initOf(init) : undefined;
    return (await fetching())(requested, copiedInit);
  }
  async function refresh(callOptions?: CallOptions): Promise<QuotaState> {
    // Without this number, the client can't respect `quotaFloor`.
    if (remainingCallsIn(await get({ path: "/info" }, undefined, callOptions)) === undefined)
      throw new ResponseError("/info did not say how many calls are left.", { path: "/info" });
    return { ...quotaState };
  }

  const client: Client = {
    ...openapiMethods({ baseUrl: () => state.addressOf("", {}), redact: keys.redactFor(), fetch }),
    fetch,
    result,
    // The arguments are `unknown` here, because comparing the types of all queries would slow down every user's compiler.
    async get<P extends Path>(path: P, query?: unknown, callOptions?: CallOptions) {
      // Only validation checks the type of the data.
      return (await returnedBy(own.get, get({ path }, query, callOptions), callOptions?.signal)) as Data<P>;
    },
    each<P extends ListPath>(path: P, query?: unknown, seasonOptions?: SeasonOptions) {
      return cancellable(seasonOptions?.signal, async function* (signal) {
        const copy = sentQuery(query);
        const { each } = await import("./seasons/each.js");
        // Only validation checks the type of the rows.
        yield* each(caller, path, copy, seasonOptions, signal) as AsyncGenerator<SeasonPart<P>>;
      });
    },
    async all<P extends ListPath>(path: P, query?: unknown, seasonOptions?: SeasonOptions) {
      const copy = sentQuery(query);
      const { all } = await import("./seasons/each.js");
      return (await returnedBy(own.all, all(caller, path, copy, seasonOptions), seasonOptions?.signal)) as Data<P>;
    },
    quota: Object.assign(quota.liveState(), { refresh: () => refresh() }),
    // The object has a function for every name in `nameKinds`.
    names: lazyMethods(nameKinds, async () => (await notices()).names) as { [K in NameKind]: Names[K] },
    async plan(calls) {
      // Copied now, because the caller may change the queries later. The `?.` is for JavaScript callers, who may pass anything.
      const copies = calls?.map?.((call) => ({ ...call, query: sentQuery(call?.query) }));
      return (await import("./seasons/call-plan.js")).planOf(caller, copies);
    },
    watch<P extends Path>(path: P, query?: unknown, watchOptions?: WatchOptions) {
      return cancellable(watchOptions?.signal, async function* (signal) {
        const copy = sentQuery(query);
        const { watch } = await import("./watch/watch.js");
        // The compiler can't infer the type of the rows when `path` is a type parameter.
        yield* watch(caller, path, copy, watchOptions, signal) as AsyncGenerator<Change<WatchedRow<P>>>;
      });
    },
    async season(at) {
      const { seasonWeek } = await import("./seasons/season-week.js");
      return await returnedBy(own.season, seasonWeek(caller, at));
    },
    async forget(path: Path, query?: unknown) {
      const copiedQuery = query === undefined ? undefined : sentQuery(query);
      return (await caller.cache()).forget(path, copiedQuery);
    },
  };
  // Error stacks start at these methods, even if the program replaces the client's methods.
  const own = { ...client };
  return Object.assign(client, { [forTools]: [keys.redactFor(), options.fetch, settings.quotaFloor] });
}
