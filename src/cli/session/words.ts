/** A word of a line. */
interface ShellWord {
  /** The word with its quotes and backslashes. */
  readonly typed: string;
  readonly text: string;
  /** Whether the line ends inside of a quote, or after a backslash, of this word. */
  readonly isOpen: boolean;
}

/** Splits a line as a shell does, without a comment. `current` is the word at its end, if the line does not end with a blank. */
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

/** The words of a line without their quotes. Undefined if a quote is not closed. */
export function wordsOf(line: string): string[] | undefined {
  const { words, current } = shellLine(line);
  if (current === undefined) return words.map(({ text }) => text);
  return current.isOpen ? undefined : [...words, current].map(({ text }) => text);
}

/** The words of a line with their quotes. */
export function typedWordsOf(line: string): string[] {
  const { words, current } = shellLine(line);
  return [...words, ...(current ? [current] : [])].map(({ typed }) => typed);
}

/** The words of a line before the one at the cursor, and this one, which may be empty. */
export function lineAtCursor(line: string): { readonly words: readonly string[]; readonly current: string } {
  const { words, current } = shellLine(line);
  return { words: words.map(({ text }) => text), current: current?.text ?? "" };
}

/** Quotes a text for a shell if it has other characters than `plain` matches. */
export function quoted(text: string, plain = /^[\w./:=,+-]+$/): string {
  return plain.test(text) ? text : `"${text.replace(/["\\$\x60]/g, "\\$&")}"`;
}

/** The name and the value of a `name=value` word. Undefined for another word, such as a path with a query. */
export function pairOf(word: string): { readonly name: string; readonly value: string } | undefined {
  const [, name, value] = /^([^\s=/?]+)=(.*)$/s.exec(word) ?? [];
  return name === undefined || value === undefined ? undefined : { name, value };
}

/** `Did you mean a, b or c?`. Undefined if there is nothing to suggest. */
export function didYouMean(names: string | readonly string[] | undefined): string | undefined {
  const list = typeof names === "string" ? [names] : (names ?? []);
  return list.length === 0 ? undefined : `Did you mean ${list.join(", ").replace(/, (?=[^,]*$)/, " or ")}?`;
}
