import type { Operation } from "../operation.js";

type Hashing = Pick<SubtleCrypto, "digest">;

/** Longer keys are cut, and end with a hash. Memcached takes 250 characters, an SQL column often 255, and stores add a prefix. */
const maxLength = 200;

/** Raise the number when a release cannot read the entries of older ones: they are then not found, and expire. */
const prefix = "cfb-openapi:1:";

/** Whether responses depend on the API key: operations of a tier, and those about the key itself. */
export const keyed = ({ tier, metered }: Pick<Operation, "tier" | "metered">) =>
  tier !== undefined || metered === false;

/** The key of a response: its address, hashed where it is long, and a SHA-256 of the API key where the response depends on it. */
export async function cacheKey(
  url: string,
  operation: Pick<Operation, "tier" | "metered">,
  /** Without `Bearer `, so that two spellings of one key share. */
  apiKey: string | undefined,
  { crypto }: { readonly crypto?: { readonly subtle?: Hashing | undefined } | undefined } = globalThis,
): Promise<string | undefined> {
  const subtle = crypto?.subtle;
  let text = prefix + url;
  if (keyed(operation)) {
    if (subtle === undefined || !apiKey) return undefined;
    text += `#${await sha256(subtle, prefix + apiKey)}`;
  }
  // The hash only serves stores with short keys. Without it, the long text works, too.
  if (text.length <= maxLength || subtle === undefined) return text;
  return `${text.slice(0, maxLength / 2)}#${await sha256(subtle, text)}`;
}

/** Whether a key is one of a path at `url`, with any query and any API key. Of an address that was cut, only the first half is compared. */
export function isKeyOf(url: string, key: string): boolean {
  const text = (prefix + url).slice(0, maxLength / 2);
  return key.startsWith(text) && ["", "?", "#"].includes(key.charAt(text.length));
}

async function sha256(subtle: Hashing, text: string): Promise<string> {
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
