import { responseFields } from "../document/fields.js";
import { isMetered, type Operation, operations, paths } from "../document/operation.js";
import { prose } from "../document/prose.js";
import { hasData, selection } from "../document/selection.js";
import { statisticNames } from "../document/wide.js";
import { tierName, words } from "../document/words.js";
import type { Path } from "../types.js";
import { rowFit, rowSummaryWords, rowWords } from "./rows.js";
import { resultOf, type ToolResult } from "./types.js";
import { pairsOf, soughtWords, wordsOf, writtenFor, yearsOf } from "./words.js";

// The constants of BM25. A word of a summary counts several times as much as one of a field, so that counts saturate late.
const k = 5;
const b = 0.65;
/** How much less an operation counts whose summary has words that are not sought, and what it gets for those that are. */
const covered = 0.3;
const named = 4;
/** How much more it counts that has all words that are sought. */
const complete = 1;
/** The weight of what people write for an operation, and the least weight of a word that covers one of its summary. */
const ofWritten = 5.4;
const covering = 0.4;

/** The texts of an operation with their weights: what names it counts more than what describes its parts. */
function textsOf(path: Path): [text: string, weight: number][] {
  const { tag, summary, description, parameters } = prose[path];
  const { fields } = responseFields(path);
  return [
    [summary, 5],
    [`${path} ${words[path].operationId}`, 2.8],
    [tag, 1.1],
    [description, 1.9],
    [statisticNames(path).join(" "), 1],
    [Object.keys(parameters).join(" "), 0.3],
    [Object.values(parameters).join(" "), 0.2],
    [fields.map(({ name }) => name).join(" "), 0.5],
    [fields.map(({ description }) => description).join(" "), 0.1],
  ];
}

/** How often each word and pair occurs in the texts of an operation, by the weight of the text, the parts of its summary, and the words of its rows. */
function searchEntry(path: Path) {
  const counts = new Map<string, number>();
  for (const [text, weight] of textsOf(path)) {
    const weights = new Map<string, number>();
    const textWords = wordsOf(text);
    for (const word of [...textWords, ...pairsOf(textWords)]) weights.set(word, (weights.get(word) ?? 0) + 1);
    // A word that a text repeats counts less each time: large responses repeat theirs in every field.
    for (const [word, count] of weights) counts.set(word, (counts.get(word) ?? 0) + weight * Math.sqrt(count));
  }
  const written = writtenFor(prose[path].summary);
  for (const phrase of new Set(written.flatMap(({ phrases }) => phrases)))
    counts.set(phrase, (counts.get(phrase) ?? 0) + ofWritten);
  const length = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { path, counts, length, parts: soughtParts(prose[path].summary, written), row: rowSummaryWords(path) };
}

/** The words of a summary, without those of what its rows are, each with what stands for it. */
function soughtParts(summary: string, written: ReturnType<typeof writtenFor>) {
  const all = wordsOf(summary);
  const wordsOfParts = all.filter((word) => !rowWords.has(word));
  return (wordsOfParts.length > 0 ? wordsOfParts : all).map((word) => ({
    word,
    meant: [word, ...written.flatMap(({ words, phrases }) => (words.includes(word) ? phrases : []))],
  }));
}

/** The entries of all operations, how many of these have a word, and their mean length. */
function buildIndex() {
  const entries = paths.map(searchEntry);
  const spread = new Map<string, number>();
  for (const { counts } of entries) for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  const meanLength = entries.reduce((sum, { length }) => sum + length, 0) / entries.length;
  return { entries, spread, meanLength };
}

/** Built at its first use. */
let index: ReturnType<typeof buildIndex> | undefined;

interface Scored {
  readonly path: Path;
  readonly score: number;
  /** How many years in the text it has no data for. */
  readonly late: number;
}

