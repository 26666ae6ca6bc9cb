import { keyed, operationOf, type QueryObject } from "../document/operation.js";
import { CancelledError } from "../errors.js";
import type { CallOptions } from "../options.js";
import { sentQuery } from "../query/check.js";
import { callError, failed, refusal } from "./failures/call-error.js";
import type { About, Call, Outcome } from "./layer.js";
import type { ClientState, Parts } from "./parts.js";
import { type CallSettings, settingsOf } from "./settings.js";
import { sharing } from "./share.js";
import { type Limits, timeLeft, within } from "./waiting.js";

/** Replaces a parsed body that the first caller has. */
const taken = {};

/** Makes the calls of a client. */
export type Caller = ReturnType<typeof createCaller>;

/** The layers above those of src/request/layers.ts. Longer than 60 lines, because they share the state of the client. */
export function createCaller(state: ClientState, parts: Parts) {
  const { options, settings: standard, clock, keys, addressOf, send } = state;
  const requests = sharing<Outcome>();
  const identityOf = identities();

  /** The entry of a call in the cache; undefined where its response is not stored. */
  function entryOf(call: Call, query: QueryObject, ttlMs?: number) {
    const { operation } = call;
    if (!options.cache || !operation) return undefined;
    return parts.cache().then(({ entry }) => entry(call, operation, query, ttlMs));
  }

  /** Looks into the cache, then calls the service, validates and stores. */
  async function fetchAndStore(call: Call, query: QueryObject, settings: CallSettings): Promise<Outcome> {
    timeLeft(call, clock);
    const { validate, cache, cacheTtlMs } = settings;
    const { path } = call;
    // Half of the call's remaining time, so that the service can still be called.
    const storeMs = () => timeLeft(call, clock) / 2;
    const invalid = async (result: Outcome) =>
      validate === "off" ? undefined : (await parts.validation())(path, result, validate);
    const entry = cache === "no-store" ? undefined : await entryOf(call, query, cacheTtlMs);
    const found = cache === "reload" ? undefined : await entry?.get(storeMs);
    // Stored data may not have been validated. Where it is invalid, the service is called.
    if (found && !(await invalid(found))) return found;
    let failure: Outcome | undefined;
    let error: unknown;
    try {
      const parsed = await send(call);
      if (parsed.response.ok) {
        const broken = await invalid(parsed);
        if (broken) throw broken;
        if (parsed.text !== "") await entry?.set(parsed.text, parsed.data, storeMs);
        return parsed;
      }
      failure = parsed;
      error = entry && (await failed(parsed, path, keys.known));
    } catch (cause) {
      error = cause;
    }
    const outcome = (await entry?.instead(error, invalid)) ?? failure;
    if (outcome) return outcome;
    throw error;
  }

  /** Makes a call with a query and its own options, and completes `about` for its error. Throws where the response is not 2xx, unless `anyStatus`. */
  async function call(about: About, given?: unknown, own?: CallOptions, anyStatus?: true): Promise<Outcome> {
    const { path } = about;
    const query = sentQuery(given);
    about.query = query;
    about.signal = own?.signal;
    const refused = refusal(path, query, keys.known);
    const error = refused && (await refused);
    if (error) throw error;
    const settings = own ? settingsOf(options, own) : standard;
    const url = addressOf(path, query);
    const { shareKey, headers, fetchOptions, notices: mode } = settings;
    const budget = own?.budget;
    const limits: Limits = { settings, signal: own?.signal, budget };
    // Hints break no call: without their chunk there are none.
    const hints =
      (about.notices || mode) && mode !== "off"
        ? parts.hints().then(
            (each) => each.readQuery(about, query, mode, limits),
            () => undefined,
          )
        : undefined;
    // Where only the result has the notices, the request does not wait for them.
    if (mode && hints !== undefined) await within(limits, clock, hints);
    const { deadline } = limits;
    const start = (signal: AbortSignal | undefined): Promise<Outcome> => {
      const operation = operationOf(path);
      const request: Call = { url, path, operation, headers, signal, settings, fetchOptions, about, deadline, budget };
      return options.cache || settings.validate !== "off" ? fetchAndStore(request, query, settings) : send(request);
    };
    // A function may return another key for the next call, and these responses belong to a key: they are not shared.
    const alone = typeof options.apiKey === "function" && keyed(operationOf(path) ?? {}) ? { alone: true } : undefined;
    // A short key for most calls, because each is hashed. A call must not end with the budget of another.
    const key = `${identityOf(alone ?? budget)}$${shareKey === standard.shareKey ? url : shareKey + url}`;
    let shared: Outcome;
    try {
      shared = await requests.run(identityOf(own?.fetchOptions) + key, own?.signal, start);
    } finally {
      // A failed call has its notices, too.
      if (hints !== undefined) await hints;
    }
    const { response, text, data, drift, stale } = shared;
    if (response?.ok === false) {
      if (anyStatus) return shared;
      throw await failed({ ...shared, response }, path, keys.known);
    }
    if (text !== "") shared.data = taken;
    const body = data === taken ? JSON.parse(text) : data;
    if (hints !== undefined) (await hints)?.(body, drift, stale);
    return { ...shared, data: body };
  }

  /** Makes a call whose error is the caller's own. */
  async function explained(about: About, query: unknown, own?: CallOptions, anyStatus?: true): Promise<Outcome> {
    try {
      return await call(about, query, own, anyStatus);
    } catch (cause) {
      const error = await callError(cause, about, keys.known);
      // Some runtimes give no reason.
      throw error instanceof CancelledError ? (error.cause ?? error) : error;
    }
  }

  return {
    ...state,
    ...parts,
    entryOf,
    call,
    /** Makes a call and returns its data; throws an error of the caller's own. */
    get: async (about: About, query?: unknown, own?: CallOptions): Promise<unknown> =>
      (await explained(about, query, own)).data,
    /** Makes a call and returns its outcome, that of a response which is not 2xx included; throws an error of the caller's own. */
    fetched: (about: About, query: QueryObject, own: CallOptions): Promise<Outcome> =>
      explained(about, query, own, true),
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
