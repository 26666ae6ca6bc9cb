import type { Operation } from "../operation.js";

type Hashing = Pick<SubtleCrypto, "digest">;

/** The longest key that stays readable. Memcached takes 250 characters, an SQL column often 255, and stores add a prefix. */
const maxLength = 200;

/** How many characters of a longer key stand before its hash. */
const readable = 100;

/** Raise the number when a release cannot read the entries of older ones: they are then not found, and expire. */
const prefix = "cfb-openapi:1:";

/** Whether responses depend on the API key: operations of a tier, and those about the key itself. */
export function keyed({ tier, metered }: Pick<Operation, "tier" | "metered">): boolean {
  return tier !== undefined || metered === false;
}

/**
 * Returns the key under which a response is stored: its address, with a hash where it is long. A {@link keyed} response is stored for each API key,
 * of which the text contains only a SHA-256. Undefined where such a response has no API key or the runtime no `crypto.subtle`, as in pages over http.
 */
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
  return `${text.slice(0, readable)}#${await sha256(subtle, text)}`;
}

async function sha256(subtle: Hashing, text: string): Promise<string> {
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
