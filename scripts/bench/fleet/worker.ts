// A process of the fleet. It opens a client, makes calls when a message arrives, and reports their outcome.
import KeyvRedis from "@keyv/redis";
import { createClient as createRedis } from "@redis/client";
import { type Client, createClient, QuotaExceededError } from "cfb-openapi";
import { redisShared } from "cfb-openapi/redis";
import Keyv from "keyv";
import { interleave } from "../measure.js";
import { type CaseName, cases, costs } from "./cases.js";
import { serveMessages } from "./processes.js";

export interface Settings {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly redisUrl: string;
  readonly quotaFloor?: number;
}

/** The first message opens a client, and the next two use it. */
export type WorkerMessage =
  | { readonly open: Settings & { readonly shared: boolean } }
  | { readonly run: CaseName; readonly process: number; readonly count: number }
  /** The number of one of the `costs`. */
  | { readonly cost: number; readonly index: number }
  | { readonly measure: Settings; readonly rounds: number };

/** The outcome of a case's calls. */
export interface Outcome {
  readonly ok: number;
  /** The calls that the floor refused. */
  readonly refused: number;
  /** The messages of the calls that failed for another reason. */
  readonly failed: readonly string[];
  /** The errors of the store and of `shared`. */
  readonly storeErrors: readonly string[];
}

/** For each of the `costs`, the median times of a client alone and of a sharing client, in µs. */
export type Times = readonly { readonly alone: number; readonly shared: number }[];

interface Opened {
  readonly cfb: Client;
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

async function run({ cfb, storeErrors, close }: Opened, name: CaseName, process: number, count: number) {
  const results = await Promise.all(cases[name](cfb, process, count));
  await close();
  const errors = results.flatMap((result) => (result.ok ? [] : [result.error]));
  const failed = errors.filter((error) => !(error instanceof QuotaExceededError));
  return {
    ok: results.length - errors.length,
    refused: errors.length - failed.length,
    failed: failed.map(String),
    storeErrors,
  } satisfies Outcome;
}

async function measure(settings: Settings, rounds: number): Promise<Times> {
  const alone = await open({ ...settings, shared: false });
  const shared = await open({ ...settings, shared: true });
  let index = 1;
  const times = [];
  for (const { what, call } of costs) {
    const next = ({ cfb }: Opened) => call(cfb, ++index);
    const { rows } = await interleave(what, { alone: () => next(alone), shared: () => next(shared) }, rounds);
    times.push({ alone: rows.alone ?? Number.NaN, shared: rows.shared ?? Number.NaN });
  }
  await alone.close();
  await shared.close();
  return times;
}

let opened: Opened | undefined;

await serveMessages<WorkerMessage>(async (message) => {
  if ("measure" in message) return measure(message.measure, message.rounds);
  if ("open" in message) {
    opened = await open(message.open);
    return {};
  }
  if (opened === undefined) throw new Error("no client is open");
  if ("run" in message) return run(opened, message.run, message.process, message.count);
  await costs[message.cost]?.call(opened.cfb, message.index);
  return {};
});
