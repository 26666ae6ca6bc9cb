import { AuthenticationError } from "../errors.js";
import { loadWords } from "../failures/load.js";
import type { Call, Layer } from "./call.js";

/** A key, or a function that returns one or a promise of one: from a vault, or the new key after it was replaced. */
export type ApiKey = string | undefined | (() => string | undefined | Promise<string | undefined>);

const remedy = "Get one at collegefootballdata.com and pass it as `apiKey`.";

/** The key as the header takes it. Throws an {@link AuthenticationError}, which never quotes it, where it is missing or malformed. */
function usable(key: unknown): string {
  if (key !== undefined && typeof key !== "string") {
    throw new AuthenticationError(
      `\`apiKey\` takes a text or a function that gives one, not a ${typeof key}: nothing was sent.`,
    );
  }
  // People paste the value of the header.
  const bare = (key ?? "").trim().replace(/^Bearer(\s+|$)/i, "");
  if (bare === "") throw new AuthenticationError(`No API key: nothing was sent. ${remedy}`);
  // Headers would throw too, but with a message that holds the key.
  if (!/^[\x21-\x7e]+$/.test(bare)) {
    throw new AuthenticationError(
      "The API key holds a space or another character that no header takes: nothing was sent. Copy it again.",
    );
  }
  return bare;
}

/** How many of the keys that a function gave are known, and redacted. */
const maxKeys = 100;

/** The client's key, and the function that redacts it. */
export interface Keyring {
  /** The current key, checked and without `Bearer `. Throws an {@link AuthenticationError} where there is none that can be sent. */
  current(): string | Promise<string>;
  /** Whether the function returns another key than the attempt was made with: then the next attempt uses the new one. */
  renewed(call: Call): Promise<boolean>;
  /** The keys that errors must not hold. */
  readonly known: readonly string[];
}

export function keyring(apiKey: ApiKey): Keyring {
  /** The latest first. */
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
      current: () => keyFrom(apiKey),
      // The 401 says more than a function that fails now.
      async renewed(call) {
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
    // Each call that needs it throws. What cannot be sent may be a key all the same.
    if (typeof apiKey === "string") note(apiKey.trim());
  }
  return { known, current: () => checked ?? usable(apiKey), renewed: async () => false };
}

/** Puts `Authorization: Bearer <key>` on requests to `origin`, and on no other. */
export function auth(keys: Keyring, origin: string): Layer {
  const site = `${origin}/`;
  return (next) => async (call, signal) => {
    // `raw` takes a base URL for each call: another origin than the client's never gets the key.
    if (!call.url.startsWith(site)) return next(call, signal);
    // Resolved for each attempt, and never stored in the call's headers, which hooks and errors may see.
    const key = call.nextKey ?? keys.current();
    call.nextKey = undefined;
    call.key = typeof key === "string" ? key : await key;
    return next(call, signal, `Bearer ${call.key}`);
  };
}
