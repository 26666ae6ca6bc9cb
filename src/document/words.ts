import { words as wordsInOrder } from "../../generated/words.js";
import type { Path } from "../types.js";
import type { OperationWords } from "./descriptors.js";
import { paths } from "./operation.js";

export { tierName, tierSentence } from "../../generated/words.js";

/** The sentences on every operation, by its path. */
// It has every path, which the type of `fromEntries` does not say.
export const words = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ paths.map((path, index) => [path, wordsInOrder[index]]),
) as Readonly<Record<Path, OperationWords>>;

/** A word without the slashes around it. */
function withoutSlashes(word: string): string {
  let [start, end] = [0, word.length];
  while (word[start] === "/") start++;
  while (end > start && word[end - 1] === "/") end--;
  return word.slice(start, end);
}

/** The path that a word names: a path, with or without its slash, or an operationId. Undefined where it names none. */
export function namedPath(word: string): Path | undefined {
  const path = `/${withoutSlashes(word)}`;
  return paths.find((each) => each === path || words[each].operationId === word);
}

/** The operationId of a path; undefined where the document has no such path. */
export function operationIdOf(path: Path): string;
export function operationIdOf(path: string): string | undefined;
export function operationIdOf(path: string): string | undefined {
  return Object.hasOwn(words, path) ? words[path as keyof typeof words].operationId : undefined;
}
