import { AuthenticationError, QueryError } from "../errors.js";
import type { ApiKey } from "../injected.js";
import { loadWords, mayHoldKey } from "./failures/call-error.js";
import type { Call, Layer } from "./layer.js";

const keyInAddress = "Nothing was sent: take your API key out of the query or `baseUrl`.";
/** Shorter texts are not keys of the service. To redact "1" or "quota" would spoil messages. */
const minLength = 8;

/** How many keys are remembered: a function may return a new one for each call. */
const maxKeys = 200;

/** A key without what people paste around it: the whole header value. What is no text stays. */
const bareOf = (key: unknown) => (typeof key === "string" ? key.trim().replace(/^Bearer(\s+|$)/i, "") : (key ?? ""));

/** The client's key: the current one, and in `known` all that must not leave the client. */
export function keyring(apiKey: ApiKey) {
  /** The most recent first. */
  const known: string[] = [];
  /** The key as the header takes it; undefined where it cannot be sent. A key that cannot be sent is redacted, too. */
  const usable = (bare: unknown): string | undefined => {
    if (typeof bare !== "string") return undefined;
    if (bare.length >= minLength && !known.includes(bare)) {
      known.unshift(bare);
      known.splice(maxKeys);
    }
    // `Headers` would throw, with the key in its message.
    return /^[\x21-\x7e]+$/.test(bare) ? bare : undefined;
  };

  async function keyFrom(provide: () => unknown): Promise<string> {
    let bare: unknown;
    try {
      bare = bareOf(await provide());
    } catch (cause) {
      const words = await loadWords();
      throw new AuthenticationError("The function given as `apiKey` failed: nothing was sent.", {
        cause: words?.rebuiltCause(cause, words.redactor(known)),
      });
    }
    const key = usable(bare);
    if (key !== undefined) return key;
    throw (await loadWords())?.keyError(bare) ?? new AuthenticationError("The API key is missing or malformed.");
  }

  const isFunction = typeof apiKey === "function";
  // Where it is undefined, each call that needs the key throws, or calls the function.
  const checked = isFunction ? undefined : usable(bareOf(apiKey));
  return {
    known,
    /** The key; undefined where the client sends none. */
    current: () => (apiKey === null ? undefined : (checked ?? keyFrom(isFunction ? apiKey : () => apiKey))),
    /** Whether the function now returns another key than the attempt used; the next attempt uses the new one. */
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

/** An address without the escapes that the client wrote; those of `baseUrl` may be invalid. */
function decoded(url: string): string {
  try {
    // Most addresses have no escape, and to decode one takes 2 % of a call.
    return url.includes("%") ? decodeURIComponent(url) : url;
  } catch {
    return url;
  }
}

/** Throws where an address contains a key, because hooks, logs and proxies see addresses. */
async function refuseKey(url: string, known: readonly string[]): Promise<void> {
  const words = await loadWords();
  if (!words || words.holdsKey(url, words.redactor(known))) throw new QueryError(keyInAddress, { parameters: [] });
}

/** Adds `Authorization: Bearer <key>` to requests. All of them go to the configured address. */
export function auth(keys: Keyring): Layer {
  return (next) => (call, signal) => {
    const send = (key: string | undefined) => {
      if (key === undefined) return next(call, signal);
      call.key = key;
      return next(call, signal, `Bearer ${key}`);
    };
    // A key that a function has just returned may be in the query.
    const checked = (key: string | undefined) =>
      mayHoldKey(decoded(call.url), keys.known) ? refuseKey(call.url, keys.known).then(() => send(key)) : send(key);
    // Resolved for each attempt, and not stored in the call's headers, which hooks and errors may see.
    const key = call.nextKey ?? keys.current();
    call.nextKey = undefined;
    return typeof key === "object" ? key.then(checked) : checked(key);
  };
}
