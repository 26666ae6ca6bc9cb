import type { Result } from "../../client.js";
import { createClient } from "../../create-client.js";
import { isMetered } from "../../document/operation.js";
import { IncompleteError, NotFoundError, QuotaExceededError } from "../../errors.js";
import type { CallOptions, ClientOptions, SeasonOptions } from "../../options.js";
import { lazily } from "../../request/lazily.js";
import type { Path, Plan } from "../../types.js";
import { noticePrinter } from "../screen/stderr.js";
import type { TypedCall } from "./call.js";
import { exitCodes, Failure, inFlags } from "./exit.js";
import type { Io } from "./io.js";
import { type Chosen, type QuotaOptions, sampleCoverage, sampleSource } from "./source.js";

export type Session = Awaited<ReturnType<typeof openSession>>;

/**
 * Returns the error of a call. For a 404 that can't come from the service (an HTML page, or a path for which the document does not list a 404),
 * returns a {@link Failure}.
 */
export async function callFailure(error: unknown, path: Path, source: string): Promise<unknown> {
  // The sample service runs in this process, so no other server can have sent its 404s.
  if (!(error instanceof NotFoundError) || source === sampleSource) return error;
  const { saysNoData } = await import("../../document/bodies.js");
  if (saysNoData(error, path)) return error;
  const message = `${path} returned a 404 that the service never sends for this path.`;
  const hint = `Something else may have responded at ${source}: check --base-url.`;
  return new Failure(`${message} ${hint}`, exitCodes.network, error);
}

/** Returns a function that reports once that the cache can't be used. */
function cacheErrorPrinter(io: Io): (error: unknown) => void {
  let reported = false;
  return (error) => {
    if (!reported) io.note(`The cache could not be used: ${error instanceof Error ? error.message : String(error)}`);
    reported = true;
  };
}

/** Returns client options that store responses in the user's cache folder. */
async function cacheOptions({ env, host }: Io, onCacheError: (error: unknown) => void): Promise<ClientOptions> {
  try {
    const { cacheFolder } = await import("../files/cache-folder.js");
    const { fileStore } = await import("../files/call-store.js");
    return { cache: fileStore(host, cacheFolder(env)), onCacheError };
  } catch (error) {
    // The user has no home folder, as in some containers.
    onCacheError(error);
    return {};
  }
}

/**
 * Returns client options that share slots, pauses and the quota through Redis. If Redis can't be used, the command reports this once and continues
 * alone.
 */
async function sharedOptions(io: Io, url: URL, onCacheError: (error: unknown) => void): Promise<ClientOptions> {
  const { redisConnection, RedisError } = await import("./redis-connection.js");
  const { redisShared } = await import("../../redis/redis.js");
  let reported = false;
  return {
    shared: redisShared(redisConnection(url)),
    onCacheError: (error) => {
      if (!(error instanceof RedisError)) return onCacheError(error);
      if (!reported) io.note(`--shared: Redis at ${url.host}: ${error.message}. This command continues alone.`);
      reported = true;
    },
  };
}

/**
 * Opens a command's client for a source. With `cached`, the client stores responses in the user's cache folder, unless the service runs on this
 * machine. `maxCalls` limits the metered requests, `shared` is the URL of a Redis, and `signal` ends the calls. The client gets the other options.
 */
export async function openSession(
  io: Io,
  chosen: Chosen,
  {
    maxCalls,
    cached,
    quotaFloor,
    shared,
    signal = io.signal,
    ...more
  }: Omit<ClientOptions, "quotaFloor" | "shared"> &
    QuotaOptions & { maxCalls?: number | undefined; cached?: boolean; signal?: AbortSignal } = {},
) {
  const sample = chosen.source === sampleSource;
  const sent = { all: 0, metered: 0 };
  const printNotice = noticePrinter(io);
  let saidBusy = false;
  const settings: ClientOptions = {
    // The sample service always matches the document. If the real service has changed, a notice says so.
    validate: sample ? "off" : "report",
    // The command only prints notices.
    notices: io.quiet ? "off" : "report",
    onNotice: ({ notice }) => printNotice(notice),
    names: true,
    ...more,
    ...(quotaFloor !== undefined && { quotaFloor }),
    // A sample service on this machine accepts any key.
    apiKey: chosen.key ?? "sample",
    onRequest: ({ path }) => {
      sent.all++;
      if (isMetered(path)) sent.metered++;
    },
    onRetry({ status }) {
      if (status === 429 && !saidBusy)
        io.note("The service has too many calls with this key at once, so the command waits. Ctrl+C stops it.");
      saidBusy ||= status === 429;
    },
  };
  if (sample) {
    // The sample world takes longer to load than everything else, so it loads with the first call.
    const service = lazily(async () => (await import("../../sample/index.js")).createSampleService());
    settings.fetch = async (request) => (await service())(request);
  } else settings.baseUrl = chosen.source;
  const onCacheError = cacheErrorPrinter(io);
  if (cached && !chosen.local) Object.assign(settings, await cacheOptions(io, onCacheError));
  if (shared && !sample) Object.assign(settings, await sharedOptions(io, shared, onCacheError));
  const client = createClient(settings);
  // The compiler can't know the type of a call from the command line. The client checks the call against the document before it sends anything.
  const result = client.result as (path: string, query: object, options: CallOptions) => Promise<Result<Path>>;
  const all = client.all as (path: string, query: object, options: SeasonOptions) => Promise<unknown[]>;
  const plan = client.plan as (calls: readonly (TypedCall & { readonly all?: true })[]) => Promise<Plan>;
  // One budget for all of the command's calls. With a budget, the client compares names only with stored lists. Only the sample service in this
  // process goes without a budget, because a service on this machine may forward calls to the real one.
  const isOpen = maxCalls === undefined && sample;
  const budget = isOpen ? undefined : { left: maxCalls ?? Number.POSITIVE_INFINITY };
  const common: CallOptions = { signal, budget };
  return {
    ...chosen,
    client,
    /** Whether the sample service in this process responds. Calls are then free. */
    sample,
    /** The number of requests sent so far, including retries. `metered` counts only requests that may cost a call of the quota. */
    sent,
    plan,
    result: ({ path, query }: TypedCall, options?: CallOptions) => result(path, query, { ...common, ...options }),
    /** Makes one call. Throws the client's error, or a {@link Failure} that adds a hint to it. */
    async get({ path, query }: TypedCall, options?: CallOptions): Promise<unknown> {
      const outcome = await result(path, query, { ...common, ...options });
      if (outcome.ok) return outcome.data;
      const { error } = outcome;
      const refuse = (hint: string, code: number) => new Failure(`${inFlags(error.message)} ${hint}`, code, error);
      if (sample && error instanceof NotFoundError) throw refuse(sampleCoverage, exitCodes.refused);
      if (!sample && error instanceof QuotaExceededError)
        throw refuse("Until then, add --sample for sample data.", exitCodes.quota);
      throw await callFailure(error, path, chosen.source);
    },
    /** Requests all of a query's rows, in several calls if needed. Throws the error of the call that failed. */
    async all({ path, query }: TypedCall, options?: SeasonOptions): Promise<unknown[]> {
      try {
        return await all(path, query, { ...common, ...options });
      } catch (error) {
        // The cache contains the rows so far, so only the error that ended the run is needed.
        const isCaused = error instanceof IncompleteError && (error.reason === "failed" || error.reason === "aborted");
        throw await callFailure(isCaused ? error.cause : error, path, chosen.source);
      }
    },
  };
}
