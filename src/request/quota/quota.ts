import { isMetered } from "../../document/operation.js";
import { CfbError, copyOf, IncompleteError, QuotaExceededError } from "../../errors.js";
import type { Clock } from "../../injected.js";
import type { QuotaState } from "../../results.js";
import { quotaUsedUp } from "../errors/response.js";
import { affords, type Call, type ParsedResponse } from "../layer.js";
import { isBusy, isMonthlyLimit } from "../statuses.js";
import { within } from "../time.js";
import { Ledger, type SentRequest } from "./ledger.js";

/**
 * How long other calls can join a call to `/info` after the first waiting call has left it, in ms. Often, the next call needs the same response. But
 * if `/info` hangs, it must not fail all later calls.
 */
const infoGraceMs = 5_000;

/** If the client refuses metered calls because of `/info`, it waits this long before it calls `/info` again, in ms. */
const infoPauseMs = 60_000;

/** What a client's quota needs. */
interface QuotaOptions {
  readonly clock: Clock;
  /** How many of the month's calls to keep in reserve (`quotaFloor`). 0 means none. */
  readonly floor: number;
  /** Calls `/info`, which is free. */
  readonly refresh: (signal: AbortSignal | undefined) => Promise<unknown>;
  readonly onQuota: ((state: QuotaState) => void) | undefined;
}

/** The outcome of `/info`: the month in which it was sent (identified by its end), the last event before it, and its error if it failed. */
interface InfoOutcome {
  readonly reset: number;
  readonly since: number;
  readonly error?: unknown;
}

/** A call to `/info` that is under way. */
interface InfoCall {
  readonly outcome: Promise<InfoOutcome>;
  /** How many calls wait for it. */
  waiting: number;
  /** Records that a call no longer waits for it. If no call does, the request ends after a while. */
  leave(): void;
}

/** Tracks the month's calls: how many are left according to responses, and which attempts may still be sent. */
export class QuotaGate {
  readonly #ledger: Ledger;
  readonly #state: QuotaState;
  /** How many metered requests are in flight. They count against the floor, so that many requests at once can't cross it. */
  #inFlight = 0;
  /** When `/info` last reported how many calls are left, or failed, on the monotonic clock. */
  #infoAt = Number.NEGATIVE_INFINITY;
  /** The call to `/info` that is under way. All calls that need it share it. */
  #infoCall: InfoCall | undefined;
  /** Wakes the calls that wait for a request in flight to end. */
  readonly #wakeWaiting = new Set<() => void>();

  constructor(private readonly options: QuotaOptions) {
    this.#ledger = new Ledger(options.clock, options.onQuota);
    this.#state = this.#ledger.liveState();
  }

  /** Returns an object that always has the current values. To take a snapshot, copy it. */
  liveState(): QuotaState {
    return this.#ledger.liveState();
  }

