/** The options of the client in its messages, with the flag of the command, or the advice where there is no flag. */
const translations: readonly (readonly [RegExp, string])[] = [
  [/pass it as `apiKey`/g, "set CFB_API_KEY, or give --key-file"],
  [/`apiKey`/g, "the key"],
  [/`baseUrl`|\bbaseUrl\b/g, "--base-url"],
  // The command has no flag for these, so only the other half of the advice stays.
  [/,? or (?:lower|raise) `(?:concurrency|timeoutMs|totalTimeoutMs|maxRetryAfterMs)`/g, ""],
  [/(?:Lower|Raise) `(?:concurrency|timeoutMs|totalTimeoutMs|maxRetryAfterMs)`, or (\w)/g, "$1"],
];

/** Rewrites a message of the client for the command: flags instead of options of the client. */
export function inFlags(message: string): string {
  const text = translations.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), message);
  // Where the first half of a sentence was removed, the second begins with a capital.
  return text.replace(/([.!?] )([a-z])/g, (_, end: string, letter: string) => end + letter.toUpperCase());
}
