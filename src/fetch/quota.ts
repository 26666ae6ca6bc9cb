import { type ErrorContext, QuotaExceededError, ResponseError } from "../errors.js";
import { type Answer, type Asked, type Clock, type Layer, until } from "./chain.js";

/** What is known of the month's quota. */
export interface QuotaState {
  /** Calls left, as the service last told this month; undefined before it did. */
  readonly remaining: number | undefined;
  /** When it told, ms since 1970. */
  readonly learntAt: number | undefined;
  /** Metered calls that this client got an answer to. */
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
export class QuotaKeeper {
  private remaining: number | undefined;
  private learntAt: number | undefined;
  private spent = 0;
  private exhaustedUntil: number | undefined;
  private reserved = 0;
  private lesson: Promise<unknown> | undefined;

  /** `floor`: how many calls to leave. `learn`: asks the service, at no cost, what is left. `onQuota`: told whenever it was learnt. */
  constructor(
    private readonly clock: Clock,
    private readonly floor: number,
    private readonly learn: () => Promise<unknown>,
    private readonly onQuota: (state: QuotaState) => void,
  ) {}

  get state(): QuotaState {
    const { known: remaining, learntAt, spent, exhaustedUntil } = this;
    const spentUntil =
      exhaustedUntil !== undefined && exhaustedUntil > this.clock.now() ? new Date(exhaustedUntil) : undefined;
    return { remaining, learntAt, spent, exhaustedUntil: spentUntil };
  }

  /** Notes what the service told. Answers overtake each other: within a month, the least that was told is the latest. */
  note(remaining: number, fresh = false): void {
    const now = this.clock.now();
    const least = this.known !== undefined && !fresh ? Math.min(this.known, remaining) : remaining;
    this.remaining = least;
    this.learntAt = now;
    if (least > 0) this.exhaustedUntil = undefined;
    this.onQuota(this.state);
  }

  /**
   * Above pacing: a floor can only be kept by knowing what is left. One question for all who wait, before any of them holds a place that the
   * question itself needs.
   */
  readonly learning: Layer = (next) => async (asked) => {
    if (this.floor > 0 && isMetered(asked) && this.known === undefined) {
      this.lesson ??= this.learn().finally(() => {
        this.lesson = undefined;
      });
      await until(this.lesson, asked.signal);
    }
    return next(asked);
  };

  /** Above retry: reserves a call before it is sent, so that many at once cannot cross the floor. */
  readonly layer: Layer = (next) => async (asked) => {
    if (!isMetered(asked)) return next(asked);
    this.reserved++;
    try {
      return await next(asked);
    } finally {
      this.reserved--;
    }
  };

  /** Below retry: refuses an attempt that must not be made, and learns from every other, as each may cost a call. */
  readonly attempt: Layer = (next) => async (asked) => {
    if (!isMetered(asked)) return this.noted(await next(asked), asked);
    this.refuse();
    try {
      return this.noted(await next(asked), asked);
    } catch (error) {
      // A success that broke off has cost as much as a whole one.
      if (error instanceof ResponseError) this.paid(undefined);
      throw error;
    }
  };

  /** What is left, if it was told this month: the first of the next brings all calls back. */
  private get known(): number | undefined {
    const { learntAt } = this;
    if (learntAt === undefined || this.clock.now() >= nextReset(learntAt).getTime()) return undefined;
    return this.remaining;
  }

  private refuse(): void {
    const { known, floor, exhaustedUntil } = this;
    const now = this.clock.now();
    if (exhaustedUntil !== undefined && now < exhaustedUntil) throw exceeded(new Date(exhaustedUntil));
    if (floor <= 0 || known === undefined) return;
    // One of the reserved calls is the asker's own.
    const left = known - this.reserved + 1;
    if (left > floor) return;
    throw new QuotaExceededError(
      `${Math.max(0, left)} calls are left of this month's quota and quotaFloor keeps ${floor}: nothing was sent.`,
      nextReset(now),
    );
  }

  private noted(answer: Answer, asked: Asked): Answer {
    const header = answer.response.headers.get("x-calllimit-remaining") ?? "";
    const told = /^\d+$/.test(header) ? Number(header) : undefined;
    if (answer.response.ok && isMetered(asked)) this.paid(told);
    else if (told !== undefined) this.note(told);
    if (isMonthlyLimit(answer) && asked.operation?.metered !== false) {
      const now = this.clock.now();
      this.exhaustedUntil = nextReset(now).getTime();
      this.remaining = 0;
      this.learntAt = now;
      this.onQuota(this.state);
    }
    return answer;
  }

  /** Counts a call that was answered; where the service did not tell what is left (a 204), it is one less. */
  private paid(told: number | undefined): void {
    this.spent++;
    const left = told ?? (this.known === undefined ? undefined : Math.max(0, this.known - 1));
    if (left !== undefined) this.note(left);
  }
}

function isMetered({ operation }: Asked): boolean {
  return operation !== undefined && operation.metered !== false;
}

/** The error of a month's quota that is used up. */
export function exceeded(resetsAt: Date, context?: ErrorContext): QuotaExceededError {
  const date = resetsAt.toISOString().slice(0, 10);
  const message = `The month's call quota is used up; it returns on ${date} at 00:00 UTC. Waiting for less is useless.`;
  return new QuotaExceededError(message, resetsAt, context);
}
