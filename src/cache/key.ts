import { keyed, type Operation } from "../document/operation.js";
import { hashOf, subtleCrypto } from "../request/hash.js";

/**
 * The maximum length of a key. A longer key is cut, and two hashes are added. Memcached allows 250 characters and SQL columns often allow 255, but
 * stores also add a prefix.
 */
const maxLength = 200;
/** How many characters of a longer key remain, so that people can see what it is for. */
const headLength = 70;

/** Raise the number if a release can't read older entries. That release then does not find the old entries, and they expire. */
const prefix = "cfb-openapi:1:";

/** Returns a response's key. It contains the URL (hashed if it is long) and, if the response depends on the API key, the SHA-256 of that key. */
export async function cacheKey(
  url: string,
  operation: Pick<Operation, "tier" | "metered">,
  /** The API key without `Bearer `, so that a key shares its entries whether or not the user wrote `Bearer `. */
  apiKey: string | undefined,
  /** The URL without a query. It contains the names of path parameters instead of their values, as for {@link keysOf}. */
  pathUrl = url.replace(/\?.*/, ""),
): Promise<string | undefined> {
  const subtle = subtleCrypto();
  let text = prefix + url;
  if (keyed(operation)) {
    if (subtle === undefined || !apiKey) return undefined;
    text += `#${await hashOf(subtle, prefix + apiKey)}`;
  }
  // The hashes only help stores with short keys. Without hashes, the long string works too.
  if (text.length <= maxLength || subtle === undefined) return text;
  return `${text.slice(0, headLength)}#${await hashOf(subtle, pathUrl)}#${await hashOf(subtle, text)}`;
}

/** Returns a function that says whether a cache key belongs to the path at `pathUrl`, with any query and any API key. */
export async function keysOf(pathUrl: string): Promise<(key: string) => boolean> {
  const parts = pathUrl.split(/\{\w+\}/).map((part) => part.replace(/[^\w/]/g, "\\$&"));
  const ofPath = new RegExp(`^${prefix}${parts.join("[^/?#]+")}(?:[?#]|$)`);
  const subtle = subtleCrypto();
  const hash = subtle && (await hashOf(subtle, pathUrl));
  return (key) =>
    ofPath.test(key) || (hash !== undefined && key.startsWith(prefix) && key.startsWith(`#${hash}#`, headLength));
}
