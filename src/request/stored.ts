// Loaded with the first call of a client that has a cache, or with the first call that validates.

import { type QueryObject, unknownOperation } from "../document/operation.js";
import { responseError } from "./errors/response.js";
import type { Call, Outcome } from "./layer.js";
import type { Cache, CacheEntry, ClientState, StoredResponses, Validation } from "./parts.js";
import type { CallSettings } from "./settings.js";
import { timeLeft, within } from "./time.js";

/** Sits between a call and its layers. Returns a stored response if there is one. Otherwise, it validates and stores the service's response. */
export function storedResponses(
  { options, clock, keys, send }: ClientState,
  openCache: () => Promise<Cache>,
  openValidation: () => Promise<Validation>,
): StoredResponses {
  /** Looks for a stored response. If there is none, calls the service, then validates and stores the response. */
  async function storedOrSent(call: Call, query: QueryObject, settings: CallSettings): Promise<Outcome> {
    const { validate, cache, cacheTtlMs } = settings;
    // Loaded before the call is sent, because a response that can't be validated would be lost, although it may have cost a call.
    const validation = validate === "off" || !call.operation ? undefined : await within(call, clock, openValidation());
    const entry = cache === "no-store" ? undefined : await cacheEntry(call, query, cacheTtlMs);
    // The store gets half of the call's remaining time, so that there is time left to call the service.
    const storeMs = () => timeLeft(call, clock) / 2;
    const problemIn = async (outcome: Outcome) =>
      validate === "off" ? undefined : validation?.(call.path, outcome, validate);
    const stored = cache === "reload" ? undefined : await entry?.get(storeMs, problemIn);
    // Stored data may not have been validated. If it is invalid, the client calls the service.
    if (stored && !(await problemIn(stored))) return stored;
    return sentOrStale(call, entry, storeMs, problemIn);
  }

  /** Calls the service and stores its response. Expired data may replace an error. */
  async function sentOrStale(
    call: Call,
    entry: CacheEntry | undefined,
    storeMs: () => number,
    problemIn: (outcome: Outcome) => Promise<unknown>,
  ): Promise<Outcome> {
    let failure: Outcome | undefined;
    let error: unknown;
    try {
      const sent = await send(call);
      if (!sent.response) {
        await entry?.endClaim();
        return sent;
      }
      if (sent.response.ok) {
        const problem = await problemIn(sent);
        if (problem) throw problem;
        await entry?.set(sent, storeMs);
        return sent;
      }
      failure = sent;
      error = entry && responseError(sent, call.path, keys.redactFor(call.sentKeys));
    } catch (cause) {
      error = cause;
    }
    const stale = await entry?.instead(error, problemIn);
    if (stale) return stale;
    if (failure) return failure;
    throw error;
  }

  /** Returns a call's cache entry, or undefined if its response is not stored. */
  async function cacheEntry(call: Call, query: QueryObject, ttlMs?: number): Promise<CacheEntry | undefined> {
    const { operation } = call;
    if (!options.cache || !(operation || ttlMs)) return undefined;
    const cache = await within(call, clock, openCache());
    return cache.entry(call, operation ?? unknownOperation, query, ttlMs);
  }

  return { cacheEntry, storedOrSent };
}
