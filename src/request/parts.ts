import type { Operation, QueryObject } from "../document/operation.js";
import type { CallError } from "../errors.js";
import type { Clock } from "../injected.js";
import type { ClientOptions, Notices } from "../options.js";
import type { Notice } from "../results.js";
import type { Keyring } from "./auth.js";
import type { Call, CallContext, Limits, Outcome, ParsedResponse, SendInTurn } from "./layer.js";
import type { CallSettings } from "./settings.js";

/** One client's state, which its parts share. */
export interface ClientState {
  readonly options: ClientOptions;
  /** The settings of a call that does not pass options. */
  readonly settings: CallSettings;
  readonly clock: Clock;
  readonly keys: Keyring;
  /** Returns the URL of a checked query. */
  readonly addressOf: (path: string, query: QueryObject) => string;
  /** Sends a call through the layers of src/request. */
  readonly send: SendInTurn;
  /** Returns how many more metered calls the quota allows above the floor. Infinity if the client does not know how many are left. */
  readonly spareCalls: () => number;
}

/** A call's cache entry. Each step of the store may take at most `leftMs()`. */
export interface CacheEntry {
  /**
   * Returns the stored body. Returns undefined or null if there is no fresh, usable body. With `invalid` and a store that supports claims, the call
   * claims its URL when its turn has come, so that only one of several processes requests it. The claim lasts until `set`, `instead` or `endClaim`.
   * `invalid` refuses a body that another process has stored by then.
   */
  get(leftMs: () => number, invalid?: (body: Outcome) => unknown): Promise<Outcome | null | undefined>;
  /** Ends the claim without storing a response, because another process has stored one. */
  endClaim(): Promise<void>;
  /** Returns the expired body that `get` found, unless `invalid` refuses it. Returns undefined if the call should throw its error. */
  instead(error: unknown, invalid: (body: Outcome) => unknown): Promise<Outcome | undefined>;
  /**
   * Stores a response's body, unless it is empty, has the wrong type or contains an API key. Stores an empty list for at most a day, unless
   * `cacheTtlMs` is set.
   */
  set(sent: ParsedResponse, leftMs: () => number): Promise<void>;
}

/** A client's cache. src/cache implements it. */
export interface Cache {
  /** Returns a call's entry, or undefined if its response is not stored. `ttlMs` overrides the time that follows from the document. */
  entry(
    call: Call,
    operation: Operation,
    query: QueryObject | undefined,
    ttlMs: number | undefined,
  ): Promise<CacheEntry | undefined>;
  forget(path: string, query: QueryObject | undefined): Promise<boolean>;
}

/** Looks for stored responses. src/request/stored.ts implements it. */
export interface StoredResponses {
  /** Returns a stored response. If there is none, calls the service, then validates and stores the response. Expired data may replace an error. */
  storedOrSent(call: Call, query: QueryObject, settings: CallSettings): Promise<Outcome>;
  /** Returns a call's cache entry, or undefined if its response is not stored. */
  cacheEntry(call: Call, query: QueryObject, ttlMs?: number): Promise<CacheEntry | undefined>;
}

/** Returns the error for data that `validate` refuses, and reports differences to `onDrift`. src/validate implements it. */
export type Validation = (
  path: string,
  result: Outcome,
  validate: "report" | "throw",
) => Promise<CallError | undefined>;

/** Adds a response's notices to those of its call. */
export type ReadResponse = (
  data: unknown,
  outcome?: Pick<Outcome, "drift" | "stale" | "response" | "sampleNote">,
) => void;

/** Reads the notices of calls. src/notices implements it. */
export interface NoticeReader {
  /**
   * Adds a query's notices to those of its call, and passes them to `onNotice`. With `refuse`, throws a `QueryError` for them. Returns a function
   * that does the same for the response. Requests lists of names within the call's limits. Without `limits`, it does not request any.
   */
  readQuery(
    context: CallContext,
    query: QueryObject,
    mode: Notices | undefined,
    limits?: Limits,
  ): Promise<ReadResponse>;
  /** Returns a planned call's notices. If they refuse the call, also returns the error. Does not send anything or call a hook. */
  planned(path: string, query: QueryObject): Promise<{ notices: readonly Notice[]; error?: CallError }>;
}

/** The client's parts that load on first use. */
export interface LazyParts {
  stored(): Promise<StoredResponses>;
  cache(): Promise<Cache>;
  notices(): Promise<NoticeReader>;
}
