import { commonWords, meanings } from "./meanings.js";

/** Words that do not help a search, such as articles. */
const common = new Set(commonWords.split(/\s+/));

/** Words that mean exactly the same. The search treats each key, and its plural, as its value. */
const same = new Map(
  Object.entries({
    avg: "average",
    club: "team",
    epa: "ppa",
    int: "interception",
    predict: "pregame",
    prediction: "pregame",
    program: "team",
    projection: "pregame",
    qb: "quarterback",
    snap: "play",
    squad: "team",
    standing: "record",
    stat: "statistic",
    td: "touchdown",
    yd: "yard",
  }),
);

const singular = (word: string) => word.replace(/([^s])s$/, "$1");

/** Removes endings that do not change a word's meaning. */
function stem(word: string): string {
  if (word.length < 4) return word;
  return singular(word.replace(/ie[sd]$/, "y"))
    .replace(/(.{3})(ing|ed|est)$/, "$1")
    .replace(/([^aeiouls])\1$/, "$1")
    .replace(/(.{3})ly$/, "$1")
    .replace(/(.{3})e$/, "$1");
}

/** Returns every word of a text, in order. Words are in lower case and stemmed, and a change of case inside a word splits it. */
export function stemsOf(text: string): string[] {
  return text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9+]+/)
    .filter((word) => word.length > 0)
    .map((word) => same.get(singular(word)) ?? word)
    .map((word) => (common.has(word) ? word : stem(word)));
}

const says = (word: string) => word.length > 1 && !common.has(word) && !/^\d+$/.test(word);

/** Returns the meaningful words of a text, in order and stemmed. */
export const wordsOf = (text: string): string[] => stemsOf(text).filter(says);

/** Returns the phrases of a comma-separated text, stemmed. */
const phrasesOf = (text: string): string[] => text.split(",").map((phrase) => stemsOf(phrase).join(" "));

/** The words and phrases that people write for operations, stemmed. Each entry has the words of the summaries that it stands for. */
const written = Object.entries(meanings).flatMap(([keys, text]) =>
  keys.split(", ").map((key) => ({
    whole: /^[A-Z][a-z]/.test(key) ? key : undefined,
    key: key.toLowerCase().split(" "),
    phrases: phrasesOf(text),
  })),
);
const knownPhrases = new Set(written.flatMap(({ phrases }) => phrases));

/** Returns the phrases that people write for the operation with this summary. */
export function writtenFor(summary: string): Set<string> {
  const words = new Set(summary.toLowerCase().split(/[^a-z]+/));
  const fitting = written.filter(({ whole, key }) =>
    whole ? summary === whole : key.every((word) => words.has(word)),
  );
  return new Set(fitting.flatMap(({ phrases }) => phrases));
}

/** The weight of a known phrase of several words. `inPhrase` is the weight of each of its words. */
const ofPhrase = 0.9;
const inPhrase = 0.5;
/** The maximum number of words in a phrase. */
const longest = 4;

/** Returns what to search for, each with its weight: known phrases (the longest first) and all meaningful words. */
export function soughtWords(text: string): Map<string, number> {
  const words = stemsOf(text);
  const sought = new Map<string, number>();
  const add = (word: string, weight: number) => sought.set(word, Math.max(sought.get(word) ?? 0, weight));
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    while (length > 1 && !knownPhrases.has(words.slice(at, at + length).join(" "))) length--;
    const phrase = words.slice(at, at + length);
    if (length > 1) add(phrase.join(" "), ofPhrase);
    for (const word of phrase) if (says(word)) add(word, length > 1 ? inPhrase : 1);
    at += length;
  }
  return sought;
}

/** Returns the years in a text. */
export const yearsOf = (text: string): number[] => (text.match(/\b(?:18|19|20)\d\d\b/g) ?? []).map(Number);
