/** The texts in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

import { type Document, type Operation, operationsOf } from "../lib/document.js";

/** The code of an object with a line for each member. A member without a value is left out. */
export function recordCode(
  members: readonly (readonly [string, unknown])[],
  codeOf: (value: unknown) => string = JSON.stringify,
): string {
  const lines = members.map(([name, value]) =>
    value === undefined ? "" : `  ${JSON.stringify(name)}: ${codeOf(value)},\n`,
  );
  return `{\n${lines.join("")}}`;
}

/** {@link recordCode} of what each operation has, by its path. */
export const operationsCode = (document: Document, partOf: (operation: Operation) => unknown): string =>
  recordCode(operationsOf(document).map((operation) => [operation.path, partOf(operation)]));

/** A text shorter than this is written wherever it occurs. */
const least = 16;

/**
 * Writes values as code in which each text stands once: texts that recur become constants, because the package contains the code.
 * `constants` are their declarations.
 */
export function sharedTexts(values: readonly unknown[]): { constants: string[]; codeOf: (value: unknown) => string } {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  for (const text of textsIn(values)) {
    if (seen.has(text) && text.length >= least && !names.has(text)) names.set(text, `text${names.size}`);
    seen.add(text);
  }
  const codeOf = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(codeOf).join(",")}]`;
    if (typeof value === "object" && value !== null) {
      return `{${Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}:${codeOf(member)}`)}}`;
    }
    return (typeof value === "string" && names.get(value)) || JSON.stringify(value);
  };
  return { constants: [...names].map(([text, name]) => `const ${name} = ${JSON.stringify(text)};`), codeOf };
}
