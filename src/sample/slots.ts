import { abandonedSlotMs, operations } from "../document/operation.js";
import type { Clock } from "../injected.js";
import type { Path } from "../types.js";

interface Lease {
  readonly path: Path;
  readonly key: string;
  /** When the lease ends, on the monotonic clock. */
  readonly end: number;
}

/** The slots of paths that limit an account's concurrent requests (`x-max-in-flight`). Each key is an account. */
export class Slots {
  private readonly leases = new Set<Lease>();

  constructor(private readonly clock: Clock) {}

  /**
   * Takes a slot and returns a function that frees the slot. Returns undefined if all slots are taken. A slot that is not freed ends with its lease.
   */
  take(path: Path, key: string): (() => void) | undefined {
    const { maxInFlight } = operations[path];
    if (maxInFlight === undefined) return () => {};
    const now = this.clock.monotonic();
    for (const lease of this.leases) if (lease.end <= now) this.leases.delete(lease);
    const taken = [...this.leases].filter((lease) => lease.path === path && lease.key === key);
    if (taken.length >= maxInFlight) return undefined;
    const lease = { path, key, end: now + abandonedSlotMs };
    this.leases.add(lease);
    return () => this.leases.delete(lease);
  }
}
