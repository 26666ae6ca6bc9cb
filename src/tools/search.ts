import { responseOf } from "../document/fields.js";
import { isMetered, type Operation, operations, paths } from "../document/operation.js";
import { prose } from "../document/prose.js";
import { hasData, selection } from "../document/selection.js";
import { statisticNames } from "../document/wide.js";
import { tierName, words } from "../document/words.js";
import type { Path } from "../types.js";
import { resultOf } from "./result.js";
import type { ToolResult } from "./types.js";
import { pairsOf, soughtWords, wordsOf, yearsOf } from "./words.js";

/** The texts of an operation with their weights: what names it counts more than what describes its parts. */
function textsOf(path: Path): [text: string, weight: number][] {
  const { tag, summary, description, parameters } = prose[path];
  const { fields } = responseOf(path);
  return [
    [summary, 4],
    [`${path} ${words[path].operationId}`, 3],
    [tag, 1.5],
    [description, 2],
    [statisticNames(path).join(" "), 1],
    [Object.keys(parameters).join(" "), 0.3],
    [Object.values(parameters).join(" "), 0.2],
    [fields.map(({ name }) => name).join(" "), 0.2],
    [fields.map(({ description }) => description).join(" "), 0.1],
  ];
}

/** How often each word and pair occurs in the texts of an operation, by the weight of the text, and the words of its summary. */
function entryOf(path: Path) {
  const counts = new Map<string, number>();
  for (const [text, weight] of textsOf(path)) {
    const own = new Map<string, number>();
    const found = wordsOf(text);
    for (const word of [...found, ...pairsOf(found)]) own.set(word, (own.get(word) ?? 0) + 1);
    // A word that a text repeats counts less each time: large responses repeat theirs in every field.
    for (const [word, count] of own) counts.set(word, (counts.get(word) ?? 0) + weight * Math.sqrt(count));
  }
  const length = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { path, counts, length, summary: wordsOf(prose[path].summary) };
}

/** The entries of all operations, how many of these have a word, and their mean length. */
function buildIndex() {
  const entries = paths.map(entryOf);
  const spread = new Map<string, number>();
  for (const { counts } of entries) for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  const meanLength = entries.reduce((sum, { length }) => sum + length, 0) / entries.length;
  return { entries, spread, meanLength };
}

/** Built at its first use. */
let index: ReturnType<typeof buildIndex> | undefined;

// The usual constants of BM25, with less weight on length: long descriptions are not less relevant here.
const k = 1.2;
const b = 0.4;
/** How much more an operation counts whose summary has no word that is not sought, and what it gets besides. */
const covered = 0.6;
const named = 4;

/**
 * The operations that a text in plain English is about, best first, by BM25 over the texts of the document. Those without data for a year in
 * the text come last. Empty where no word fits.
 */
export function search(text: string, limit: number): Path[] {
  index ??= buildIndex();
  const { entries, spread, meanLength } = index;
  const rarity = (having: number) => Math.log(1 + (entries.length - having + 0.5) / (having + 0.5));
  const sought = [...soughtWords(text)].flatMap(([word, weight]) => {
    const having = spread.get(word);
    return having === undefined ? [] : [{ word, weight: weight * rarity(having) }];
  });
  const sum = (parts: typeof sought) => parts.reduce((total, { weight }) => total + weight, 0);
  const all = sum(sought);
  const years = yearsOf(text);
  const scored = entries.map(({ path, counts, length, summary }) => {
    const there = sought.filter(({ word }) => counts.has(word));
    const words = there.reduce((total, { word, weight }) => {
      const count = counts.get(word) ?? 0;
      return total + (weight * count * (k + 1)) / (count + k * (1 - b + (b * length) / meanLength));
    }, 0);
    const share = summary.filter((word) => sought.some((each) => each.word === word)).length / summary.length;
    const score = words && (words * (1 + covered * share) + named * share) * (1 + sum(there) / all);
    return { path, score, late: years.filter((year) => !hasData(path, year)).length };
  });
  const found = scored.filter(({ score }) => score > 0);
  return found
    .sort((one, other) => one.late - other.late || other.score - one.score)
    .slice(0, limit)
    .map(({ path }) => path);
}

/** How many operations `find_operations` returns where the input does not say. */
const standard = 8;

/** An operation in a list, on one line: path, summary, what it takes, what it costs, and its first season. */
function listed(path: Path) {
  const { parameters, tier }: Operation = operations[path];
  const taken = Object.entries(parameters).map(([name, { required }]) => (required ? `${name} (required)` : name));
  const cost = [isMetered(path) ? "1 call" : "free", ...(tier === undefined ? [] : [tierName(tier)])].join(", ");
  const { rules = [], operationId } = words[path];
  const { dataSince: since } = selection[path];
  const { summary } = prose[path];
  return { path, operationId, summary, parameters: taken, rules, cost, tier: tier ?? 0, ...(since && { since }) };
}

/** The operations that words are about. */
export function findOperations(text: string, limit = standard): ToolResult {
  const found = search(text, limit).map(listed);
  if (found.length === 0) {
    const tags = [...new Set(Object.values(prose).map(({ tag }) => tag))].join(", ");
    return resultOf(undefined, [`No operation has these words. The groups are: ${tags}.`], { operations: [] });
  }
  const lines = found.map(({ path, summary, parameters, rules, cost, since }) =>
    [
      `${path}: ${summary} (${cost}${since ? `, since ${since}` : ""}).`,
      `Parameters: ${parameters.join(", ") || "none"}.`,
      ...rules,
    ].join(" "),
  );
  const year = yearsOf(text).find((each) => found.every(({ path }) => !hasData(path, each)));
  const none = year === undefined ? undefined : `None of these has data for ${year}.`;
  return resultOf(undefined, [none, ...lines, "describe_operation has fields, rules and an example."], {
    operations: found,
  });
}
