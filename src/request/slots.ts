import type { Clock } from "../injected.js";
import type { Call } from "./layer.js";

interface Waiting {
  readonly number: number;
  readonly start: () => void;
}

export interface Lane {
  readonly limit: number;
  active: number;
  /** Nothing is sent before this moment on the monotonic clock: the end of a Retry-After. */
  notBefore: number;
  /** In the order of arrival. A Set, so that a cancelled call is removed at once. */
  readonly waiting: Set<Waiting>;
}

/** Slots in the order of arrival; a full path delays no other. Longer than 60 lines, because every part uses the same counters. */
export function slotQueue(clock: Clock, concurrency: number) {
  const lanes = new Map<string, Lane>();
  let active = 0;
  let arrivals = 0;
  let queued = 0;
  let wake: { at: number; cancel: () => void } | undefined;

  const wakeAt = (at: number): void => {
    if (wake !== undefined && wake.at <= at) return;
    wake?.cancel();
    const cancel = clock.after(at - clock.monotonic(), () => {
      wake = undefined;
      pump();
    });
    wake = { at, cancel };
  };

  const take = (lane: Lane): void => {
    lane.active++;
    active++;
  };

  /** Starts what may start, and sets a timer for the end of the first pause. */
  const pump = (): void => {
    while (queued > 0 && active < concurrency) {
      const now = clock.monotonic();
      let first: { lane: Lane; head: Waiting } | undefined;
      for (const lane of lanes.values()) {
        const [head] = lane.waiting;
        if (head === undefined || lane.active >= lane.limit) continue;
        if (lane.notBefore > now) wakeAt(lane.notBefore);
        else if (first === undefined || head.number < first.head.number) first = { lane, head };
      }
      if (first === undefined) return;
      first.lane.waiting.delete(first.head);
      queued--;
      take(first.lane);
      first.head.start();
    }
  };

  return {
    laneOf({ path, operation }: Call): Lane {
      const known = lanes.get(path);
      if (known) return known;
      const limit = operation?.maxInFlight ?? concurrency;
      const lane = { limit, active: 0, notBefore: 0, waiting: new Set<Waiting>() };
      lanes.set(path, lane);
      return lane;
    },
    /** Takes a free slot at once, unless another call waits for it. */
    takeFree(lane: Lane): boolean {
      if (active >= concurrency || lane.active >= lane.limit || lane.waiting.size > 0) return false;
      if (lane.notBefore > 0 && lane.notBefore > clock.monotonic()) return false;
      take(lane);
      return true;
    },
    /** Calls `start` once the slot is taken, perhaps at once. Returns a function that leaves the queue. */
    enqueue(lane: Lane, start: () => void): () => void {
      const waiting = { number: arrivals++, start };
      lane.waiting.add(waiting);
      queued++;
      pump();
      return () => {
        lane.waiting.delete(waiting);
        queued--;
        // A timer that no call waits for would delay the end of the process.
        wake?.cancel();
        wake = undefined;
        pump();
      };
    },
    release(lane: Lane): void {
      lane.active--;
      active--;
      pump();
    },
  };
}
