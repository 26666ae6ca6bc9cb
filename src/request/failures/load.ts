/** Loads the messages of failures. Undefined where that fails: a page without network needs its true error nevertheless. */
export const loadWords = (): Promise<typeof import("./index.js") | undefined> =>
  import("./index.js").catch(() => undefined);
