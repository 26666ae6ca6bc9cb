import { posix } from "node:path";

/** The files that each file imports: static and lazy, types included. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g;

/** Returns each file's imports. All names are relative to the project's root. */
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

/** The rooms of src from top to bottom. Rooms on one floor do not import each other. */
const floors = [
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

interface Room {
  readonly floor: number;
  readonly name: string;
}

function roomOf(file: string): Room {
  for (const [floor, rooms] of floors.entries()) {
    const name = rooms.find((room) => file === room || (room.endsWith("/") && file.startsWith(room)));
    // The public types are one room.
    if (name !== undefined) return { floor, name: name.endsWith(".ts") ? `face ${floor}` : name };
  }
  throw new Error(`${file} is in no room of src: name its floor`);
}

/** The imports that lead upward, or between two rooms on one floor. */
export function upwardIn(imports: Imports): string[] {
  return [...imports].flatMap(([from, all]) => {
    const own = roomOf(from);
    const isUpward = (room: Room) => room.floor < own.floor || (room.floor === own.floor && room.name !== own.name);
    return all.filter((to) => isUpward(roomOf(to))).map((to) => `${from} -> ${to}`);
  });
}

/** The subcommand to which a file of the `cfb` command belongs. Undefined for other files. */
const subcommandOf = (file: string) => /^src\/cli\/commands\/([^/.]+)/.exec(file)?.[1];

/** The imports of one subcommand by another, or by code that subcommands share. Only the program may load subcommands. */
export function sidewaysIn(imports: Imports): string[] {
  return [...imports].flatMap(([from, all]) => {
    if (/^src\/cli\/\w+\.ts$/.test(from)) return [];
    const isOther = (to: string) => ![undefined, subcommandOf(from)].includes(subcommandOf(to));
    return all.filter(isOther).map((to) => `${from} -> ${to}`);
  });
}

/** The files of the first import cycle. Empty if there is none. */
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
