import { AuthenticationError, QueryError } from "../errors.js";
import type { ApiKey } from "../injected.js";
import { formsOf, holdsKey, type Redact, redactorOf } from "../query/redact.js";
import { rebuiltCause } from "./errors/cause.js";
import type { Call, Layer } from "./layer.js";
import { pageAddress } from "./settings.js";

/** A key without what people paste around it: blanks and `Bearer`. Leaves values that are not strings unchanged. */
export const bareKey = (key: unknown) =>
  typeof key === "string" ? key.trim().replace(/^Bearer(\s+|$)/i, "") : (key ?? "");

/** The advice differs in a page, because every visitor could read a key there. */
const howToGetKey = () =>
  pageAddress() === undefined
    ? "Get one at collegefootballdata.com and pass it as `apiKey`."
    : "In a page every visitor can read one: pass the `baseUrl` of your own server, which adds it, and `apiKey: null`.";

/** The error for a key that cannot be sent. It does not quote the key. `bare`: the key without blanks and `Bearer`. */
function keyError(bare: unknown): AuthenticationError {
  if (bare === "") return new AuthenticationError(`No API key: nothing was sent. ${howToGetKey()}`);
  const problem =
    typeof bare === "string"
      ? "The API key has a space or another character that no header takes: nothing was sent. Copy it again."
      : `\`apiKey\` takes a text or a function that gives one, not a ${typeof bare}: nothing was sent.`;
  return new AuthenticationError(problem);
}

/** The client's key: gives it to requests, and replaces it in everything that leaves the client. */
export function keyring(apiKey: ApiKey) {
  /** The key that was given or returned last, even if it cannot be sent, and its forms. Every call looks for them. */
  let latest = "";
  let latestForms: readonly string[] = [];

  /** The key as the header takes it; undefined if it cannot be sent. */
  function usable(bare: unknown): string | undefined {
    if (typeof bare !== "string") return undefined;
    if (bare !== latest) [latest, latestForms] = [bare, formsOf(bare)];
    // `Headers` would throw, with the key in its message.
    return /^[\x21-\x7e]+$/.test(bare) ? bare : undefined;
  }

  /** Replaces the latest key, and the keys that the attempts of a call have sent. */
  const redactFor =
    (sentKeys: readonly string[] = []): Redact =>
    (text) => {
      const others = sentKeys.filter((key) => key !== latest);
      const forms = others.length === 0 ? latestForms : latestForms.concat(others.flatMap(formsOf));
      return redactorOf(forms)(text);
    };

  async function keyFrom(provide: () => unknown): Promise<string> {
    let bare: unknown;
    try {
      bare = bareKey(await provide());
    } catch (cause) {
      throw new AuthenticationError("The function given as `apiKey` failed: nothing was sent.", {
        cause: rebuiltCause(cause, redactFor()),
      });
    }
    const key = usable(bare);
    if (key === undefined) throw keyError(bare);
    return key;
  }

  const isFunction = typeof apiKey === "function";
  // If it is undefined, each call that needs the key throws, or calls the function.
  const fixed = isFunction ? undefined : usable(bareKey(apiKey));
  return {
    redactFor,
    /** The key; undefined if the client sends none. */
    current: () => (apiKey === null ? undefined : (fixed ?? keyFrom(isFunction ? apiKey : () => apiKey))),
    /** Whether the function now returns another key than the attempt used. The next attempt uses the new one. */
    async renewed(call: Call): Promise<boolean> {
      // The 401 says more than a function that fails now.
      const key = isFunction ? await keyFrom(apiKey).catch(() => call.key) : call.key;
      if (key === call.key) return false;
      call.nextKey = key;
      return true;
    },
  };
}

export type Keyring = ReturnType<typeof keyring>;

/** Throws if an address contains a key, because hooks, logs, stores and proxies see addresses. */
export function refuseKeyIn(url: string, redact: Redact): void {
  if (!holdsKey(url, redact)) return;
  const message = "Nothing was sent: take your API key out of the query or `baseUrl`.";
  throw new QueryError(message, { parameters: [] });
}

/** Adds `Authorization: Bearer <key>` to requests. All of them go to the configured address. */
export function auth(keys: Keyring): Layer {
  return (next) => (call, signal) => {
    const send = (key: string | undefined) => {
      // The function may have taken longer than the attempt, and the next attempt has another key by now.
      if (signal?.aborted) throw signal.reason;
      if (key !== undefined && !call.sentKeys.includes(key)) call.sentKeys.push(key);
      // A key that a function has just returned may be in the query.
      refuseKeyIn(call.url, keys.redactFor(call.sentKeys));
      if (key === undefined) return next(call, signal);
      call.key = key;
      return next(call, signal, `Bearer ${key}`);
    };
    // Resolved for each attempt, and not stored in the call's headers, which hooks and errors may see.
    const key = call.nextKey ?? keys.current();
    call.nextKey = undefined;
    return typeof key === "object" ? key.then(send) : send(key);
  };
}
