import { words as wordsInOrder } from "../../generated/words.js";
import type { Path } from "../types.js";
import type { OperationWords } from "./descriptors.js";
import { paths } from "./operation.js";

export { tierName, tierSentence } from "../../generated/words.js";

/** The sentences about each operation, by path. */
// Every path is present, but the type of `fromEntries` does not say so.
export const words = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ paths.map((path, index) => [path, wordsInOrder[index]]),
) as Readonly<Record<Path, OperationWords>>;

/** Removes the slashes around a word. */
function withoutSlashes(word: string): string {
  let [start, end] = [0, word.length];
  while (word[start] === "/") start++;
  while (end > start && word[end - 1] === "/") end--;
  return word.slice(start, end);
}

/** Returns the path for a word. The word may be a path, with or without its slash, or an operationId. Returns undefined if no operation matches. */
export function namedPath(word: string): Path | undefined {
  const path = `/${withoutSlashes(word)}`;
  return paths.find((each) => each === path || words[each].operationId === word);
}

/**
 * The same object, indexed by any string. An inherited member, such as `constructor`, does not cause errors, because it does not have the members of
 * `OperationWords`.
 */
const wordsByName: { readonly [name: string]: OperationWords | undefined } = words;

/** Returns the sentences about a path's operation, or undefined if the document does not have the path. */
export const operationWords = (path: string): OperationWords | undefined => wordsByName[path];

/** Returns a path's operationId, or undefined if the document does not have the path. */
export function operationIdOf(path: Path): string;
export function operationIdOf(path: string): string | undefined;
export function operationIdOf(path: string): string | undefined {
  return operationWords(path)?.operationId;
}
