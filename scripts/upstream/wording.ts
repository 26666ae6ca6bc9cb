import { byHand } from "./source.js";

/** Names that the document can take: the lint, the types and the paths of columns expect no other. */
export function checkName(name: string): void {
  if (!/^[A-Za-z]\w*$/.test(name) || name in {}) byHand(`the name ${JSON.stringify(name)} is not usual`);
}

/** The standard wording of a name as a sentence, or one that says where the meaning comes from. A person completes it. */
export function descriptionOf(name: string, wordings: Readonly<Record<string, readonly string[]>>): string {
  const standard = Object.hasOwn(wordings, name) ? wordings[name]?.[0] : undefined;
  if (standard !== undefined) return /[.!?)]$/.test(standard) ? standard : `${standard}.`;
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return `The ${words} (inferred from the name).`;
}
