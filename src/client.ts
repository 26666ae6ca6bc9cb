import type { Client as OpenapiFetch } from "openapi-fetch";
import { serverUrl } from "../generated/operations.js";
import type { paths } from "../generated/schema.js";
import { createAsker } from "./ask.js";
import { CancelledError, CfbError, QueryError, ResponseError } from "./errors.js";
import { systemClock } from "./fetch/chain.js";
import { type QuotaState, quotaKeeper } from "./fetch/quota.js";
import { type CallOptions, type ClientOptions, limitsOf, tell } from "./options.js";
import type { Plan, PlannedCall } from "./plan.js";
import { createTransport } from "./transport.js";
import type { Args, Data, Path } from "./types.js";

/** What a call came to, and what is known of the quota after it. */
export type Result<P extends Path> =
  | { readonly ok: true; readonly data: Data<P>; readonly response: Response | undefined; readonly quota: QuotaState }
  | { readonly ok: false; readonly error: CfbError; readonly response: undefined; readonly quota: QuotaState };

/** What the client knows of the month's quota. */
export interface Quota extends QuotaState {
  /** Asks the service what is left, which costs nothing. Throws what `get` throws. */
  refresh(): Promise<QuotaState>;
}

/** A client of the service. */
export interface Client {
  /**
   * Asks and returns the data: `await cfb.get("/games", { year: 2024, team: "Ohio State" })`. Throws a {@link CfbError} when there is
   * none, or the reason of the caller's signal.
   */
  get<P extends Path>(path: P, ...args: Args<P>): Promise<Data<P>>;
  /** Asks and returns what came of it; never throws. */
  result<P extends Path>(path: P, ...args: Args<P>): Promise<Result<P>>;
  /** What is left of the month's calls. */
  readonly quota: Quota;
  /** What calls would cost, without sending any: which are invalid, cached, free, metered. */
  plan(calls: readonly PlannedCall[]): Promise<Plan>;
  /** An openapi-fetch client over the same key, rules, quota, retries and limits, for whatever takes one. An HTTP failure is its `error`. */
  readonly raw: OpenapiFetch<paths>;
}

/**
 * Makes a client. Nothing is sent before the first call, and clients share nothing. Throws a `TypeError` that names the option which makes no
 * sense, such as a `baseUrl` that is no http or https address.
 */
export function createClient(options: ClientOptions = {}): Client {
  const baseUrl = checkedBaseUrl(options.baseUrl ?? serverUrl);
  const clock = options.clock ?? systemClock;
  const keeper = quotaKeeper(
    clock,
    limitsOf(options).quotaFloor,
    () => refresh(),
    options.onQuota && ((state) => tell(options.onQuota, state)),
  );
  const transport = createTransport(options, baseUrl, clock, keeper);
  const asker = createAsker(options, baseUrl, clock, transport);

  async function result<P extends Path>(path: P, ...args: Args<P>): Promise<Result<P>> {
    const [query, call] = parts(args);
    try {
      const { data, response } = await asker.ask(path, query, call);
      // Parsed, but what it is only validation tells: until then the document's word counts.
      return { ok: true, data: data as Data<P>, response, quota: keeper.state };
    } catch (cause) {
      return { ok: false, error: await errorFor(cause, path, query, call), response: undefined, quota: keeper.state };
    }
  }

  async function refresh(): Promise<QuotaState> {
    const info = await result("/info");
    if (!info.ok) throw info.error;
    const remaining = info.data?.remainingCalls;
    // A floor that cannot be known cannot be kept.
    if (typeof remaining !== "number") throw new ResponseError("/info did not say how many calls are left.");
    keeper.note(remaining, true);
    return keeper.state;
  }

  return {
    result,
    async get<P extends Path>(path: P, ...args: Args<P>) {
      const [query, call] = parts(args);
      try {
        const { data } = await asker.ask(path, query, call);
        return data as Data<P>;
      } catch (cause) {
        const error = await errorFor(cause, path, query, call);
        throw error instanceof CancelledError ? error.cause : error;
      }
    },
    get quota() {
      return { ...keeper.state, refresh };
    },
    plan: async (calls) => (await import("./plan.js")).planOf(asker.cost, calls),
    raw: transport.raw,
  };
}

/** Both parts of what `get` and `result` take: what they are only the path tells. */
function parts(args: readonly unknown[]): [query?: Readonly<Record<string, unknown>>, options?: CallOptions] {
  return args as ReturnType<typeof parts>;
}

/** Whatever was thrown on the way as an error of ours: it knows the request only, so path, operation and query are told here. */
async function errorFor(
  cause: unknown,
  path: string,
  query: CfbError["query"],
  call: CallOptions | undefined,
): Promise<CfbError> {
  // A page that has lost its network cannot load them, and its error shall still be the true one.
  const words = await import("./words.js").catch(() => undefined);
  const context = { path, operationId: words?.operationIdOf(path), query };
  const signal = call?.signal;
  if (signal?.aborted) return new CancelledError("The call was cancelled.", { ...context, cause: signal.reason });
  // One that knows its call already was that of another, asked for on the way: of /info, for the floor.
  if (cause instanceof CfbError) return cause.operationId ? cause : Object.assign(cause, context);
  const message = cause instanceof Error ? cause.message : String(cause);
  // An option of this call that makes no sense; anything else, words that could not be loaded too, is a defect, told as what it is.
  if (words && cause instanceof TypeError) return new QueryError(`${path}: ${message}.`, [], { ...context, cause });
  return new ResponseError(`${path}: failed unexpectedly: ${message}`, { ...context, cause });
}

function checkedBaseUrl(baseUrl: string): string {
  let url: URL | undefined;
  try {
    url = new URL(baseUrl);
  } catch {
    // Told below.
  }
  // Not quoted: it may hold a secret.
  if (url && url.username + url.password + url.search + url.hash !== "")
    throw new TypeError("baseUrl takes no user, password, query or fragment: pass a key as `apiKey`");
  if (!url || !/^https?:/.test(url.protocol))
    throw new TypeError(`baseUrl is not an http or https address: ${baseUrl}`);
  // As the addresses of calls will be: in small letters, without a port that is the usual one.
  return url.href;
}
