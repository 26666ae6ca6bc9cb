import { isMetered, type Operation } from "../document/operation.js";
import type { Budget } from "../options.js";
import type { Finding, Notice } from "../results.js";
import type { CallSettings } from "./settings.js";

/** What limits a call: its time, its signal and its budget. */
export interface Limits {
  readonly settings: Pick<CallSettings, "retries" | "timeoutMs" | "totalTimeoutMs">;
  readonly signal: AbortSignal | undefined;
  /** The metered requests that it may still send; undefined is no limit. */
  readonly budget?: Budget | undefined;
  /** When `totalTimeoutMs` is over, on the monotonic clock; see `timeLeft`. */
  deadline?: number | undefined;
}

/** A call on its way to the network. Layers set on it what other layers need. */
export interface Call extends Limits {
  readonly url: string;
  readonly path: string;
  /** Undefined if the document has no such path. */
  readonly operation: Operation | undefined;
  /** By lower-case name. A plain object costs a fraction of a `Headers`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly fetchOptions?: object | undefined;
  /** Counts the requests, also those without a connection. */
  readonly context?: { sent?: number };
  /** The keys that its attempts have sent, each once. */
  readonly sentKeys: string[];
  /** The key of the running attempt, and that of the next one if it is known already. */
  key?: string;
  nextKey?: string | undefined;
  /** The number of the running attempt, from 1; counted only for hooks. */
  attempt?: number;
  /**
   * The month (identified by its end) for which this attempt has already called `/info`, and the ledger's event before that request. The attempt does
   * not call it twice for the same month.
   */
  learned?: { readonly reset: number; readonly since: number } | undefined;
  /**
   * Claims its address when its turn has come, so that of several processes one requests it. Returns what another process has stored by now, or what
   * to wait for, without a slot, if another process has the claim. Undefined if the call has to be sent. src/cache sets it.
   */
  claim?: () => Promise<StoredOutcome | (() => Promise<void>) | undefined>;
  /** How many calls of the quota it leaves, if not the client's `quotaFloor`: none if all clients with the key keep the floor together. */
  floor?: number | undefined;
  /** What the running attempt said is left of the quota, and whether it cost a call, or may have, without saying so. */
  left?: number | undefined;
  inDoubt?: boolean | undefined;
  /** When the request of the running attempt was sent, on the monotonic clock; undefined if it cannot have arrived at the service. */
  sentAt?: number | undefined;
  /** Whether its response was read to the end. */
  complete?: boolean;
  /** The response of the running attempt, once its headers have arrived. */
  response?: Response | undefined;
  /** Whether the running attempt failed soon on a connection that an earlier request may have used, and that was closed meanwhile. */
  staleConnection?: boolean;
}

/** What a result says of data past its time. */
export interface Staleness {
  readonly stale: true;
  /** How long ago the data was stored, ms. */
  readonly ageMs: number;
  readonly notices: readonly [Notice];
}

/** A body as text and parsed. `response` is absent if it came from the cache. */
export interface Outcome {
  readonly response?: Response | undefined;
  readonly text: string;
  /**
   * The parsed body; undefined for a 204, and the text itself for a failure that is not JSON. The first caller gets it; the others parse copies, so that
   * no caller can change the rows of another.
   */
  data: unknown;
  /** The keys that were sent for it. */
  readonly sentKeys?: readonly string[];
  /** It replaces an error. */
  readonly stale?: Staleness;
  /** Its differences from the document, if validation reported any. */
  drift?: readonly Finding[];
}

/** A response whose whole body has been read. */
export interface ParsedResponse extends Outcome {
  readonly response: Response;
  /** For a monthly 429: when the quota resets. */
  resetsAt?: Date | undefined;
}

/** Sends a call through the layers below. Signal and header are arguments, because copies of the call would take 3 % of its time. */
export type Send = (call: Call, signal?: AbortSignal, authorization?: string) => Promise<ParsedResponse>;

/** Wraps a layer around the next one. */
export type Layer = (next: Send) => Send;

/** A response that another process has stored while the call waited for its turn: nothing was sent. */
export interface StoredOutcome extends Outcome {
  readonly response?: undefined;
}

/** Sends a call through all layers, or returns what another process has stored meanwhile. */
export type SendInTurn = (call: Call) => Promise<ParsedResponse | StoredOutcome>;

/** What is known of a call for its errors and notices. */
export interface CallContext {
  readonly path: string;
  query?: unknown;
  signal?: AbortSignal | undefined;
  /** How many requests were sent for the call itself; none if it is cached or shares the request of another. */
  sent?: number;
  /** The keys that they had. */
  sentKeys?: readonly string[];
  /** The call is a part of a run, which reads the notices of its query once. */
  readonly isPart?: true;
  /** Where notices go; absent if the caller does not read them. */
  notices?: Notice[];
}

/**
 * What src/tools reads: of a client, the function that replaces its key in strings, and its `fetch`; of a result, the function that replaces the keys of
 * its call; of a name, whether it is made up. None of them returns a key.
 */
export const forTools = /* @__PURE__ */ Symbol.for("cfb-openapi");

/** Whether the budget of a call has a request left. A request that is free needs none. */
export const affords = ({ budget, path }: Call): boolean => !budget || !isMetered(path) || budget.left >= 1;
