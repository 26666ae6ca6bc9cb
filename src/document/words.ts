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

/** The path that a word means: a path, with or without its slash, or an operationId. Returns undefined if there is none. */
export function namedPath(word: string): Path | undefined {
  const path = `/${withoutSlashes(word)}`;
  return paths.find((each) => each === path || words[each].operationId === word);
}

/** Like the above, with any string. A name that every object inherits leads to a value without the right members, which works like undefined. */
const wordsByName: { readonly [name: string]: OperationWords | undefined } = words;

/** The sentences on a path's operation. Returns undefined if the document does not have the path. */
export const operationWords = (path: string): OperationWords | undefined => wordsByName[path];

/** The operationId of a path. Returns undefined if the document does not have the path. */
export function operationIdOf(path: Path): string;
export function operationIdOf(path: string): string | undefined;
export function operationIdOf(path: string): string | undefined {
  return operationWords(path)?.operationId;
}
