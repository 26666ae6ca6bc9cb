/** What the client's messages call its options, in the words of the command: a flag, or what to do without one. */
const translations: readonly (readonly [RegExp, string])[] = [
  [/pass it as `apiKey`/g, "set CFB_API_KEY, or give --key-file"],
  [/`apiKey`/g, "the key"],
  [/`baseUrl`|\bbaseUrl\b/g, "--base-url"],
  // The command has no flag for these: only the other half of the advice helps.
  [/,? or (?:lower|raise) `(?:concurrency|timeoutMs|totalTimeoutMs|maxRetryAfterMs)`/g, ""],
  [/(?:Lower|Raise) `(?:concurrency|timeoutMs|totalTimeoutMs|maxRetryAfterMs)`, or (\w)/g, "$1"],
];

/** A message of the client as the command says it: flags in place of the client's options. */
export function inFlags(message: string): string {
  const text = translations.reduce((words, [pattern, replacement]) => words.replace(pattern, replacement), message);
  // Where the first half of an advice went, the second begins the sentence.
  return text.replace(/([.!?] )([a-z])/g, (_, end: string, letter: string) => end + letter.toUpperCase());
}
