/** Runs code with this value as the runtime's `crypto`. */
export async function withCrypto<T>(value: object | undefined, run: () => Promise<T>): Promise<T> {
  const crypto = Object.getOwnPropertyDescriptor(globalThis, "crypto") ?? {};
  Object.defineProperty(globalThis, "crypto", { value, configurable: true });
  try {
    return await run();
  } finally {
    Object.defineProperty(globalThis, "crypto", crypto);
  }
}
