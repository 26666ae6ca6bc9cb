import type { Operation } from "../operation.js";

type Hashing = Pick<SubtleCrypto, "digest">;

/** What this module needs of the runtime, and some runtimes do not have. */
interface Runtime {
  readonly crypto?: { readonly subtle?: Hashing | undefined } | undefined;
}

/** The longest key that stays readable text: memcached takes 250 characters, an SQL column often 255, and stores add a prefix of their own. */
const maxLength = 200;

/** How much of a longer key stays readable before its hash. */
const readable = 100;

/** Raise the number when entries of older releases can no longer be read: they are then never found, and expire. */
const prefix = "cfb-openapi:1:";

/** Whether responses are for one API key alone: operations of a tier, and those about the key itself. */
export function keyed({ tier, metered }: Pick<Operation, "tier" | "metered">): boolean {
  return tier !== undefined || metered === false;
}

/**
 * The key under which a response is stored: its address, cut to a hash where it is long. What is {@link keyed} is stored separately for each API
 * key, and only a SHA-256 of that key is in the text. Undefined where the response must not be stored: an operation of a tier without an API key,
 * or in a runtime without `crypto.subtle` (browsers hide it from pages that came over http).
 */
export async function cacheKey(
  url: string,
  operation: Pick<Operation, "tier" | "metered">,
  /** The bare API key, without `Bearer `: two spellings of one key would not share. */
  apiKey: string | undefined,
  { crypto }: Runtime = globalThis,
): Promise<string | undefined> {
  const subtle = crypto?.subtle;
  let text = prefix + url;
  if (keyed(operation)) {
    if (subtle === undefined || !apiKey) return undefined;
    text += `#${await sha256(subtle, prefix + apiKey)}`;
  }
  // The hash only serves stores with short keys: without it, the text will do.
  if (text.length <= maxLength || subtle === undefined) return text;
  return `${text.slice(0, readable)}#${await sha256(subtle, text)}`;
}

async function sha256(subtle: Hashing, text: string): Promise<string> {
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
