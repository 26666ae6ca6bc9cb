import { operationOf, type QueryObject } from "../document/operation.js";
import { CancelledError } from "../errors.js";
import type { CallOptions, Notices } from "../options.js";
import { sentQuery } from "../query/check.js";
import { refusedQuery } from "../query/query-error.js";
import { refuseKeyIn } from "./auth.js";
import { callError } from "./errors/explained.js";
import { responseError } from "./errors/response.js";
import type { Call, CallContext, Limits, Outcome } from "./layer.js";
import { areNoticesPrinted, mayHaveNotices } from "./notice-signs.js";
import type { ClientState, LazyParts, ReadResponse } from "./parts.js";
import { type CallSettings, settingsOf } from "./settings.js";
import { shareKeys, sharing } from "./share.js";
import { timeLeft, within } from "./time.js";

/** Replaces the parsed body in an outcome after the first caller has received it. */
const givenAway = {};

/** Creates a call for the layers. Several callers may share it. `signal` aborts when the last caller has left. */
function callFor(
  context: CallContext,
  url: string,
  settings: CallSettings,
  { deadline, budget }: Limits,
  signal: AbortSignal | undefined,
): Call {
  const { path } = context;
  const { headers, fetchOptions } = settings;
  const operation = operationOf(path);
  const sentKeys: string[] = [];
  context.sentKeys = sentKeys;
  return { url, path, operation, headers, fetchOptions, context, sentKeys, settings, signal, deadline, budget };
}

/** Makes the calls of a client. */
export type Caller = ReturnType<typeof createCaller>;

/** Creates a client's caller. Its steps run before the layers of src/request/layers.ts. */
export function createCaller(state: ClientState, parts: LazyParts) {
  const { options, settings: standard, clock, keys, addressOf, send } = state;
  const inFlight = sharing<Outcome>();
  const shareKey = shareKeys(options, standard);

  /** Makes a call. Adds its query and signal to `context`, for the error. Throws if the response is not 2xx, unless `anyStatus` is set. */
  async function call(
    context: CallContext,
    rawQuery?: unknown,
    callOptions?: CallOptions,
    anyStatus?: true,
  ): Promise<Outcome> {
    const { path } = context;
    const query = sentQuery(rawQuery);
    context.query = query;
    context.signal = callOptions?.signal;
    // `fetch` and `GET` also send paths that are not in the document.
    const isUnknown = anyStatus && !operationOf(path) && /^\/[^/]/.test(path);
    const refused = isUnknown ? undefined : refusedQuery(path, query, keys.redactFor());
    if (refused) throw refused;
    const settings = callOptions ? settingsOf(options, callOptions) : standard;
    const url = addressOf(path, query);
    if (isUnknown) refuseKeyIn(url, keys.redactFor());
    const limits: Limits = { settings, signal: callOptions?.signal, budget: callOptions?.budget };
    // The time starts here, so that it includes the wait for notices.
    timeLeft(limits, clock);
    const notices = readNotices(context, query, settings.notices, limits);
    // If only the result returns the notices, the request does not wait for them.
    if (settings.notices && notices !== undefined) await within(limits, clock, notices);

    const start = (signal: AbortSignal | undefined): Promise<Outcome> => {
      const call = callFor(context, url, settings, limits, signal);
      return options.cache || settings.validate !== "off" ? storedOrSent(call, query, settings) : send(call);
    };
    let outcome: Outcome;
    try {
      outcome = await inFlight.run(shareKey(path, url, settings, callOptions), callOptions?.signal, start);
    } finally {
      // A failed call reports its notices too. But if their code does not load in time, the call ends without them.
      if (notices !== undefined) await within(limits, clock, notices).catch(() => {});
    }
    if (outcome.sentKeys) context.sentKeys = outcome.sentKeys;
    const { response } = outcome;
    if (response?.ok === false) {
      if (anyStatus) return outcome;
      throw responseError({ ...outcome, response }, path, keys.redactFor(outcome.sentKeys));
    }
    const data = dataFor(outcome);
    const isUnset = settings.notices === undefined;
    const readResponse = notices ?? (isUnset ? printedNotices(context, query, data, outcome, limits) : undefined);
    if (readResponse !== undefined) await reported(readResponse, data, outcome, limits);
    return { ...outcome, data };
  }

  /** Sends the call unless a stored response can be used. */
  async function storedOrSent(call: Call, query: QueryObject, settings: CallSettings): Promise<Outcome> {
    return (await within(call, clock, parts.stored())).storedOrSent(call, query, settings);
  }

  /** Starts to read a query's notices. Returns undefined if nobody reads them. If their code fails to load, the call continues without notices. */
  function readNotices(context: CallContext, query: QueryObject, mode: Notices | undefined, limits: Limits) {
    if (mode === "off" || !(context.notices || mode)) return undefined;
    return parts.notices().then(
      (reader): Promise<ReadResponse> => reader.readQuery(context, query, mode, limits),
      () => undefined,
    );
  }

  /** Reads the notices that are printed because neither a hook nor the result takes them. Runs only after a response that may have notices. */
  function printedNotices(context: CallContext, query: QueryObject, data: unknown, outcome: Outcome, limits: Limits) {
    const arePrinted = mayHaveNotices(context.path, query, data, outcome) && areNoticesPrinted();
    return arePrinted ? readNotices(context, query, "report", limits) : undefined;
  }

  /** Reports a response's notices. If this fails, the call still returns the response, because it may have cost quota. */
  async function reported(
    reading: Promise<ReadResponse | undefined>,
    data: unknown,
    outcome: Outcome,
    limits: Limits,
  ): Promise<void> {
    try {
      (await within(limits, clock, reading))?.(data, outcome);
    } catch {
      // The rows may be anything, and the notices' code may load too slowly.
    }
  }

  /** Makes a call. If it fails, each caller gets a separate error. */
  async function explained(
    context: CallContext,
    query: unknown,
    callOptions?: CallOptions,
    anyStatus?: true,
  ): Promise<Outcome> {
    try {
      return await call(context, query, callOptions, anyStatus);
    } catch (cause) {
      const error = callError(cause, context, keys.redactFor(context.sentKeys));
      // Some runtimes do not give a reason.
      throw error instanceof CancelledError ? (error.cause ?? error) : error;
    }
  }

  return {
    ...state,
    ...parts,
    call,
    explained,
    /** Makes a call and returns its data. If it fails, each caller gets a separate error. */
    get: async (context: CallContext, query?: unknown, callOptions?: CallOptions): Promise<unknown> =>
      (await explained(context, query, callOptions)).data,
    /** Makes a call and returns its outcome, even if the status is not 2xx. If it fails, each caller gets a separate error. */
    fetched: (context: CallContext, query: QueryObject, callOptions: CallOptions): Promise<Outcome> =>
      explained(context, query, callOptions, true),
  };
}

/** Returns an outcome's data for one caller. The first caller gets the parsed body. Every other caller gets a copy. */
function dataFor(outcome: Outcome): unknown {
  const { data, text } = outcome;
  if (text === "") return data;
  outcome.data = givenAway;
  return data === givenAway ? JSON.parse(text) : data;
}
