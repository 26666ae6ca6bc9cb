// Loaded with the first call of a client with a cache.

import { isArray, parsedJson } from "../document/json.js";
import { keyed, type Operation } from "../document/operation.js";
import type { ErrorCode } from "../errors.js";
import type { Clock } from "../injected.js";
import { holdsKey } from "../query/redact.js";
import { type Keyring, nextKeyOf, refuseKeyIn } from "../request/auth.js";
import { isOutage } from "../request/errors/network.js";
import { randomName } from "../request/hash.js";
import { notify } from "../request/hooks.js";
import type { Call, Outcome, ParsedResponse, StoredOutcome } from "../request/layer.js";
import { hasForm } from "../request/network.js";
import { sampleNoteOf } from "../request/notice-signs.js";
import type { Cache, CacheEntry, ClientState } from "../request/parts.js";
import { quietOf, withoutKey } from "../request/steps.js";
import { sleep } from "../request/time.js";
import { type Envelope, seal, staleness, stateOf, unseal } from "./envelope.js";
import { forgetting, listing } from "./forget.js";
import { guard } from "./guard.js";
import { cacheKey } from "./key.js";
import { memoryStore } from "./store.js";
import { dayMs, ttlOf } from "./ttl.js";

/** Whether the client may return expired data instead of this error. The caller must see any other error. */
export const isReplaceable = (error: unknown): boolean =>
  isOutage(error) || Object(error).code === ("quota_exceeded" satisfies ErrorCode);

/** The state that a cache's entries share. */
interface CacheState {
  readonly store: ReturnType<typeof guard>;
  /** The store's keys, as far as this client knows them. */
  readonly usedKeys: ReturnType<typeof listing>;
  readonly now: () => number;
  readonly clock: Clock;
  readonly staleIfErrorMs: number;
  readonly redactFor: Keyring["redactFor"];
}

/** Which response an entry stores, and for how long. */
interface EntryOptions {
  readonly call: Call;
  readonly operation: Operation;
  /** The key in the store. */
  readonly key: string;
  /** The key in the store if the response belongs to this API key. */
  readonly keyFor: (apiKey: string | undefined) => Promise<string | undefined>;
  /** The API key that the response belongs to. Undefined if the response does not depend on a key. */
  readonly apiKey: string | undefined;
  readonly ttlMs: number;
  /** How long an empty list is stored, in ms. */
  readonly emptyTtlMs: number;
}

/** A claim lets only one process request a URL. It lasts `claimMs`, and its holder renews it every `renewMs`. */
const claimMs = 10_000;
const renewMs = 3_000;

/** While another process has the claim, a call tries to claim the URL every `tryMs`, and looks for the stored response every `lookMs`. */
const tryMs = 50;
const lookMs = 1_000;

/** How long waiting calls can see that the claim's holder did not store a response, in ms. */
const failedMs = 2_000;

/** The stored response of one call. */
class StoredResponse implements CacheEntry {
  /** The expired entry that `get` found. Its JSON is parsed only if the call fails. */
  #past: Envelope | undefined;
  #openedAt = 0;
  /** Stops renewing the claim. Undefined if there is no claim. */
  #stopRenewal: (() => void) | undefined;
  #giveBack: (isStored: boolean) => Promise<unknown> = async () => {};

  constructor(
    private readonly cache: CacheState,
    private readonly options: EntryOptions,
  ) {}

  get(leftMs: () => number, invalid?: (body: Outcome) => unknown): Promise<StoredOutcome | null | undefined> {
    if (invalid) this.#claimFirst(leftMs, invalid);
    return this.#read(leftMs);
  }

  async #read(leftMs: () => number): Promise<StoredOutcome | null | undefined> {
    const { key } = this.options;
    this.#openedAt = this.cache.now();
    return this.cache.store.get(key, leftMs, (value) => {
      this.cache.usedKeys.note(key);
      const envelope = unseal(value);
      if (!envelope) return undefined;
      const state = stateOf(envelope, this.#openedAt, this.cache.staleIfErrorMs);
      if (state === "fresh") return this.#outcomeOf(envelope);
      if (state === "stale") this.#past = envelope;
      return null;
    });
  }

