import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../lib/root.js";

/** A guide: its file below `docs/` without the ending, and its Markdown. */
export interface Guide {
  readonly name: string;
  readonly text: string;
  readonly title: string;
}

/** The guides under four heads, in the order of the menu. */
export const guideHeads: readonly (readonly [head: string, names: readonly string[]])[] = [
  ["Begin", ["start", "paging", "costs", "terms"]],
  ["Calls", ["filters", "responses", "failures", "errors-and-limits"]],
  ["The data", ["measures", "leakage", "sources"]],
  ["Programs", ["tables", "many-processes", "extensions"]],
];

/** A guide of Markdown. Throws if it does not begin with a title. */
export function guideOf(name: string, text: string): Guide {
  const title = /^# (.+)$/m.exec(text.split("\n", 1)[0] ?? "")?.[1];
  if (title === undefined) throw new Error(`docs/${name}.md does not begin with a title`);
  return { name, text, title };
}

/** The guides in docs/. */
export function shippedGuides(): Guide[] {
  const folder = join(root, "docs");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => guideOf(file.slice(0, -3), readFileSync(join(folder, file), "utf8")));
}

/** The guides in the order of the menu. Throws for a guide without a head, and for a head without its guide. */
export function inMenuOrder(guides: readonly Guide[]): (readonly [head: string, guides: readonly Guide[]])[] {
  const left = new Map(guides.map((guide) => [guide.name, guide]));
  const heads = guideHeads.map(([head, names]): readonly [string, Guide[]] => [
    head,
    names.map((name) => {
      const guide = left.get(name);
      if (guide === undefined) throw new Error(`there is no guide "${name}"`);
      left.delete(name);
      return guide;
    }),
  ]);
  if (left.size > 0) throw new Error(`no head has ${[...left.keys()].join(", ")}: add them to guides.ts`);
  return heads;
}
