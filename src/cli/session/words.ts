/** A word of a command line. */
interface ShellWord {
  /** The word with its quotes and backslashes. */
  readonly typed: string;
  readonly text: string;
  /** Whether the line ends inside a quote of this word, or after a backslash in it. */
  readonly isOpen: boolean;
}

/** Splits a line as a shell does, and drops a comment. `current` is the last word, unless a blank follows it. */
function shellLine(line: string) {
  const words: ShellWord[] = [];
  let current: ShellWord | undefined;
  for (const [typed, double, end, single, endSingle, escaped, blanks, bare] of line.matchAll(
    /"((?:[^"\\]|\\.)*)("|\\?$)|'([^']*)('|$)|\\(.?)|(\s+)|([^\s"'\\]+)/gs,
  )) {
    if (current === undefined && bare?.startsWith("#")) break;
    if (blanks !== undefined) {
      if (current !== undefined) words.push(current);
      current = undefined;
      continue;
    }
    const { typed: typedBefore, text: textBefore } = current ?? { typed: "", text: "" };
    current = {
      typed: typedBefore + typed,
      text: textBefore + (double?.replace(/\\(.)/gs, "$1") ?? single ?? escaped ?? bare ?? ""),
      isOpen: (end ?? endSingle ?? escaped) === "" || end === "\\",
    };
  }
  return { words, current };
}

/** Returns a line's words without their quotes, or undefined if a quote is not closed. */
export function wordsOf(line: string): string[] | undefined {
  const { words, current } = shellLine(line);
  if (current === undefined) return words.map(({ text }) => text);
  return current.isOpen ? undefined : [...words, current].map(({ text }) => text);
}

/** Returns a line's words with their quotes. */
export function typedWordsOf(line: string): string[] {
  const { words, current } = shellLine(line);
  return [...words, ...(current ? [current] : [])].map(({ typed }) => typed);
}

/** Returns the words before the cursor, and the word at the cursor, which may be empty. */
export function lineAtCursor(line: string): { readonly words: readonly string[]; readonly current: string } {
  const { words, current } = shellLine(line);
  return { words: words.map(({ text }) => text), current: current?.text ?? "" };
}

/** Quotes a text for a shell, unless `plain` matches it. */
export function quoted(text: string, plain = /^[\w./:=,+-]+$/): string {
  return plain.test(text) ? text : `"${text.replace(/["\\$\x60]/g, "\\$&")}"`;
}

/** Returns the name and value of a `name=value` word, or undefined for any other word, such as a path with a query. */
export function pairOf(word: string): { readonly name: string; readonly value: string } | undefined {
  const [, name, value] = /^([^\s=/?]+)=(.*)$/s.exec(word) ?? [];
  return name === undefined || value === undefined ? undefined : { name, value };
}

/** Returns `Did you mean a, b or c?`, or undefined if there is nothing to suggest. */
export function didYouMean(names: string | readonly string[] | undefined): string | undefined {
  const list = typeof names === "string" ? [names] : (names ?? []);
  return list.length === 0 ? undefined : `Did you mean ${list.join(", ").replace(/, (?=[^,]*$)/, " or ")}?`;
}
