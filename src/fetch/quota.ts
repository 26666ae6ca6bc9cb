import { CfbError, copyOf, QuotaExceededError, ResponseError, TimeoutError } from "../errors.js";
import type { Call, Layer, ParsedResponse } from "./call.js";
import type { Clock } from "./clock.js";
import { monthClock } from "./month.js";
import { within } from "./waiting.js";

/** What is known about the month's quota. */
export interface QuotaState {
  /** Calls left, as the service last said this month; undefined before it did, `Infinity` where the key has no limit. */
  readonly remaining: number | undefined;
  /** When that was learned, ms since 1970. */
  readonly learnedAt: number | undefined;
  /**
   * Responses of this client that cost a call, those that could not be used included; with a floor also requests that timed out or were
   * cancelled, which may have cost one.
   */
  readonly spent: number;
  /**
   * When calls return; set after a monthly 429. Until then metered calls are refused and not sent, unless `/info` or a later response shows calls
   * left.
   */
  readonly exhaustedUntil: Date | undefined;
}

/** Whether a 429 is the monthly one: waiting is useless before the first of the next month. */
export function isMonthlyLimit({ response, text }: ParsedResponse): boolean {
  return response.status === 429 && /monthly call quota/i.test(text);
}

/** A request that was sent: when, and its number among all that was sent and learned. */
interface Sent {
  readonly at: number;
  readonly order: number;
}

/** Counts the month's calls, and refuses metered calls beyond the floor or after a monthly 429. */
export interface QuotaKeeper {
  readonly state: QuotaState;
  /** Above pacing: calls `/info` where what is left decides, before the call takes the slot that `/info` needs. */
  readonly learning: Layer;
  /**
   * Below pacing, as each attempt may cost a call: refuses one that must not be sent, counts those in flight against the floor, so that many at
   * once cannot cross it, and learns from every response.
   */
  readonly attempt: Layer;
}

interface Known {
  readonly remaining: number;
  /** The end of the month that it is about, ms since 1970. */
  readonly reset: number;
  /** When it was learned, ms since 1970. */
  readonly at: number;
}

/** How long a lock stays before `/info` is called again, where that failed, ms. */
const lookAgainMs = 60_000;

/** Thrown by `attempt` to `learning`, where it turned out on the way that the service has to be asked first. */
const unlearned = new Error("what is left is not known");

