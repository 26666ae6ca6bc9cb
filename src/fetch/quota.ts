import { CfbError, copyOf, QuotaExceededError, ResponseError, TimeoutError } from "../errors.js";
import type { Call, Layer, ParsedResponse } from "./call.js";
import type { Clock } from "./clock.js";
import { type QuotaState, quotaLedger, type Sent } from "./ledger.js";
import { within } from "./waiting.js";

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
  const { isNeeded, learning } = infoFirst(ledger, clock, floor, refreshQuota);
  let inFlight = 0;
  /** Below pacing, because each attempt may cost a call. Counts those in flight against the floor, so that many at once cannot cross it. */
  const attempt: Layer = (next) => async (call) => {
    const metered = isMetered(call);
    if (isNeeded(call)) throw infoNeeded;
    if (metered) refuse(ledger, floor, inFlight, clock);
    inFlight += Number(metered);
    const sent = ledger.send();
    call.response = undefined;
    if (call.about) call.about.sent = (call.about.sent ?? 0) + 1;
    try {
      const parsed = await next(call);
      return learnFrom(ledger, parsed, call, sent, metered);
    } catch (error) {
      // Headers that have arrived count, also where the body broke off or took too long.
      const response = arrived(call);
      const left = response && leftIn(response.headers);
      // A success that broke off has cost a call. A request that was given up may have, so a floor counts it.
      const lost = floor > 0 && (error instanceof TimeoutError || call.signal?.aborted);
      const unusable = error instanceof ResponseError && error.status !== undefined;
      if (metered && (response?.ok || unusable || lost)) ledger.pay(left, sent);
      else if (left !== undefined) ledger.note(left, sent);
      throw error;
    } finally {
      inFlight -= Number(metered);
    }
  };
  return { state: ledger.state, liveState: ledger.liveState, learning, attempt };
}

/** Calls `/info` where its response decides whether a call may be sent: for a floor, and to confirm a lock that a 429 alone has set. */
function infoFirst(ledger: Ledger, clock: Clock, floor: number, refreshQuota: () => Promise<unknown>) {
  let pendingInfo: Promise<unknown> | undefined;
  const thisMonth = () => ledger.month.resetOf(clock.now());
  const decides = () => {
    const lock = ledger.lock();
    if (lock) return !lock.confirmed && clock.monotonic() >= lock.retryAt;
    return floor > 0 && ledger.state.learnedAt === undefined;
  };
  const isNeeded = (call: Call) => isMetered(call) && decides() && call.learnedFor !== thisMonth();

  /** Waits for one `/info` request that all calls share. Where it fails, a lock stays for a while, and with a floor the call fails. */
  const wait = async (call: Call): Promise<void> => {
    pendingInfo ??= refreshQuota().finally(() => {
      pendingInfo = undefined;
    });
    try {
      await within(call, clock, pendingInfo);
    } catch (error) {
      if (call.signal?.aborted || !(error instanceof CfbError)) throw error;
      const lock = ledger.lock();
      if (lock) lock.retryAt = clock.monotonic() + infoPauseMs;
      if (!decides()) return;
      throw error.path ? copyOf(error, `/info failed, which quotaFloor needs first: ${error.message}`, {}) : error;
    }
  };

  /** Above pacing, so that the call does not hold the slot that `/info` needs. */
  const learning: Layer = (next) => async (call) => {
    call.learnedFor = undefined;
    for (;;) {
      if (isNeeded(call)) {
        // The month of the request: a response that comes in the next month says nothing about that one.
        const reset = thisMonth();
        await wait(call);
        call.learnedFor = reset;
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

function refuse({ lock, state, month }: Ledger, floor: number, inFlight: number, clock: Clock): void {
  const locked = lock();
  if (locked) throw exceeded(new Date(locked.reset));
  if (floor <= 0) return;
  const left = (state.remaining ?? Number.POSITIVE_INFINITY) - inFlight;
  if (left > floor) return;
  throw new QuotaExceededError(
    `${Math.max(0, left)} calls are left of this month's quota and quotaFloor keeps ${floor}: nothing was sent.`,
    { resetsAt: new Date(month.resetOf(clock.now())) },
  );
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

/** Whether a 429 is the monthly one, after which waiting is useless before the first of the next month. */
export function isMonthlyLimit({ response, text }: ParsedResponse): boolean {
  return response.status === 429 && /monthly call quota/i.test(text);
}

/** The response of the running attempt. A function, because TypeScript takes the member for undefined after its reset. */
function arrived({ response }: Call): Response | undefined {
  return response;
}

/** What the header says is left: a whole number, written without sign, fraction or leading zeros. */
function leftIn(headers: Headers): number | undefined {
  const header = headers.get("x-calllimit-remaining");
  const count = Number(header) >>> 0;
  return `${count}` === header ? count : undefined;
}

/** What `/info` says is left; null means that the key has no limit. */
export function remainingCallsIn(data: unknown): number | undefined {
  if (typeof data !== "object" || data === null || !("remainingCalls" in data)) return undefined;
  const { remainingCalls } = data;
  if (remainingCalls === null) return Number.POSITIVE_INFINITY;
  return Number.isFinite(remainingCalls) ? Number(remainingCalls) : undefined;
}

const isMetered = ({ operation }: Call) => operation !== undefined && operation.metered !== false;

export function exceeded(resetsAt: Date, facts?: object): QuotaExceededError {
  const date = resetsAt.toISOString().slice(0, 10);
  const message = `The month's call quota is used up; it returns on ${date} at 00:00 UTC.`;
  return new QuotaExceededError(message, { ...facts, resetsAt });
}
