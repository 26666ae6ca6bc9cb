import { responseFields } from "../document/fields.js";
import { isMetered, type Operation, operations, paths } from "../document/operation.js";
import { prose } from "../document/prose.js";
import { hasData, selection } from "../document/selection.js";
import { isLong, statisticNames } from "../document/wide.js";
import { namedPath, tierName, words } from "../document/words.js";
import { listsOf } from "../tables/table.js";
import type { Path } from "../types.js";
import { resultOf, type ToolResult } from "./types.js";
import { soughtWords, wordsOf, writtenFor, yearsOf } from "./words.js";

// The constants of BM25. `k` is high, so that counts saturate late. This is necessary because a word of a summary counts several times as much as a
// word of a field.
const k = 5;
const b = 0.65;
/** The weight of the phrases that people type for an operation. */
const ofWritten = 5.4;

/** Returns the strings to search for an operation, with their weights. Names count more than descriptions of parameters and fields. */
function textsOf(path: Path): [text: string, weight: number][] {
  const { summary, description, parameters } = prose[path];
  const { fields } = responseFields(path);
  return [
    [summary, 5],
    [`${path} ${words[path].operationId}`, 2.8],
    [description, 1.9],
    [statisticNames(path).join(" "), 1],
    [Object.values(parameters).join(" "), 0.2],
    [fields.map(({ name }) => name).join(" "), 0.5],
    [fields.map(({ description }) => description).join(" "), 0.1],
  ];
}

