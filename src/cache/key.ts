import type { Operation } from "../operation.js";
import { type KeyedCall, parts, prefix, requestKey } from "./request-key.js";

export { requestKey } from "./request-key.js";

type Hashing = Pick<SubtleCrypto, "digest">;

/** What of the runtime is needed, and not found everywhere. */
interface Runtime {
  readonly crypto?: { readonly subtle?: Hashing | undefined } | undefined;
}

/** The longest key kept as readable text: memcached takes 250 characters, an SQL column often 255, and stores add a prefix of their own. */
const maxLength = 200;

/**
 * The key under which an answer is kept: {@link requestKey}, cut to a hash where it is long. What a tier opens is kept for each API key
 * by itself, and of that key only a SHA-256 is in the text. Undefined where nothing may be kept: an operation of a tier without an API
 * key, or in a runtime without `crypto.subtle` (browsers take it from pages that came over http).
 */
export async function cacheKey(
  call: KeyedCall & {
    readonly operation: Pick<Operation, "tier"> | undefined;
    /** The bare API key, without `Bearer `: two spellings of one key would not share. */
    readonly apiKey: string | undefined;
  },
  { crypto }: Runtime = globalThis,
): Promise<string | undefined> {
  const subtle = crypto?.subtle;
  let text = requestKey(call);
  if (call.operation?.tier !== undefined) {
    if (subtle === undefined || !call.apiKey) return undefined;
    text = prefix + JSON.stringify([...parts(call), await sha256(subtle, prefix + call.apiKey)]);
  }
  // Only a convenience for stores with short keys: where it cannot be had, the text will do.
  return text.length <= maxLength || subtle === undefined
    ? text
    : `${prefix}${call.path}:${await sha256(subtle, text)}`;
}

async function sha256(subtle: Hashing, text: string): Promise<string> {
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
