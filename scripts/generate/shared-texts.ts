import { type Document, leavesOf, type Operation, operationsOf } from "../lib/document.js";

/** A name in the code of an object: in quotes only where it needs them. */
export const nameCode = (name: string) => (/^[a-z_]\w*$|^\d+$/i.test(name) ? name : JSON.stringify(name));

/** The code of an object on one line, from the code of its members. A member without code is left out. */
export function objectCode(members: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const entries = Object.entries(members).filter(([, code]) => code !== undefined);
  return `{ ${entries.map(([name, code]) => `${nameCode(name)}: ${code}`).join(", ")} }`;
}

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

/** Constants for code that occurs again: equal code has one name. */
export class Constants {
  private readonly names = new Map<string, string>();

  /** The name of some code: the first of the names for a count, from 1 up, that other code does not have. */
  nameOf(code: string, nameFor: (count: number) => string): string {
    const taken = new Set(this.names.values());
    let name = this.names.get(code);
    for (let count = 1; name === undefined; count++) if (!taken.has(nameFor(count))) name = nameFor(count);
    this.names.set(code, name);
    return name;
  }

  /** Their declarations. `assertion` follows the code: " as const". */
  declarations(assertion = ""): string[] {
    return [...this.names].map(([code, name]) => `const ${name} = ${code}${assertion};`);
  }
}

/** A text shorter than this is written wherever it occurs. */
const least = 16;

/**
 * Writes values as code in which each text stands once: texts that recur become constants, because the package contains the code.
 * `constants` are their declarations.
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
