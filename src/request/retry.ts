import { type CallError, CfbError, IncompleteError, ResponseError, TimeoutError } from "../errors.js";
import type { Clock } from "../injected.js";
import type { RetryEvent } from "../results.js";
import { affords, type Call, type ParsedResponse, type SendInTurn } from "./layer.js";
import { isClosedPath } from "./pacing.js";
import { isBusy, isMonthlyLimit, isTransient, retryAfterMs } from "./statuses.js";
import { jitterMs, sleep, timeLeft } from "./time.js";

/** What a call has tried so far. */
interface Tried {
  /** All attempts. */
  attempts: number;
  /** The attempts that count toward `retries`. A busy service and a replaced key do not count. */
  counted: number;
  busy: number;
  /** Successes that could not be used. Only one is repeated, because each may have cost a call. */
  unusable: number;
  keyRenewed: boolean;
  reconnected: boolean;
}

type Failed = ParsedResponse | CallError;

/** Returns the failure of an attempt that threw. If the call was aborted or the error is not the client's, rethrows it. */
function attemptFailure(error: unknown, call: Call): Failed {
  // The reason is thrown unchanged, because people abort a group of calls with the first failed call's error.
  if (call.signal?.aborted) throw call.signal.reason;
  // If a failure's body does not end in time, the failure's status is more helpful than the timeout.
  const { response, sentKeys } = call;
  if (error instanceof TimeoutError && error.retryable && response && !response.ok)
    return { response, text: "", data: undefined, sentKeys };
  if (error instanceof CfbError) return error;
  throw error;
}

/** Whether an error comes from `/info`, which the client called for `quotaFloor`. Such an error has already had its retries. */
const isOfInfo = (error: unknown, call: Call): boolean =>
  error instanceof CfbError && error.path !== undefined && error.path !== call.path;

/**
 * Whether an attempt was not sent. This is so if another call has used up the budget, if the path stays closed for too long, or if `/info` failed.
 */
const isHopeless = (error: unknown, call: Call): boolean =>
  error instanceof IncompleteError || isClosedPath(error) || isOfInfo(error, call);

/** Ends a call with its last failure. Throws an error, and returns a response. */
function ended(failed: Failed): ParsedResponse {
  if (failed instanceof CfbError) throw failed;
  return failed;
}

/** Repeats a failed attempt if that may help, within `totalTimeoutMs`. Repeats a 401 immediately if `renewed` finds another key. */
export function retry(
  clock: Clock,
  maxRetryAfterMs: number,
  onRetry: (event: RetryEvent) => void,
  renewed: (call: Call) => Promise<boolean>,
): (next: SendInTurn) => SendInTurn {
  /** Returns how long to wait after a response, with jitter. Undefined if the response requests more than `maxRetryAfterMs`. */
  const waitAfter = ({ response }: ParsedResponse, failures: number): number | undefined => {
    const named = retryAfterMs(response.headers, clock.now()) ?? 0;
    return named <= maxRetryAfterMs ? named + jitterMs(clock, failures) : undefined;
  };

  /** Whether the key function now returns another key. If the function fails or hangs, the 401 remains the call's error. */
  async function isRenewed(call: Call): Promise<boolean> {
    try {
      return await renewed(call);
    } catch (error) {
      if (call.signal?.aborted) throw error;
      return false;
    }
  }

  /** Returns how long to wait before the next attempt, in ms. Undefined if there is no next attempt. */
  async function delayAfter(failed: Failed, call: Call, tried: Tried): Promise<number | undefined> {
    if (!(failed instanceof CfbError) && failed.response.status === 401 && !tried.keyRenewed) {
      tried.keyRenewed = true;
      if (await isRenewed(call)) return 0;
    }
    if (!(failed instanceof CfbError) && isBusy(failed)) return waitAfter(failed, ++tried.busy);
    tried.counted++;
    if (failed instanceof ResponseError || (failed instanceof TimeoutError && call.response?.ok)) tried.unusable++;
    if (tried.counted > call.settings.retries || tried.unusable > 1) return undefined;
    if (failed instanceof CfbError) {
      if (!failed.retryable || isOfInfo(failed, call)) return undefined;
      if (!call.staleConnection || tried.reconnected) return jitterMs(clock, tried.counted);
      tried.reconnected = true;
      return 0;
    }
    const isRetryable = isTransient(failed.response.status) && !isMonthlyLimit(failed);
    return isRetryable ? waitAfter(failed, tried.counted) : undefined;
  }

  return (next) => async (call) => {
    const tried: Tried = { attempts: 0, counted: 0, busy: 0, unusable: 0, keyRenewed: false, reconnected: false };
    let failed: Failed | undefined;
    for (;;) {
      let outcome: Failed;
      try {
        const sent = await next(call);
        if (!sent.response || sent.response.ok) return sent;
        outcome = sent;
      } catch (thrown) {
        // The last attempt's failure is more helpful.
        if (failed && isHopeless(thrown, call) && !call.signal?.aborted) return ended(failed);
        outcome = attemptFailure(thrown, call);
      }
      const error = outcome instanceof CfbError ? outcome : undefined;
      failed = outcome;
      tried.attempts++;
      const delayMs = affords(call) ? await delayAfter(outcome, call, tried) : undefined;
      // Waiting past the deadline would only hide what went wrong.
      if (delayMs === undefined || delayMs >= timeLeft(call, clock)) return ended(outcome);
      const { status } = outcome instanceof CfbError ? outcome : outcome.response;
      // A retry queues behind calls that came meanwhile. If retries went first, attempts that hang could keep those calls waiting forever.
      call.arrival = undefined;
      onRetry({ path: call.path, attempt: tried.attempts, delayMs, status, error });
      if (delayMs > 0) await sleep(clock, delayMs, call.signal);
    }
  };
}
