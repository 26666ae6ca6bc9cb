// Loaded with the first call of a client that shares turns with others, or whose store supports claims. It replaces turns.ts.

import { abandonedSlotMs, isMetered, serverUrl } from "../document/operation.js";
import { TimeoutError } from "../errors.js";
import type { Clock, Shared, Turn, TurnAnswer, TurnOutcome } from "../injected.js";
import type { ClientOptions } from "../options.js";
import { withoutSlashes } from "../query/address.js";
import { type Keyring, nextKeyOf } from "./auth.js";
import { hashOf, randomName, subtleCrypto } from "./hash.js";
import { notify } from "./hooks.js";
import type { Call, ParsedResponse, Send, SendInTurn, StoredOutcome } from "./layer.js";
import { closedFor, isAbandoned, type Pacing, pacedPath, type Slot } from "./pacing.js";
import type { QuotaGate } from "./quota/quota.js";
import type { CallSettings } from "./settings.js";
import { quietOf, restMs, stepsOf, withoutKey } from "./steps.js";
import { limited, timeLeft, tooLate } from "./time.js";

/** How long a turn lasts if its client has disappeared, in ms. The service keeps the request's slot for less time. */
const leaseMs = abandonedSlotMs + 5_000;

/**
 * While `shared` fails, each client may spend only its share (`part`) of the calls above the floor. A client that has spent its share checks this
 * often, in ms, whether `shared` works again and whether other clients may still spend their shares.
 */
const othersMs = 500;

/** The maximum number of turns to give back once `shared` works again. */
const mostNotGivenBack = 100;

/** The outcome of a request that was not sent. */
const unsent = { order: undefined, done: true, inDoubt: false };

/** Checks the reply of `enter`, because users may implement `Shared`. Throws if it does not say what to do next, or how long to wait. */
function checkedReply(reply: TurnAnswer): TurnAnswer {
  const { next, clients, left } = reply;
  const isWait = next === "wait" && Number.isFinite(reply.waitMs);
  const isLeft = left === undefined || (typeof left === "number" && !Number.isNaN(left));
  const isCount = Number.isInteger(clients) && clients >= 1 && isLeft;
  const isGo = next === "go" && Number.isFinite(reply.order);
  if (isCount && (isWait || isGo || next === "floor" || next === "info")) return reply;
  throw new TypeError("`shared.enter` did not return a valid reply.");
}

/** What shared turns need from their client. */
interface SharedState {
  readonly options: ClientOptions;
  readonly settings: CallSettings;
  readonly clock: Clock;
  readonly keys: Keyring;
  readonly quota: QuotaGate;
}

/** A requested turn and the reply. */
interface Entry {
  readonly requested: Turn;
  readonly reply: TurnAnswer;
}

/** Waits until the call should call `enter` again. Meanwhile, the call does not keep a slot. */
type Wait = () => Promise<unknown>;

/** The calls on a path that wait for a shared turn. Only the first of them calls `enter`, on behalf of all. */
class WaitingLine {
  /** The functions that end a call's wait, by the call's turn. */
  readonly #waiting = new Map<Turn, { readonly end: () => void; readonly fail: (error: unknown) => void }>();
  /** The groups whose queue for the path contains the client. The client's single entry stands for all of its calls. */
  readonly #queuedIn = new Set<string>();

  constructor(
    private readonly clock: Clock,
    private readonly late: (call: Call) => TimeoutError,
  ) {}

  /** Whether no other call is ahead of this one. */
  isFirst(turn: Turn): boolean {
    const [first] = this.#waiting.keys();
    return first === undefined || first === turn;
  }

  /** If the call is the first, waits `ms`. Otherwise, waits until it is the first. */
  wait(call: Call, turn: Turn, ms: number): Promise<void> {
    const left = timeLeft(call, this.clock);
    // A wait of a second or longer means that the path is paused.
    if (left <= ms && !call.signal?.aborted) throw ms >= 1_000 ? closedFor(call, ms) : this.late(call);
    let cancel = () => {};
    const limits = {
      clock: this.clock,
      signal: call.signal,
      late: () => this.late(call),
      leave: () => cancel(),
    };
    return limited({ ...limits, ms: left }, (resolve, reject) => {
      // A timer that no call waits for would keep the process from ending.
      const end = () => {
        cancel();
        resolve();
      };
      const fail = (error: unknown) => {
        cancel();
        reject(error);
      };
      this.#waiting.set(turn, { end, fail });
      if (this.isFirst(turn)) cancel = this.clock.after(ms, end);
    });
  }

