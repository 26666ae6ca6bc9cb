import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { parse } from "yaml";
import { readText } from "../lib/root.js";

/** A row of test/PROOF.md as `rows.yaml` has it: something that others wrote, and the tests that run it. */
export interface Row {
  readonly name: string;
  readonly what: string;
  readonly files: readonly string[];
  readonly only?: string;
  readonly version?: string | readonly string[];
  readonly command?: readonly string[];
  readonly leftOut?: string | Readonly<Record<string, readonly string[]>>;
  readonly needs?: { readonly what: string; readonly paths: readonly string[] };
}

/** The rows in their order, and the packages that npx fetches for them. */
export const { rows, tools }: { rows: readonly Row[]; tools: readonly string[] } = parse(
  readText("scripts/proof/rows.yaml"),
);

/** The rows with those of their files that only `npm run proof` runs: `npm run check` runs the others. */
export function withoutChecked(some: readonly Row[]): Row[] {
  return some.flatMap((row) => {
    const files = row.files.filter((name) => /^(?:proof|package\/matrix)\//.test(name));
    return files.length === 0 ? [] : [{ ...row, files }];
  });
}

/** What a row needs of the machine, as far as it is there. */
const foundOf = ({ needs }: Row): string | undefined =>
  needs?.paths.map((path) => (path.startsWith("$") ? (process.env[path.slice(1)] ?? "") : path)).find(existsSync);

/** Why a row does not run here; undefined where it does. */
export const missingOf = (row: Row): string | undefined =>
  row.needs && foundOf(row) === undefined ? `needs ${row.needs.what}` : undefined;

/** A package with its version, as `name version`: of the tools, or of the project. */
function packageVersion(name: string): string {
  const tool = tools.find((each) => each.startsWith(`${name}@`));
  return `${name} ${tool?.slice(name.length + 1) ?? JSON.parse(readText(`node_modules/${name}/package.json`)).version}`;
}

/** What a command prints on its first line. One that begins with an option is the program that the row needs. */
function printed(row: Row, [first = "", ...rest]: readonly string[]): string {
  const [command, args] = first.startsWith("-") ? [foundOf(row) ?? "", [first, ...rest]] : [first, rest];
  const { status, stdout } = spawnSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return status === 0 ? (stdout.split("\n", 1)[0]?.trim().replace("\t", " ") ?? "") : "not installed";
}

/** The versions of what a row runs. */
export function versionOf(row: Row): string {
  const { version = [], command } = row;
  const packages = typeof version === "string" ? version : version.map(packageVersion).join(", ");
  return [command ? printed(row, command) : "", packages].filter(Boolean).join(", by ");
}
