import { keyed, type Operation } from "../document/operation.js";
import { hashOf, subtleCrypto } from "../request/hash.js";

/** Longer keys are cut, and end with two hashes. Memcached takes 250 characters, an SQL column often 255, and stores add a prefix. */
const maxLength = 200;
/** How much of a longer key stays, so that people can read where it leads. */
const headLength = 70;

/** Raise the number when a release cannot read the entries of older ones: they are then not found, and expire. */
const prefix = "cfb-openapi:1:";

/** The key of a response: its address, hashed where it is long, and a SHA-256 of the API key where the response depends on it. */
export async function cacheKey(
  url: string,
  operation: Pick<Operation, "tier" | "metered">,
  /** Without `Bearer `, so that two spellings of one key share. */
  apiKey: string | undefined,
  /** The address without a query, and with the names of the parameters in its path: that of {@link keysOf}. */
  pathUrl = url.replace(/\?.*/, ""),
): Promise<string | undefined> {
  const subtle = subtleCrypto();
  let text = prefix + url;
  if (keyed(operation)) {
    if (subtle === undefined || !apiKey) return undefined;
    text += `#${await hashOf(subtle, prefix + apiKey)}`;
  }
  // The hashes only serve stores with short keys. Without them, the long text works, too.
  if (text.length <= maxLength || subtle === undefined) return text;
  return `${text.slice(0, headLength)}#${await hashOf(subtle, pathUrl)}#${await hashOf(subtle, text)}`;
}

/** Returns a function that says whether a key is one of the path at `pathUrl`, with any query and any API key. */
export async function keysOf(pathUrl: string): Promise<(key: string) => boolean> {
  const parts = pathUrl.split(/\{\w+\}/).map((part) => part.replace(/[^\w/]/g, "\\$&"));
  const ofPath = new RegExp(`^${prefix}${parts.join("[^/?#]+")}(?:[?#]|$)`);
  const subtle = subtleCrypto();
  const hash = subtle && (await hashOf(subtle, pathUrl));
  return (key) =>
    ofPath.test(key) || (hash !== undefined && key.startsWith(prefix) && key.startsWith(`#${hash}#`, headLength));
}