  /** If the call has to wait for `/info` or for a request in flight, returns a function that waits. Otherwise, returns undefined. */
  waitBefore(call: Call): (() => Promise<void>) | undefined {
    if (this.#needsInfo(call)) return () => this.callInfo(call);
    return this.#flightDecides(call) ? () => this.#endOfOne(call) : undefined;
  }

  /**
   * Whether the attempt must call `/info` first. This is so if the number of calls left is unknown, outdated or in doubt, and the attempt has not
   * called `/info` yet.
   */
  #needsInfo({ path, learned, floor = this.options.floor }: Call): boolean {
    if (!isMetered(path)) return false;
    const { lock } = this.#ledger;
    const isUnknown = !lock && floor > 0 && this.#state.remaining === undefined;
    // One call to `/info` per month is not enough, because at the turn of the month, a client whose clock is ahead still gets the old month's number.
    const isOutdated =
      (lock || (floor > 0 && this.#left() <= floor)) && this.options.clock.monotonic() >= this.#infoAt + infoPauseMs;
    return (
      ((isUnknown || isOutdated) && learned?.reset !== this.#ledger.thisReset()) ||
      this.#doubtDecides(learned?.since ?? 0, floor)
    );
  }

  /**
   * Waits for one call to `/info` that all calls share. If `/info` fails, an earlier monthly 429 still applies. The call fails if it needs the number
   * for its floor, or if `must` is set.
   */
  async callInfo(call: Call, must?: boolean): Promise<void> {
    // A report from the month before does not apply to this month.
    const { reset, since, error } = await this.#sharedInfo(call);
    if (error !== undefined && (must ?? this.#needsInfo(call))) {
      if (!(error instanceof CfbError && error.path)) throw error;
      throw copyOf(error, `\`quotaFloor\` needs a response from /info first, but /info failed: ${error.message}`, {});
    }
    call.learned = { reset, since };
  }

  /** Returns how many more metered calls the quota allows above the floor. Infinity if this client does not know how many are left. */
  spareCalls(): number {
    return this.#ledger.lock ? 0 : this.#left() - this.options.floor;
  }

  /** Waits for the shared `/info`, within the call's time. Throws if the call is aborted. */
  async #sharedInfo(call: Call): Promise<InfoOutcome> {
    if (call.signal?.aborted) throw call.signal.reason;
    this.#infoCall ??= this.#callInfo();
    const infoCall = this.#infoCall;
    infoCall.waiting++;
    try {
      return await within(call, this.options.clock, infoCall.outcome);
    } catch (error) {
      if (call.signal?.aborted) throw error;
      // The call's time is over.
      return { reset: this.#ledger.thisReset(), since: this.#ledger.event, error };
    } finally {
      infoCall.leave();
    }
  }

  /** Calls `/info`. After a failure, the client does not call it again immediately. */
  #callInfo(): InfoCall {
    const { clock, refresh } = this.options;
    const asked = { reset: this.#ledger.thisReset(), since: this.#ledger.event };
    const controller = new AbortController();
    let isOver = false;
    let cancel: (() => void) | undefined;
    const close = () => {
      if (this.#infoCall === infoCall) this.#infoCall = undefined;
    };
    const end = () => {
      isOver = true;
      cancel?.();
      close();
    };
    const outcome = refresh(controller.signal)
      .then(
        (): InfoOutcome => asked,
        (error: unknown): InfoOutcome => {
          this.#infoAt = clock.monotonic();
          return { ...asked, error };
        },
      )
      .finally(end);
    const infoCall: InfoCall = {
      outcome,
      waiting: 0,
      leave: () => {
        infoCall.waiting--;
        const endUnlessNeeded = () => {
          close();
          if (infoCall.waiting === 0) controller.abort(new Error("No call waits for /info."));
        };
        if (isOver) return;
        if (cancel === undefined) cancel = clock.after(infoGraceMs, endUnlessNeeded);
        else if (this.#infoCall !== infoCall) endUnlessNeeded();
      },
    };
    return infoCall;
  }

  /** Whether a call would cross the floor only because of requests in flight. The service may have counted them already. */
  #flightDecides({ path, floor = this.options.floor }: Call): boolean {
    const { remaining } = this.#state;
    if (!isMetered(path) || floor === 0 || remaining === undefined || this.#ledger.lock) return false;
    return this.#inFlight > 0 && this.#left() <= floor && remaining > floor;
  }

  /** Waits until a metered request in flight ends. */
  async #endOfOne(call: Call): Promise<void> {
    // The request may have ended since the call began to wait.
    if (!this.#flightDecides(call)) return;
    let wake = () => {};
    const ended = new Promise<void>((resolve) => {
      wake = resolve;
    });
    this.#wakeWaiting.add(wake);
    await within(call, this.options.clock, ended).finally(() => this.#wakeWaiting.delete(wake));
  }

  /** Sends an attempt and counts what it costs. Throws if the quota, the floor or the call's budget does not allow it. */
  async attempt(call: Call, send: () => Promise<ParsedResponse>): Promise<ParsedResponse> {
    const metered = isMetered(call.path);
    if (metered) this.#refuse(call);
    const budget = metered ? call.budget : undefined;
    const sent = this.#ledger.send(this.#inFlight);
    if (budget) budget.left--;
    if (metered) this.#inFlight++;
    try {
      const parsed = await send();
      if (budget && isBusy(parsed)) budget.left++;
      this.#learn(call, sent, parsed);
      return parsed;
    } catch (error) {
      // The request was not sent, because there was no key or no time left.
      if (budget && call.sentAt === undefined) budget.left++;
      this.#learn(call, sent);
      throw error;
    } finally {
      if (metered) this.#inFlight--;
      for (const wake of this.#wakeWaiting) wake();
    }
  }

  /** Returns how many calls are left after subtracting those in flight. */
  #left(): number {
    return (this.#state.remaining ?? Number.POSITIVE_INFINITY) - this.#inFlight;
  }

  /** Whether a call would cross the floor only because of calls whose cost is uncertain. */
  #doubtDecides(since: number, floor: number): boolean {
    return floor > 0 && this.#left() <= floor && this.#left() + this.#ledger.inDoubt(since) > floor;
  }

  /** Returns the error for a request that would cross the floor. */
  refusal(why: string): QuotaExceededError {
    return new QuotaExceededError(`${why}: the request was not sent.`, {
      resetsAt: new Date(this.#ledger.thisReset()),
    });
  }

  /** Throws if a metered attempt must not be sent. */
  #refuse(call: Call): void {
    const { floor = this.options.floor } = call;
    const { lock } = this.#ledger;
    if (lock) throw quotaUsedUp(new Date(lock.reset));
    if (floor > 0 && this.#left() <= floor) {
      const left = Math.max(0, this.#state.remaining ?? 0);
      throw this.refusal(`${left} calls of this month's quota are left, and \`quotaFloor\` keeps ${floor}`);
    }
    if (affords(call)) return;
    const message = `${call.path}: \`budget.left\` is below 1. Nothing was sent. To continue, raise it.`;
    throw new IncompleteError(message, { reason: "budget", done: 0, total: 1 });
  }

  /**
   * Learns from an attempt what it cost and what is left. Headers that have arrived count, even if the body broke off or took too long. For a monthly
   * 429, sets when the quota resets.
   */
  #learn(call: Call, sent: SentRequest, parsed?: ParsedResponse): void {
    const { path, response, sentAt } = call;
    const metered = isMetered(path);
    if (metered && parsed && isMonthlyLimit(parsed)) {
      parsed.resetsAt = this.#ledger.exhaust(sent);
      call.left = 0;
      return;
    }
    const ofInfo = response?.ok && path === "/info" ? remainingCallsIn(parsed?.data) : undefined;
    if (ofInfo !== undefined) this.#infoAt = this.options.clock.monotonic();
    const left = ofInfo ?? (response && leftIn(response.headers));
    // A success or a 304 costs a call, even if the body broke off. A 5xx, or a request without a response, may have cost one.
    const isSuccess = response && (response.ok || response.status === 304);
    const isPaid = metered && isSuccess;
    const mayBePaid = response ? isSuccess || response.status >= 500 : sentAt !== undefined;
    call.left = left;
    call.inDoubt = metered && left === undefined && mayBePaid;
    if (isPaid) this.#ledger.pay(left, sent);
    else if (left !== undefined) this.#ledger.note(left, sent);
    // Calls that may not have cost anything count only if there is a floor.
    else if (call.inDoubt && this.options.floor > 0) this.#ledger.pay(undefined, sent, true);
  }
}

/** Returns how many calls are left according to the header. The header must be a whole number without a sign, fraction or leading zeros. */
function leftIn(headers: Headers): number | undefined {
  const header = headers.get("x-calllimit-remaining");
  const count = Number(header) >>> 0;
  return `${count}` === header ? count : undefined;
}

/** Returns how many calls are left according to `/info`. There, null means that the key has no limit. */
export function remainingCallsIn(data: unknown): number | undefined {
  const calls: unknown = Object(data).remainingCalls;
  if (calls === null) return Number.POSITIVE_INFINITY;
  return Number.isFinite(calls) ? Number(calls) : undefined;
}
