/** A name without case, accents, punctuation, blanks and "and": `Hawai'i` and `hawaii`, `Texas A&M` and `texas am` are the same. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\band\b/g, "")
    .replace(/[^\p{Ll}\p{Lo}\p{N}]/gu, "");
}

/** The same, with a last "St" read as "State", as tables write it. */
export function expanded(text: string): string {
  return folded(text.replace(/\bst\.?\s*$/i, "State"));
}
