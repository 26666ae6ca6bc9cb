import { AuthenticationError } from "../errors.js";
import { type Layer, membersOf } from "./chain.js";

/** A key, or a function that gives one, also later: from a vault, or anew after it was replaced. */
export type ApiKey = string | undefined | (() => string | undefined | Promise<string | undefined>);

const remedy = "Get one at collegefootballdata.com and pass it as `apiKey`.";

/** The key as the header takes it. Throws an {@link AuthenticationError}, which never quotes it, where it is missing or malformed. */
function usable(key: unknown): string {
  if (key !== undefined && typeof key !== "string") {
    throw new AuthenticationError(
      `\`apiKey\` takes a text or a function that gives one, not a ${typeof key}: nothing was sent.`,
    );
  }
  // People paste the whole header.
  const bare = (key ?? "").trim().replace(/^Bearer(\s+|$)/i, "");
  if (bare === "") throw new AuthenticationError(`No API key: nothing was sent. ${remedy}`);
  // Headers would refuse it too, but with a message that holds the key.
  if (!/^[\x21-\x7e]+$/.test(bare)) {
    throw new AuthenticationError(
      "The API key holds a space or another character that no header takes: nothing was sent. Copy it again.",
    );
  }
  return bare;
}

/** The key of this moment, checked and bare. Throws an {@link AuthenticationError} where there is none that can be sent. */
export async function resolveKey(apiKey: ApiKey): Promise<string> {
  if (typeof apiKey !== "function") return usable(apiKey);
  let key: unknown;
  try {
    key = await apiKey();
  } catch (cause) {
    throw new AuthenticationError("The function given as `apiKey` failed: nothing was sent.", { cause });
  }
  return usable(key);
}

/** What errors of the network carry beside their words; anything else may hold the request, and the key with it. */
const harmless = new Set([
  "name",
  "message",
  "stack",
  "cause",
  "code",
  "errno",
  "syscall",
  "address",
  "port",
  "hostname",
]);

/** Takes the key out of an error that a `fetch` of the caller's or a proxy may have put it into: out of its words and those of its causes. */
function hushed(error: unknown, key: string, depth = 0): unknown {
  if (!(error instanceof Error) || depth > 5) return error;
  for (const name of ["message", "stack"] as const) {
    if (error[name]?.includes(key)) error[name] = error[name].replaceAll(key, "[key]");
  }
  const { cause } = error;
  if (cause === undefined || error instanceof AuthenticationError) return error;
  const { message = String(cause), code } = membersOf(cause);
  const carriesMore = Object.keys(membersOf(cause)).some((name) => !harmless.has(name));
  if (carriesMore || String(message).includes(key)) {
    error.cause = Object.assign(
      new Error(String(message).replaceAll(key, "[key]")),
      code === undefined ? {} : { code },
    );
  } else hushed(cause, key, depth + 1);
  return error;
}

/** Puts `Authorization: Bearer <key>` on requests to `origin`, and on no other. */
export function auth(apiKey: ApiKey, origin: string): Layer {
  /** A key that is a text is checked once. */
  let known: string | undefined;
  const site = `${origin}/`;
  return (next) => async (asked, signal) => {
    // `raw` takes a base URL for each call: another origin than the client's never gets the key.
    if (!asked.url.startsWith(site)) return next(asked, signal);
    // Asked for anew at each attempt; the headers themselves stay without it, whoever holds them.
    const key = known ?? (await resolveKey(apiKey));
    if (typeof apiKey === "string") known = key;
    try {
      const answer = await next(asked, signal, `Bearer ${key}`);
      // A failure may repeat what it refused, and its words end in an error.
      if (answer.response.ok || !answer.text.includes(key)) return answer;
      const text = answer.text.replaceAll(key, "[key]");
      return { ...answer, text, data: typeof answer.data === "string" ? text : JSON.parse(text) };
    } catch (error) {
      throw hushed(error, key);
    }
  };
}
