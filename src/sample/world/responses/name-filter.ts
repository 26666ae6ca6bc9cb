import { selection } from "../../../document/selection.js";
import type { Path } from "../../../types.js";
import { nameMatcher } from "./matching.js";

/** Returns a test whether a label stands for the name that a query gives for a parameter. Without a name, every label does. */
export function nameFilter(path: Path, parameter: string, name: string | undefined): (label: unknown) => boolean {
  if (name === undefined) return () => true;
  const matches = selection[path].matches?.[parameter];
  if (matches === undefined) throw new Error(`The parameter ${parameter} of ${path} has no x-matches in the document.`);
  return nameMatcher(matches, name);
}
