import { type CallError, CfbError, ResponseError } from "../errors.js";
import type { Call, Layer, ParsedResponse } from "./call.js";
import type { Clock } from "./clock.js";
import { isMonthlyLimit } from "./quota.js";
import { retryAfterMs } from "./retry-after.js";
import { mayPass } from "./statuses.js";
import { deadlineOf, sleep, tooLate } from "./waiting.js";

/** An attempt that failed and will be followed by another, for `onRetry`. */
export interface RetryEvent {
  /** The operation's path, as in the document. */
  readonly path: string;
  /** The attempt that failed, from 1. */
  readonly attempt: number;
  /** How long the client waits before the next attempt, ms. */
  readonly delayMs: number;
  /** The status; undefined where no response came. */
  readonly status: number | undefined;
  /** Why there is no usable response; undefined where one came. */
  readonly error: CallError | undefined;
}

/** First wait and longest wait, ms: full jitter draws between 0 and the one that doubles from the first to the longest. */
const firstDelay = 500;
const maxDelay = 8_000;

/**
 * Repeats what may pass: connection errors, a slow attempt, a 500, 502, 503, 504 or busy 429; and once a success that cannot be used (cut off, no
 * JSON), as each may have cost a call. A 401 is repeated at once where `renewed` finds another key. All of it ends with `totalTimeoutMs`.
 */
export function retry(
  clock: Clock,
  maxRetryAfterMs: number,
  onRetry: (event: RetryEvent) => void,
  renewed: (call: Call) => Promise<boolean> = async () => false,
): Layer {
  /** How long to wait before the next attempt, ms; undefined where there is to be none. */
  const delayAfter = (outcome: ParsedResponse | CallError, attempt: number): number | undefined => {
    const jitter = clock.random() * Math.min(maxDelay, firstDelay * 2 ** (attempt - 1));
    if (outcome instanceof CfbError) return outcome.retryable ? jitter : undefined;
    const { status, headers } = outcome.response;
    if (!mayPass(status) || isMonthlyLimit(outcome)) return undefined;
    const wait = retryAfterMs(headers, clock.now());
    // Where the service names a time, that time counts, without jitter.
    return wait === undefined ? jitter : wait <= maxRetryAfterMs ? wait : undefined;
  };

  return (next) => async (call) => {
    const deadline = () => deadlineOf(call, clock);
    let unusable = 0;
    let retries = call.settings.retries;
    let keyRenewed = false;
    deadline();
    for (let attempt = 1; ; attempt++) {
      let outcome: ParsedResponse | CallError;
      try {
        outcome = await next(call);
        if (outcome.response.ok) return outcome;
      } catch (error) {
        // The reason as it is: people abort a group of calls with the error of the first that failed.
        if (call.signal?.aborted) throw call.signal.reason;
        if (!(error instanceof CfbError)) throw error;
        outcome = error;
      }
      const error = outcome instanceof CfbError ? outcome : undefined;
      const status = outcome instanceof CfbError ? outcome.status : outcome.response.status;
      if (status === 401 && !error && !keyRenewed) {
        keyRenewed = true;
        if (await renewed(call)) {
          retries++;
          onRetry({ path: call.path, attempt, delayMs: 0, status, error });
          continue;
        }
      }
      if (error instanceof ResponseError) unusable++;
      const delayMs = attempt > retries || unusable > 1 ? undefined : delayAfter(outcome, attempt);
      // A wait that does not fit would only hide what went wrong.
      if (delayMs === undefined || delayMs >= deadline() - clock.monotonic()) {
        if (outcome instanceof CfbError) throw outcome;
        return outcome;
      }
      onRetry({ path: call.path, attempt, delayMs, status, error });
      await sleep(clock, delayMs, call.signal);
      // A machine that slept itself wakes up late.
      if (clock.monotonic() >= deadline()) throw tooLate(call);
    }
  };
}
