import { AuthenticationError, QueryError, TimeoutError } from "../errors.js";
import type { ApiKey, Clock } from "../injected.js";
import { formsOf, holdsKey, type Redact, redactorOf } from "../query/redact.js";
import { rebuiltCause } from "./errors/cause.js";
import type { Call, Layer, Limits } from "./layer.js";
import { pageAddress } from "./settings.js";
import { type LateError, withinAttempt } from "./time.js";

/** Removes the blanks and the `Bearer` that people paste around a key. Leaves values that are not strings unchanged. */
export const bareKey = (key: unknown) =>
  typeof key === "string" ? key.trim().replace(/^Bearer(\s+|$)/i, "") : (key ?? "");

/** Whether a key still has the quotes around it that a shell would remove. Docker's env files and the prompt of Windows keep them. */
const isQuoted = (key: string) => /^(["'`]).*\1$/s.test(key);

/** Says how to get a key. In a page, the advice differs, because every visitor could read a key there. */
const howToGetKey = () =>
  pageAddress() === undefined
    ? "Get one at collegefootballdata.com and pass it as `apiKey`."
    : "In a page, every visitor could read the key. Pass `apiKey: null` and the `baseUrl` of your own server, which adds the key.";

/** Returns the error for a key that can't be sent. It does not quote the key. `bare` is what `bareKey` returns. */
function keyError(bare: unknown): AuthenticationError {
  if (bare === "") return new AuthenticationError(`No API key. Nothing was sent. ${howToGetKey()}`);
  if (typeof bare === "string" && isQuoted(bare))
    return new AuthenticationError("The API key has quotes around it. Nothing was sent. Remove the quotes.");
  const problem =
    typeof bare === "string"
      ? "The API key has a space or another character that a header can't contain. Nothing was sent. Copy it again."
      : `\`apiKey\` takes a string or a function that returns one, not a ${typeof bare}. Nothing was sent.`;
  return new AuthenticationError(problem);
}

/** Keeps the client's key. It adds the key to requests, and redacts the key in everything that leaves the client. */
export function keyring(apiKey: ApiKey) {
  /** The latest key and its encoded forms, even if the key can't be sent. The forms are stored, because every call searches strings for them. */
  let latest = "";
  let latestForms: readonly string[] = [];

  /** Returns the key, or undefined if a header can't contain it. */
  function usable(bare: unknown): string | undefined {
    if (typeof bare !== "string") return undefined;
    if (bare !== latest) [latest, latestForms] = [bare, formsOf(bare)];
    // `Headers` would throw an error with the key in its message.
    return /^[\x21-\x7e]+$/.test(bare) && !isQuoted(bare) ? bare : undefined;
  }

  /** Replaces the latest key and the keys that a call's attempts have sent. */
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
      throw new AuthenticationError("The function given as `apiKey` failed. Nothing was sent.", {
        cause: rebuiltCause(cause, redactFor()),
      });
    }
    const key = usable(bare);
    if (key === undefined) throw keyError(bare);
    return key;
  }

  const isFunction = typeof apiKey === "function";
  // If `fixed` is undefined, each call that needs the key calls the function, or throws.
  const fixed = isFunction ? undefined : usable(bareKey(apiKey));
  return {
    redactFor,
    /** The key, or undefined if the client does not send one. */
    current: () => (apiKey === null ? undefined : (fixed ?? keyFrom(isFunction ? apiKey : () => apiKey))),
    /** Whether the function now returns a different key from the one that the attempt used. The next attempt uses the new key. */
    async renewed(call: Call): Promise<boolean> {
      // If the function fails now, the 401 is more helpful than that failure.
      const key = isFunction ? await keyFrom(apiKey).catch(() => call.key) : call.key;
      if (key === call.key) return false;
      call.nextKey = key;
      return true;
    },
  };
}

export type Keyring = ReturnType<typeof keyring>;

/** Throws if a URL contains a key, because hooks, logs, stores and proxies see URLs. */
export function refuseKeyIn(url: string, redact: Redact): void {
  if (!holdsKey(url, redact)) return;
  const message = "Nothing was sent. Remove your API key from the query or `baseUrl`.";
  throw new QueryError(message, { parameters: [] });
}

/** Returns the error for a key function that did not return within an attempt's time limit. */
const noKey: LateError = (ms, option) =>
  new TimeoutError(
    `The function given as \`apiKey\` did not return a key within ${ms} ms (\`${option}\`). Nothing was sent.`,
    { retryable: option === "timeoutMs" },
  );

/** Waits for a key function, up to an attempt's time limit. */
export const keyInTime = <T>(call: Limits, clock: Clock, key: Promise<T>): Promise<T> =>
  withinAttempt(call, clock, key, noKey);

/** Returns the key of a call's next attempt. Undefined if the client does not send a key. */
export function nextKeyOf(call: Call, clock: Clock, keys: Keyring): string | undefined | Promise<string> {
  const key = call.nextKey ?? keys.current();
  call.nextKey = undefined;
  return typeof key === "object" ? keyInTime(call, clock, key) : key;
}

/** Adds `Authorization: Bearer <key>` to requests. No other server gets the key, because all requests go to the configured URL. */
export function auth(keys: Keyring, clock: Clock): Layer {
  return (next) => (call, signal) => {
    const send = (key: string | undefined) => {
      // The function may have taken longer than the attempt. By now, the next attempt may have another key.
      if (signal?.aborted) throw signal.reason;
      if (key !== undefined && !call.sentKeys.includes(key)) call.sentKeys.push(key);
      // The query may contain a key that the function has only just returned.
      refuseKeyIn(call.url, keys.redactFor(call.sentKeys));
      if (key === undefined) return next(call, signal);
      call.key = key;
      return next(call, signal, `Bearer ${key}`);
    };
    // Resolved for each attempt. The key is not stored in the call's headers, because hooks and errors may see those.
    const key = nextKeyOf(call, clock, keys);
    return typeof key === "object" ? key.then(send) : send(key);
  };
}
