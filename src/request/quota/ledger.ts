import type { Clock } from "../../injected.js";
import type { QuotaState } from "../../results.js";

/** Returns when the quota of the month that contains `now` resets, in ms since 1970. This is the first of the next month, 00:00 UTC. */
export function resetAfter(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/** When a request was sent, and its number in the order of events. */
export interface SentRequest {
  readonly at: number;
  readonly order: number;
  /** How many other requests were in flight then. The service may count those first. */
  readonly others: number;
}

/** The latest report of how many calls are left in a month. */
interface Learned {
  readonly remaining: number;
  /** The end of the month. */
  readonly reset: number;
  readonly at: number;
  /** The numbers of two events: when the request was sent and when its response was read. */
  readonly sent: number;
  readonly order: number;
}

/** A 429 that says that the month's quota is used up. */
export interface Lock {
  /** The end of the month. */
  readonly reset: number;
}

/** Records what responses say about the quota. Responses can arrive out of order. */
export class Ledger {
  #latest: Learned | undefined;
  #lock: Lock | undefined;
  /** The events at which metered calls ended without a response that said how many calls are left. A call in doubt may not have cost anything. */
  #unreported: { readonly order: number; readonly inDoubt: boolean }[] = [];
  #events = 0;
  #spent = 0;

  constructor(
    private readonly clock: Pick<Clock, "now">,
    private readonly onQuota: ((state: QuotaState) => void) | undefined,
  ) {}

  /** The number of the last event. */
  get event(): number {
    return this.#events;
  }

  /** This month's monthly 429, if there was one. */
  get lock(): Lock | undefined {
    return this.#ofThisMonth(this.#lock);
  }

  /** Returns an object that always has the current values. To take a snapshot, copy it. */
  liveState(): QuotaState {
    const remaining = () => {
      const latest = this.#ofThisMonth(this.#latest);
      return latest && Math.max(0, latest.remaining - this.#unreported.length);
    };
    const learnedAt = () => this.#ofThisMonth(this.#latest)?.at;
    const spent = () => this.#spent;
    const exhaustedUntil = () => this.lock && new Date(this.lock.reset);
    return {
      get remaining() {
        return remaining();
      },
      get learnedAt() {
        return learnedAt();
      },
      get spent() {
        return spent();
      },
      get exhaustedUntil() {
        return exhaustedUntil();
      },
    };
  }

  /** Returns the end of this month. */
  thisReset(): number {
    return resetAfter(this.clock.now());
  }

  /** Returns the time and number of a request that is sent now, with `others` already in flight. */
  send(others: number): SentRequest {
    return { at: this.clock.now(), order: ++this.#events, others };
  }

  /** Returns how many calls in doubt ended after the event `since`. */
  inDoubt(since: number): number {
    return this.#unreported.filter(({ order, inDoubt }) => inDoubt && order > since).length;
  }

  /**
   * Counts a call that cost quota. If its response (such as a 204) does not say how many calls are left, `remaining` drops by one until the response
   * to a later request does.
   */
  pay(left: number | undefined, sent: SentRequest, inDoubt = false): void {
    this.#spent++;
    if (left !== undefined) this.note(left, sent);
    else if (this.#ofThisMonth(this.#latest)) {
      this.#unreported.push({ order: ++this.#events, inDoubt });
      this.onQuota?.({ ...this.liveState() });
    }
  }

  /** Records a monthly 429. Returns when the quota resets. */
  exhaust(sent: SentRequest): Date {
    const reset = resetAfter(sent.at);
    if (reset > this.clock.now()) {
      this.#lock = this.lock ?? { reset };
      this.note(0, sent, true);
    }
    return new Date(reset);
  }

  /**
   * Records how many calls are left. A report is newer if its request was sent after the last report was read. If two requests overlap, the lower
   * number counts. There is one exception. If the request with the lower number was sent first, and the calls since then can't explain the gap, the
   * key's plan was raised. The higher number then counts.
   */
  note(left: number, sent: SentRequest, by429 = false): void {
    const reset = resetAfter(sent.at);
    if (reset <= this.clock.now()) return;
    const latest = this.#latest;
    if (latest && reset === latest.reset && sent.order < latest.order) {
      const callsSince = this.#events - sent.order + sent.others;
      const isOutdated = sent.order < latest.sent && latest.remaining - left > callsSince;
      if (left > latest.remaining || (isOutdated && !by429)) return;
    }
    this.#unreported = this.#unreported.filter(({ order }) => order > sent.order);
    this.#latest = { remaining: left, reset, sent: sent.order, order: ++this.#events, at: this.clock.now() };
    if (left > 0) this.#lock = undefined;
    this.onQuota?.({ ...this.liveState() });
  }

  /**
   * Returns a value if it is about this month. A value of a later month does not count, because someone may have set the wall clock forward and then
   * back.
   */
  #ofThisMonth<T extends { readonly reset: number }>(value: T | undefined): T | undefined {
    return value && value.reset === this.thisReset() ? value : undefined;
  }
}
