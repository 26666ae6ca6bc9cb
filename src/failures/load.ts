/**
 * Loads the words of failures, with the first of them. Undefined where they cannot be loaded: a page that has lost its network needs the true
 * error all the same.
 */
export const loadWords = (): Promise<typeof import("./index.js") | undefined> =>
  import("./index.js").catch(() => undefined);
