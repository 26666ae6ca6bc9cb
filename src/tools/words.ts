import { commonWords, meanings } from "./meanings.js";

/** Words without a meaning of their own in a search. */
const common = new Set(commonWords.split(/\s+/));

/** Words for exactly the same. */
const same = new Map(
  Object.entries({
    avg: "average",
    epa: "ppa",
    club: "team",
    clubs: "team",
    int: "interception",
    ints: "interception",
    program: "team",
    programs: "team",
    qb: "quarterback",
    qbs: "quarterback",
    snap: "play",
    snaps: "play",
    squad: "team",
    squads: "team",
    stat: "statistic",
    stats: "statistic",
    statistical: "statistic",
    standings: "record",
    td: "touchdown",
    tds: "touchdown",
    yds: "yard",
  }),
);

/** A word without the endings that do not change what it means. */
function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ie[sd]$/, "y")
    .replace(/ships?$/, "")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/([^s])s$/, "$1")
    .replace(/(.{3})(ing|ed|est)$/, "$1")
    .replace(/(.{4})ion$/, "$1")
    .replace(/([^aeiouls])\1$/, "$1")
    .replace(/(.{3})ly$/, "$1")
    .replace(/(.{3})e$/, "$1");
}

/** Every word of a text, in order: lower case, split where case changes, stemmed. */
export function stemsOf(text: string): string[] {
  return text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .split(/[^a-z0-9+]+/)
    .filter((word) => word.length > 0)
    .map((word) => same.get(word) ?? word)
    .map((word) => (common.has(word) ? word : stem(word)));
}

const says = (word: string) => word.length > 1 && !common.has(word) && !/^\d+$/.test(word);

/** The words of a text that say something, in order and stemmed. */
export const wordsOf = (text: string): string[] => stemsOf(text).filter(says);

/** The pairs of neighbors among words, such as `field goal`: they say more than both words apart. */
export const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index]} ${word}`);

/** Phrases that commas separate, in stems. */
export const phrasesOf = (text: string): string[] => text.split(",").map((phrase) => stemsOf(phrase).join(" "));

/** The words and phrases that people write for operations, in stems, each with the words of the summaries that it stands for. */
const written = Object.entries(meanings).flatMap(([keys, text]) =>
  keys.split(", ").map((key) => ({
    whole: /^[A-Z][a-z]/.test(key) ? key : undefined,
    key: key.toLowerCase().split(" "),
    phrases: phrasesOf(text),
  })),
);
const knownPhrases = new Set(written.flatMap(({ phrases }) => phrases));

/** Whether a word has a meaning of its own in a search, or none at all: the word of a name has neither. */
export const isWritten = (word: string): boolean =>
  stemsOf(word).some((each) => common.has(each) || knownPhrases.has(each));

/** What people write for the operations with a summary, each with the words of the summary that it stands for. */
export function writtenFor(
  summary: string,
): { readonly phrases: readonly string[]; readonly words: readonly string[] }[] {
  const words = new Set(summary.toLowerCase().split(/[^a-z]+/));
  return written
    .filter(({ whole, key }) => (whole ? summary === whole : key.every((word) => words.has(word))))
    .map(({ phrases, key }) => ({ phrases, words: wordsOf(key.join(" ")) }));
}

/** The weight of a word of a name, such as Ohio State: it says little about the operation. */
const ofName = 0.08;
/** The weight of a phrase, of each of its words, and of a pair of neighbors. */
const ofPhrase = 0.9;
const inPhrase = 0.5;
const ofPair = 0.41;

/** Divides words into phrases that are known and single words, the longest phrase first. */
export function phrasesIn(words: readonly string[], phraseSet: { has(phrase: string): boolean }): string[] {
  const phrases: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(5, words.length - at);
    while (length > 1 && !phraseSet.has(words.slice(at, at + length).join(" "))) length--;
    phrases.push(words.slice(at, at + length).join(" "));
    at += length;
  }
  return phrases;
}

/** The words and pairs to search for, each with its weight: those of the text, and those that the document has for them. */
export function soughtWords(text: string): Map<string, number> {
  const sought = new Map<string, number>();
  const add = (word: string, weight: number) => sought.set(word, Math.max(sought.get(word) ?? 0, weight));
  const named = new Set([...text.matchAll(/(?<=\S\s)[A-Z][a-z][\w'’]*/g)].flatMap(([name]) => stemsOf(name)));
  for (const phrase of phrasesIn(stemsOf(text), knownPhrases)) {
    const words = phrase.split(" ");
    const whole = words.length > 1;
    const weightOf = (word: string) => (named.has(word) && !knownPhrases.has(word) ? ofName : 1);
    if (whole) add(phrase, ofPhrase);
    for (const word of words) if (says(word)) add(word, weightOf(word) * (whole ? inPhrase : 1));
  }
  for (const pair of pairsOf(wordsOf(text))) add(pair, ofPair);
  return sought;
}

const year = /\b(?:18|19|20)\d\d\b/g;

/** The years that a text names. */
export const yearsOf = (text: string): number[] => (text.match(year) ?? []).map(Number);

/** A text without its years: "over the 2024 season" is "over the season". */
export const withoutYears = (text: string): string => text.replace(year, "");
