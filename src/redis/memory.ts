import type { Turn, TurnAnswer, TurnOutcome } from "../injected.js";
import type { RedisShared } from "./redis.js";

/** How long a client counts as active after its last request for a turn, in ms. */
const clientMs = 600_000;
/** How long a client stays in a path's queue if it does not call `enter` again, in ms. */
const queueMs = 2_000;
/** The shortest time between two calls of `/info`, in ms. */
const infoMs = 5_000;
/** After the quota has been at the floor for this long, in ms, a client calls `/info` again. */
const outdatedMs = 60_000;
/** How long a waiting client waits before it calls `enter` again, in ms. The wait is shorter if the client is next in line for a slot. */
const soonMs = 15;
const laterMs = 100;

/** The state of one path for all clients with one key. */
interface SharedLane {
  /** The requests in flight, each with the end of its lease. */
  readonly slots: Map<string, number>;
  /** The waiting clients in order of arrival, each with the time at which it last called `enter`. */
  readonly queue: Map<string, number>;
  pausedUntil: number;
}

/** The state that clients with one key share. */
class Group {
  readonly #lanes = new Map<string, SharedLane>();
  readonly #clients = new Map<string, number>();
  /** The metered requests in flight, each with the end of its lease. */
  readonly #flying = new Map<string, number>();
  /**
   * The requests that may have cost a call, although no response has reported it yet. Each value is the number that `#event` gave when the request
   * came into doubt.
   */
  readonly #inDoubt = new Map<string, number>();
  /** What is left of a month's quota, and the event at which the group learned it. */
  #report: { readonly left: number; readonly month: number; readonly order: number } | undefined;
  #order = 0;
  #infoAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly now: () => number) {}

