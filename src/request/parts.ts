import type { Operation, QueryObject } from "../document/operation.js";
import type { CallError } from "../errors.js";
import type { Clock } from "../injected.js";
import type { ClientOptions, Notices } from "../options.js";
import type { Notice } from "../results.js";
import type { Keyring } from "./auth.js";
import type { Call, CallContext, Limits, Outcome, SendInTurn } from "./layer.js";
import type { CallSettings } from "./settings.js";

/** The state of one client, which its parts share. */
export interface ClientState {
  readonly options: ClientOptions;
  /** The settings of a call without options of its own. */
  readonly settings: CallSettings;
  readonly clock: Clock;
  readonly keys: Keyring;
  /** The address of a checked query. */
  readonly addressOf: (path: string, query: QueryObject) => string;
  /** Sends a call through the layers of src/request. */
  readonly send: SendInTurn;
}

/** The entry of a call in the cache. The store gets at most `leftMs()` for a step. */
export interface CacheEntry {
  /**
   * The stored body; undefined or null if there is nothing fresh and usable. With `invalid`, and a store that has claims, the call will claim its URL
   * when its turn has come, until `set`, `instead` or `endClaim`: of several processes, one requests it. `invalid` refuses what another process has stored by then.
   */
  get(leftMs: () => number, invalid?: (body: Outcome) => unknown): Promise<Outcome | null | undefined>;
  /** Ends the claim without a response of its own: another process has stored one. */
  endClaim(): Promise<void>;
  /** Returns the expired body that `get` found, unless `invalid` refuses it. Undefined if the call's error stands. */
  instead(error: unknown, invalid: (body: Outcome) => unknown): Promise<Outcome | undefined>;
  /**
   * Stores a body, unless it is empty, has the wrong type or repeats a key; an empty list for a day at most, unless `cacheTtlMs` says how long.
   */
  set(text: string, data: unknown, leftMs: () => number): Promise<void>;
}

/** The cache of a client: src/cache has it. */
export interface Cache {
  /** The entry of a call; undefined where its response is not stored. `ttlMs` replaces the time that the document says. */
  entry(
    call: Call,
    operation: Operation,
    query: QueryObject | undefined,
    ttlMs: number | undefined,
  ): Promise<CacheEntry | undefined>;
  forget(path: string, query: QueryObject | undefined): Promise<boolean>;
}

/** What looks for stored responses: src/request/stored.ts has it. */
export interface StoredResponses {
  /** Returns a stored response, or calls the service, validates and stores. Stored data past its time may replace an error. */
  storedOrSent(call: Call, query: QueryObject, settings: CallSettings): Promise<Outcome>;
  /** The entry of a call in the cache; undefined if its response is not stored. */
  cacheEntry(call: Call, query: QueryObject, ttlMs?: number): Promise<CacheEntry | undefined>;
}

/** Returns the error for data that `validate` refuses, and reports differences to `onDrift`: src/validate has it. */
export type Validation = (
  path: string,
  result: Outcome,
  validate: "report" | "throw",
) => Promise<CallError | undefined>;

/** Adds the notices of a response to those of its call. */
export type ReadResponse = (data: unknown, outcome?: Pick<Outcome, "drift" | "stale" | "response">) => void;

/** Reads the notices of calls: src/notices has it. */
export interface NoticeReader {
  /**
   * Adds the notices of a query to those of its call, and passes them to `onNotice`. Throws a `QueryError` for them with `refuse`. Returns a function
   * that does the same for the response. Lists of names are requested within the limits of the call, and without these not at all.
   */
  readQuery(
    context: CallContext,
    query: QueryObject,
    mode: Notices | undefined,
    limits?: Limits,
  ): Promise<ReadResponse>;
  /** The notices of a call that is only planned, and the error where they refuse it. Sends nothing, and calls no hook. */
  planned(path: string, query: QueryObject): Promise<{ notices: readonly Notice[]; error?: CallError }>;
}

/** The parts of a client that load on first use. */
export interface LazyParts {
  stored(): Promise<StoredResponses>;
  cache(): Promise<Cache>;
  notices(): Promise<NoticeReader>;
}
