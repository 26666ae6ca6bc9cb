export type { Shared, Store, Turn, TurnAnswer, TurnOutcome } from "../injected.js";
export { memoryShared } from "./memory.js";
export {
  type IoRedis,
  type NodeRedis,
  type RedisConnection,
  type RedisShared,
  type RedisSharedOptions,
  redisShared,
} from "./redis.js";
