import { words } from "../../generated/words.js";
import type { Path } from "../types.js";

export function operationIdOf(path: Path): string;
export function operationIdOf(path: string): string | undefined;
export function operationIdOf(path: string): string | undefined {
  return Object.hasOwn(words, path) ? words[path as keyof typeof words].operationId : undefined;
}
