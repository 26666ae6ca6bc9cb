/** A command line up to the cursor: its complete words, and the word at the cursor, which may be empty. */
export interface TypedLine {
  readonly words: readonly string[];
  readonly current: string;
}

/** Splits a line as a shell does. A quote may still be open. */
export function typedLine(line: string): TypedLine {
  const words: string[] = [];
  let current: string | undefined;
  for (const [, double, single, escaped, blanks, bare] of line.matchAll(
    /"((?:[^"\\]|\\.)*)(?:"|\\?$)|'([^']*)(?:'|$)|\\(.?)|(\s+)|([^\s"'\\]+)/gs,
  )) {
    if (blanks !== undefined) {
      if (current !== undefined) words.push(current);
      current = undefined;
    } else {
      const part = double === undefined ? (single ?? escaped ?? bare ?? "") : double.replace(/\\(.)/gs, "$1");
      current = (current ?? "") + part;
    }
  }
  return { words, current: current ?? "" };
}