  async instead(error: unknown, invalid: (body: Outcome) => unknown): Promise<Outcome | undefined> {
    await this.#release(false);
    const { call } = this.options;
    // Never serve one key's data to another key. If no request was sent, the call has not used another key.
    const isOwn = call.key === undefined || !this.#belongsToAnother();
    if (!this.#past || !isOwn || call.signal?.aborted || !isReplaceable(error)) return undefined;
    const outcome = this.#outcomeOf(this.#past);
    if (!outcome || (await invalid(outcome))) return undefined;
    return { ...outcome, stale: staleness(error, this.#past.storedAt, this.cache.now()) };
  }

  endClaim(): Promise<void> {
    return this.#release(true);
  }

  async set(sent: ParsedResponse, leftMs: () => number): Promise<void> {
    const isStored = sent.text !== "" && (await this.#store(sent, leftMs));
    await this.#release(isStored);
  }

  /** Stores a response. Returns whether the waiting calls will find it. */
  async #store(sent: ParsedResponse, leftMs: () => number): Promise<boolean> {
    const { text, data } = sent;
    const sampleNote = sampleNoteOf(sent);
    const { call, keyFor, ttlMs, emptyTtlMs } = this.options;
    const redact = this.cache.redactFor(call.sentKeys);
    if (holdsKey(text, redact) || holdsKey(sampleNote ?? "", redact)) return false;
    const key = this.#belongsToAnother() ? await keyFor(call.key) : this.options.key;
    if (key === undefined) return false;
    this.cache.usedKeys.note(key);
    const storedAt = this.cache.now();
    const freshMs = isArray(data) && data.length === 0 ? emptyTtlMs : ttlMs;
    const value = seal({ text, sampleNote, storedAt, freshUntil: storedAt + freshMs });
    await this.cache.store.set(key, value, freshMs + this.cache.staleIfErrorMs, leftMs);
    return key === this.options.key;
  }

  /**
   * If the store supports claims, the call claims its URL just before it would send the request. The claim lasts until `set`, `instead` or
   * `endClaim`, so that only one process requests the URL.
   */
  #claimFirst(leftMs: () => number, invalid: (body: Outcome) => unknown): void {
    const { call } = this.options;
    const { store, clock } = this.cache;
    if (!store.claims) return;
    const holder = randomName();
    const claim = (ms: number) => store.claim(this.options.key, holder, ms, leftMs);
    /** What another process stored while this call waited. */
    let storedMeanwhile: StoredOutcome | undefined;
    const look = async () => {
      const stored = await this.#read(leftMs);
      if (stored && !(await invalid(stored))) storedMeanwhile = stored;
    };
    /** Renews the claim until the call ends. */
    const renew = () => {
      const cancel = clock.after(renewMs, () => {
        void claim(claimMs);
        renew();
      });
      this.#stopRenewal = () => {
        cancel();
        this.#stopRenewal = undefined;
      };
    };
    const failedKey = `${this.options.key}#failed`;
    /** Whether the previous holder gave its claim back without storing a response. */
    const hasFailed = async () => {
      const isFree = await store.claim(failedKey, holder, failedMs, leftMs);
      if (isFree) await store.giveBack(failedKey, holder, leftMs);
      return isFree === false;
    };
    let isPatient = true;
    /** Returns whether the call may continue, either with the claim or, if the store fails, without it. */
    const take = async (): Promise<boolean> => {
      const isOwn = await claim(claimMs);
      if (isOwn === false) return false;
      if (isOwn) {
        renew();
        this.#giveBack = async (isStored) => {
          if (!isStored && !call.signal?.aborted) await store.claim(failedKey, holder, failedMs, leftMs);
          await store.giveBack(this.options.key, holder, leftMs);
        };
        // The previous holder may have stored the response since the last look.
        await look();
      }
      isPatient = false;
      return true;
    };
    /**
     * Waits until the claim is free, and then looks for the response. During the wait, looks for the response only once a second, because responses
     * are large.
     */
    const wait = async () => {
      const until = clock.monotonic() + leftMs();
      let lookAt = clock.monotonic() + lookMs;
      while (clock.monotonic() < until) {
        await sleep(clock, tryMs, call.signal);
        if (await take()) {
          // If the previous holder failed, gives the claim back at once. Otherwise, the waiting calls would request the URL one after another.
          if (!storedMeanwhile && (await hasFailed())) await this.#release(true);
          return;
        }
        if (clock.monotonic() < lookAt) continue;
        lookAt = clock.monotonic() + lookMs;
        await look();
        if (storedMeanwhile) return;
      }
      isPatient = false;
    };
    call.claim = async () => {
      const mayBeSent = storedMeanwhile || !isPatient || (await take());
      return storedMeanwhile ?? (mayBeSent ? undefined : wait);
    };
  }

