import createOpenapiFetch, { type Client as OpenapiFetch } from "openapi-fetch";
import { operations, serverUrl } from "../generated/operations.js";
import type { paths } from "../generated/schema.js";
import { CancelledError, CfbError, ResponseError } from "./errors.js";
import { failureOf } from "./failure.js";
import { type ApiKey, auth } from "./fetch/auth.js";
import type { Fetch } from "./fetch/chain.js";
import { network } from "./fetch/network.js";
import { queryError } from "./query.js";
import type { Args, CallOptions, Data, Path } from "./types.js";

/** Settings of a client; every one may be left out. */
export interface ClientOptions {
  /**
   * The key, or a function that gives it, also later. A pasted `Bearer ` is taken off. Without one every call fails with an
   * `AuthenticationError` and nothing is sent. Default: none.
   */
  apiKey?: ApiKey;
  /** Where the service is. Default: the document's server, https://api.collegefootballdata.com. */
  baseUrl?: string | undefined;
  /** Headers to send along with every call. Default: none. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Replaces the runtime's `fetch`; gets a `Request`. Default: `globalThis.fetch`, looked up at each call. */
  fetch?: Fetch | undefined;
}

/** What a call came to. */
export type Result<P extends Path> =
  | { readonly ok: true; readonly data: Data<P>; readonly response: Response }
  | { readonly ok: false; readonly error: CfbError; readonly response: Response | undefined };

/** A client of the service. */
export interface Client {
  /**
   * Asks and returns the data: `await cfb.get("/games", { year: 2024, team: "Ohio State" })`. Throws a {@link CfbError} when there is
   * none, or the reason of the caller's signal.
   */
  get<P extends Path>(path: P, ...args: Args<P>): Promise<Data<P>>;
  /** Asks and returns what came of it; never throws. */
  result<P extends Path>(path: P, ...args: Args<P>): Promise<Result<P>>;
  /** The openapi-fetch client underneath, for whatever takes one. An HTTP failure is its `error`. */
  readonly raw: OpenapiFetch<paths>;
}

interface RawAnswer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Makes a client. Nothing is sent before the first call. Throws a `TypeError` when `baseUrl` is not an http or https address. */
export function createClient(options: ClientOptions = {}): Client {
  const baseUrl = options.baseUrl ?? serverUrl;
  const { origin, protocol } = parseBaseUrl(baseUrl);
  if (protocol !== "http:" && protocol !== "https:") throw new TypeError(`baseUrl is not http or https: ${baseUrl}`);
  const chain = auth(options.apiKey, origin)(network(options.fetch));
  const raw = createOpenapiFetch<paths>({
    baseUrl,
    fetch: chain,
    ...(options.headers && { headers: options.headers }),
  });
  // Here and not in the chain: in an address "2024" and 2024 look alike.
  raw.use({
    onRequest({ schemaPath, params }) {
      const error = queryError(schemaPath, params.query);
      if (error) throw error;
    },
  });
  // A path that is still a type parameter is beyond openapi-fetch's inference: the pair (P, Args<P>) is checked by our own signature.
  const send = raw.GET as (path: string, init: Record<string, unknown>) => Promise<RawAnswer>;

  async function result<P extends Path>(path: P, ...args: Args<P>): Promise<Result<P>> {
    const [query, call] = args as [query?: Readonly<Record<string, unknown>>, options?: CallOptions];
    const operation = Object.hasOwn(operations, path) ? operations[path] : undefined;
    const context = { path, operationId: operation?.operationId, query };
    const signal = call?.signal;
    let response: Response | undefined;
    try {
      signal?.throwIfAborted();
      const answer = await send(path, { params: { query }, ...(signal && { signal }) });
      response = answer.response;
      if (!response.ok)
        return { ok: false, error: failureOf(response.status, answer.error, operation, context), response };
      if (answer.data === undefined && response.status !== 204) {
        const message = `${path} (${operation?.operationId}): ${response.status} with an empty body.`;
        return { ok: false, error: new ResponseError(message, { ...context, status: response.status }), response };
      }
      // openapi-fetch parsed it; whether it is what the document says is for validation to tell.
      return { ok: true, data: answer.data as Data<P>, response };
    } catch (cause) {
      return { ok: false, error: thrown(cause, signal, context), response };
    }
  }

  return {
    result,
    async get(path, ...args) {
      const answer = await result(path, ...args);
      if (answer.ok) return answer.data;
      throw answer.error instanceof CancelledError ? answer.error.cause : answer.error;
    },
    raw,
  };
}

function parseBaseUrl(baseUrl: string): URL {
  try {
    return new URL(baseUrl);
  } catch (cause) {
    throw new TypeError(`baseUrl is not an address: ${baseUrl}`, { cause });
  }
}

/** The error for something thrown on the way: by a layer, by the parser of the body, or by the caller's abort. */
function thrown(
  cause: unknown,
  signal: AbortSignal | undefined,
  context: ConstructorParameters<typeof ResponseError>[1],
): CfbError {
  if (signal?.aborted) return new CancelledError("The call was cancelled.", { ...context, cause: signal.reason });
  // A layer knows the request only: path, operation and query are told here.
  if (cause instanceof CfbError) return Object.assign(cause, context);
  return new ResponseError(`${context?.path} (${context?.operationId}): the answer is not JSON, or was cut off.`, {
    ...context,
    cause,
  });
}
