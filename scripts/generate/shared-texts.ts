import { type Document, leavesOf, type Operation, operationsOf } from "../lib/document.js";

/** Returns a name in the code of an object, quoted only if needed. */
export const nameCode = (name: string) => (/^[a-z_]\w*$|^\d+$/i.test(name) ? name : JSON.stringify(name));

/** Returns the code of an object on one line, made from the code of its members. A member without code is left out. */
export function objectCode(members: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const entries = Object.entries(members).filter(([, code]) => code !== undefined);
  return `{ ${entries.map(([name, code]) => `${nameCode(name)}: ${code}`).join(", ")} }`;
}

/** Returns the code of an object with one line per member. A member without a value is left out. */
export function recordCode(
  members: readonly (readonly [string, unknown])[],
  codeOf: (value: unknown) => string = JSON.stringify,
): string {
  const lines = members.map(([name, value]) =>
    value === undefined ? "" : `  ${JSON.stringify(name)}: ${codeOf(value)},\n`,
  );
  return `{\n${lines.join("")}}`;
}

/** Returns {@link recordCode} for a part of each operation, by its path. */
export const operationsCode = (document: Document, partOf: (operation: Operation) => unknown): string =>
  recordCode(operationsOf(document).map((operation) => [operation.path, partOf(operation)]));

/** Constants for repeated code. Equal code gets the same constant. */
export class Constants {
  private readonly names = new Map<string, string>();

  /** Returns the name of the constant for a piece of code. A new constant gets the first of the names for 1, 2, 3 and so on that is not taken. */
  nameOf(code: string, nameFor: (count: number) => string): string {
    const taken = new Set(this.names.values());
    let name = this.names.get(code);
    for (let count = 1; name === undefined; count++) if (!taken.has(nameFor(count))) name = nameFor(count);
    this.names.set(code, name);
    return name;
  }

  /** Returns the constants' declarations. `assertion` follows the code: " as const". */
  declarations(assertion = ""): string[] {
    return [...this.names].map(([code, name]) => `const ${name} = ${code}${assertion};`);
  }
}

/** The minimum length of a string that becomes a constant. A shorter string is written out wherever it occurs. */
const least = 16;

/**
 * Writes values as code that contains each string once. Repeated strings become constants, which makes the package smaller. `constants` are their
 * declarations.
 */
export function sharedTexts(values: readonly unknown[]): { constants: string[]; codeOf: (value: unknown) => string } {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  for (const text of leavesOf(values)) {
    if (typeof text !== "string") continue;
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
