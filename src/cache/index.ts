// Loaded when a cache is asked for, and not before.
export { type GuardedStore, guard } from "./guard.js";
export { cacheKey } from "./key.js";
export { memoryStore } from "./store.js";
export { ttlOf } from "./ttl.js";
