import { abandonedSlotMs } from "../document/operation.js";
import { TimeoutError } from "../errors.js";
import type { Clock } from "../injected.js";
import type { Call, ParsedResponse } from "./layer.js";
import { isMonthlyLimit, retryAfterMs } from "./statuses.js";
import { jitterMs, limited, timeLeft, tooLate } from "./time.js";

/** Removes what the layers below have said of the attempt before. */
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

/** The requests of a path. */
interface Lane {
  /** How many the service takes at once. */
  readonly limit: number;
  active: number;
  /** Until when the service keeps the slots of requests that were given up, on the monotonic clock. */
  abandoned: number[];
  /** Nothing is sent before this moment on the monotonic clock: the end of a Retry-After. */
  notBefore: number;
  /** In the order of arrival. A Set, so that a cancelled call is removed at once. */
  readonly waiting: Set<WaitingCall>;
}

/** The permission of an attempt to be in flight. */
export interface Slot {
  /** Frees the slot when the attempt is over. That of a request which was given up stays taken as long as the service keeps it. */
  free(call: Call): void;
  /** Holds back the whole path if the response says so; returns for how long, ms. */
  pause(parsed: ParsedResponse): number | undefined;
}

/** Whether the request of the running attempt was given up, so that the service keeps its slot. */
export const isAbandoned = ({ sentAt, complete, staleConnection, operation }: Call): boolean =>
  sentAt !== undefined && !complete && !staleConnection && operation?.maxInFlight !== undefined;

/** The path whose requests wait for each other. All that the document lacks are one, because each of them may have ids in it. */
export const pacedPath = ({ path, operation }: Call): string => (operation ? path : "");

/** The error for a call whose path stays closed for longer than the call may take. */
function closedFor({ path, settings }: Call, ms: number): TimeoutError {
  const closed = `${path} takes no request for ${Math.ceil(ms / 1000)} s, after pauses or given-up requests`;
  return new TimeoutError(`${closed}: longer than \`totalTimeoutMs\` (${settings.totalTimeoutMs} ms).`);
}

/** Limits attempts to `concurrency`, and to `x-max-in-flight` on a path; a Retry-After holds back the path, up to `maxPauseMs`. First come, first served. */
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

  /** Waits for a slot, and begins an attempt of the call. Rejects if the call's signal aborts, or its time ends before its turn. */
  async take(call: Call): Promise<Slot> {
    const lane = this.#laneOf(call);
    if (call.signal?.aborted || lane.waiting.size > 0 || !this.#isFree(lane)) await this.#turn(lane, call);
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
    const lane: Lane = { limit, active: 0, abandoned: [], notBefore: 0, waiting: new Set() };
    this.#lanes.set(path, lane);
    return lane;
  }

  /** When a lane with so many requests in flight takes its next one, on the monotonic clock; undefined if one of them has to end first. */
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
  #turn(lane: Lane, call: Call): Promise<void> {
    const { signal } = call;
    const left = timeLeft(call, this.clock);
    // Even if all requests in flight end at once. A lane that stays closed for longer than the call's time fails it now.
    const opensIn = (this.#opensAt(lane, 0) ?? 0) - this.clock.monotonic();
    const ms = opensIn > left ? 0 : left;
    let leave = () => {};
    const late = () => (opensIn > left ? closedFor(call, opensIn) : tooLate(call));
    return limited({ clock: this.clock, signal, ms, late, leave: () => leave() }, (resolve) => {
      leave = this.#enqueue(lane, resolve);
    });
  }

  /** Calls `start` once the slot is taken, perhaps at once. Returns a function that leaves the queue. */
  #enqueue(lane: Lane, start: () => void): () => void {
    const waiting = { number: this.#arrivals++, start };
    lane.waiting.add(waiting);
    this.#queued++;
    this.#startWaiting();
    return () => {
      lane.waiting.delete(waiting);
      this.#queued--;
      this.#cancelWake();
      this.#startWaiting();
    };
  }

  /** Starts what may start, and sets a timer for the first lane that opens later. */
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

  /** A timer that no call waits for would delay the end of the process. */
  #cancelWake(): void {
    this.#wake?.cancel();
    this.#wake = undefined;
  }

  #pause(lane: Lane, parsed: ParsedResponse): number | undefined {
    const { ok, status, headers } = parsed.response;
    if (!ok && status !== 503 && (status !== 429 || isMonthlyLimit(parsed))) return undefined;
    const ms = Math.min(retryAfterMs(headers, this.clock.now()) ?? 0, this.maxPauseMs);
    // With jitter, because other processes with the key wait for the same moment.
    if (ms) lane.notBefore = Math.max(lane.notBefore, this.clock.monotonic() + ms + jitterMs(this.clock, 1));
    return ms;
  }
}
