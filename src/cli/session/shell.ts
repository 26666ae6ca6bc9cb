export type TypedLine = ReturnType<typeof typedLine>;

/**
 * Splits a line as a shell does: quotes hold blanks, a backslash escapes the next character, `#` at the start of a word begins a comment. It has the
 * complete words, the last word, which may be empty, as `current`, and whether a quote is open in it.
 */
export function typedLine(line: string) {
  const words: string[] = [];
  let current: string | undefined;
  let open = false;
  for (const [, double, end, single, endSingle, escaped, blanks, bare] of line.matchAll(
    /"((?:[^"\\]|\\.)*)("|\\?$)|'([^']*)('|$)|\\(.?)|(\s+)|([^\s"'\\]+)/gs,
  )) {
    if (current === undefined && bare?.startsWith("#")) break;
    if (blanks !== undefined) {
      if (current !== undefined) words.push(current);
      current = undefined;
      continue;
    }
    open ||= (end ?? endSingle ?? escaped) === "" || end === "\\";
    current = (current ?? "") + (double?.replace(/\\(.)/gs, "$1") ?? single ?? escaped ?? bare ?? "");
  }
  return { words, current: current ?? "", open };
}

/** Quotes a text for a shell where it has other characters than `plain` matches. */
export function quoted(text: string, plain = /^[\w./:=,+-]+$/): string {
  return plain.test(text) ? text : `"${text.replace(/["\\$\x60]/g, "\\$&")}"`;
}
