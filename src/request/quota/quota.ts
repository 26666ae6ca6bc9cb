import { isMetered } from "../../document/operation.js";
import { CfbError, copyOf, IncompleteError, QuotaExceededError } from "../../errors.js";
import type { Clock } from "../../injected.js";
import type { QuotaState } from "../../results.js";
import { quotaUsedUp } from "../errors/response.js";
import { affords, type Call, type ParsedResponse } from "../layer.js";
import { isBusy, isMonthlyLimit } from "../statuses.js";
import { within } from "../time.js";
import { Ledger, type SentRequest } from "./ledger.js";

/** How long a lock that a 429 alone has set stays before a failed `/info` is called again, ms. */
const infoPauseMs = 60_000;

/** What a client needs for its quota. */
interface QuotaOptions {
  readonly clock: Clock;
  /** How many calls to leave; 0 is no floor. */
  readonly floor: number;
  /** Calls `/info`, which is free. */
  readonly refresh: () => Promise<unknown>;
  readonly onQuota: ((state: QuotaState) => void) | undefined;
}

/** The month's calls: what responses say is left, and which attempts may still be sent. */
export class QuotaGate {
  readonly #ledger: Ledger;
  readonly #state: QuotaState;
  /** The metered requests in flight, which count against the floor, so that many at once cannot cross it. */
  #inFlight = 0;
  /** The call of `/info` that is under way, and the event after which it was sent. */
  #infoCall: { readonly since: number; readonly info: Promise<unknown> } | undefined;

  constructor(private readonly options: QuotaOptions) {
    this.#ledger = new Ledger(options.clock, options.onQuota);
    this.#state = this.#ledger.liveState();
  }

  /** An object that stays current; a copy of it is a snapshot. */
  liveState(): QuotaState {
    return this.#ledger.liveState();
  }

  /** Whether `/info` decides if the call may be sent, and was not called for that already. */
  needsInfo({ path, learned }: Call): boolean {
    if (!isMetered(path)) return false;
    const { lock } = this.#ledger;
    const isUnknown = lock
      ? !lock.confirmed && this.options.clock.monotonic() >= lock.retryAt
      : this.options.floor > 0 && this.#state.learnedAt === undefined;
    return (isUnknown && learned?.reset !== this.#ledger.thisReset()) || this.#doubtDecides(learned?.since ?? 0);
  }

  /** Waits for one `/info` that all calls share. If it fails, a lock stays, and with a floor the call fails. */
  async callInfo(call: Call): Promise<void> {
    if (call.signal?.aborted) throw call.signal.reason;
    // The month in which the request is sent. A response that arrives in the next month says nothing about that month.
    const reset = this.#ledger.thisReset();
    const end = () => {
      this.#infoCall = undefined;
    };
    this.#infoCall ??= { since: this.#ledger.event, info: this.options.refresh().finally(end) };
    const { since, info } = this.#infoCall;
    try {
      await within(call, this.options.clock, info);
    } catch (error) {
      if (call.signal?.aborted || !(error instanceof CfbError)) throw error;
      const { lock } = this.#ledger;
      if (lock) lock.retryAt = this.options.clock.monotonic() + infoPauseMs;
      if (this.needsInfo(call))
        throw error.path
          ? copyOf(error, `/info failed, which \`quotaFloor\` needs first: ${error.message}`, {})
          : error;
    }
    call.learned = { reset, since };
  }

  /** Sends an attempt, and counts what it costs. Throws if the quota, the floor or the call's budget does not allow it. */
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
      return this.#learnFrom(parsed, call, sent);
    } catch (error) {
      // The key or the time ran out before the request was sent.
      if (budget && !call.dispatched) budget.left++;
      this.#learnFromFailure(call, sent);
      throw error;
    } finally {
      if (metered) this.#inFlight--;
    }
  }

  /** How many calls are left beside those in flight. */
  #left(): number {
    return (this.#state.remaining ?? Number.POSITIVE_INFINITY) - this.#inFlight;
  }

  /** Whether a call would cross the floor only because of calls of uncertain cost. */
  #doubtDecides(since: number): boolean {
    const { floor } = this.options;
    return floor > 0 && this.#left() <= floor && this.#left() + this.#ledger.inDoubt(since) > floor;
  }

  /** Throws if a metered attempt must not be sent. */
  #refuse(call: Call): void {
    const { floor } = this.options;
    const { lock } = this.#ledger;
    if (lock) throw quotaUsedUp(new Date(lock.reset));
    const left = floor > 0 ? this.#left() : Number.POSITIVE_INFINITY;
    if (left <= floor) {
      const message = `${Math.max(0, left)} calls are left of this month's quota and \`quotaFloor\` keeps ${floor}: nothing was sent.`;
      throw new QuotaExceededError(message, { resetsAt: new Date(this.#ledger.thisReset()) });
    }
    if (affords(call)) return;
    const message = `${call.path}: \`left\` of its budget is below 1: nothing was sent. Raise it to go on.`;
    throw new IncompleteError(message, { reason: "budget", done: 0, total: 1 });
  }

  /** Learns from a response. Adds to a monthly 429 when the quota resets. */
  #learnFrom(parsed: ParsedResponse, { path }: Call, sent: SentRequest): ParsedResponse {
    const { ok, status, headers } = parsed.response;
    const metered = isMetered(path);
    if (metered && isMonthlyLimit(parsed)) return { ...parsed, resetsAt: this.#ledger.exhaust(sent) };
    const left = (ok && path === "/info" ? remainingCallsIn(parsed.data) : undefined) ?? leftIn(headers);
    if (ok && metered) this.#ledger.pay(left, sent);
    else if (left !== undefined) this.#ledger.note(left, sent);
    // A service that failed and did not say what is left may have counted the call.
    else if (status >= 500 && metered) this.#doubt(sent);
    return parsed;
  }

  /** Learns from an attempt without a usable response. Headers that have arrived count, even if the body broke off or took too long. */
  #learnFromFailure({ path, response, dispatched }: Call, sent: SentRequest): void {
    const left = response && leftIn(response.headers);
    // A success that broke off has cost a call.
    if (isMetered(path) && response?.ok) this.#ledger.pay(left, sent);
    else if (left !== undefined) this.#ledger.note(left, sent);
    else if (isMetered(path) && dispatched && (!response || response.status >= 500)) this.#doubt(sent);
  }

  /** Counts a call that may have cost nothing; only a floor needs to. */
  #doubt(sent: SentRequest): void {
    if (this.options.floor > 0) this.#ledger.pay(undefined, sent, true);
  }
}

/** What the header says is left: a whole number, written without sign, fraction or leading zeros. */
function leftIn(headers: Headers): number | undefined {
  const header = headers.get("x-calllimit-remaining");
  const count = Number(header) >>> 0;
  return `${count}` === header ? count : undefined;
}

/** What `/info` says is left; null means that the key has no limit. */
export function remainingCallsIn(data: unknown): number | undefined {
  const calls: unknown = Object(data).remainingCalls;
  if (calls === null) return Number.POSITIVE_INFINITY;
  return Number.isFinite(calls) ? Number(calls) : undefined;
}
