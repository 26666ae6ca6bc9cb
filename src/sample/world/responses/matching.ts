import type { Matches } from "../../../document/operation.js";
import { selection } from "../../../document/selection.js";
import type { Path } from "../../../types.js";
import { lazy } from "../computed.js";
import { conferences } from "../facts/conferences.js";
import { draftPositions } from "../facts/draft-teams.js";
import { playTypes } from "../facts/play-types.js";
import { teams } from "../facts/teams.js";

type Named = Readonly<Record<string, unknown>>;

/** Returns a function that finds the item for a row's label. */
function byLabel(labels: readonly string[], items: readonly object[]): (label: unknown) => Named | undefined {
  const found = lazy(() => {
    const named = items.map((item): Named => ({ ...item }));
    return new Map(named.flatMap((item) => labels.map((label) => [item[label], item] as const)));
  });
  // Some items have no label, such as conferences without an abbreviation. A row whose label is null must not match them.
  return (label) => (label === null ? undefined : found().get(label));
}

const positions = Object.entries(draftPositions).map(([abbreviation, name]) => ({ abbreviation, name }));
const things: Readonly<Record<string, (label: unknown) => Named | undefined>> = {
  team: byLabel(["school"], teams),
  conference: byLabel(["abbreviation", "name"], Object.values(conferences)),
  playType: byLabel(["text"], playTypes),
  position: byLabel(["name", "abbreviation"], positions),
};

/**
 * Returns the value with which the service compares the query. For the field `conference.abbreviation` and a row with the conference "Big Ten", this
 * is B1G.
 */
function comparedValue(field: string, label: unknown): unknown {
  const [kind = "", property = ""] = field.split(".");
  const thing = things[kind]?.(label);
  // A label that is not in the table is compared as it is.
  return thing === undefined ? label : thing[property];
}

const fold = (text: string, { case: exact }: Matches) => (exact ? text : text.toLowerCase());

/** Returns the first position of a pattern's piece in a string, or -1. In the piece, `_` matches any character. */
function indexOf(text: string, piece: string, from: number): number {
  for (let at = from; at + piece.length <= text.length; at++) {
    let matched = 0;
    while (matched < piece.length && (piece[matched] === "_" || piece[matched] === text[at + matched])) matched++;
    if (matched === piece.length) return at;
  }
  return -1;
}

/** Returns the pieces of a pattern. As in SQL, `%` matches any text and `_` any character. */
const piecesOf = (pattern: string) => pattern.split("%").filter(Boolean);

/** Whether a string contains a pattern's pieces, in order. */
function contains(text: string, pieces: readonly string[]): boolean {
  // The first match of each piece leaves the most room for the next one. A regular expression could take very long, because it tries all positions of
  // all pieces.
  let at = 0;
  for (const piece of pieces) {
    const found = indexOf(text, piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return true;
}

/** Returns a function that tests whether a row's label matches the query's name. The test is as strict as the document says (`x-matches`). */
export function nameMatcher(matches: Matches, name: string): (label: unknown) => boolean {
  const wanted = fold(name, matches);
  const pieces = piecesOf(wanted);
  const known = new Map<unknown, boolean>();
  const test = (label: unknown) =>
    matches.fields.some((field) => {
      const value = comparedValue(field, label);
      if (typeof value !== "string") return false;
      const own = fold(value, matches);
      return matches.part ? contains(own, pieces) : own === wanted;
    });
  return (label) => {
    const result = known.get(label) ?? test(label);
    known.set(label, result);
    return result;
  };
}

/** Returns a function that tests whether a label matches a parameter's value. Without a value, every label matches. */
export function nameFilter(path: Path, parameter: string, name: string | undefined): (label: unknown) => boolean {
  if (name === undefined) return () => true;
  const matches = selection[path].matches?.[parameter];
  if (matches === undefined) throw new Error(`The parameter ${parameter} of ${path} has no x-matches in the document.`);
  return nameMatcher(matches, name);
}
