import type { Staleness } from "./cache/stale.js";
import { type About, failed, refusal } from "./failures/call-error.js";
import type { keyring } from "./fetch/auth.js";
import type { Call, Send } from "./fetch/call.js";
import type { Clock } from "./fetch/clock.js";
import { sharing } from "./fetch/share.js";
import { timeLeft, within } from "./fetch/waiting.js";
import type { ClientTools } from "./lazy/client-tools.js";
import { lazily } from "./lazy/lazily.js";
import type { openNotices } from "./notices/index.js";
import type { QueryObject } from "./operation.js";
import type { CallOptions, ClientOptions } from "./options.js";
import { addresses } from "./query/address.js";
import { operationOf, sentQuery } from "./query/check.js";
import { type CallSettings, settingsOf } from "./settings.js";
import type { Finding } from "./validate/findings.js";

type Keys = ReturnType<typeof keyring>;
type AddressOf = ReturnType<typeof addresses>;
type Entries = ReturnType<typeof cacheEntries>["entryOf"];

/** The result of one request, for all callers that share it. `response` is absent where it came from the cache. */
interface SharedResult {
  readonly response?: Response;
  readonly text: string;
  /** The first caller gets the parsed body; the others parse copies, so that no caller can change the rows of another. */
  data: unknown;
  /** It replaces an error. */
  readonly stale?: Staleness;
  drift?: readonly Finding[];
}

/** Replaces a parsed body that the first caller has. */
const taken = {};

/** The layers above the chain: rules, then cache and sharing, then validation. */
export function createCaller(
  options: ClientOptions,
  baseUrl: string,
  clock: Clock,
  keys: Keys,
  chain: Send,
  standard: CallSettings,
  tools: ClientTools,
  loadNotices: () => Promise<ReturnType<typeof openNotices>>,
) {
  const requests = sharing<SharedResult>();
  const addressOf = addresses(baseUrl);
  const identityOf = identities();
  const { cache, entryOf } = cacheEntries(options, clock, keys, tools, addressOf);
  const fetchAndStore = storing(options, clock, tools, chain, entryOf);

  return {
    addressOf,
    entryOf,
    /** Makes a call with a query and its own options, and completes `about` for its error. */
    async call(about: About, given?: unknown, own?: CallOptions) {
      const { path } = about;
      const query = sentQuery(given);
      about.query = query;
      about.signal = own?.signal;
      const refused = refusal(path, query, keys.known);
      if (refused !== undefined) throw await refused;
      const settings = own ? settingsOf(options, own) : standard;
      const url = addressOf(path, query);
      const { shareKey, headers, fetchOptions, notices: mode } = settings;
      const read = (notices: Awaited<ReturnType<typeof loadNotices>>) => notices.readQuery(about, query, mode);
      // Hints break no call: without their chunk there are none.
      const hints = (about.notices || mode) && mode !== "off" ? loadNotices().then(read, () => undefined) : undefined;
      // Where only the result has the notices, the request does not wait for them.
      if (mode && hints !== undefined) await within({ settings, signal: own?.signal }, clock, hints);
      const send = (signal: AbortSignal | undefined): Promise<SharedResult> => {
        const call: Call = { url, path, operation: operationOf(path), headers, signal, settings, fetchOptions, about };
        return options.cache || settings.validate !== "off" ? fetchAndStore(call, query, settings) : chain(call);
      };
      // A short key for most calls, because each is hashed.
      const key = shareKey === standard.shareKey ? url : shareKey + url;
      let shared: SharedResult;
      try {
        shared = await requests.run(identityOf(own?.fetchOptions) + key, own?.signal, send);
      } finally {
        // A failed call has its notices, too.
        if (hints !== undefined) await hints;
      }
      const { response, text, data, drift, stale } = shared;
      if (response?.ok === false) throw await failed({ ...shared, response }, path, keys.known);
      if (text !== "") shared.data = taken;
      const body = data === taken ? JSON.parse(text) : data;
      if (hints !== undefined) (await hints)?.(body, drift, stale);
      return { response, data: body, stale };
    },
    cache,
  };
}

/** How long the store may take for a step, ms: half of the call's remaining time, so that the service can still be called. */
const storeMs = (call: Call, clock: Clock) => () => timeLeft(call, clock) / 2;

/** Returns a function that looks into the cache, then calls the service, validates and stores. */
function storing(options: ClientOptions, clock: Clock, tools: ClientTools, chain: Send, entryOf: Entries) {
  const loadValidation = lazily(async () => (await import("./validate/index.js")).openValidation(options, tools));
  return async (call: Call, query: QueryObject, settings: CallSettings): Promise<SharedResult> => {
    timeLeft(call, clock);
    const { validate, cache, cacheTtlMs } = settings;
    const { path } = call;
    const invalid = async (result: SharedResult) =>
      validate === "off" ? undefined : (await loadValidation())(path, result, validate);
    const entry = cache === "no-store" ? undefined : await entryOf(call, query, cacheTtlMs);
    const found = cache === "reload" ? undefined : await entry?.get(storeMs(call, clock));
    // Stored data may not have been validated. Where it is invalid, the service is called.
    if (found && !(await invalid(found))) return found;
    try {
      const parsed = await chain(call);
      if (!parsed.response.ok) throw await failed(parsed, path, tools.known);
      const error = await invalid(parsed);
      if (error) throw error;
      if (parsed.text !== "") await entry?.set(parsed.text, parsed.data, storeMs(call, clock));
      return parsed;
    } catch (error) {
      if (!entry) throw error;
      return entry.instead(error, invalid);
    }
  };
}

/** Compares `fetchOptions` by identity, because they hold what JSON does not, such as a dispatcher. */
function identities(): (object: object | undefined) => number | "" {
  const known = new WeakMap<object, number>();
  let count = 0;
  return (object) => {
    if (!object || Object.keys(object).length === 0) return "";
    if (!known.has(object)) known.set(object, ++count);
    return known.get(object) ?? "";
  };
}

/** The cache, and a function that finds the entry of a call; undefined where its response is not stored. */
function cacheEntries(options: ClientOptions, clock: Clock, keys: Keys, tools: ClientTools, addressOf: AddressOf) {
  const cache = lazily(async () =>
    (await import("./cache/index.js")).openCache(options, clock, keys, { ...tools, addressOf }),
  );
  const entryOf = (call: Call, query: QueryObject, ttlMs: number | undefined) => {
    const { operation } = call;
    return options.cache && operation ? cache().then(({ entry }) => entry(call, operation, query, ttlMs)) : undefined;
  };
  return { cache, entryOf };
}
