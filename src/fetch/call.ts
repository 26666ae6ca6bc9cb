import type { Operation } from "../operation.js";
import type { CallSettings } from "../settings.js";
import type { Finding } from "../validate/findings.js";

/** A call on its way to the network. Layers set on it what other layers need. */
export interface Call {
  readonly url: string;
  readonly path: string;
  /** Absent where the document has no such path. */
  readonly operation: Operation | undefined;
  /** By lower-case name. A plain object costs a fraction of a `Headers`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
  readonly settings: Pick<CallSettings, "retries" | "timeoutMs" | "totalTimeoutMs">;
  readonly fetchOptions?: object | undefined;
  /** Counts the requests that were sent, for a caller with a budget. */
  readonly about?: { sent?: number };
  /** The request of a caller of `raw`. */
  readonly request?: Request;
  /** When `totalTimeoutMs` is over, on the monotonic clock; see `timeLeft`. */
  deadline?: number;
  /** How many requests were sent; counted only for hooks. */
  attempt?: number;
  /** The end of the month for which this call waited for `/info`. It does not wait for it again. */
  learnedFor?: number | undefined;
  /** Whether its first turn has come. From then on, its time includes all waits. */
  begun?: boolean;
  /** The key of the running attempt, and that of the next one where it is known already. */
  key?: string;
  nextKey?: string | undefined;
  /** The response of the running attempt, once its headers have arrived. */
  response?: Response | undefined;
}

/** A response whose whole body has been read. */
export interface ParsedResponse {
  readonly response: Response;
  readonly text: string;
  /** The parsed body; undefined for a 204, and the text itself for a failure that is not JSON. */
  readonly data: unknown;
  /** Its differences from the document, where validation reported any. */
  drift?: readonly Finding[];
  /** For a monthly 429: when the quota resets. */
  readonly resetsAt?: Date;
}

/** Sends a call through the layers below. Signal and header are arguments, because copies of the call would take 3 % of its time. */
export type Send = (call: Call, signal?: AbortSignal, authorization?: string) => Promise<ParsedResponse>;

/** Wraps a layer around the next one. */
export type Layer = (next: Send) => Send;
