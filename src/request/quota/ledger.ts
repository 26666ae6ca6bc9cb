import type { Clock } from "../../injected.js";
import type { QuotaState } from "../../results.js";
import { monthClock } from "./month.js";

/** A request that was sent: when, and its number in the order of events. */
export interface Sent {
  readonly at: number;
  readonly order: number;
  /** How many others were in flight then, which the service may count first. */
  readonly others: number;
}

/** Records what responses say, which overtake each other. Longer than 60 lines, because every part uses the same five variables. */
export function quotaLedger(clock: Clock, onQuota: ((state: QuotaState) => void) | undefined) {
  const month = monthClock(clock);
  /** What was learned last, about the month that ends at `reset`: `order` is when it was learned, `sent` when its request was sent. */
  let latest: { remaining: number; reset: number; at: number; sent: number; order: number } | undefined;
  /** When metered calls ended of which no response said what is left, in the order of events. Those in doubt may have cost nothing. */
  let unreported: { order: number; inDoubt: boolean }[] = [];
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
      const older = sent.order < latest.sent && latest.remaining - left > events - sent.order + sent.others;
      if (left > latest.remaining || (older && !by429)) return;
    }
    unreported = unreported.filter(({ order }) => order > sent.order);
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
    send: (others: number): Sent => ({ at: clock.now(), order: ++events, others }),
    /** The number of the last event. */
    now: () => events,
    /** How many calls in doubt count that ended after the event `since`. */
    inDoubt: (since: number) => unreported.filter(({ order, inDoubt }) => inDoubt && order > since).length,
    /** Counts a call. Where no response said what is left (as a 204), one call less is left, until what is sent later says otherwise. */
    pay(left: number | undefined, sent: Sent, inDoubt = false): void {
      spent++;
      if (left !== undefined) note(left, sent);
      else if (current()) {
        unreported.push({ order: ++events, inDoubt });
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
