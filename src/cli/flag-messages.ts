type Translation = readonly [pattern: RegExp, replacement: string | ((match: string, letter: string) => string)];

/** The options of the client in its messages, with the flag of the command, or the advice where there is no flag. */
const translations: readonly Translation[] = [
  [/pass it as `apiKey`/g, "set CFB_API_KEY, or give --key-file"],
  [/(?<=[.!?] )`apiKey`/g, "The key"],
  [/`apiKey`/g, "the key"],
  [/`baseUrl`|\bbaseUrl\b/g, "--base-url"],
  [/`maxCalls`/g, "--max-calls"],
  [/`quotaFloor`|\bquotaFloor\b/g, "--quota-floor"],
  // The command has no flag for these, so only the other half of the advice stays.
  [/,? or (?:lower|raise) `(?:concurrency|timeoutMs|totalTimeoutMs|maxRetryAfterMs)`/g, ""],
  [
    /(?:Lower|Raise) `(?:concurrency|timeoutMs|totalTimeoutMs|maxRetryAfterMs)`, or (\w)/g,
    (_, letter) => letter.toUpperCase(),
  ],
];

/** Rewrites a message of the client for the command: flags instead of options of the client. */
export function inFlags(message: string): string {
  return translations.reduce(
    (text, [pattern, replacement]) =>
      // The two overloads of `replace` take no union.
      typeof replacement === "string" ? text.replace(pattern, replacement) : text.replace(pattern, replacement),
    message,
  );
}
