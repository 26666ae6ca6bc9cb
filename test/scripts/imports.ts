import { posix } from "node:path";

/** The files that each file imports. Includes dynamic imports and type imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g;

/** Finds each file's imports. All names are relative to the project's root. */
export function importsOf(files: readonly string[], readText: (name: string) => string): Imports {
  return new Map(
    files.map((name) => {
      const found = [...readText(name).matchAll(specifier)].map(([, path = ""]) =>
        posix.join(posix.dirname(name), path).replace(/\.js$/, ".ts"),
      );
      return [name, [...new Set(found)]];
    }),
  );
}

/** The parts of src by level, from top to bottom. A part may import only parts of lower levels. */
const levels = [
  ["src/cli/"],
  ["src/sample/", "src/tools/", "src/redis/"],
  ["src/index.ts"],
  ["src/create-client.ts"],
  ["src/client.ts"],
  ["src/seasons/", "src/watch/", "src/tables/"],
  ["src/notices/"],
  ["src/cache/", "src/validate/"],
  ["src/request/"],
  ["src/query/"],
  ["src/document/"],
  ["src/types.ts", "src/names.ts", "src/options.ts", "src/injected.ts", "src/results.ts", "src/errors.ts"],
  ["generated/"],
];

interface Part {
  readonly level: number;
  readonly name: string;
}

function partOf(file: string): Part {
  for (const [level, parts] of levels.entries()) {
    const name = parts.find((part) => file === part || (part.endsWith("/") && file.startsWith(part)));
    // All single files of a level count as one part.
    if (name !== undefined) return { level, name: name.endsWith(".ts") ? `face ${level}` : name };
  }
  throw new Error(`${file} is not in any part of src: add it to the levels`);
}

/** Returns the imports from a part on a higher level or from another part on the same level. */
export function upwardIn(imports: Imports): string[] {
  return [...imports].flatMap(([from, all]) => {
    const own = partOf(from);
    const isUpward = (part: Part) => part.level < own.level || (part.level === own.level && part.name !== own.name);
    return all.filter((to) => isUpward(partOf(to))).map((to) => `${from} -> ${to}`);
  });
}

/** The name of the subcommand that a file of the `cfb` command belongs to. Undefined for other files. */
const subcommandOf = (file: string) => /^src\/cli\/commands\/([^/.]+)/.exec(file)?.[1];

/** Returns the imports of a subcommand in another subcommand or in shared code. Only the command's main program may import subcommands. */
export function sidewaysIn(imports: Imports): string[] {
  return [...imports].flatMap(([from, all]) => {
    if (/^src\/cli\/\w+\.ts$/.test(from)) return [];
    const isOther = (to: string) => ![undefined, subcommandOf(from)].includes(subcommandOf(to));
    return all.filter(isOther).map((to) => `${from} -> ${to}`);
  });
}

/** Returns the files of the first import cycle, or an empty list if there is none. */
export function circleIn(imports: Imports): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] => {
    if (path.includes(file)) return path.slice(path.indexOf(file));
    if (done.has(file)) return [];
    path.push(file);
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next);
      if (circle.length > 0) return circle;
    }
    path.pop();
    done.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const circle = visit(file);
    if (circle.length > 0) return circle;
  }
  return [];
}