/** `floor`: how many calls to leave. `refreshQuota`: calls `/info`, which is free. `onQuota`: notified whenever something was learned. */
export function quotaKeeper(
  clock: Clock,
  floor: number,
  refreshQuota: () => Promise<unknown>,
  onQuota: ((state: QuotaState) => void) | undefined,
): QuotaKeeper {
  const month = monthClock(clock);
  /** What was learned last: of the month that ends at `reset`, at a place in the order of events. */
  let latest: (Known & { sent: number; order: number }) | undefined;
  /** When metered calls ended whose response did not say what is left, in the order of events. */
  let unreported: number[] = [];
  /** A monthly 429. `confirmed`: something else than a 429 told of that month; until then `/info` is called, not before `lookAt`. */
  let exhausted: { reset: number; confirmed: boolean; lookAt: number } | undefined;
  let events = 0;
  let spent = 0;
  let inFlight = 0;
  let pendingInfo: Promise<unknown> | undefined;

  const current = () => (latest && latest.reset > month.now() ? latest : undefined);
  const remaining = () => {
    const known = current();
    return known && Math.max(0, known.remaining - unreported.length);
  };
  const locked = () => (exhausted && exhausted.reset > month.now() ? exhausted : undefined);

  const state = (): QuotaState => {
    const lock = locked();
    return { remaining: remaining(), learnedAt: current()?.at, spent, exhaustedUntil: lock && new Date(lock.reset) };
  };

  /**
   * Learns what a response says is left. Responses overtake each other: what was sent after the latest was learned is newer, whatever it says.
   * Of two that overlap the lower one counts; but one that was sent first and is lower by more than all calls since is older: the key's plan
   * was raised meanwhile.
   */
  const note = (left: number, sent: Sent, by429 = false): void => {
    const reset = month.resetOf(sent.at);
    if (reset <= month.now() || (latest && reset < latest.reset)) return;
    if (latest && reset === latest.reset && sent.order < latest.order) {
      const older = sent.order < latest.sent && latest.remaining - left > events - sent.order;
      if (left > latest.remaining || (older && !by429)) return;
    }
    unreported = unreported.filter((order) => order > sent.order);
    latest = { remaining: left, reset, sent: sent.order, order: ++events, at: clock.now() };
    if (left > 0) exhausted = undefined;
    else if (exhausted && !by429) exhausted.confirmed = true;
    onQuota?.(state());
  };

  /** Counts a response that cost a call; where it does not say what is left (a 204), one less is left. */
  const pay = (left: number | undefined, sent: Sent): void => {
    spent++;
    if (left !== undefined) note(left, sent);
    else if (current()) {
      unreported.push(++events);
      onQuota?.(state());
    }
  };

  const learnFrom = (answer: ParsedResponse, { path }: Call, sent: Sent, metered: boolean): ParsedResponse => {
    const { ok, headers } = answer.response;
    if (metered && isMonthlyLimit(answer)) {
      const reset = month.resetOf(sent.at);
      if (reset > month.now()) {
        exhausted ??= { reset, confirmed: current() !== undefined, lookAt: 0 };
        note(0, sent, true);
      }
      return { ...answer, resetsAt: new Date(reset) };
    }
    const left = (ok && path === "/info" ? remainingCallsIn(answer.data) : undefined) ?? leftIn(headers);
    if (ok && metered) pay(left, sent);
    else if (left !== undefined) note(left, sent);
    return answer;
  };

  /** Whether `/info` has to be called first: for a floor before the first call of a month, and before a lock that rests on a 429 alone. */
  const mustLearn = () => {
    const lock = locked();
    return lock ? !lock.confirmed && clock.monotonic() >= lock.lookAt : floor > 0 && !current();
  };

  const needsLearning = (call: Call) =>
    isMetered(call) && mustLearn() && call.learnedFor !== month.resetOf(clock.now());

  const refuse = (): void => {
    const lock = locked();
    if (lock) throw exceeded(new Date(lock.reset));
    if (floor <= 0) return;
    const left = (remaining() ?? Number.POSITIVE_INFINITY) - inFlight;
    if (left > floor) return;
    throw new QuotaExceededError(
      `${Math.max(0, left)} calls are left of this month's quota and quotaFloor keeps ${floor}: nothing was sent.`,
      { resetsAt: new Date(month.resetOf(clock.now())) },
    );
  };

  /** Calls `/info`: one request for all who wait. Where it fails, a lock stays for a while, and a floor cannot be kept. */
  const learnFor = async (call: Call): Promise<void> => {
    pendingInfo ??= refreshQuota().finally(() => {
      pendingInfo = undefined;
    });
    try {
      await within(call, clock, pendingInfo);
    } catch (error) {
      if (call.signal?.aborted || !(error instanceof CfbError)) throw error;
      const lock = locked();
      if (lock) lock.lookAt = clock.monotonic() + lookAgainMs;
      if (lock || !mustLearn()) return;
      throw error.path ? copyOf(error, `/info failed, which quotaFloor needs first: ${error.message}`, {}) : error;
    }
  };

  return {
    get state() {
      return state();
    },
    learning:
      (next) =>
      async (call, ...attempt) => {
        call.learnedFor = undefined;
        for (;;) {
          if (needsLearning(call)) {
            // The month in which it is call: what comes in the next one says nothing of that.
            const reset = month.resetOf(clock.now());
            await learnFor(call);
            call.learnedFor = reset;
          }
          try {
            return await next(call, ...attempt);
          } catch (error) {
            if (error !== unlearned) throw error;
          }
        }
      },
    attempt: (next) => async (call) => {
      const metered = isMetered(call);
      if (needsLearning(call)) throw unlearned;
      if (metered) refuse();
      inFlight += Number(metered);
      const sent = { at: clock.now(), order: ++events };
      call.response = undefined;
      try {
        const answer = await next(call);
        month.align(answer.response.headers, sent.at);
        return learnFrom(answer, call, sent, metered);
      } catch (error) {
        // Headers that had arrived count, also where the body broke off or took too long.
        const response = arrived(call);
        const left = response && leftIn(response.headers);
        // A success that broke off has cost a call; a request that was given up may have, so a floor counts it.
        const lost = floor > 0 && (error instanceof TimeoutError || call.signal?.aborted);
        const unusable = error instanceof ResponseError && error.status !== undefined;
        if (metered && (response?.ok || unusable || lost)) pay(left, sent);
        else if (left !== undefined) note(left, sent);
        throw error;
      } finally {
        inFlight -= Number(metered);
      }
    },
  };
}

/** The response of the running attempt, where its headers came. */
function arrived({ response }: Call): Response | undefined {
  return response;
}

/** What the header says is left: a whole number, which is the same text again once parsed. */
function leftIn(headers: Headers): number | undefined {
  const header = headers.get("x-calllimit-remaining");
  const count = Number(header) >>> 0;
  return `${count}` === header ? count : undefined;
}

/** What `/info` says is left; null means that the key has no limit. */
export function remainingCallsIn(data: unknown): number | undefined {
  if (typeof data !== "object" || data === null || !("remainingCalls" in data)) return undefined;
  const { remainingCalls } = data;
  return remainingCalls === null
    ? Number.POSITIVE_INFINITY
    : Number.isFinite(remainingCalls)
      ? Number(remainingCalls)
      : undefined;
}

function isMetered({ operation }: Call): boolean {
  return operation !== undefined && operation.metered !== false;
}

/** The error where the month's quota is used up. */
export function exceeded(resetsAt: Date, facts?: object): QuotaExceededError {
  const date = resetsAt.toISOString().slice(0, 10);
  return new QuotaExceededError(`The month's call quota is used up; it returns on ${date} at 00:00 UTC.`, {
    ...facts,
    resetsAt,
  });
}
