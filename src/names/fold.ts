/** A name without case, accents, punctuation, blanks and "and": `Hawai'i` and `hawaii`, `Texas A&M` and `texas am` are the same. */
export function folded(text: string): string {
  return (
    text
      .normalize("NFD")
      .toLowerCase()
      .replace(/\band\b/g, "")
      // Accents, then blanks, the punctuation of ASCII, and quotation marks. Hermes reads no classes of Unicode properties.
      .replace(/[\u0300-\u036f]/g, "")
      .replace(/[\s!-/:-@[-`{-~\u02bb\u02bc\u2010-\u201f]/g, "")
  );
}

/** The same, with a last "St" read as "State", as tables write it. */
export function expanded(text: string): string {
  return folded(text.replace(/\bst\.?\s*$/i, "State"));
}
