export type Edit = (text: string) => string;

/**
 * What to break, how, and the rule that finds it. If other cases of the same document break the same rule, the case also has the beginning of
 * the message.
 */
export type Case = readonly [name: string, edit: Edit, finding: string];

/** A pattern whose words may stand on several lines, as a description wraps anywhere. */
const wrapped = (pattern: RegExp) => new RegExp(pattern.source.replace(/(?<! ) (?=[\w`†(\\])/g, "\\s+"), pattern.flags);

/** Breaks one thing in the document. Throws if there is nothing to break, because then the test would not prove anything. */
export function broken(pattern: RegExp, replacement: string): Edit {
  return (before) => {
    const after = before.replace(wrapped(pattern), replacement);
    if (after === before) throw new Error(`${String(pattern)} is not in openapi.yaml`);
    return after;
  };
}

/** Adds lines to the operation getGames. */
export const withinGames = (lines: string) =>
  broken(/\n {6}operationId: getGames\n/, `\n      operationId: getGames\n${lines}\n`);
