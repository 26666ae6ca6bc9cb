import { isMetered, type Operation } from "../document/operation.js";
import type { Budget } from "../options.js";
import type { Finding, Notice } from "../results.js";
import type { CallSettings } from "./settings.js";

/** A call's limits: its time, its signal and its budget. */
export interface Limits {
  readonly settings: Pick<CallSettings, "retries" | "timeoutMs" | "totalTimeoutMs">;
  readonly signal: AbortSignal | undefined;
  /** The metered requests that the call may still send. Undefined means no limit. */
  readonly budget?: Budget | undefined;
  /** When `totalTimeoutMs` ends, on the monotonic clock. See `timeLeft`. */
  deadline?: number | undefined;
}

/** A call on its way to the network. Layers add members that other layers need. */
export interface Call extends Limits {
  readonly url: string;
  readonly path: string;
  /** Undefined if the document does not have the path. */
  readonly operation: Operation | undefined;
  /** The headers by lower-case name. A plain object is much faster than a `Headers`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly fetchOptions?: object | undefined;
  /** Counts the requests, including those that did not get a connection. */
  readonly context?: { sent?: number };
  /** The keys that the call's attempts have sent, each once. */
  readonly sentKeys: string[];
  /** The key of the running attempt, and the key of the next attempt if it is already known. */
  key?: string;
  nextKey?: string | undefined;
  /** The number of the running attempt, from 1. Counted only for hooks. */
  attempt?: number;
  /**
   * The month (identified by its end) for which this attempt has already called `/info`, and the ledger's last event before that request. The attempt
   * calls `/info` again for the same month only if calls whose cost is unknown have ended since then.
   */
  learned?: { readonly reset: number; readonly since: number } | undefined;
  /**
   * Claims the call's URL when its turn has come, so that only one of several processes requests it. If another process has stored the response by
   * now, returns it. If another process has the claim, returns a function that waits for that process without a slot. Returns undefined if the call
   * has to be sent. src/cache sets this function.
   */
  claim?: () => Promise<StoredOutcome | (() => Promise<void>) | undefined>;
  /** The running attempt's place in the order of arrival, which is when an attempt first needed a slot. */
  arrival?: number | undefined;
  /** This call's quota floor, if it differs from the client's `quotaFloor`. 0 if all clients with the key share the floor. */
  floor?: number | undefined;
  /**
   * How many calls are left, according to the running attempt's response. `inDoubt` means that the attempt cost a call, or may have, but its response
   * did not say so.
   */
  left?: number | undefined;
  inDoubt?: boolean | undefined;
  /** When the running attempt's request was sent, on the monotonic clock. Undefined if it can't have arrived at the service. */
  sentAt?: number | undefined;
  /** Whether the running attempt's response was read completely. */
  complete?: boolean;
  /** The response of the running attempt, once its headers have arrived. */
  response?: Response | undefined;
  /** Whether the running attempt failed early because it reused a connection that had been closed. */
  staleConnection?: boolean;
}

/** Describes the expired data in a result. */
export interface Staleness {
  readonly stale: true;
  /** How long ago the data was stored, in ms. */
  readonly ageMs: number;
  readonly notices: readonly [Notice];
}

/** A body, both as text and parsed. `response` is missing if the body came from the cache. */
export interface Outcome {
  readonly response?: Response | undefined;
  readonly text: string;
  /**
   * The parsed body. Undefined for a 204, and the text itself for a failure that is not JSON. The first caller gets this value. The others parse
   * copies, so that no caller can change another caller's rows.
   */
  data: unknown;
  /** The keys that the call's attempts sent. */
  readonly sentKeys?: readonly string[];
  /** What the sample service said when the body was stored. Present only if the body came from the cache. See `sampleNoteOf`. */
  readonly sampleNote?: string | undefined;
  /** Present if the data is expired and replaces an error. */
  readonly stale?: Staleness;
  /** The differences from the document, if validation reported any. */
  drift?: readonly Finding[];
}

/** A response whose whole body has been read. */
export interface ParsedResponse extends Outcome {
  readonly response: Response;
  /** When the quota resets. Set only for a monthly 429. */
  resetsAt?: Date | undefined;
}

/** Sends a call through the layers below. The signal and the header are arguments, because copying the call for each layer would be slow. */
export type Send = (call: Call, signal?: AbortSignal, authorization?: string) => Promise<ParsedResponse>;

/** Creates a layer around the next one. */
export type Layer = (next: Send) => Send;

/** A response that another process stored while the call waited for its turn. The call was not sent. */
export interface StoredOutcome extends Outcome {
  readonly response?: undefined;
}

/** Sends a call through all layers, or returns a response that another process has stored meanwhile. */
export type SendInTurn = (call: Call) => Promise<ParsedResponse | StoredOutcome>;

/** What the sample service has said about a run's calls. */
export interface RunReports {
  /** The messages that the run has reported. It does not report them again. */
  readonly said: Set<string>;
  /** Whether a message said that rows are missing. */
  lacksRows: boolean;
}

/** What errors and notices need to know about a call. */
export interface CallContext {
  readonly path: string;
  query?: unknown;
  signal?: AbortSignal | undefined;
  /** How many requests were sent for this call. None if it is cached or shares another call's request. */
  sent?: number;
  /** The keys that these requests sent. */
  sentKeys?: readonly string[];
  /** Present if the call is part of a run, which reads the query's notices only once. */
  readonly run?: RunReports;
  /** Whether the call polls live data. Between two games, an empty list is normal, so only a suspicious name is worth a notice. */
  readonly isLive?: boolean;
  /** Collects the notices. Absent if the caller does not read them. */
  notices?: Notice[];
}

/**
 * The symbol of a member that src/tools reads. A client's member contains the function that redacts the client's key in strings, the client's
 * `fetch`, and its `quotaFloor`. A result's member contains the function that redacts its call's keys, and whether the data comes from the sample service. A name's member
 * says whether the name is made up. None of these functions exposes a key.
 */
export const forTools = /* @__PURE__ */ Symbol.for("cfb-openapi");

/** Whether a call's budget has a request left. Free requests do not use the budget. */
export const affords = ({ budget, path }: Call): boolean => !budget || !isMetered(path) || budget.left >= 1;
