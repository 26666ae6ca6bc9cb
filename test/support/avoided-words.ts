/** Words of the old manner that have a plain or standard replacement, and British spellings. "In flight" and "in place" are standard. */
const avoided = new RegExp(
  `(?<!\\bin[ -])\\b(${[
    "told|tells?|telling|ask(s|ed|ing)?|answer(s|ed|ing)?|questions?(?! mark)|kept|flown|flights?|places?|flaws?|lessons?|shall",
    "whoever|whatever|nobody|anew|hence|of old|without a word|for ever|misspelt|he|his|him",
    "behaviours?|colours?|centres?|recognis\\w*|licences?|neighbours?|favour\\w*|analys(e|ing)|catalogue",
  ].join("|")})\\b`,
  "gi",
);

/** Each avoided word of a text with the text around it. */
export function avoidedWords(text: string): string[] {
  return [...text.matchAll(avoided)].map(({ 0: word, index }) => {
    return `${word}: …${text.slice(Math.max(0, index - 40), index + 40)}…`;
  });
}