/** Builds an operation's entry in the index: how often each word and phrase occurs, weighted, and the words of the summary. */
function searchEntry(path: Path) {
  const counts = new Map<string, number>();
  const add = (word: string, weight: number) => counts.set(word, (counts.get(word) ?? 0) + weight);
  for (const [text, weight] of textsOf(path)) {
    const own = new Map<string, number>();
    for (const word of wordsOf(text)) own.set(word, (own.get(word) ?? 0) + 1);
    // Each repetition of a word within one string counts less, because large responses repeat words in every field.
    for (const [word, count] of own) add(word, weight * Math.sqrt(count));
  }
  const { summary } = prose[path];
  const named = wordsOf(summary);
  const written = writtenFor(summary);
  for (const phrase of written) add(phrase, ofWritten);
  return { path, named, written, counts, length: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

/** Builds the index: the entries of all operations, the number of entries that contain each word, and the mean length of an entry. */
function buildIndex() {
  const entries = paths.map(searchEntry);
  const spread = new Map<string, number>();
  for (const { counts } of entries) for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  const meanLength = entries.reduce((sum, { length }) => sum + length, 0) / entries.length;
  return { entries, spread, meanLength };
}

/** The index, built at its first use. */
let index: ReturnType<typeof buildIndex> | undefined;

interface Scored {
  readonly path: Path;
  /** How well the operation fits. 0 if no word fits. */
  readonly score: number;
  /**
   * Whether the operation's summary, or a phrase that people write for it, contains a word of the text. If not, the text's words can occur only in
   * the operation's path, description or fields.
   */
  readonly isNamed: boolean;
  /** The number of years in the text for which the operation has no data. */
  readonly late: number;
}

/** Returns all operations, best match first. The score is BM25 over the document's strings. A path or operationId matches its operation best. */
function scoredBy(text: string): Scored[] {
  index ??= buildIndex();
  const { entries, spread, meanLength } = index;
  const sought = soughtWords(text);
  const worth = [...sought].map(([word, weight]) => {
    const having = spread.get(word) ?? 0;
    return { word, weight: weight * Math.log(1 + (entries.length - having + 0.5) / (having + 0.5)) };
  });
  const years = yearsOf(text);
  const exact = namedPath(text.trim());
  const scored = entries.map(({ path, named, written, counts, length }) => {
    const fit = worth.reduce((total, { word, weight }) => {
      const count = counts.get(word) ?? 0;
      return total + (weight * count * (k + 1)) / (count + k * (1 - b + (b * length) / meanLength));
    }, 0);
    // If a summary has other words too, the operation is about something more specific.
    const isWritten = [...written].some((phrase) => sought.has(phrase));
    const share = isWritten ? 1 : named.filter((word) => sought.has(word)).length / named.length;
    return {
      path,
      score: path === exact ? Number.POSITIVE_INFINITY : fit * (1 + share),
      isNamed: share > 0,
      late: years.filter((year) => !hasData(path, year)).length,
    };
  });
  return scored.sort((one, other) => other.score - one.score);
}

/** Returns the operations that contain a word of the text. Those without data for a year in the text come last. */
const fittingIn = (scored: readonly Scored[]): Scored[] =>
  scored.filter(({ score }) => score > 0).sort((one, other) => one.late - other.late);

/**
 * Returns the operations that fit a text in plain English, best first. Those without data for a year in the text come last. Returns an empty list if
 * no word fits.
 */
export function search(text: string, limit: number): Path[] {
  return fittingIn(scoredBy(text))
    .slice(0, limit)
    .map(({ path }) => path);
}

/**
 * Returns up to three operations that a wrong name such as `standings` most likely means, best first. If people do not write the name's words for any
 * operation, returns an empty list.
 */
export const meantBy = (name: string): Path[] =>
  fittingIn(scoredBy(name))
    .filter(({ isNamed }) => isNamed)
    .slice(0, 3)
    .map(({ path }) => path);

/** If the best match does not come first because it has no data for a year in the text, says which operation it is. */
function lateLine([best]: readonly Scored[]): string | undefined {
  const since = best?.late ? selection[best.path].dataSince : undefined;
  return since === undefined ? undefined : `${best?.path} fits best, but its data begin in ${since}.`;
}

/** How many operations a list shows with parameters and rules. Models seldom call an operation that comes later. */
const detailed = 3;

/** Returns an operation's path and summary for a list. If a call is free or needs a tier, the summary says so. */
function listedOperation(path: Path) {
  const { tier }: Operation = operations[path];
  const price = [isMetered(path) ? "" : "free", tier === undefined ? "" : tierName(tier)].filter(Boolean).join(", ");
  const summary = prose[path].summary.replace(/^(?:List|Get)(?: an?| the)? /, "");
  return { path, summary: price === "" ? summary : `${summary} (${price})` };
}

/** Returns an operation for a list, including its parameters, rules and first season. */
function detailedOperation(path: Path) {
  const parameters = Object.entries<{ readonly required?: boolean }>(operations[path].parameters).map(
    ([name, { required }]) => (required ? `${name} (required)` : name),
  );
  const { dataSince: since } = selection[path];
  const { rules = [] } = words[path];
  return {
    ...listedOperation(path),
    parameters,
    rules,
    wide: isLong(path),
    lists: listsOf(path),
    ...(since && { since }),
  };
}

function detailedLine({ path, summary, parameters, rules, wide, lists, since }: ReturnType<typeof detailedOperation>) {
  return [
    `${path}: ${summary}${since ? `, since ${since}` : ""}.`,
    `Parameters: ${parameters.join(", ") || "none"}.`,
    ...rules,
    ...(wide ? ["get_data takes `wide`."] : []),
    ...(lists.length > 0 ? [`get_data takes \`explode\`: ${lists.join(", ")}.`] : []),
  ].join(" ");
}

/** Lists all operations, one per line, best match first. */
export function findOperations(text: string): ToolResult {
  const scored = scoredBy(text);
  const fitting = fittingIn(scored);
  const best = fitting.slice(0, detailed).map(({ path }) => detailedOperation(path));
  const others = [...fitting.slice(detailed), ...scored.filter(({ score }) => score === 0)];
  const rest = others.map(({ path }) => listedOperation(path));
  const year = yearsOf(text).find((each) => best.every(({ path }) => !hasData(path, each)));
  const late = year === undefined ? lateLine(fitting.length > 0 ? scored : []) : `None of these has data for ${year}.`;
  const none = "No operation matches these words. These are all operations, in the order of the reference.";
  return resultOf(
    undefined,
    [
      fitting.length === 0 ? none : late,
      ...best.map(detailedLine),
      ...rest.map(({ path, summary }) => `${path}: ${summary}`),
      "describe_operation has fields, rules and an example.",
    ],
    { operations: [...best, ...rest] },
  );
}
