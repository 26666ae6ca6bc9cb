import { memoryStore } from "../../src/cache/store.js";
import type { Store } from "../../src/injected.js";
import type { Random } from "../../src/sample/world/simulation/random.js";

/** A small store that sometimes throws, rejects, returns an invalid entry or never settles. */
export function faultyStore(random: Random): Store {
  const store = memoryStore({ maxBytes: 200_000 });
  const faulty = <T>(use: () => T): unknown => {
    const chance = random.next();
    if (chance < 0.01) throw new Error("the store is closed");
    if (chance < 0.02) return Promise.reject(new Error("no connection to the store"));
    if (chance < 0.022) return new Promise(() => {});
    if (chance < 0.03) return "neither a response nor JSON";
    return chance < 0.5 ? use() : Promise.resolve(use());
  };
  return {
    get: (key) => faulty(() => store.get(key)),
    set: (key, value, ttlMs) => faulty(() => store.set(key, value, ttlMs)),
    delete: (key) => faulty(() => store.delete(key)),
  };
}
