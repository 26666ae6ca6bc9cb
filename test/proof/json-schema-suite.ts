import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A JSON value in the suite. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A case in the suite: a schema, a value, and whether the value is valid. */
export interface SuiteCase {
  readonly name: string;
  readonly schema: Json;
  readonly data: Json;
  readonly valid: boolean;
}

interface Group {
  readonly description: string;
  readonly schema: Json;
  readonly tests: readonly { readonly description: string; readonly data: Json; readonly valid: boolean }[];
}

const debian = "/usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance/tests/draft2020-12";

/** The folder with the suite's required tests for draft 2020-12. Undefined if the suite is not installed. */
function suiteFolder(): string | undefined {
  const checkout = process.env.JSON_SCHEMA_TEST_SUITE;
  const folder = checkout === undefined ? debian : join(checkout, "tests/draft2020-12");
  return existsSync(folder) ? folder : undefined;
}

/** Reads all cases of the suite's required tests. */
function casesIn(folder: string): SuiteCase[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files.sort().flatMap((file) =>
    (JSON.parse(readFileSync(join(folder, file), "utf8")) as Group[]).flatMap(({ description, schema, tests }) =>
      tests.map(({ description: own, data, valid }) => ({
        name: `${file}: ${description}: ${own}`,
        schema,
        data,
        valid,
      })),
    ),
  );
}

/** The converted cases that the tested code supports, and for each reason to leave out cases, their number. */
export interface Selection<T> {
  readonly selected: readonly T[];
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Runs `tests` with every case. If the suite is not installed, a skipped test says what to install. */
export function withSuite(tests: (cases: readonly SuiteCase[]) => void): void {
  const folder = suiteFolder();
  if (folder) tests(casesIn(folder));
  else
    test.skip("to run this, install the Debian package libtest-json-schema-acceptance-perl or set JSON_SCHEMA_TEST_SUITE to a checkout", () => {});
}

/** Converts every case. `convert` returns a string with the reason if the tested code does not support the case. */
export function select<T>(cases: readonly SuiteCase[], convert: (each: SuiteCase) => T | string): Selection<T> {
  const selected: T[] = [];
  const leftOut = new Map<string, number>();
  for (const each of cases) {
    const made = convert(each);
    if (typeof made === "string") leftOut.set(made, (leftOut.get(made) ?? 0) + 1);
    else selected.push(made);
  }
  return { selected, leftOut };
}

/** Lists the reasons with the most cases, and the sum of the other cases. */
export function reasons(leftOut: ReadonlyMap<string, number>): string {
  const sorted = [...leftOut].sort(([, a], [, b]) => b - a);
  const sum = (list: typeof sorted) => list.reduce((total, [, count]) => total + count, 0);
  const first = sorted.slice(0, 12).map(([reason, count]) => `${reason} (${count})`);
  return `${sum(sorted)} cases with unsupported features: ${first.join(", ")} and others (${sum(sorted.slice(12))})`;
}

export const isJsonObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Removes `$schema` and `$comment` from a schema, because they do not constrain values. */
export function bare(schema: { readonly [key: string]: Json }): { readonly [key: string]: Json } {
  const { $schema: _, $comment: __, ...rest } = schema;
  return rest;
}
