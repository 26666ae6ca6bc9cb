import { abandonedSlotMs } from "../document/operation.js";
import { TimeoutError } from "../errors.js";
import type { Clock } from "../injected.js";
import type { Call, ParsedResponse } from "./layer.js";
import { isMonthlyLimit, retryAfterMs } from "./statuses.js";
import { jitterMs, limited, timeLeft, tooLate } from "./time.js";

/** Removes what the layers below wrote about the previous attempt. */
function forgetAttempt(call: Call): void {
  call.response = undefined;
  call.sentAt = undefined;
  call.complete = false;
  call.staleConnection = false;
}

/** A call that waits for a slot. */
interface WaitingCall {
  readonly number: number;
  readonly start: () => void;
}

/** A lane contains the requests of one path. */
interface Lane {
  /** How many requests the service accepts at once. */
  readonly limit: number;
  active: number;
  /** For each abandoned request, when the service frees its slot, on the monotonic clock. */
  abandoned: number[];
  /** When the latest Retry-After ends, on the monotonic clock. No request is sent before then. */
  notBefore: number;
  /** The waiting calls in the order of arrival. This is a Set, so that a cancelled call can be removed quickly. */
  waiting: Set<WaitingCall>;
  /** The greatest number among the waiting calls. */
  lastNumber: number;
}

/** An attempt's permission to be in flight. */
export interface Slot {
  /** Frees the slot when the attempt is over. If the request was abandoned, the slot stays taken as long as the service keeps it. */
  free(call: Call): void;
  /** Pauses the path if the response requests it. Returns the length of the pause, in ms. */
  pause(parsed: ParsedResponse): number | undefined;
}

/** Whether the running attempt's request was abandoned, so that the service keeps its slot. */
export const isAbandoned = ({ sentAt, complete, staleConnection, operation }: Call): boolean =>
  sentAt !== undefined && !complete && !staleConnection && operation?.maxInFlight !== undefined;

/** Returns the path whose requests wait for each other. All paths that are not in the document count as one path, because they may contain ids. */
export const pacedPath = ({ path, operation }: Call): string => (operation ? path : "");

/** The errors that {@link closedFor} created. */
const closedPathErrors = /* @__PURE__ */ new WeakSet<object>();

/** Whether a call failed because its path stays closed for longer than the call may take. */
export const isClosedPath = (error: unknown): boolean => closedPathErrors.has(Object(error));

/** Creates the error for a call whose path stays closed for longer than the call may take. */
export function closedFor({ path, settings }: Call, ms: number): TimeoutError {
  const closed = `${path} is closed for ${Math.ceil(ms / 1000)} s because of pauses or abandoned requests`;
  const error = new TimeoutError(
    `${closed}. That is longer than the rest of \`totalTimeoutMs\` (${settings.totalTimeoutMs} ms).`,
  );
  closedPathErrors.add(error);
  return error;
}

/**
 * Limits the attempts in flight to `concurrency`, and those on one path to its `x-max-in-flight`. A Retry-After pauses the path for at most
 * `maxPauseMs`. Attempts get their slots in the order in which they arrived.
 */
