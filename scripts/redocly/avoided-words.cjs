// CommonJS, because the lint plugin imports it and the tests require it.

/** Words that have a plain or standard replacement, and British spellings. "In flight", "in place" and terms of football are standard. */
const avoided = new RegExp(
  `(?<!\\bin[ -]|\\bfirst-)\\b(${[
    "told|tells?|telling|ask(s|ed|ing)?|answer(s|ed|ing)?|questions?(?! mark)|kept|flown|flights?|places?(?! kick)|flaws?|lessons?|shall",
    "whoever|whatever|nobody|anew|hence|of old(?! [a-z])|without a word|for ever|misspelt|he|his|him",
    "behaviours?|colours?|centres?|recognis\\w*|licences?|neighbours?|favour\\w*|analys(e|ing)|catalogue",
  ].join("|")})\\b`,
  "gi",
);

/** Each avoided word of a text with the text around it. */
exports.avoidedWords = (text) =>
  [...text.matchAll(avoided)].map(({ 0: word, index }) => {
    return `${word}: …${text.slice(Math.max(0, index - 40), index + 40)}…`;
  });
