import { addresses } from "./address.js";
import type { Cache } from "./cache/index.js";
import { sharing } from "./cache/share.js";
import { type QueryError, ResponseError } from "./errors.js";
import { resolveKey } from "./fetch/auth.js";
import type { Answer, Clock } from "./fetch/chain.js";
import { type CallOptions, type ClientOptions, settingsOf, tell, type Validate } from "./options.js";
import type { Cost } from "./plan.js";
import { operationOf } from "./query.js";
import { refusal } from "./query-error.js";
import { failed, type Transport } from "./transport.js";

type Query = Readonly<Record<string, unknown>>;

/** An answer on its way to a caller: `response` is absent where the cache had it. */
export interface Delivered {
  readonly data: unknown;
  readonly response: Response | undefined;
}

/** What flies once for all who ask the same. */
interface Flown extends Delivered {
  readonly text: string;
  /** Whoever comes first gets the parsed answer, everybody else a copy: no caller can change another's rows. */
  given?: boolean;
}

/** The layers above openapi-fetch: rules, then cache and sharing, then validation of what came. */
export interface Asker {
  ask(path: string, query: Query | undefined, call: CallOptions | undefined): Promise<Delivered>;
  /** What a call would cost, or why it must not be sent. Sends nothing. */
  cost(path: string, query: Query | undefined): Promise<Cost | QueryError>;
}

/** Loads when first asked, and once: `import()` takes its time each time. What could not be loaded is tried again, when the network is back. */
function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    if (!loaded) {
      loaded = load();
      loaded.catch(() => {
        loaded = undefined;
      });
    }
    return loaded;
  };
}

export function createAsker(options: ClientOptions, baseUrl: string, clock: Clock, transport: Transport): Asker {
  const flights = sharing<Flown>();
  const addressOf = addresses(baseUrl);
  const standard = settingsOf(options);
  const cache = lazily(async (): Promise<Cache> => (await import("./cache/index.js")).openCache(options, clock));
  const judging = lazily(() => import("./contract/verdict.js"));

  /** Where an answer is kept and for how long; undefined where it is not. */
  const place = async (path: string, query: Query | undefined, url: string, ttlMs: number | undefined) => {
    const operation = operationOf(path);
    if (!options.cache || operation === undefined) return undefined;
    return (await cache()).place(url, operation, query, ttlMs, () => resolveKey(options.apiKey));
  };

  /** Why an answer must not be handed on, where `validate` asks; drift is told. */
  const flaw = async (path: string, status: number, data: unknown, mode: Validate) => {
    if (mode === "off") return undefined;
    const { told, broken } = (await judging()).verdict(path, status, data, mode);
    if (told.length > 0) tell(options.onDrift, { path, findings: told });
    return broken && new ResponseError(broken, { status });
  };

  /** Asks the cache, then the service. */
  const fly = async (
    path: string,
    query: Query | undefined,
    url: string,
    call: CallOptions,
    mode: Validate,
    send: () => Promise<Answer>,
  ): Promise<Flown> => {
    const kept = call.cache === "no-store" ? undefined : await place(path, query, url, call.cacheTtlMs);
    const found = call.cache === "reload" ? undefined : await kept?.get();
    // Whoever kept it may not have validated it: one that is not as documented is asked for anew.
    if (found && !(await flaw(path, 200, found.data, mode))) return { ...found, response: undefined };
    const answer = await send();
    if (!answer.response.ok) return answer;
    const error = await flaw(path, answer.response.status, answer.data, mode);
    if (error) throw error;
    if (answer.text !== "") await kept?.set(answer.text);
    return answer;
  };

  return {
    async ask(path, asked, call) {
      // As it is now: the caller may go on with the same object.
      const query = { ...asked };
      const refused = refusal(path, asked);
      if (refused !== undefined) throw await refused;
      const url = addressOf(path, query);
      const validate = call?.validate ?? options.validate ?? "off";
      // Nobody gets less time, or another answer, than he asked for.
      const key = call ? JSON.stringify({ ...call, signal: undefined }) + url : url;
      const flown: Flown = await flights.run(key, call?.signal, (signal) => {
        const settings = call ? settingsOf(options, call) : standard;
        const send = () => transport.ask(path, url, settings, signal);
        return options.cache || validate !== "off" ? fly(path, query, url, call ?? {}, validate, send) : send();
      });
      const { response, text, data, given } = flown;
      // An error of his own for everyone who waited.
      if (response?.ok === false) throw await failed({ ...flown, response }, path, clock);
      flown.given = true;
      return { response, data: given && text !== "" ? JSON.parse(text) : data };
    },
    async cost(path, query) {
      const refused = refusal(path, query);
      if (refused !== undefined) return refused;
      if (operationOf(path)?.metered === false) return "free";
      const kept = await place(path, query, addressOf(path, query), undefined);
      return (await kept?.get()) ? "cached" : "metered";
    },
  };
}
