import { closest } from "../query/closest.js";
import { longestName, type NamedEntry } from "./name-lists.js";

/** Returns a name without case, accents, punctuation, blanks and "and". `Hawai'i` and `hawaii` become equal, and so do `Texas A&M` and `texas am`. */
export function folded(text: string): string {
  // Normalizing many accents on one letter takes time that grows with the square of their number.
  if (text.length > longestName) return text.trim();
  return (
    text
      .normalize("NFD")
      .toLowerCase()
      .replace(/\band\b/g, "")
      // Removes accents, then blanks, ASCII punctuation and quotation marks. The engine Hermes does not support Unicode property classes.
      .replace(/[\u0300-\u036f]/g, "")
      .replace(/[\s!-/:-@[-`{-~\u02bb\u02bc\u2010-\u201f]/g, "")
  );
}

/** The numbers in conference names. People write them as digits or as words, such as `Big 10` for the Big Ten or `Big Twelve` for the Big 12. */
const numbers: Readonly<Record<string, string>> = { 6: "six", 7: "seven", 8: "eight", 10: "ten", 12: "twelve" };
const digits = Object.fromEntries(Object.entries(numbers).map(([number, word]) => [word, number]));

/**
 * Returns the forms that a name may have: the text itself, the text with "State" instead of "St" at the end, and the text with its numbers as digits
 * or as words.
 */
export function nameForms(text: string): Set<string> {
  return new Set([
    folded(text),
    folded(text.replace(/\bst\.?\s*$/i, "State")),
    folded(text.replace(/\d+/g, (number) => numbers[number] ?? number)),
    folded(text.replace(/\b[a-z]+\b/gi, (word) => digits[word.toLowerCase()] ?? word)),
  ]);
}

const fbsFirst = <E extends Pick<NamedEntry, "fbs">>(entries: readonly E[]): E[] => [
  ...entries.filter(({ fbs }) => fbs),
  ...entries.filter(({ fbs }) => !fbs),
];

/**
 * Returns the entries that a text matches. Only the strongest texts that match count (see {@link NamedEntry}). If several match and only one is
 * in the FBS, returns that one. Returns an empty list if none matches.
 */
export function meant<Name extends object>(
  text: string,
  entries: readonly NamedEntry<Name>[],
): readonly NamedEntry<Name>[] {
  // Not `Math.max(...lengths)`, because a function call takes a limited number of arguments.
  const strength = entries.reduce((most, { texts }) => Math.max(most, texts.length), 0);
  for (const form of nameForms(text)) {
    if (form === "") continue;
    for (let rank = 0; rank < strength; rank++) {
      const named = entries.filter(({ texts }) => texts[rank]?.some((candidate) => folded(candidate) === form));
      const keys = new Set<string>();
      const candidates = fbsFirst(named).filter(({ key }) => {
        if (key === undefined) return true;
        const isNew = !keys.has(key);
        keys.add(key);
        return isNew;
      });
      const fbs = candidates.filter((entry) => entry.fbs);
      if (candidates.length > 0) return fbs.length === 1 ? fbs : candidates;
    }
  }
  return [];
}

/**
 * Returns a name for a message. Leaves out a name that is longer than any of the service's. If it contained a key and the message cut it, `redact`
 * would not find the key.
 */
export const shownName = (name: string): string => (name.length > 60 ? "…" : name);

/** The maximum number of names to offer for an ambiguous text. */
const mostOffered = 12;

/** Returns a list of names to choose from, for a message. */
export function offered(given: readonly unknown[]): string {
  const names = [...new Set(given)];
  const others = names.length > mostOffered ? " and others" : "";
  return `\`${names.slice(0, mostOffered).join("`, `")}\`${others}`;
}

/** Returns the entries whose names are nearest to a text, nearest first. */
export function nearestEntries<Name extends object>(
  text: string,
  entries: readonly NamedEntry<Name>[],
): NamedEntry<Name>[] {
  const byText = new Map<string, NamedEntry<Name>>();
  for (const entry of fbsFirst(entries)) {
    for (const typedForm of entry.texts.flat()) {
      const form = folded(typedForm);
      if (!byText.has(form)) byText.set(form, entry);
    }
  }
  const forms = closest(folded(text), [...byText.keys()]);
  return [...new Set(forms.flatMap((form) => byText.get(form) ?? []))];
}
