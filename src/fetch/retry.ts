import { CfbError } from "../errors.js";
import { type Answer, type Clock, type Layer, sleep } from "./chain.js";
import { isMonthlyLimit } from "./quota.js";
import { retryAfterMs } from "./retry-after.js";
import { tooLate } from "./time.js";

/** Told before each further attempt. */
export interface RetryEvent {
  readonly path: string;
  /** The attempt that failed, from 1. */
  readonly attempt: number;
  /** How long the client waits now, ms. */
  readonly delayMs: number;
  /** The status that came, or the error where none did. */
  readonly status: number | undefined;
  readonly error: CfbError | undefined;
}

/** Statuses that may be gone at the next attempt. A 429 only counts where the service says when. */
const passing = new Set([500, 502, 503, 504]);

/** First wait and longest wait, ms: full jitter draws between 0 and the one that doubles from the first to the longest. */
const firstDelay = 500;
const maxDelay = 8_000;

/**
 * Repeats what may pass: connection errors, a slow attempt, a body cut off, 500, 502, 503, 504, and a 429 that names its Retry-After. Attempts
 * and the waits between them end together with `totalTimeoutMs`.
 */
export function retry(clock: Clock, maxRetryAfterMs: number, onRetry: (event: RetryEvent) => void): Layer {
  /** How long to wait before the next attempt, ms; undefined where there shall be none. */
  const delayAfter = (outcome: Answer | CfbError, attempt: number): number | undefined => {
    const jitter = clock.random() * Math.min(maxDelay, firstDelay * 2 ** (attempt - 1));
    if (outcome instanceof CfbError) return outcome.retryable ? jitter : undefined;
    const { status, headers } = outcome.response;
    const asked = retryAfterMs(headers, clock.now());
    // Where the service names a time, that time counts, without jitter.
    if (status === 429 ? asked === undefined || isMonthlyLimit(outcome) : !passing.has(status)) return undefined;
    return asked === undefined ? jitter : asked <= maxRetryAfterMs ? asked : undefined;
  };

  return (next) => async (asked) => {
    const deadline = clock.now() + asked.settings.totalTimeoutMs;
    asked.deadline = deadline;
    for (let attempt = 1; ; attempt++) {
      let outcome: Answer | CfbError;
      try {
        outcome = await next(asked);
        if (outcome.response.ok) return outcome;
      } catch (error) {
        // The caller's own reason, whatever it is: people abort a group of calls with the error of the first that failed.
        if (asked.signal?.aborted) throw asked.signal.reason;
        if (!(error instanceof CfbError)) throw error;
        outcome = error;
      }
      const delayMs = attempt > asked.settings.retries ? undefined : delayAfter(outcome, attempt);
      const left = deadline - clock.now();
      // A wait that does not fit would only hide what went wrong.
      if (delayMs === undefined || delayMs >= left) {
        if (outcome instanceof CfbError) throw outcome;
        return outcome;
      }
      const status = outcome instanceof CfbError ? outcome.status : outcome.response.status;
      onRetry({ path: asked.path, attempt, delayMs, status, error: outcome instanceof CfbError ? outcome : undefined });
      await sleep(clock, delayMs, asked.signal);
      // A machine that slept itself wakes up late.
      if (clock.now() >= deadline) throw tooLate(asked);
    }
  };
}
