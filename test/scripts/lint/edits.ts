export type Edit = (text: string) => string;

/**
 * What is broken, the edit that breaks it, and the rule that finds it. If several cases of one document break the same rule, the beginning of the
 * message follows the rule.
 */
export type Case = readonly [name: string, edit: Edit, finding: string];

/** A pattern whose words may be on several lines, because descriptions are wrapped. */
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
