import type { Cache, CacheEntry } from "./cache/index.js";
import { AuthenticationError, ResponseError } from "./errors.js";
import { callError, failed, refusal } from "./failures/call-error.js";
import { loadWords } from "./failures/load.js";
import type { Keyring } from "./fetch/auth.js";
import type { Call, Send } from "./fetch/call.js";
import type { Clock } from "./fetch/clock.js";
import { notifyHook } from "./fetch/hooks.js";
import { sharing } from "./fetch/share.js";
import { deadlineOf, within } from "./fetch/waiting.js";
import { lazily } from "./lazy.js";
import type { CallOptions, ClientOptions } from "./options.js";
import type { CallCost } from "./plan.js";
import { addresses } from "./query/address.js";
import { isObject, operationOf } from "./query/check.js";
import { type CallSettings, settingsOf } from "./settings.js";

type Query = Readonly<Record<string, unknown>>;

/** A response on its way to a caller: `response` is absent where the cache had it. */
export interface CallResult {
  readonly data: unknown;
  readonly response: Response | undefined;
}

/** The outcome of one request, for all callers that share it. */
interface SharedResult extends CallResult {
  readonly text: string;
  /** The first caller gets the parsed body, the others parse copies: no caller can change the rows of another. */
  given?: boolean;
}

/** The layers above the chain: rules, then cache and sharing, then validation of what came. */
export interface Caller {
  call(path: string, query: unknown, own: CallOptions | undefined): Promise<CallResult>;
  /** What a call would cost, or why it must not be sent. Sends nothing. */
  cost(path: string, query: unknown): Promise<CallCost>;
}

export function createCaller(
  options: ClientOptions,
  baseUrl: string,
  clock: Clock,
  keys: Keyring,
  chain: Send,
  standard: CallSettings,
): Caller {
  const requests = sharing<SharedResult>();
  const addressOf = addresses(baseUrl);
  const cache = lazily(
    async (): Promise<Cache> =>
      (await import("./cache/index.js")).openCache(
        { ...options, onCacheError: (error) => notifyHook(options.onCacheError, error) },
        clock,
      ),
  );
  const judging = lazily(() => import("./validate/verdict.js"));

  /** `fetchOptions` hold what JSON does not, such as a dispatcher: they are compared by identity. */
  const identities = new WeakMap<object, number>();
  let objects = 0;
  const identityOf = (object: object | undefined): number | "" => {
    if (!object || Object.keys(object).length === 0) return "";
    if (!identities.has(object)) identities.set(object, ++objects);
    return identities.get(object) ?? "";
  };

  /** Where a response is stored and for how long; undefined where it is not. */
  const entryOf = async (call: Call, query: Query, ttlMs: number | undefined): Promise<CacheEntry | undefined> => {
    const { url, operation } = call;
    if (!options.cache || operation === undefined) return undefined;
    const apiKey = async () => {
      try {
        return await within(call, clock, Promise.resolve(keys.current()));
      } catch (error) {
        // Without a key nothing is stored, and the call says why. One whose time is over ends here.
        if (error instanceof AuthenticationError) return undefined;
        throw error;
      }
    };
    return (await cache()).entry(url, operation, query, ttlMs, apiKey);
  };

  /** The error for data that `validate` refuses; differences go to `onDrift`. */
  const flaw = async (path: string, answer: CallResult, text: string, { validate }: CallSettings) => {
    if (validate === "off") return undefined;
    const { response, data } = answer;
    const { reported, broken } = (await judging()).verdict(path, response?.status ?? 200, data, validate);
    if (reported.length > 0) notifyHook(options.onDrift, { path, findings: reported });
    if (!broken) return undefined;
    const words = await loadWords();
    const redact = words?.redactor(keys.known) ?? (() => "The response is not what the document says.");
    return new ResponseError(redact(broken), response && words?.factsOf(response, text, redact));
  };

  /** How long the store may take for a step, ms: half of what is left of the call, so that the service can still be called. */
  const storeMs = (call: Call) => (deadlineOf(call, clock) - clock.monotonic()) / 2;

  /** Looks into the cache, then calls the service. */
  const fetchAndStore = async (call: Call, query: Query, settings: CallSettings): Promise<SharedResult> => {
    deadlineOf(call, clock);
    const entry = settings.cache === "no-store" ? undefined : await entryOf(call, query, settings.cacheTtlMs);
    const found = settings.cache === "reload" ? undefined : await entry?.get(storeMs(call));
    const stored = found && { ...found, response: undefined };
    // What was stored may not have been validated: where it is not as documented, the service is called.
    if (stored && !(await flaw(call.path, stored, stored.text, settings))) return stored;
    const answer = await chain(call);
    if (!answer.response.ok) return answer;
    const error = await flaw(call.path, answer, answer.text, settings);
    if (error) throw error;
    if (answer.text !== "") await entry?.set(answer.text, answer.data, storeMs(call));
    return answer;
  };

  return {
    async call(path, given, own) {
      const refused = refusal(path, given, keys.known);
      if (refused !== undefined) throw await refused;
      // What is not refused is an object.
      const query = given as Query;
      const settings = own ? settingsOf(options, own) : standard;
      const url = addressOf(path, query);
      const { shareKey, headers, fetchOptions } = settings;
      const send = (signal: AbortSignal | undefined): Promise<SharedResult> => {
        const call: Call = { url, path, operation: operationOf(path), headers, signal, settings, fetchOptions };
        return options.cache || settings.validate !== "off" ? fetchAndStore(call, query, settings) : chain(call);
      };
      // A short key for most calls: it is hashed for each.
      const key = shareKey === standard.shareKey ? url : shareKey + url;
      const shared: SharedResult = await requests.run(identityOf(own?.fetchOptions) + key, own?.signal, send);
      const { response, text, data } = shared;
      if (response?.ok === false) throw await failed({ ...shared, response }, path, keys.known);
      const copy = shared.given && text !== "";
      shared.given = true;
      return { response, data: copy ? JSON.parse(text) : data };
    },
    async cost(path, given) {
      const query = (isObject(given) ? { ...given } : given) as Query;
      const refused = refusal(path, query, keys.known);
      if (refused !== undefined)
        return { cost: "invalid", error: await callError(await refused, { path, query }, keys.known) };
      const operation = operationOf(path);
      if (operation?.metered === false) return { cost: "free" };
      const url = addressOf(path, query);
      const call: Call = { url, path, operation, headers: {}, signal: undefined, settings: standard };
      const entry = await entryOf(call, query, undefined).catch(() => undefined);
      const found = await entry?.get(storeMs(call));
      return { cost: found ? "cached" : "metered", storedAs: entry && url };
    },
  };
}
