// A process in a test fleet. It opens a client and makes calls when its parent process asks for that.

import { type ClientOptions, createClient, type Path } from "../../src/index.js";
import { redisShared } from "../../src/redis/index.js";
import { connections, type Opened } from "./connections.js";

/** How a process should open its client. */
export interface WorkerOptions {
  readonly client: keyof typeof connections;
  /** The socket file of Redis. */
  readonly socket: string;
  readonly options: Pick<ClientOptions, "apiKey" | "baseUrl" | "quotaFloor" | "timeoutMs" | "retries">;
  /** Whether Redis also stores responses. */
  readonly isCached?: boolean;
  /** How much faster than real time the client's clock runs. */
  readonly speed?: number;
  /** How far its wall clock is off, in ms. */
  readonly skewMs?: number;
  /** How long leases and claims last, ms. Default: the client's values. */
  readonly leaseMs?: number;
}

export type Request =
  | { readonly id: number; readonly open: WorkerOptions }
  | { readonly id: number; readonly calls: readonly (readonly [path: Path, query: object])[] };

export interface Reply {
  readonly id: number;
  /** For each call, `ok` or the code of its error. */
  readonly results: readonly string[];
  /** The errors that `onCacheError` received since the client was opened. */
  readonly errors: readonly string[];
}

let opened: Opened | undefined;
let cfb = createClient();
let errors: string[] = [];

async function open({ client, socket, options, isCached, speed = 1, skewMs = 0, leaseMs }: WorkerOptions) {
  await opened?.close();
  opened = await connections[client]?.(socket);
  if (opened === undefined) throw new Error(`There is no client ${client}.`);
  errors = [];
  const redis = redisShared(opened.connection);
  const shared: typeof redis =
    leaseMs === undefined
      ? redis
      : {
          ...redis,
          enter: (turn) => redis.enter({ ...turn, leaseMs }),
          claim: (key, holder, ms) => redis.claim(key, holder, ms && leaseMs),
        };
  const clock = {
    now: () => Date.now() + skewMs,
    monotonic: () => performance.now() * speed,
    after(ms: number, task: () => void) {
      const timer = setTimeout(task, ms / speed);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
  };
  const onCacheError = (error: unknown) => errors.push(`${error}`);
  cfb = createClient({ ...options, clock, shared, onCacheError, ...(isCached ? { cache: shared } : {}) });
}

process.on("message", async (request: Request) => {
  const results: string[] = [];
  if ("open" in request) await open(request.open);
  else {
    const all = await Promise.all(request.calls.map(([path, query]) => cfb.result(path, query as never)));
    for (const result of all) results.push(result.ok ? "ok" : result.error.code);
  }
  process.send?.({ id: request.id, results, errors } satisfies Reply);
});
process.on("disconnect", () => process.exit());
process.send?.({ id: 0, results: [], errors: [] } satisfies Reply);
