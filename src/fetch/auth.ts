import { AuthenticationError } from "../errors.js";
import { loadWords } from "../failures/load.js";
import type { Call, Layer } from "./call.js";

/** A key, or a function that returns one, or a promise of one, such as from a vault. */
export type ApiKey = string | undefined | (() => string | undefined | Promise<string | undefined>);

const remedy = "Get one at collegefootballdata.com and pass it as `apiKey`.";

/** Returns the key as the header takes it. Throws an {@link AuthenticationError} without the key where it is missing or malformed. */
function usable(key: unknown): string {
  if (key !== undefined && typeof key !== "string") {
    const takes = "`apiKey` takes a text or a function that gives one";
    throw new AuthenticationError(`${takes}, not a ${typeof key}: nothing was sent.`);
  }
  // People paste the whole header value.
  const bare = (key ?? "").trim().replace(/^Bearer(\s+|$)/i, "");
  if (bare === "") throw new AuthenticationError(`No API key: nothing was sent. ${remedy}`);
  // `Headers` would throw too, but its message contains the key.
  if (!/^[\x21-\x7e]+$/.test(bare)) {
    const holds = "The API key holds a space or another character that no header takes";
    throw new AuthenticationError(`${holds}: nothing was sent. Copy it again.`);
  }
  return bare;
}

/** How many keys of a function are remembered for redaction. */
const maxKeys = 100;

/** The client's key: the current one, and in `known` all that errors must not contain. */
export function keyring(apiKey: ApiKey) {
  /** The most recent first. */
  const known: string[] = [];
  const note = (key: string): string => {
    if (!known.includes(key)) {
      known.unshift(key);
      known.length = Math.min(known.length, maxKeys);
    }
    return key;
  };

  async function keyFrom(provide: () => unknown): Promise<string> {
    let key: unknown;
    try {
      key = await provide();
    } catch (cause) {
      const words = await loadWords();
      throw new AuthenticationError("The function given as `apiKey` failed: nothing was sent.", {
        cause: words?.rebuiltCause(cause, words.redactor(known)),
      });
    }
    return note(usable(key));
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
  let checked: string | undefined;
  try {
    checked = note(usable(apiKey));
  } catch {
    // Each call that needs the key throws. A key that cannot be sent is still redacted.
    if (typeof apiKey === "string") note(apiKey.trim());
  }
  return { known, current: () => checked ?? keyFrom(() => apiKey), renewed: async () => false };
}

/** Adds `Authorization: Bearer <key>` to requests to `origin` only. */
export function auth(keys: ReturnType<typeof keyring>, origin: string): Layer {
  const site = `${origin}/`;
  return (next) => (call, signal) => {
    const send = (key: string) => {
      call.key = key;
      return next(call, signal, `Bearer ${key}`);
    };
    // A call of `raw` can have its own base URL: another origin never gets the key.
    if (!call.url.startsWith(site)) return next(call, signal);
    // Resolved for each attempt, and not stored in the call's headers, which hooks and errors may see.
    const key = call.nextKey ?? keys.current();
    call.nextKey = undefined;
    return typeof key === "string" ? send(key) : key.then(send);
  };
}
