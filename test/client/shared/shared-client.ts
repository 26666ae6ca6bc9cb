import { createHash, webcrypto } from "node:crypto";
import type { ClientOptions, Shared, Store } from "../../../src/index.js";
import { memoryShared } from "../../../src/redis/index.js";
import { ManualClock, start } from "../../support/clock.js";
import { manualClient } from "../../support/manual-client.js";

/**
 * Hashes without a separate thread in all tests of a file. The manual clock does not wait for a thread, so the number of steps before a request
 * would depend on the machine.
 */
export function hashAtOnce(): void {
  const digest = async (name: string, data: Uint8Array) =>
    Uint8Array.from(createHash(name.replace("-", "").toLowerCase()).update(data).digest()).buffer;
  beforeAll(() => Object.defineProperty(globalThis, "crypto", { value: { subtle: { digest } }, configurable: true }));
  afterAll(() => Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true }));
}

type Respond = Parameters<typeof manualClient>[1];

/** Creates clients that share an object, as if each were a separate process, on one clock. `members` replaces methods of the shared object. */
export function sharedClients(
  options: ClientOptions = {},
  respond?: Respond,
  members: (shared: Shared & Store) => Partial<Shared & Store> = () => ({}),
) {
  const clock = new ManualClock();
  const memory = memoryShared({ now: () => start + clock.monotonic() });
  const shared = { ...memory, ...members(memory) };
  const errors: unknown[] = [];
  const open = (own: ClientOptions = {}) => {
    const onCacheError = (error: unknown) => errors.push(error);
    const made = manualClient({ clock, shared, onCacheError, retries: 0, ...options, ...own }, respond);
    return { ...made, clock };
  };
  return { clock, shared, errors, open };
}
