/** A command line up to the cursor: its finished words, and the one that is being typed, which may be empty. */
export interface TypedLine {
  readonly words: readonly string[];
  readonly current: string;
}

/** Reads a line as a shell does, with a quote that may still be open. */
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
