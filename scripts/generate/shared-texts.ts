import { type Document, leavesOf, type Operation, operationsOf } from "../lib/document.js";

/** Renders an object's key as code, quoted only if needed. */
export const nameCode = (name: string) => (/^[a-z_]\w*$|^\d+$/i.test(name) ? name : JSON.stringify(name));

/** Renders an object on one line from its members' code. Leaves out members without code. */
export function objectCode(members: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const entries = Object.entries(members).filter(([, code]) => code !== undefined);
  return `{ ${entries.map(([name, code]) => `${nameCode(name)}: ${code}`).join(", ")} }`;
}

/** Renders an object with one line per member. Leaves out members without a value. */
export function recordCode(
  members: readonly (readonly [string, unknown])[],
  codeOf: (value: unknown) => string = JSON.stringify,
): string {
  const lines = members.map(([name, value]) =>
    value === undefined ? "" : `  ${JSON.stringify(name)}: ${codeOf(value)},\n`,
  );
  return `{\n${lines.join("")}}`;
}

/** Renders an object that maps each operation's path to a value that `partOf` returns. */
export const operationsCode = (document: Document, partOf: (operation: Operation) => unknown): string =>
  recordCode(operationsOf(document).map((operation) => [operation.path, partOf(operation)]));

/** Collects constants for repeated code. Equal code gets the same constant. */
export class Constants {
  private readonly names = new Map<string, string>();

  /** Returns the name of the constant for the code. For a new constant, this is the first free name among `nameFor(1)`, `nameFor(2)` and so on. */
  nameOf(code: string, nameFor: (count: number) => string): string {
    const taken = new Set(this.names.values());
    let name = this.names.get(code);
    for (let count = 1; name === undefined; count++) if (!taken.has(nameFor(count))) name = nameFor(count);
    this.names.set(code, name);
    return name;
  }

  /** Returns the constants' declarations. `assertion` is added to the code, as in " as const". */
  declarations(assertion = ""): string[] {
    return [...this.names].map(([code, name]) => `const ${name} = ${code}${assertion};`);
  }
}

/** The minimum length of a string that becomes a constant. */
const least = 16;

/**
 * Renders values as code with a constant for each repeated string, which makes the package smaller. `constants` contains the constants' declarations.
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