export class Pacing {
  readonly #lanes = new Map<string, Lane>();
  #active = 0;
  #arrivals = 0;
  #queued = 0;
  #wake: { readonly at: number; readonly cancel: () => void } | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly concurrency: number,
    private readonly maxPauseMs: number,
  ) {}

  /** Waits for a slot, and begins an attempt. Rejects if the call's signal aborts, or if the call's time ends before it gets a slot. */
  async take(call: Call): Promise<Slot> {
    const lane = this.#laneOf(call);
    // An attempt that comes back to the queue keeps its number.
    call.arrival ??= this.#arrivals++;
    if (call.signal?.aborted || lane.waiting.size > 0 || !this.#isFree(lane))
      await this.#turn(lane, call, call.arrival);
    else this.#occupy(lane);
    forgetAttempt(call);
    return {
      free: (call) => {
        if (call.sentAt !== undefined && isAbandoned(call)) lane.abandoned.push(call.sentAt + abandonedSlotMs);
        lane.active--;
        this.#active--;
        this.#startWaiting();
      },
      pause: (parsed) => this.#pause(lane, parsed),
    };
  }

  #laneOf(call: Call): Lane {
    const path = pacedPath(call);
    const { operation } = call;
    const existing = this.#lanes.get(path);
    if (existing) return existing;
    const limit = operation?.maxInFlight ?? this.concurrency;
    const lane: Lane = { limit, active: 0, abandoned: [], notBefore: 0, waiting: new Set(), lastNumber: 0 };
    this.#lanes.set(path, lane);
    return lane;
  }

  /**
   * Returns when a lane with this many requests in flight can send the next one, on the monotonic clock. Undefined if one of them has to end first.
   */
  #opensAt(lane: Lane, active = lane.active): number | undefined {
    if (active >= lane.limit) return undefined;
    const now = this.clock.monotonic();
    if (lane.abandoned.length > 0) lane.abandoned = lane.abandoned.filter((until) => until > now);
    const surplus = active + lane.abandoned.length - lane.limit;
    const slotAt = surplus < 0 ? 0 : ([...lane.abandoned].sort((a, b) => a - b)[surplus] ?? 0);
    return Math.max(lane.notBefore, slotAt);
  }

  #isFree(lane: Lane): boolean {
    if (this.#active >= this.concurrency) return false;
    const opensAt = this.#opensAt(lane);
    return opensAt !== undefined && (opensAt === 0 || opensAt <= this.clock.monotonic());
  }

  #occupy(lane: Lane): void {
    lane.active++;
    this.#active++;
  }

  /** Waits in the queue. */
  #turn(lane: Lane, call: Call, number: number): Promise<void> {
    const { signal } = call;
    const left = timeLeft(call, this.clock);
    // The path may stay closed even if all requests in flight end now. If it stays closed for longer than the call may take, the call fails
    // immediately.
    const opensIn = (this.#opensAt(lane, 0) ?? 0) - this.clock.monotonic();
    const ms = opensIn > left ? 0 : left;
    let leave = () => {};
    const late = () => (opensIn > left ? closedFor(call, opensIn) : tooLate(call));
    return limited({ clock: this.clock, signal, ms, late, leave: () => leave() }, (resolve) => {
      leave = this.#enqueue(lane, number, resolve);
    });
  }

  /** Calls `start` once the slot is taken, which may be immediately. Returns a function that leaves the queue. */
  #enqueue(lane: Lane, number: number, start: () => void): () => void {
    const waiting = { number, start };
    const isLast = lane.waiting.size === 0 || number > lane.lastNumber;
    lane.waiting.add(waiting);
    if (isLast) lane.lastNumber = number;
    // If a call comes back after a wait for `/info` or a shared turn, it goes ahead of calls that came later.
    else lane.waiting = new Set([...lane.waiting].sort((a, b) => a.number - b.number));
    this.#queued++;
    this.#startWaiting();
    return () => {
      lane.waiting.delete(waiting);
      this.#queued--;
      this.#cancelWake();
      this.#startWaiting();
    };
  }

  /** Starts the calls that may start, and sets a timer for the first lane that opens later. */
  #startWaiting(): void {
    while (this.#queued > 0 && this.#active < this.concurrency) {
      const now = this.clock.monotonic();
      let first: { lane: Lane; head: WaitingCall } | undefined;
      for (const lane of this.#lanes.values()) {
        const [head] = lane.waiting;
        const opensAt = head && this.#opensAt(lane);
        if (head === undefined || opensAt === undefined) continue;
        if (opensAt > now) this.#wakeAt(opensAt);
        else if (first === undefined || head.number < first.head.number) first = { lane, head };
      }
      if (first === undefined) return;
      first.lane.waiting.delete(first.head);
      this.#queued--;
      this.#occupy(first.lane);
      first.head.start();
    }
    if (this.#queued === 0) this.#cancelWake();
  }

  #wakeAt(at: number): void {
    if (this.#wake !== undefined && this.#wake.at <= at) return;
    this.#cancelWake();
    const cancel = this.clock.after(at - this.clock.monotonic(), () => {
      this.#wake = undefined;
      this.#startWaiting();
    });
    this.#wake = { at, cancel };
  }

  /** Cancels the timer, because a timer that no call waits for would keep the process from ending. */
  #cancelWake(): void {
    this.#wake?.cancel();
    this.#wake = undefined;
  }

  #pause(lane: Lane, parsed: ParsedResponse): number | undefined {
    const { ok, status, headers } = parsed.response;
    if (!ok && status !== 503 && (status !== 429 || isMonthlyLimit(parsed))) return undefined;
    const ms = Math.min(retryAfterMs(headers, this.clock.now()) ?? 0, this.maxPauseMs);
    // Adds jitter, because other processes with the key wait for the same moment.
    if (ms) lane.notBefore = Math.max(lane.notBefore, this.clock.monotonic() + ms + jitterMs(this.clock, 1));
    return ms;
  }
}