  enter(turn: Turn): TurnAnswer {
    const now = this.now();
    this.#clients.set(turn.client, now);
    dropUntil(this.#clients, now - clientMs);
    const lane = this.#laneOf(turn.path);
    this.#endLeases(lane, now);
    const common = { clients: this.#clients.size, left: this.#left() };
    if (lane.pausedUntil > now) return { next: "wait", waitMs: lane.pausedUntil - now, ...common };
    const refused = this.#refused(turn, now);
    if (refused === "wait") return { next: "wait", waitMs: laterMs, ...common };
    if (refused) return { next: refused, ...common };
    const rank = rankIn(lane.queue, turn.client);
    if (turn.limit - lane.slots.size <= rank) {
      lane.queue.set(turn.client, now);
      return { next: "wait", waitMs: rank < turn.limit ? soonMs : laterMs, ...common };
    }
    lane.queue.delete(turn.client);
    lane.slots.set(turn.id, now + turn.leaseMs);
    if (turn.metered) this.#flying.set(turn.id, now + turn.leaseMs);
    return { next: "go", order: this.#event(), clients: this.#clients.size, left: this.#left() };
  }

  leave({ id, path, client }: Turn, { order, done, inDoubt, left, pauseMs }: TurnOutcome): void {
    const now = this.now();
    const lane = this.#laneOf(path);
    this.#flying.delete(id);
    this.#inDoubt.delete(id);
    if (done) lane.slots.delete(id);
    if (order === undefined) lane.queue.delete(client);
    if (inDoubt) this.#inDoubt.set(id, this.#event());
    if (order !== undefined && left !== undefined) this.#learn(left, order);
    if (pauseMs !== undefined) lane.pausedUntil = Math.max(lane.pausedUntil, now + pauseMs);
  }

  #laneOf(path: string): SharedLane {
    const lane = this.#lanes.get(path) ?? { slots: new Map(), queue: new Map(), pausedUntil: 0 };
    this.#lanes.set(path, lane);
    return lane;
  }

  /**
   * Returns a number for a new event, greater than all earlier ones. The number is the time in µs. It therefore identifies the month, and numbers
   * still rise after all data is lost.
   */
  #event(): number {
    this.#order = Math.max(this.#order + 1, Math.floor(this.now() * 1_000));
    return this.#order;
  }

  /** Whether the clock was set back to an earlier month. Earlier events then have numbers from the future and would count as the latest. */
  isAhead(): boolean {
    return monthOf(this.#order / 1_000) > monthOf(this.now());
  }

  /** Ends expired leases. A metered request whose lease expired is in doubt. */
  #endLeases(lane: SharedLane, now: number): void {
    dropUntil(lane.slots, now);
    for (const id of dropUntil(this.#flying, now)) this.#inDoubt.set(id, this.#event());
    dropUntil(lane.queue, now - queueMs);
  }

  #left(): number | undefined {
    const reported = this.#report?.month === monthOf(this.now()) ? this.#report.left : undefined;
    return reported === undefined ? undefined : reported - this.#flying.size - this.#inDoubt.size;
  }

  /** Returns why a request can't be sent now, or undefined if the floor allows it. */
  #refused({ metered, floor }: Turn, now: number): "floor" | "info" | "wait" | undefined {
    if (!metered || floor === 0) return undefined;
    const left = this.#left();
    if (left !== undefined && left > floor) return undefined;
    const isAtFloor = left !== undefined && left + this.#inDoubt.size <= floor;
    // The service may have counted the requests in flight already, so wait for their responses.
    if (isAtFloor && left + this.#inDoubt.size + this.#flying.size > floor) return "wait";
    // The number may be outdated: the plan may have been raised, or the service's month may have begun later.
    const learnedAt = (this.#report?.order ?? 0) / 1_000;
    if (isAtFloor && now < Math.max(learnedAt, this.#infoAt) + outdatedMs) return "floor";
    if (now < this.#infoAt + infoMs) return "wait";
    this.#infoAt = now;
    return "info";
  }

  /** Records how many calls are left according to a response. If requests overlap, records the lowest number. */
  #learn(left: number, order: number): void {
    const month = monthOf(this.now());
    if (monthOf(order / 1_000) !== month) return;
    const latest = this.#report?.month === month ? this.#report : undefined;
    if (latest === undefined || order > latest.order || left <= latest.left)
      this.#report = { left, month, order: this.#event() };
    dropUntil(this.#inDoubt, order);
  }
}

/** Returns the number of a month, in UTC. */
function monthOf(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Deletes the entries with values up to `until`, and returns their names. */
function dropUntil(entries: Map<string, number>, until: number): string[] {
  const dropped = [...entries].flatMap(([name, at]) => (at <= until ? [name] : []));
  for (const name of dropped) entries.delete(name);
  return dropped;
}

/** Returns how many clients are ahead of this one. */
function rankIn(queue: ReadonlyMap<string, number>, client: string): number {
  const index = [...queue.keys()].indexOf(client);
  return index < 0 ? queue.size : index;
}

/**
 * Does the same as `redisShared`, but within one process. Use it in tests, or as an example of what an adapter must guarantee. `now` returns ms since
 * 1970.
 */
export function memoryShared({ now = () => Date.now() }: { now?: () => number } = {}): RedisShared {
  const groups = new Map<string, Group>();
  const entries = new Map<string, { readonly value: string; readonly until: number }>();
  const claims = new Map<string, { readonly holder: string; readonly until: number }>();

  function groupOf({ group }: Turn): Group {
    const found = groups.get(group);
    if (found && !found.isAhead()) return found;
    const created = new Group(now);
    groups.set(group, created);
    return created;
  }

  return {
    enter: (turn) => groupOf(turn).enter(turn),
    leave: (turn, outcome) => groupOf(turn).leave(turn, outcome),
    get(key) {
      const entry = entries.get(key);
      return entry && now() < entry.until ? entry.value : undefined;
    },
    set: (key, value, ttlMs) => void entries.set(key, { value, until: now() + ttlMs }),
    delete: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
    claim(key, holder, ms) {
      const claim = claims.get(key);
      if (claim && claim.holder !== holder && now() < claim.until) return false;
      if (ms > 0) claims.set(key, { holder, until: now() + ms });
      else claims.delete(key);
      return true;
    },
  };
}