/** The operations that a text is about, the best first. */
function scoredBy(text: string): Scored[] {
  index ??= buildIndex();
  const { entries, spread, meanLength } = index;
  const rarity = (word: string) => {
    const having = spread.get(word) ?? 0;
    return Math.log(1 + (entries.length - having + 0.5) / (having + 0.5));
  };
  const sought = [...soughtWords(text)].filter(([word]) => spread.has(word));
  const worth = sought.map(([word, weight]) => ({ word, weight: weight * rarity(word) }));
  const sum = (parts: typeof worth) => parts.reduce((total, { weight }) => total + weight, 0);
  const all = sum(worth);
  const covers = new Set(sought.flatMap(([word, weight]) => (weight > covering ? [word] : [])));
  const years = yearsOf(text);
  const fits = rowFit(text);
  const scored = entries.map(({ path, counts, length, parts, row }) => {
    const there = worth.filter(({ word }) => counts.has(word));
    const words = there.reduce((total, { word, weight }) => {
      const count = counts.get(word) ?? 0;
      return total + (weight * count * (k + 1)) / (count + k * (1 - b + (b * length) / meanLength));
    }, 0);
    const scores = parts.map(({ word, meant }) => ({
      word,
      weight: rarity(word),
      sought: meant.some((each) => covers.has(each)),
    }));
    const share = sum(scores.filter((part) => part.sought)) / sum(scores);
    const texts = words * (1 - covered * (1 - share)) + named * share;
    const score = words && texts * (1 + (complete * sum(there)) / all) * fits(path, row);
    return { path, score, late: years.filter((year) => !hasData(path, year)).length };
  });
  return scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
}

/**
 * The operations that a text in plain English is about, best first, by BM25 over the texts of the document. Those without data for a year in
 * the text come last. Empty where no word fits.
 */
export function search(text: string, limit: number): Path[] {
  return firstOf(scoredBy(text), limit);
}

/** The first operations, those without data for a year last. */
function firstOf(scored: readonly Scored[], limit: number): Path[] {
  const all = [...scored].sort((one, other) => one.late - other.late);
  return all.slice(0, limit).map(({ path }) => path);
}

/** The sentence about the operation that fits best, where it has no data for a year in the text and so does not come first. */
function lateLine([best]: readonly Scored[]): string | undefined {
  const since = best?.late ? selection[best.path].dataSince : undefined;
  return since === undefined ? undefined : `${best?.path} fits best, but its data begin in ${since}.`;
}

/** How many operations `find_operations` returns where the input does not say. */
const standard = 8;

/** An operation in a list, on one line: path, summary, what it takes, what it costs, and its first season. */
function listedOperation(path: Path) {
  const { parameters, tier }: Operation = operations[path];
  const parameterNames = Object.entries(parameters).map(([name, { required }]) =>
    required ? `${name} (required)` : name,
  );
  const cost = [isMetered(path) ? "1 call" : "free", ...(tier === undefined ? [] : [tierName(tier)])].join(", ");
  const { rules = [], operationId } = words[path];
  const { dataSince: since } = selection[path];
  const { summary } = prose[path];
  return {
    path,
    operationId,
    summary,
    parameters: parameterNames,
    rules,
    cost,
    tier: tier ?? 0,
    ...(since && { since }),
  };
}

/** The operations that words are about. */
export function findOperations(text: string, limit = standard): ToolResult {
  const scored = scoredBy(text);
  const shownOperations = firstOf(scored, limit).map(listedOperation);
  if (shownOperations.length === 0) {
    const tags = [...new Set(Object.values(prose).map(({ tag }) => tag))].join(", ");
    return resultOf(undefined, [`No operation has these words. The groups are: ${tags}.`], { operations: [] });
  }
  const lines = shownOperations.map(({ path, summary, parameters, rules, cost, since }) =>
    [
      `${path}: ${summary} (${cost}${since ? `, since ${since}` : ""}).`,
      `Parameters: ${parameters.join(", ") || "none"}.`,
      ...rules,
    ].join(" "),
  );
  const year = yearsOf(text).find((each) => shownOperations.every(({ path }) => !hasData(path, each)));
  const none = year === undefined ? lateLine(scored) : `None of these has data for ${year}.`;
  return resultOf(undefined, [none, ...lines, "describe_operation has fields, rules and an example."], {
    operations: shownOperations,
  });
}
