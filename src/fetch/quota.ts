import { type ErrorContext, QuotaExceededError, ResponseError, TimeoutError } from "../errors.js";
import { type Answer, type Asked, type Clock, type Layer, until } from "./chain.js";

/** What is known of the month's quota. */
export interface QuotaState {
  /** Calls left, as the service last told this month; undefined before it did. */
  readonly remaining: number | undefined;
  /** When it told, ms since 1970. */
  readonly learntAt: number | undefined;
  /** Metered calls that this client got an answer to; with a floor also those that it gave up, which may have cost one. */
  readonly spent: number;
  /** Set after a monthly 429: when calls come back. Until then metered calls are refused here, at no cost. */
  readonly exhaustedUntil: Date | undefined;
}

/** Whether a 429 is the monthly one: waiting is useless before the first of the next month. */
export function isMonthlyLimit({ response, text }: Answer): boolean {
  return response.status === 429 && /monthly call quota/i.test(text);
}

/** The first of the month after `now`, 00:00 UTC: when the quota returns. */
export function nextReset(now: number): Date {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}

/** Keeps count of the month's calls, and keeps metered calls from spending the last of them. */
export interface QuotaKeeper {
  readonly state: QuotaState;
  /** Notes what the service told. Answers overtake each other: within a month, the least that was told is the latest, unless it is `fresh`. */
  note(remaining: number, fresh?: boolean): void;
  /**
   * Above pacing: a floor can only be kept by knowing what is left. One question for all who wait, before any of them holds a place that the
   * question itself needs.
   */
  readonly learning: Layer;
  /**
   * Below retry, as each attempt may cost a call: refuses one that must not be made, counts those in flight against the floor, so that many at
   * once cannot cross it, and learns from every answer.
   */
  readonly attempt: Layer;
}

/** `floor`: how many calls to leave. `learn`: asks the service, at no cost, what is left. `onQuota`: told whenever it was learnt. */
export function quotaKeeper(
  clock: Clock,
  floor: number,
  learn: () => Promise<unknown>,
  onQuota: ((state: QuotaState) => void) | undefined,
): QuotaKeeper {
  let remaining: number | undefined;
  let learntAt: number | undefined;
  let spent = 0;
  let exhaustedUntil: Date | undefined;
  let inFlight = 0;
  let lesson: Promise<unknown> | undefined;

  /** The first of the month after `learntAt`, ms since 1970: it brings all calls back. */
  let stale = 0;

  /** What is left, if it was told this month. */
  const known = () => (clock.now() < stale ? remaining : undefined);

  const exhausted = () => (exhaustedUntil && exhaustedUntil.getTime() > clock.now() ? exhaustedUntil : undefined);

  const state = (): QuotaState => ({ remaining: known(), learntAt, spent, exhaustedUntil: exhausted() });

  const note = (told: number, fresh = false): void => {
    const now = clock.now();
    remaining = fresh || remaining === undefined || now >= stale ? told : Math.min(remaining, told);
    if (remaining > 0) exhaustedUntil = undefined;
    learntAt = now;
    if (now >= stale) stale = nextReset(now).getTime();
    onQuota?.(state());
  };

  /** Counts a call that was answered; where the service did not tell what is left (a 204), it is one less. */
  const paid = (told: number | undefined): void => {
    spent++;
    const left = told ?? Math.max(0, (known() ?? Number.NaN) - 1);
    if (!Number.isNaN(left)) note(left);
  };

  const noted = (answer: Answer, { operation }: Asked, metered: boolean): Answer => {
    const { ok, headers } = answer.response;
    const header = headers.get("x-calllimit-remaining");
    // A whole number and nothing else: what is not one does not come back as it was.
    const count = Number(header) >>> 0;
    const told = `${count}` === header ? count : undefined;
    if (ok && metered) paid(told);
    else if (told !== undefined) note(told);
    if (!ok && isMonthlyLimit(answer) && operation?.metered !== false) {
      exhaustedUntil = nextReset(clock.now());
      note(0, true);
    }
    return answer;
  };

  const refuse = (): void => {
    const until = exhausted();
    if (until) throw exceeded(until);
    if (floor <= 0) return;
    const left = (known() ?? Number.POSITIVE_INFINITY) - inFlight;
    if (left > floor) return;
    throw new QuotaExceededError(
      `${Math.max(0, left)} calls are left of this month's quota and quotaFloor keeps ${floor}: nothing was sent.`,
      nextReset(clock.now()),
    );
  };

  return {
    get state() {
      return state();
    },
    note,
    learning: (next) =>
      floor <= 0
        ? next
        : async (asked) => {
            if (isMetered(asked) && known() === undefined) {
              lesson ??= learn().finally(() => {
                lesson = undefined;
              });
              await until(lesson, asked.signal);
            }
            return next(asked);
          },
    attempt: (next) => async (asked) => {
      const metered = isMetered(asked);
      if (metered) refuse();
      inFlight += Number(metered);
      try {
        return noted(await next(asked), asked, metered);
      } catch (error) {
        // A success that broke off has cost as much as a whole one; one that nobody waited for may have, which a floor has to reckon with.
        const lost = floor > 0 && (error instanceof TimeoutError || asked.signal?.aborted);
        if (metered && (error instanceof ResponseError || lost)) paid(undefined);
        throw error;
      } finally {
        inFlight -= Number(metered);
      }
    },
  };
}

function isMetered({ operation }: Asked): boolean {
  return operation !== undefined && operation.metered !== false;
}

/** The error of a month's quota that is used up. */
export function exceeded(resetsAt: Date, context?: ErrorContext): QuotaExceededError {
  const date = resetsAt.toISOString().slice(0, 10);
  const message = `The month's call quota is used up; it returns on ${date} at 00:00 UTC.`;
  return new QuotaExceededError(message, resetsAt, context);
}
