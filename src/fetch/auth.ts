import { AuthenticationError } from "../errors.js";
import type { Layer } from "./chain.js";

/** A key, or a function that gives one, also later: from a vault, or anew after it was replaced. */
export type ApiKey = string | undefined | (() => string | undefined | Promise<string | undefined>);

const remedy = "Get one at collegefootballdata.com and pass it as `apiKey`.";

/** The key as the header takes it. Throws an {@link AuthenticationError}, which never quotes it, where it is missing or malformed. */
function usable(key: string | undefined): string {
  // People paste the whole header.
  const bare = (key ?? "").trim().replace(/^Bearer(\s+|$)/i, "");
  if (bare === "") throw new AuthenticationError(`No API key: nothing was sent. ${remedy}`);
  // Headers would refuse it too, but with a message that holds the key.
  if (!/^[\x21-\x7e]+$/.test(bare)) {
    throw new AuthenticationError(
      "The API key holds a space or another character that no header takes: nothing was sent. Copy the key again, whole and alone.",
    );
  }
  return bare;
}

/** Puts `Authorization: Bearer <key>` on requests to `origin`, and on no other. */
export function auth(apiKey: ApiKey, origin: string): Layer {
  return (next) => async (request) => {
    // `raw` takes a base URL for each call: another origin than the client's never gets the key.
    if (new URL(request.url).origin !== origin) return next(request);
    const key = usable(typeof apiKey === "function" ? await apiKey() : apiKey);
    request.headers.set("Authorization", `Bearer ${key}`);
    return next(request);
  };
}
