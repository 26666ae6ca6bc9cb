import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A JSON value in the suite. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A schema from the suite, a value and the verdict. */
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

/** The folder of the required tests of draft 2020-12. Undefined if they are not installed. */
function suiteFolder(): string | undefined {
  const checkout = process.env.JSON_SCHEMA_TEST_SUITE;
  const folder = checkout === undefined ? debian : join(checkout, "tests/draft2020-12");
  return existsSync(folder) ? folder : undefined;
}

/** Every required case of the suite. */
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

/** The cases that a part of the package supports, in the form that it needs, and the number of other cases for each reason to leave them out. */
export interface Selection<T> {
  readonly selected: readonly T[];
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Runs `tests` with every case. If the suite is not installed, a skipped test says what to install. */
export function withSuite(tests: (cases: readonly SuiteCase[]) => void): void {
  const folder = suiteFolder();
  if (folder) tests(casesIn(folder));
  else
    test.skip("this needs the Debian package libtest-json-schema-acceptance-perl, or JSON_SCHEMA_TEST_SUITE with a checkout", () => {});
}

/** Converts every case. If the tested part does not support a case, `convert` returns the reason. */
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

/** The reasons with the most cases come first, then the sum of all others. */
export function reasons(leftOut: ReadonlyMap<string, number>): string {
  const sorted = [...leftOut].sort(([, a], [, b]) => b - a);
  const sum = (list: typeof sorted) => list.reduce((total, [, count]) => total + count, 0);
  const first = sorted.slice(0, 12).map(([reason, count]) => `${reason} (${count})`);
  return `${sum(sorted)} cases: ${first.join(", ")}, and others that it does not have either (${sum(sorted.slice(12))})`;
}

export const isJsonObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A schema without its `$schema` and `$comment`, which do not constrain values. */
export function bare(schema: { readonly [key: string]: Json }): { readonly [key: string]: Json } {
  const { $schema: _, $comment: __, ...rest } = schema;
  return rest;
}
