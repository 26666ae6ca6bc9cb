import type { Call, Layer, ParsedResponse } from "./call.js";
import type { Clock } from "./clock.js";
import { isMonthlyLimit } from "./quota.js";
import { retryAfterMs } from "./retry-after.js";
import { deadlineOf, tooLate } from "./waiting.js";

interface Waiting {
  readonly number: number;
  readonly start: () => void;
}

/** The calls of one path. */
interface Lane {
  readonly limit: number;
  active: number;
  /** Not before this moment, on the monotonic clock: until a Retry-After is over. */
  notBefore: number;
  /** In the order of arrival; a Set, so that a call that is cancelled is removed at once. */
  readonly waiting: Set<Waiting>;
}

/**
 * Sends no more attempts at once than `concurrency` in all and `x-max-in-flight` on a path, in the order of their arrival; a full path does not
 * delay the others. A Retry-After on a success, a 503 or a busy 429 holds back the whole path for as long, up to `maxPauseMs`. The wait for the
 * first attempt's turn counts towards no limit but the caller's signal; later attempts wait inside the call's time.
 */
export function pacing(clock: Clock, concurrency: number, maxPauseMs: number): Layer {
  const lanes = new Map<string, Lane>();
  let active = 0;
  let arrivals = 0;
  let queued = 0;
  let wake: { at: number; cancel: () => void } | undefined;

  const laneOf = ({ path, operation }: Call): Lane => {
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

  /** Sets a timer for the end of the first pause. */
  const wakeAt = (at: number): void => {
    if (wake !== undefined && wake.at <= at) return;
    wake?.cancel();
    const cancel = clock.after(at - clock.monotonic(), () => {
      wake = undefined;
      pump();
    });
    wake = { at, cancel };
  };

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
      first.lane.active++;
      active++;
      first.head.start();
    }
  };

  const turn = (lane: Lane, call: Call): Promise<void> =>
    new Promise((resolve, reject) => {
      const { signal } = call;
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const leave = (reason: unknown) => {
        end();
        lane.waiting.delete(waiting);
        queued--;
        reject(reason);
        // A timer that no call waits for would delay the end of the process.
        wake?.cancel();
        wake = undefined;
        pump();
      };
      const onAbort = () => leave(signal?.reason);
      const start = clock.monotonic();
      const first = !call.begun;
      const cancel = first ? () => {} : clock.after(deadlineOf(call, clock) - start, () => leave(tooLate(call)));
      const end = () => {
        cancel();
        signal?.removeEventListener("abort", onAbort);
      };
      const waiting: Waiting = {
        number: arrivals++,
        start: () => {
          end();
          if (first && call.deadline !== undefined) call.deadline += clock.monotonic() - start;
          resolve();
        },
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      lane.waiting.add(waiting);
      queued++;
      pump();
    });

  const pause = (lane: Lane, answer: ParsedResponse): void => {
    const { ok, status, headers } = answer.response;
    if (!ok && status !== 503 && (status !== 429 || isMonthlyLimit(answer))) return;
    const ms = retryAfterMs(headers, clock.now());
    if (ms) lane.notBefore = Math.max(lane.notBefore, clock.monotonic() + Math.min(ms, maxPauseMs));
  };

  /** Takes a free slot at once where no other call waits for it. */
  const free = (lane: Lane): boolean => {
    if (active >= concurrency || lane.active >= lane.limit || lane.waiting.size > 0) return false;
    if (lane.notBefore > 0 && lane.notBefore > clock.monotonic()) return false;
    lane.active++;
    active++;
    return true;
  };

  return (next) => async (call) => {
    const lane = laneOf(call);
    if (call.signal?.aborted || !free(lane)) await turn(lane, call);
    call.begun = true;
    try {
      const answer = await next(call);
      pause(lane, answer);
      return answer;
    } finally {
      lane.active--;
      active--;
      pump();
    }
  };
}
