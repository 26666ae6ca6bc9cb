import type { Clock } from "./clock.js";
import { monthClock } from "./month.js";

/** What is known about the month's quota. */
export interface QuotaState {
  /** Calls left, as the service last said this month; undefined before it did, `Infinity` where the key has no limit. */
  readonly remaining: number | undefined;
  /** When that was learned, ms since 1970. */
  readonly learnedAt: number | undefined;
  /**
   * Responses of this client that cost a call, unusable ones included. With a floor also requests that timed out or were cancelled, because they
   * may have cost one.
   */
  readonly spent: number;
  /** When the quota resets; set after a monthly 429. Until then metered calls are refused, unless a later response shows calls left. */
  readonly exhaustedUntil: Date | undefined;
}

/** A request that was sent: when, and its number in the order of events. */
export interface Sent {
  readonly at: number;
  readonly order: number;
}

/** Records what responses say, which overtake each other. Longer than 60 lines, because every part uses the same five variables. */
export function quotaLedger(clock: Clock, onQuota: ((state: QuotaState) => void) | undefined) {
  const month = monthClock(clock);
  /** What was learned last, about the month that ends at `reset`: `order` is when it was learned, `sent` when its request was sent. */
  let latest: { remaining: number; reset: number; at: number; sent: number; order: number } | undefined;
  /** When metered calls ended whose response did not say what is left, in the order of events. */
  let unreported: number[] = [];
  /** A monthly 429. `confirmed` once anything but a 429 reports that month; until then `/info` is called, not before `retryAt`. */
  let exhausted: { reset: number; confirmed: boolean; retryAt: number } | undefined;
  let events = 0;
  let spent = 0;

  // Not a later month either: the wall clock may have been set forward, and then back.
  const thisMonth = <T extends { reset: number }>(known?: T) =>
    known && known.reset === month.resetOf(clock.now()) ? known : undefined;
  const current = () => thisMonth(latest);
  const lock = () => thisMonth(exhausted);
  /** An object that stays current; a copy of it is a snapshot. */
  const liveState = (): QuotaState => ({
    get remaining() {
      const known = current();
      return known && Math.max(0, known.remaining - unreported.length);
    },
    get learnedAt() {
      return current()?.at;
    },
    get spent() {
      return spent;
    },
    get exhaustedUntil() {
      const locked = lock();
      return locked && new Date(locked.reset);
    },
  });
  const state = liveState();

  /**
   * Records how many calls are left. What was sent after the latest was learned is newer. Of two that overlap the lower one counts, unless it was
   * sent first and is lower by more than all calls since: then the key's plan was raised in between.
   */
  const note = (left: number, sent: Sent, by429 = false): void => {
    const reset = month.resetOf(sent.at);
    if (reset !== month.resetOf(clock.now())) return;
    if (latest && reset === latest.reset && sent.order < latest.order) {
      const older = sent.order < latest.sent && latest.remaining - left > events - sent.order;
      if (left > latest.remaining || (older && !by429)) return;
    }
    unreported = unreported.filter((order) => order > sent.order);
    latest = { remaining: left, reset, sent: sent.order, order: ++events, at: clock.now() };
    if (left > 0) exhausted = undefined;
    else if (exhausted && !by429) exhausted.confirmed = true;
    onQuota?.({ ...state });
  };

  return {
    month,
    state,
    liveState,
    lock,
    note,
    /** The request that is sent now. */
    send: (): Sent => ({ at: clock.now(), order: ++events }),
    /** Counts a response that cost a call. Where it does not say what is left (a 204), one call less is left. */
    pay(left: number | undefined, sent: Sent): void {
      spent++;
      if (left !== undefined) note(left, sent);
      else if (current()) {
        unreported.push(++events);
        onQuota?.({ ...state });
      }
    },
    /** Records a monthly 429; returns when the quota resets. */
    exhaust(sent: Sent): Date {
      const reset = month.resetOf(sent.at);
      if (reset > month.now()) {
        exhausted = lock() ?? { reset, confirmed: current() !== undefined, retryAt: 0 };
        note(0, sent, true);
      }
      return new Date(reset);
    },
  };
}
