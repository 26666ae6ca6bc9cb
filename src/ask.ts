import type { GuardedStore } from "./cache/index.js";
import { requestKey } from "./cache/request-key.js";
import { sharing } from "./cache/share.js";
import { ResponseError } from "./errors.js";
import { resolveKey } from "./fetch/auth.js";
import type { Clock } from "./fetch/chain.js";
import { type CallOptions, type ClientOptions, settingsOf, tell } from "./options.js";
import { queryError } from "./query.js";
import { operationOf, type Transport } from "./transport.js";

type Query = Readonly<Record<string, unknown>>;

/** An answer on its way to a caller: `response` is absent where the cache had it. */
export interface Delivered {
  readonly data: unknown;
  readonly response: Response | undefined;
}

/** What flies once for all who ask the same. */
interface Flown {
  readonly text: string;
  readonly data: unknown;
  readonly response: Response | undefined;
}

/** The layers above openapi-fetch: rules, then cache and sharing, then validation of what came. */
export interface Asker {
  ask(path: string, query: Query | undefined, call: CallOptions): Promise<Delivered>;
  /** Whether the cache holds an answer to a query that fits the rules. */
  holds(path: string, query: Query | undefined): Promise<boolean>;
}

export function createAsker(options: ClientOptions, baseUrl: string, clock: Clock, transport: Transport): Asker {
  const { cache = false, apiKey } = options;
  const flights = sharing<Flown>();
  /** Whoever comes first gets the parsed answer, everybody else a copy: no caller can change another's rows. */
  const given = new WeakSet<Flown>();
  let opened: Promise<{ store: GuardedStore; modules: typeof import("./cache/index.js") }> | undefined;

  let checking: Promise<typeof import("./contract/check.js")> | undefined;

  const open = () => {
    opened ??= import("./cache/index.js").then((modules) => {
      const store = typeof cache === "object" ? cache : modules.memoryStore({ now: clock.now });
      const { cacheTimeoutMs, onCacheError } = options;
      return { modules, store: modules.guard(store, { cacheTimeoutMs, onCacheError, clock }) };
    });
    return opened;
  };

  /** Where an answer is kept and for how long; undefined where it is not. */
  const place = async (path: string, query: Query | undefined, ttlMs: number | undefined) => {
    const operation = operationOf(path);
    if (cache === false || operation === undefined) return undefined;
    const { store, modules } = await open();
    const ttl = ttlMs ?? modules.ttlOf(operation, query, clock.now());
    if (!(ttl > 0)) return undefined;
    const bare = operation.tier === undefined ? undefined : await resolveKey(apiKey);
    const key = await modules.cacheKey({ baseUrl, path, query, operation, apiKey: bare });
    return key === undefined ? undefined : { store, key, ttl };
  };

  const validated = async (
    path: string,
    status: number,
    data: unknown,
    mode: CallOptions["validate"],
  ): Promise<void> => {
    if (mode === undefined || mode === "off") return;
    checking ??= import("./contract/check.js");
    const { check, isDrift } = await checking;
    const findings = check(path, status, data);
    const broken = findings.filter((finding) => !isDrift(finding));
    const told = mode === "report" ? findings : findings.filter(isDrift);
    if (told.length > 0) tell(options.onDrift, { path, findings: told });
    const [first] = broken;
    if (first === undefined || mode === "report") return;
    const more = broken.length > 1 ? ` and ${broken.length - 1} more` : "";
    const what = `${first.pointer} is ${first.got}, not ${first.expected}${more}`;
    throw new ResponseError(`The answer is not what the document says: ${what}.`, { status });
  };

  const fly = async (
    path: string,
    query: Query | undefined,
    call: CallOptions,
    signal: AbortSignal,
  ): Promise<Flown> => {
    const kept = call.cache === "no-store" ? undefined : await place(path, query, call.cacheTtlMs);
    const found = call.cache === "reload" ? undefined : await kept?.store.get(kept.key);
    if (found) return { ...found, response: undefined };
    const answer = await transport.ask(path, query, settingsOf(options, call), signal);
    await validated(path, answer.response.status, answer.data, call.validate ?? options.validate);
    if (answer.text !== "") await kept?.store.set(kept.key, answer.text, kept.ttl);
    return answer;
  };

  return {
    async ask(path, query, call) {
      const error = queryError(path, query);
      if (error) throw error;
      // What the settings are makes no other answer, but for these three.
      const { cache: mode = "default", validate = options.validate ?? "off", cacheTtlMs = "" } = call;
      const key = `${mode} ${validate} ${cacheTtlMs} ${requestKey({ baseUrl, path, query })}`;
      const flown = await flights.run(key, call.signal, (signal) => fly(path, query, call, signal));
      const first = !given.has(flown);
      given.add(flown);
      return { response: flown.response, data: first || flown.text === "" ? flown.data : JSON.parse(flown.text) };
    },
    async holds(path, query) {
      const kept = await place(path, query, undefined);
      return kept !== undefined && (await kept.store.get(kept.key)) !== undefined;
    },
  };
}
