import { words } from "../generated/words.js";

/** The operationId of a path; undefined where it is not the document's. */
export function operationIdOf(path: string): string | undefined {
  return Object.hasOwn(words, path) ? words[path as keyof typeof words].operationId : undefined;
}
