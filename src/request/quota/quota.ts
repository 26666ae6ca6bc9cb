import { isMetered } from "../../document/operation.js";
import { CfbError, copyOf, QuotaExceededError } from "../../errors.js";
import type { Clock } from "../../injected.js";
import type { QuotaState } from "../../results.js";
import { loadWords } from "../failures/call-error.js";
import { affords, type Call, type Layer, type ParsedResponse, spent } from "../layer.js";
import { isMonthlyLimit } from "../statuses.js";
import { within } from "../waiting.js";
import { quotaLedger, type Sent } from "./ledger.js";

type Ledger = ReturnType<typeof quotaLedger>;

/** How long a lock that a 429 alone has set stays before a failed `/info` is called again, ms. */
const infoPauseMs = 60_000;

/** `attempt` throws this to `learning` where the quota became unknown on the way. */
const infoNeeded = /* @__PURE__ */ new Error("the remaining quota is not known");

/** Refuses metered calls beyond `floor` or after a monthly 429. `refreshQuota` calls `/info`, which is free. */
export function quotaKeeper(
  clock: Clock,
  floor: number,
  refreshQuota: () => Promise<unknown>,
  onQuota: ((state: QuotaState) => void) | undefined,
) {
  const ledger = quotaLedger(clock, onQuota);
  let inFlight = 0;
  /** How many calls are left beside those in flight. */
  const left = () => (ledger.state.remaining ?? Number.POSITIVE_INFINITY) - inFlight;
  const { isNeeded, learning } = infoFirst(ledger, clock, floor, left, refreshQuota);
  /** Below pacing, because each attempt may cost a call. Counts those in flight against the floor, so that many at once cannot cross it. */
  const attempt: Layer = (next) => async (call) => {
    const metered = isMetered(call.path);
    if (isNeeded(call)) throw infoNeeded;
    if (metered && (ledger.lock() || (floor > 0 && left() <= floor))) throw await refusal(ledger, floor, left(), clock);
    if (!affords(call)) throw spent;
    const budget = metered && call.budget;
    if (budget) budget.left--;
    const sent = ledger.send(inFlight);
    inFlight += Number(metered);
    call.response = undefined;
    call.dispatched = false;
    try {
      const parsed = await next(call);
      return learnFrom(ledger, parsed, call, sent, metered);
    } catch (error) {
      // A cast, because TypeScript takes the members for unchanged since their reset.
      const { response, dispatched } = call as Call;
      // The key or the time ran out before the request was sent.
      if (budget && !dispatched) budget.left++;
      // Headers that have arrived count, also where the body broke off or took too long.
      const reported = response && leftIn(response.headers);
      // A success that broke off has cost a call. A request without a response may have, so a floor counts it.
      if (metered && response?.ok) ledger.pay(reported, sent);
      else if (reported !== undefined) ledger.note(reported, sent);
      else if (metered && floor > 0 && dispatched && !response) ledger.pay(undefined, sent, true);
      throw error;
    } finally {
      inFlight -= Number(metered);
    }
  };
  return { state: ledger.state, liveState: ledger.liveState, learning, attempt };
}

/** Calls `/info` where it decides whether a call may be sent: for a floor, which calls in doubt may cross, and for a lock that a 429 alone has set. */
function infoFirst(
  ledger: Ledger,
  clock: Clock,
  floor: number,
  left: () => number,
  refreshQuota: () => Promise<unknown>,
) {
  let pending: { readonly since: number; readonly info: Promise<unknown> } | undefined;
  const thisMonth = () => ledger.month.resetOf(clock.now());
  const decides = () => {
    const lock = ledger.lock();
    if (lock) return !lock.confirmed && clock.monotonic() >= lock.retryAt;
    return floor > 0 && ledger.state.learnedAt === undefined;
  };
  const doubtDecides = (since = 0) => floor > 0 && left() <= floor && left() + ledger.inDoubt(since) > floor;
  const isNeeded = (call: Call) =>
    isMetered(call.path) && ((decides() && call.learned?.reset !== thisMonth()) || doubtDecides(call.learned?.since));

  /** Waits for one `/info` that all calls share; returns the event after which it was sent. Where it fails, a lock stays, and with a floor the call fails. */
  const wait = async (call: Call): Promise<number> => {
    if (call.signal?.aborted) throw call.signal.reason;
    const clear = () => {
      pending = undefined;
    };
    pending ??= { since: ledger.now(), info: refreshQuota().finally(clear) };
    const { since, info } = pending;
    try {
      await within(call, clock, info);
    } catch (error) {
      if (call.signal?.aborted || !(error instanceof CfbError)) throw error;
      const lock = ledger.lock();
      if (lock) lock.retryAt = clock.monotonic() + infoPauseMs;
      if (isNeeded(call))
        throw error.path
          ? copyOf(error, `/info failed, which \`quotaFloor\` needs first: ${error.message}`, {})
          : error;
    }
    return since;
  };

  /** Above pacing, so that the call does not hold the slot that `/info` needs. */
  const learning: Layer = (next) => async (call) => {
    call.learned = undefined;
    for (;;) {
      if (isNeeded(call)) {
        // The month of the request: a response that comes in the next month says nothing about that one.
        const reset = thisMonth();
        call.learned = { reset, since: await wait(call) };
      }
      try {
        return await next(call);
      } catch (error) {
        if (error !== infoNeeded) throw error;
      }
    }
  };
  return { isNeeded, learning };
}

/** The error for a call that would cross the floor, or that is sent after a monthly 429. */
async function refusal({ lock, month }: Ledger, floor: number, left: number, clock: Clock): Promise<CfbError> {
  const locked = lock();
  const resetsAt = new Date(locked?.reset ?? month.resetOf(clock.now()));
  const words = await loadWords();
  if (!words) return new QuotaExceededError("No call of the month's quota is left.", { resetsAt });
  return locked ? words.exceeded(resetsAt) : words.belowFloor(left, floor, resetsAt);
}

function learnFrom(ledger: Ledger, parsed: ParsedResponse, { path }: Call, sent: Sent, metered: boolean) {
  const { ok, headers } = parsed.response;
  ledger.month.align(headers, sent.at);
  if (!ok && metered && isMonthlyLimit(parsed)) return { ...parsed, resetsAt: ledger.exhaust(sent) };
  const left = (ok && path === "/info" ? remainingCallsIn(parsed.data) : undefined) ?? leftIn(headers);
  if (ok && metered) ledger.pay(left, sent);
  else if (left !== undefined) ledger.note(left, sent);
  return parsed;
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
