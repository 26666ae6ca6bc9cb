import { type CallError, CfbError, ResponseError } from "../errors.js";
import type { Clock } from "../injected.js";
import type { RetryEvent } from "../results.js";
import { affords, type Call, type Layer, type ParsedResponse, spent } from "./layer.js";
import { isMonthlyLimit, isTransient, retryAfterMs } from "./statuses.js";
import { sleep, timeLeft, tooLate } from "./waiting.js";

/** The first and the longest wait, ms. Full jitter: each wait is random, below a limit that doubles from the first to the longest. */
const firstDelay = 500;
const maxDelay = 8_000;

/** Repeats a failed attempt where that may help, within `totalTimeoutMs`; a 401 at once where `renewed` finds another key. */
export function retry(
  clock: Clock,
  maxRetryAfterMs: number,
  onRetry: (event: RetryEvent) => void,
  renewed: (call: Call) => Promise<boolean> = async () => false,
): Layer {
  /** How long to wait before the next attempt, ms; undefined where there is none. */
  const delayAfter = (outcome: ParsedResponse | CallError, attempt: number): number | undefined => {
    const jitter = clock.random() * Math.min(maxDelay, firstDelay * 2 ** (attempt - 1));
    if (outcome instanceof CfbError) return outcome.retryable ? jitter : undefined;
    const { status, headers } = outcome.response;
    if (!isTransient(status) || isMonthlyLimit(outcome)) return undefined;
    const wait = retryAfterMs(headers, clock.now());
    // A time that the service names counts without jitter.
    return wait === undefined ? jitter : wait <= maxRetryAfterMs ? wait : undefined;
  };
  return (next) => async (call) => {
    const left = () => timeLeft(call, clock);
    // Successes that cannot be used: one is repeated, because each may have cost a call.
    let unusable = 0;
    let retries = call.settings.retries;
    let keyRenewed = false;
    let outcome: ParsedResponse | CallError | undefined;
    for (let attempt = 1; ; attempt++) {
      try {
        outcome = await next(call);
        if (outcome.response.ok) return outcome;
      } catch (error) {
        // Unchanged: people abort a group of calls with the error of the first that failed.
        if (call.signal?.aborted) throw call.signal.reason;
        if (error instanceof CfbError) outcome = error;
        // Where another call has taken the rest of the budget, the failure of the last attempt says more.
        else if (error !== spent || !outcome) throw error;
      }
      const more = affords(call);
      const error = outcome instanceof CfbError ? outcome : undefined;
      const { status } = outcome instanceof CfbError ? outcome : outcome.response;
      if (status === 401 && !error && !keyRenewed && more) {
        keyRenewed = true;
        if (await renewed(call)) {
          retries++;
          onRetry({ path: call.path, attempt, delayMs: 0, status, error });
          continue;
        }
      }
      if (error instanceof ResponseError) unusable++;
      const isLast = !more || attempt > retries || unusable > 1;
      const delayMs = isLast ? undefined : delayAfter(outcome, attempt);
      // A wait beyond the deadline would only hide what went wrong.
      if (delayMs === undefined || delayMs >= left()) {
        if (outcome instanceof CfbError) throw outcome;
        return outcome;
      }
      onRetry({ path: call.path, attempt, delayMs, status, error });
      await sleep(clock, delayMs, call.signal);
      // The timer is late where the machine itself was suspended.
      if (left() <= 0) throw tooLate(call);
    }
  };
}