  /** Records that the client waits in the queue, for this call or those behind it. */
  queue(turn: Turn): void {
    this.#queuedIn.add(turn.group);
    // The call begins to wait only after this. Until then, this entry keeps other calls from taking the client out of the queue.
    if (!this.#waiting.has(turn)) this.#waiting.set(turn, { end: () => {}, fail: () => {} });
  }

  /** Whether the client waits in the queue. */
  isQueued({ group }: Turn): boolean {
    return this.#queuedIn.has(group);
  }

  /** Records that the client no longer waits in the queue. Returns whether it did. */
  unqueue({ group }: Turn): boolean {
    return this.#queuedIn.delete(group);
  }

  /** Whether a call in the same group waits. */
  isNeeded({ group }: Turn): boolean {
    return [...this.#waiting.keys()].some((waiting) => waiting.group === group);
  }

  /** Fails all waiting calls. */
  fail(error: unknown): void {
    for (const { fail } of this.#waiting.values()) fail(error);
  }

  /** Removes a call from the line. Returns whether the call waited. */
  leave(turn: Turn): boolean {
    const wasFirst = this.isFirst(turn);
    const waited = this.#waiting.delete(turn);
    const [next] = this.#waiting.values();
    if (waited && wasFirst) next?.end();
    return waited;
  }
}

/** Sends each attempt in its turn among the calls of all clients with the key. While `shared` fails, the client continues alone. */
export function sharedTurns(
  { options, settings, clock, keys, quota }: SharedState,
  pacing: Pacing,
  next: Send,
): SendInTurn {
  const { shared, baseUrl } = options;
  const { concurrency, quotaFloor } = settings;
  const client = randomName();
  const onCacheError = (error: unknown) => notify(options.onCacheError, withoutKey(error, keys.redactFor()));
  const step = stepsOf("`shared`", {
    cacheTimeoutMs: settings.cacheTimeoutMs,
    onCacheError,
    clock,
    quiet: quietOf(options),
  });
  const lines = new Map<string, WaitingLine>();
  const alone = new Alone(clock, settings, quota);
  /**
   * The turns that could not be given back because `shared` failed. The client gives them back as soon as `shared` works again, because otherwise
   * their slots would stay taken until the leases end.
   */
  const notGivenBack = new Map<Turn, TurnOutcome>();
  /** Records a turn to be given back later. If there are too many, forgets the oldest turn, whose lease ends by itself. */
  const giveBackLater = (turn: Turn, outcome: TurnOutcome) => {
    notGivenBack.set(turn, outcome);
    const [oldest] = notGivenBack.keys();
    if (notGivenBack.size > mostNotGivenBack && oldest) notGivenBack.delete(oldest);
  };
  /** How many calls wait for `/info` on behalf of all clients. */
  let waitingForInfo = 0;
  let latest: { readonly key: string; readonly group: Promise<string> } | undefined;

  function lineOf(path: string): WaitingLine {
    const line =
      lines.get(path) ?? new WaitingLine(clock, (call) => (alone.isSpent ? sharedFailed(call) : tooLate(call)));
    lines.set(path, line);
    return line;
  }

  /**
   * Returns the name of the group of clients with the attempt's key. Undefined if the runtime can't hash, because only the service may get the key
   * itself.
   */
  async function groupOf(call: Call): Promise<string | undefined> {
    const subtle = subtleCrypto();
    if (subtle === undefined) return undefined;
    const key = await nextKeyOf(call, clock, keys);
    // The attempt sends this key, and does not call the function again.
    call.nextKey = key;
    const text = `${withoutSlashes(baseUrl ?? serverUrl)} ${key ?? ""}`;
    if (latest?.key !== text) latest = { key: text, group: hashOf(subtle, text) };
    return latest.group;
  }

  async function turnOf(call: Call): Promise<Turn | undefined> {
    const group = shared && (await groupOf(call));
    if (group === undefined) return undefined;
    const path = pacedPath(call);
    const limit = call.operation?.maxInFlight ?? concurrency;
    const metered = isMetered(call.path);
    return { group, client, id: randomName(), path, limit, leaseMs, metered, floor: quotaFloor };
  }

  /**
   * Requests a turn. First gives back earlier turns, because one of them may have the slot. Returns the reply and the requested turn, which has a new
   * id. Returns undefined if the client has to continue alone. Gives back a turn that arrives too late. Throws if the client waits in the queue and
   * the call has no time left to wait for a reply.
   */
  async function enter(call: Call, turn: Turn, sharing: Shared): Promise<Entry | undefined> {
    await giveBackTheRest(sharing, leftOf(call));
    const requested: Turn = { ...turn, id: randomName(), floor: alone.floor };
    let isTried = false;
    let isOver = false;
    let hasFailed = false;
    let mostMs = 0;
    const take = async () => {
      isTried = true;
      let reply: TurnAnswer;
      try {
        reply = checkedReply(await sharing.enter(requested));
      } catch (error) {
        hasFailed = true;
        throw error;
      }
      // A later request may be in the queue by now, and the client has only one entry there.
      const isHeld = reply.next === "go" || !lineOf(turn.path).isNeeded(turn);
      if (isOver && isHeld) await sharing.leave(requested, unsent);
      if (isOver) notGivenBack.delete(requested);
      return reply;
    };
    const reply = await step("give a turn", take, () => {
      mostMs = leftOf(call)();
      return mostMs;
    });
    isOver = true;
    if (reply) return { reply, requested };
    if (!isTried) return undefined;
    // `shared` may have given the turn anyway.
    giveBackLater(requested, unsent);
    const isShort = !hasFailed && mostMs < settings.cacheTimeoutMs;
    if (isShort && lineOf(turn.path).isQueued(turn)) throw tooLate(call);
    return undefined;
  }

  /** Returns a function for half of the call's remaining time, so that there is time left to call the service. */
  const leftOf = (call: Call) => () => timeLeft(call, clock) / 2;

  /** Reports what became of a request. */
  async function leave(turn: Turn, outcome: TurnOutcome, sharing: Shared, leftMs?: () => number): Promise<void> {
    const give = async () => {
      await sharing.leave(turn, outcome);
      return true;
    };
    const isDone = await step("take a turn back", give, leftMs);
    // When the turn is given back later, the pause will be over.
    if (!isDone) giveBackLater(turn, { ...outcome, pauseMs: undefined });
  }

  const giveBack = (call: Call, turn: Turn, sharing: Shared) => leave(turn, unsent, sharing, leftOf(call));

  async function giveBackTheRest(sharing: Shared, leftMs: () => number): Promise<void> {
    const rest = [...notGivenBack];
    notGivenBack.clear();
    await Promise.all(rest.map(([turn, outcome]) => leave(turn, outcome, sharing, leftMs)));
  }

  /** Calls `/info` for all clients. If it fails, the calls that wait for it fail too. */
  async function callInfoForAll(call: Call): Promise<void> {
    waitingForInfo++;
    try {
      await quota.callInfo(call, true);
    } catch (error) {
      if (Object(error).path === "/info") for (const [path, line] of lines) if (isMetered(path)) line.fail(error);
      throw error;
    } finally {
      // Runs after a failure too. Otherwise, every call would fail for as long as `/info` fails. The next response says how many calls are left.
      alone.learned();
      waitingForInfo--;
    }
  }

  /** Sends an attempt that has its turn, and reports what became of it. */
  async function sendInTurn(call: Call, slot: Slot, turn: Turn, sharing: Shared, order: number) {
    let pauseMs: number | undefined;
    try {
      const parsed = await quota.attempt(call, () => next(call));
      pauseMs = slot.pause(parsed);
      return parsed;
    } finally {
      const { inDoubt = false, left } = call;
      const outcome = { order, done: !isAbandoned(call), inDoubt, left, pauseMs };
      // Awaited, because a process may close its connection after its last call. The slot would then stay taken.
      await leave(turn, outcome, sharing, leftOf(call));
    }
  }

  /** Sends an attempt without sharing. With a floor, the client spends at most its part of the calls above the floor. */
  async function sendAlone(
    call: Call,
    slot: Slot,
    line: WaitingLine,
    turn: Turn | undefined,
  ): Promise<ParsedResponse | Wait> {
    call.floor = undefined;
    const wait = quota.waitBefore(call);
    if (wait) return wait;
    if (turn) {
      if (turn.metered && !alone.spend()) return () => line.wait(call, turn, othersMs);
      line.leave(turn);
    }
    const parsed = await quota.attempt(call, () => next(call));
    slot.pause(parsed);
    return parsed;
  }

  /** Makes an attempt if its turn has come and no other process has stored the response meanwhile. */
  async function tryTurn(
    call: Call,
    line: WaitingLine,
    turn: Turn | undefined,
  ): Promise<ParsedResponse | StoredOutcome | Wait> {
    const slot = await pacing.take(call);
    Object.assign(call, { left: undefined, inDoubt: false });
    try {
      if (turn && !line.isFirst(turn)) return () => line.wait(call, turn, 0);
      const ofAnother = await call.claim?.();
      if (ofAnother) {
        // The calls behind this one do not have to wait for another process's response.
        if (turn) line.leave(turn);
        return ofAnother;
      }
      if (!shared || !turn) return await sendAlone(call, slot, line, turn);
      // From here on, `shared` enforces the floor for all clients together.
      call.floor = 0;
      const wait = quota.waitBefore(call);
      if (wait) return wait;
      // `mustLearn` is read before `enter`, because the reply of `enter` may be older than a number that the client learns meanwhile.
      const { mustLearn } = alone;
      const entry = await enter(call, turn, shared);
      if (entry?.reply.next === "wait") line.queue(turn);
      else if (!entry || entry.reply.next === "go") line.unqueue(turn);
      if (entry === undefined) return await sendAlone(call, slot, line, turn);
      const { reply, requested } = entry;
      alone.end(reply);
      if (mustLearn && turn.metered) {
        // After an outage, the number in Redis may be as old as the last copy that Redis saved.
        if (reply.next === "go") await giveBack(call, requested, shared);
        return () => callInfoForAll(call);
      }
      if (reply.next === "go") {
        line.leave(turn);
        return await sendInTurn(call, slot, requested, shared, reply.order);
      }
      if (reply.next === "floor") {
        if (alone.floor > quotaFloor) return () => line.wait(call, turn, othersMs);
        const left = Math.max(0, reply.left ?? 0);
        throw quota.refusal(`all clients with the key have ${left} calls left, and \`quotaFloor\` keeps ${quotaFloor}`);
      }
      if (reply.next === "info") return () => callInfoForAll(call);
      return () => line.wait(call, turn, Math.max(1, reply.waitMs));
    } finally {
      slot.free(call);
    }
  }

  return async (call) => {
    call.learned = undefined;
    const line = lineOf(pacedPath(call));
    const turn = await turnOf(call);
    try {
      for (;;) {
        // Calls that wait for the same number share one request to `/info`.
        if (turn?.metered && waitingForInfo > 0) await callInfoForAll(call);
        const outcome = await tryTurn(call, line, turn);
        if (typeof outcome === "function") await outcome();
        else return outcome;
      }
    } finally {
      // If this client does not call `enter` again, other clients in the queue would wait for it.
      if (turn && shared && line.leave(turn) && !line.isNeeded(turn) && line.unqueue(turn))
        await giveBack(call, turn, shared);
    }
  };
}

/** Returns the error for a call whose time ended while `shared` failed. */
function sharedFailed(call: Call): TimeoutError {
  const why = "`shared` failed, and this client has spent its share of the calls above `quotaFloor`";
  const end = `\`shared\` did not work again within ${call.settings.totalTimeoutMs} ms (\`totalTimeoutMs\`). Nothing was sent`;
  return new TimeoutError(`${why}. ${end}. Check what \`shared\` connects to.`);
}

/** Enforces the floor while the client is alone (works without `shared`), and afterward while other clients may still be alone. */
class Alone {
  /** How many clients there were and how many calls were left when the client last shared. */
  #clients = 1;
  #left: number | undefined;
  #isAlone = false;
  #mustLearn = false;
  /** The client's part of the calls above the floor, and how much of it is spent. */
  #part = 0;
  #spent = 0;
  /** Until when other clients may be alone, on the monotonic clock. */
  #othersUntil = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly clock: Clock,
    private readonly settings: CallSettings,
    private readonly quota: QuotaGate,
  ) {}

  /** The floor for the client's turns. It leaves other clients their parts if they may be alone. */
  get floor(): number {
    return this.settings.quotaFloor + (this.#mayOthersBe() ? (this.#clients - 1) * this.#part : 0);
  }

  /** Whether the client is alone and has spent its part. */
  get isSpent(): boolean {
    return this.#isAlone && this.#spent >= this.#part;
  }

  /**
   * Whether `/info` has to say how many calls are left before the client shares again. `shared` has not counted the calls that were sent while
   * it failed.
   */
  get mustLearn(): boolean {
    return this.#mustLearn;
  }

  /** Records that `/info` was tried while the client shares. */
  learned(): void {
    if (!this.#isAlone) this.#mustLearn = false;
  }

  /** Spends one call of the client's part. Returns false if none is left. */
  spend(): boolean {
    const remaining = this.quota.liveState().remaining ?? Number.POSITIVE_INFINITY;
    const { concurrency, quotaFloor } = this.settings;
    if (quotaFloor === 0) return true;
    if (!this.#isAlone && !this.#mayOthersBe()) {
      const left = Math.min(this.#left ?? remaining, remaining);
      const part = Math.floor((left - quotaFloor) / this.#clients - concurrency);
      // Must be finite, because a turn's floor is a number.
      this.#part = Math.min(Math.max(0, part), 1e9);
      this.#spent = 0;
    }
    this.#isAlone = true;
    this.#mustLearn = true;
    if (this.isSpent) return false;
    this.#spent++;
    return true;
  }

  /** Records that the client shares now. */
  end({ clients, left }: TurnAnswer): void {
    if (this.#isAlone) this.#othersUntil = this.clock.monotonic() + restMs + this.settings.cacheTimeoutMs;
    this.#isAlone = false;
    // After a restart, Redis has to count the clients again.
    this.#clients = this.#mayOthersBe() ? Math.max(clients, this.#clients) : clients;
    this.#left = left;
  }

  #mayOthersBe(): boolean {
    return this.clock.monotonic() < this.#othersUntil;
  }
}
