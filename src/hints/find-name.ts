import { closest } from "../query/suggest.js";
import { folded, formsOf } from "./fold.js";
import type { Entry } from "./name-lists.js";

/** The things that a text names by its strongest form: by the FBS one alone, where it is one of several. Empty where it names none. */
export function meant<Name extends object>(text: string, entries: readonly Entry<Name>[]): readonly Entry<Name>[] {
  const strength = Math.max(0, ...entries.map(({ texts }) => texts.length));
  for (const form of formsOf(text)) {
    if (form === "") continue;
    for (let rank = 0; rank < strength; rank++) {
      const found = entries.filter(({ texts }) => texts[rank]?.some((own) => own && folded(own) === form));
      const fbs = found.filter((entry) => entry.fbs);
      if (found.length > 0) return fbs.length === 1 ? fbs : found;
    }
  }
  return [];
}

/** The things whose names are nearest to a text, nearest first. */
export function nearestEntries<Name extends object>(
  text: string,
  entries: readonly Entry<Name>[],
  count: number,
): Entry<Name>[] {
  const byText = new Map<string, Entry<Name>>();
  const fbsFirst = [...entries].sort((a, b) => Number(b.fbs ?? false) - Number(a.fbs ?? false));
  for (const entry of fbsFirst) {
    for (const own of entry.texts.flat()) {
      const form = own && folded(own);
      if (form && !byText.has(form)) byText.set(form, entry);
    }
  }
  const forms = closest(folded(text), [...byText.keys()]);
  return [...new Set(forms.flatMap((form) => byText.get(form) ?? []))].slice(0, count);
}
