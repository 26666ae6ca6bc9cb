import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { userOptions } from "../../scripts/lib/root.js";
import type { Column } from "../../src/tables/index.js";
import { compile, root } from "../scripts/run.js";
import { tables } from "./support.js";

const head = `import type { Exploded, FlatRow } from "cfb-openapi/tables";
type Kind<V> = 0 extends 1 & V ? "any" : [NonNullable<V>] extends [Date] ? "time" : [NonNullable<V>] extends [number] ? "number"
  : [NonNullable<V>] extends [string] ? "text" : [NonNullable<V>] extends [boolean] ? "boolean"
  : NonNullable<V> extends (infer E)[] ? [E] extends [string | number | boolean | Date] ? [Kind<E>] : [Kinds<E>] : "other";
type Nulls<V> = null extends V ? true : false;
type Kinds<R> = { [K in keyof R]-?: [Kind<R[K]>, Nulls<R[K]>] };
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function check<T extends true>(path: string, ok?: T): void;
`;

const kinds = {
  BOOLEAN: '"boolean"',
  INT32: '"number"',
  DOUBLE: '"number"',
  STRING: '"text"',
  TIMESTAMP: '"time"',
  // No column in the document has this type.
  JSON: "never",
};

function kindOf({ type, items, fields }: Column): string {
  if (type !== "LIST") return kinds[type];
  return fields ? `[${kindsOf(fields)}]` : `[${kinds[items ?? "STRING"]}]`;
}

function kindsOf(columns: readonly Column[]): string {
  return `{ ${columns.map((column) => `${column.name}: [${kindOf(column)}, ${column.nullable}]`).join("; ")} }`;
}

test("every table's row type has the same names, types and nulls as its columns", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cfb-tables-"));
  try {
    const lines = tables.map(({ path, explode, columns }) => {
      const row = explode === undefined ? `FlatRow<"${path}">` : `Exploded<"${path}", "${explode}">`;
      return `check<Same<Kinds<${row}>, ${kindsOf(columns)}>>("${path} ${explode ?? ""}");`;
    });
    expect(lines.length).toBeGreaterThan(120);
    writeFileSync(join(folder, "tables.ts"), [head, ...lines].join("\n"));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    const compilerOptions = userOptions({ "cfb-openapi/tables": [join(root, "src/tables/index.ts")] });
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["tables.ts"] }));
    const { stdout } = await compile("ts7", folder);
    expect(stdout.slice(0, 3000)).toBe("");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