  /** Ends the claim. If no response was stored, records the failure for the calls that wait. */
  async #release(isStored: boolean): Promise<void> {
    const stop = this.#stopRenewal;
    stop?.();
    if (stop) await this.#giveBack(isStored);
  }

  /** Whether the attempt's API key differs from the entry's. A key function may return a new key each time. */
  #belongsToAnother(): boolean {
    const { call, operation, apiKey } = this.options;
    return keyed(operation) && call.key !== apiKey;
  }

  #outcomeOf({ text, sampleNote }: Envelope): StoredOutcome | undefined {
    const data = parsedJson(text);
    return data !== undefined && hasForm(this.options.call.operation, data) ? { text, data, sampleNote } : undefined;
  }
}

/** Opens a client's cache. */
export function openCache(state: ClientState): Cache {
  const { options, clock, keys, settings } = state;
  const { cacheTimeoutMs } = settings;
  const givenStore = typeof options.cache === "object" ? options.cache : undefined;
  const start = clock.now() - clock.monotonic();
  // Entries in this process need a time that is never set back. If the monotonic clock stops during sleep, the wall clock is ahead.
  const now = () => (givenStore ? clock.now() : Math.max(clock.now(), start + clock.monotonic()));
  const store = givenStore ?? memoryStore({ now: () => clock.now(), monotonic: () => clock.monotonic() });
  const onCacheError = (error: unknown) => notify(options.onCacheError, withoutKey(error, keys.redactFor()));
  const cache: CacheState = {
    store: guard(store, { cacheTimeoutMs, onCacheError, clock, quiet: quietOf(options) }),
    usedKeys: listing(store),
    now,
    clock,
    staleIfErrorMs: options.staleIfErrorMs ?? 7 * dayMs,
    redactFor: keys.redactFor,
  };

  async function apiKeyFor(call: Call): Promise<string | undefined> {
    try {
      return await nextKeyOf(call, clock, keys);
    } catch (error) {
      // Without a key, the client does not store the response. Each attempt asks for the key again, and reports if there is none.
      const { code, retryable } = Object(error);
      if (code === "authentication" || retryable) return undefined;
      throw error;
    }
  }

  return {
    async entry(call, operation, query, givenTtlMs) {
      const ttlMs = givenTtlMs ?? ttlOf(operation, query, now());
      if (!(ttlMs > 0)) return undefined;
      const apiKey = keyed(operation) ? await apiKeyFor(call) : undefined;
      // The URL may contain a key that the key function has just returned. The store must not see that key.
      refuseKeyIn(call.url, keys.redactFor(call.sentKeys));
      const pathUrl = state.addressOf(call.path, {});
      const keyFor = (key: string | undefined) => cacheKey(call.url, operation, key, pathUrl);
      const key = await keyFor(apiKey);
      if (key === undefined) return undefined;
      // The service adds seasons late, so an empty list may have rows next week.
      const emptyTtlMs = givenTtlMs ?? Math.min(ttlMs, dayMs);
      return new StoredResponse(cache, { call, operation, key, keyFor, apiKey, ttlMs, emptyTtlMs });
    },
    forget: forgetting(cache.store, cache.usedKeys, state),
  };
}
