import { AuthenticationError, QueryError } from "../errors.js";
import type { ApiKey } from "../injected.js";
import { loadWords } from "./failures/load.js";
import type { Call, Layer } from "./layer.js";

const keyInAddress = "The address contains your API key: nothing was sent. Take it out of the query or `baseUrl`.";
/** Shorter texts are not keys of the service. To redact "1" or "quota" would spoil messages. */
const minLength = 8;

/** How many forms of keys are remembered: a function may return a new key for each call. */
const maxForms = 200;

/** Whether a text contains one of these keys. */
export const holdsKey = (text: string, known: readonly string[]) => known.some((key) => text.includes(key));

/** A key without what people paste around it: the whole header value. What is no text stays. */
const bareOf = (key: unknown) => (typeof key === "string" ? key.trim().replace(/^Bearer(\s+|$)/i, "") : (key ?? ""));

/** The client's key: the current one, and in `known` all that must not leave the client, as they are and as addresses write them. */
export function keyring(apiKey: ApiKey) {
  /** The most recent first. */
  const known: string[] = [];
  const note = (key: string, form = key): void => {
    if (key.length < minLength || known.includes(form)) return;
    known.unshift(form);
    known.length = Math.min(known.length, maxForms);
  };

  /** The key as the header takes it; undefined where it cannot be sent. A key that cannot be sent is redacted, too. */
  const usable = (bare: unknown): string | undefined => {
    if (typeof bare !== "string") return undefined;
    note(bare);
    // `Headers` would throw, with the key in its message.
    if (!/^[\x21-\x7e]+$/.test(bare)) return undefined;
    note(bare, encodeURIComponent(bare));
    return bare;
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

  if (typeof apiKey === "function") {
    return {
      known,
      current: (): string | Promise<string> => keyFrom(apiKey),
      /** Whether the function now returns another key than the attempt used; the next attempt uses the new one. */
      async renewed(call: Call): Promise<boolean> {
        // The 401 says more than a function that fails now.
        const key = await keyFrom(apiKey).catch(() => call.key);
        if (key === call.key) return false;
        call.nextKey = key;
        return true;
      },
    };
  }
  // Where it is undefined, each call that needs the key throws.
  const checked = usable(bareOf(apiKey));
  return {
    known,
    /** The key; undefined where the client sends none. */
    current: () => (apiKey === null ? undefined : (checked ?? keyFrom(() => apiKey))),
    renewed: async () => false,
  };
}

export type Keyring = ReturnType<typeof keyring>;

/** Adds `Authorization: Bearer <key>` to requests. All of them go to the configured address. */
export function auth(keys: Keyring): Layer {
  return (next) => (call, signal) => {
    const send = (key: string | undefined) => {
      // Hooks, logs and proxies see addresses. A key that a function has just returned may be in the query.
      if (holdsKey(call.url, keys.known)) return Promise.reject(new QueryError(keyInAddress, { parameters: [] }));
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
