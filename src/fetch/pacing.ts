import type { Answer, Asked, Clock, Layer } from "./chain.js";
import { retryAfterMs } from "./retry-after.js";

interface Waiting {
  readonly number: number;
  readonly start: () => void;
}

/** The calls of one path. */
interface Lane {
  readonly limit: number;
  active: number;
  /** Not before this moment, ms since 1970: the service asked for a pause. */
  notBefore: number;
  /** In the order of arrival; a Set, so that a caller who leaves is taken out at once. */
  readonly waiting: Set<Waiting>;
}

/**
 * Lets no more calls out at once than `concurrency` in all and `x-max-in-flight` on a path, in the order of their arrival; a full path keeps
 * nobody else waiting. A Retry-After on a success delays the next call to that path by as long, up to `maxPauseMs`. Waiting counts towards no
 * limit but the caller's signal.
 */
export function pacing(clock: Clock, concurrency: number, maxPauseMs: number): Layer {
  const lanes = new Map<string, Lane>();
  let active = 0;
  let arrivals = 0;
  let queued = 0;
  let wake: { at: number; cancel: () => void } | undefined;

  const laneOf = ({ path, operation }: Asked): Lane => {
    const known = lanes.get(path);
    if (known) return known;
    const lane: Lane = {
      limit: operation?.maxInFlight ?? concurrency,
      active: 0,
      notBefore: 0,
      waiting: new Set(),
    };
    lanes.set(path, lane);
    return lane;
  };

  /** Wakes up when the first pause is over. */
  const wakeAt = (at: number): void => {
    if (wake !== undefined && wake.at <= at) return;
    wake?.cancel();
    const cancel = clock.after(at - clock.now(), () => {
      wake = undefined;
      pump();
    });
    wake = { at, cancel };
  };

  const pump = (): void => {
    while (queued > 0 && active < concurrency) {
      const now = clock.now();
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
      first.lane.active++;
      active++;
      first.head.start();
    }
  };

  const turn = (lane: Lane, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const onAbort = () => {
        lane.waiting.delete(waiting);
        queued--;
        reject(signal?.reason);
        // The timer of a pause that nobody waits for any more would keep the process alive.
        wake?.cancel();
        wake = undefined;
        pump();
      };
      const waiting: Waiting = {
        number: arrivals++,
        start: () => {
          signal?.removeEventListener("abort", onAbort);
          resolve();
        },
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      lane.waiting.add(waiting);
      queued++;
      pump();
    });

  const pause = (lane: Lane, { response }: Answer): void => {
    const ms = response.ok ? retryAfterMs(response.headers, clock.now()) : undefined;
    if (ms !== undefined) lane.notBefore = Math.max(lane.notBefore, clock.now() + Math.min(ms, maxPauseMs));
  };

  /** Takes a place at once where nobody waits for it. */
  const free = (lane: Lane): boolean => {
    if (active >= concurrency || lane.active >= lane.limit || lane.waiting.size > 0) return false;
    if (lane.notBefore > 0 && lane.notBefore > clock.now()) return false;
    lane.active++;
    active++;
    return true;
  };

  return (next) => async (asked) => {
    const lane = laneOf(asked);
    if (asked.signal?.aborted || !free(lane)) await turn(lane, asked.signal);
    try {
      const answer = await next(asked);
      pause(lane, answer);
      return answer;
    } finally {
      lane.active--;
      active--;
      pump();
    }
  };
}
