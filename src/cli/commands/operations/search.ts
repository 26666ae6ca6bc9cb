import { measures } from "../../../document/measures.js";
import { isMetered, type Operation, operations, paths } from "../../../document/operation.js";
import { type Measure, prose } from "../../../document/prose.js";
import { routeOf } from "../../../document/route.js";
import { selection } from "../../../document/selection.js";
import { namedPath, operationIdOf, tierName } from "../../../document/words.js";
import type { Path } from "../../../types.js";
import { indented, styled } from "../../screen/terminal-text.js";

/** Returns the measures that the search words name. */
export function measuresIn(sought: readonly string[]): readonly Measure[] {
  const words = new Set(sought.join(" ").toLowerCase().split(/\s+/));
  const isNamed = (name: string) => name.split(" ").every((word) => words.has(word.toLowerCase()));
  return measures.filter(({ names }) => names.some(isNamed));
}

export function measuresText(list: readonly Measure[], { width, color }: { width: number; color: boolean }): string {
  const bold = (text: string) => styled("bold", text, color);
  return list.map(({ names, definition }) => `${bold(names.join(", "))}\n${indented(definition, width)}\n`).join("");
}

export type Entry = ReturnType<typeof entryOf>;

/** Returns an operation's row in the list. `needs` says which tier the operation needs and whether a call is free. */
function entryOf(path: Path) {
  const { tier } = operations[path];
  const needs = [tier === undefined ? "" : tierName(tier), isMetered(path) ? "" : "free"];
  const { tag: group, summary } = prose[path];
  return { path, operationId: operationIdOf(path), group, summary, needs: needs.filter(Boolean).join(", ") };
}

const tierOf = (path: Path) => (operations[path] satisfies Operation).tier;

/** Words with which people search for a price or a season. Descriptions do not contain these facts, because the document states them as numbers. */
const facts: readonly { readonly words: RegExp; readonly test: (path: Path, number: number) => boolean }[] = [
  { words: /\btier ?(\d+)\b/, test: (path, tier) => tierOf(path) === tier },
  { words: /\b(?:tiers?|paid|patreon|supporters?|subscriptions?)\b/, test: (path) => tierOf(path) !== undefined },
  { words: /\b(?:prices?|costs?)\b/, test: (path) => tierOf(path) !== undefined || !isMetered(path) },
  { words: /\bfree\b/, test: (path) => !isMetered(path) },
  { words: /\bsince (\d{4})\b/, test: (path, season) => (selection[path].dataSince ?? 0) >= season },
];

function readSought(sought: readonly string[]) {
  let rest = sought.join(" ").toLowerCase();
  const tests: ((path: Path) => boolean)[] = [];
  for (const { words, test } of facts) {
    rest = rest.replace(words, (_, number: string | undefined) => {
      tests.push((path) => test(path, Number(number)));
      return " ";
    });
  }
  return { tests, words: rest.split(/\s+/).filter(Boolean) };
}

/**
 * Returns a word without a plural's s, and the word's other names in descriptions. For example, `epa` is a name of the measure that the descriptions
 * call PPA.
 */
function spellingsOf(word: string): string[] {
  return [
    word.replace(/([^s]{3})s$/, "$1"),
    ...measuresIn([word]).flatMap(({ names }) => names.map((name) => name.toLowerCase())),
  ];
}

/** Puts a blank before every word of a string, including the words inside a name, as in ` get team stats`. */
const spaced = (text: string): string =>
  ` ${text.replace(/(?<=[a-z])(?=[A-Z])/g, " ").replace(/[^\p{L}\p{N}]+/gu, " ")}`.toLowerCase();

/**
 * Returns the operation with this name, or whose path fits this URL path. If there is none, returns the operations that match all facts and whose
 * descriptions contain every word. Another name of the same measure counts as the word. A word can match the beginning of a longer one.
 */
export function found(sought: readonly string[]): Entry[] {
  const name = sought.join(" ");
  const named = namedPath(name) ?? routeOf(name)?.path;
  if (named) return [entryOf(named)];
  const { tests, words } = readSought(sought);
  const fitting = paths.filter((path) => {
    const { tag, summary, description } = prose[path];
    const id = operationIdOf(path);
    const text = spaced(`${path} ${id} ${id.toLowerCase()} ${tag} ${summary} ${description}`);
    const has = (name: string) => text.includes(spaced(name).trimEnd());
    return tests.every((test) => test(path)) && words.every((each) => spellingsOf(each).some(has));
  });
  return fitting.map(entryOf);
}

/**
 * Returns the operations that a text in plain English most likely describes. Uses the same search as the tools for agents. Returns an empty list if
 * none of the words fits or if the text contains a fact such as a tier.
 */
export async function nearestOf(sought: readonly string[]): Promise<Entry[]> {
  const { tests, words } = readSought(sought);
  if (tests.length > 0 || words.length === 0) return [];
  const { search } = await import("../../../tools/search.js");
  return search(words.join(" "), 8).map(entryOf);
}
