/** Returns the runtime's hash functions. Undefined in a page without https and in old engines. */
export const subtleCrypto = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

/** Returns the hash of a string, in hexadecimal. */
export async function hashOf(subtle: SubtleCrypto, text: string, name = "SHA-256"): Promise<string> {
  const digest = await subtle.digest(name, new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns a random name that no other process generates. It is not a secret. */
export const randomName = (): string => `${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`;
