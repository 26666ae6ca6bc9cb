// A process with a client, which makes calls for the benchmark's main process and reports their outcome.
import KeyvRedis from "@keyv/redis";
import { createClient as createRedis } from "@redis/client";
import { type Client, createClient, QuotaExceededError } from "cfb-openapi";
import { redisShared } from "cfb-openapi/redis";
import Keyv from "keyv";
import { type CaseName, cases, costs } from "./cases.js";
import { clients } from "./clients.js";
import { interleave, type Times } from "./measure.js";
import { serve } from "./processes.js";

export interface Settings {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly redisUrl: string;
  readonly quotaFloor?: number;
}

interface Opened {
  readonly cfb: Client;
  /** The errors of the store and of `shared`. */
  readonly storeErrors: string[];
  close(): Promise<unknown>;
}

/** Opens a client with Redis as its cache. Without `shared`, the cache is a Keyv, which shares only responses. */
async function open({ redisUrl, shared, ...options }: Settings & { shared: boolean }): Promise<Opened> {
  const storeErrors: string[] = [];
  const onCacheError = (error: unknown) => void storeErrors.push(String(error));
  const common = { ...options, onCacheError, notices: "off" } as const;
  if (!shared) {
    const redis = new KeyvRedis(redisUrl);
    const cache = new Keyv({ store: redis, throwOnErrors: true });
    return { cfb: createClient({ ...common, cache }), storeErrors, close: () => redis.disconnect() };
  }
  const connection = createRedis({ url: redisUrl, disableOfflineQueue: true });
  connection.on("error", onCacheError);
  const redis = redisShared(await connection.connect());
  const cfb = createClient({ ...common, cache: redis, shared: redis });
  return { cfb, storeErrors, close: () => connection.close() };
}

let opened: Opened | undefined;
function current(): Opened {
  if (opened === undefined) throw new Error("no client is open");
  return opened;
}

const tasks = {
  /** Measures one client and plain `fetch` with calls for one game. */
  oneGame: ({ baseUrl, name, rounds }: { baseUrl: string; name: string; rounds: number }): Promise<Times> => {
    const { fetch: bare, [name]: client } = clients(baseUrl)({ year: 2024, week: 1 });
    if (!bare || !client) throw new Error(`no client is named ${name}`);
    return interleave({ tasks: { fetch: bare, [name]: client }, rounds });
  },
  open: async (settings: Settings & { shared: boolean }) => {
    opened = await open(settings);
  },
  /** Makes a case's calls at once and then closes the client. Calls that the quota floor refuses do not count as failed. */
  calls: async ({ name, process, count }: { name: CaseName; process: number; count: number }) => {
    const { cfb, storeErrors, close } = current();
    const results = await Promise.all(cases[name](cfb, process, count));
    await close();
    const errors = results.flatMap((result) => (result.ok ? [] : [result.error]));
    return { failed: errors.filter((error) => !(error instanceof QuotaExceededError)).map(String), storeErrors };
  },
  /** Makes one of the calls in `costs`. */
  cost: async ({ cost, index }: { cost: number; index: number }) => {
    await costs[cost]?.call(current().cfb, index);
  },
  /** Measures each call in `costs` with a client that uses `shared` and with one that does not. */
  costs: async ({ settings, rounds }: { settings: Settings; rounds: number }): Promise<Times[]> => {
    const alone = await open({ ...settings, shared: false });
    const shared = await open({ ...settings, shared: true });
    let index = 1;
    const times = [];
    for (const { call } of costs) {
      const next = ({ cfb }: Opened) => call(cfb, ++index);
      times.push(await interleave({ tasks: { alone: () => next(alone), shared: () => next(shared) }, rounds }));
    }
    await alone.close();
    await shared.close();
    return times;
  },
};
export type Worker = typeof tasks;

await serve(tasks);
