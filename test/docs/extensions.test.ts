import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "../../scripts/lib/root.js";

const page = readFileSync(join(root, "docs/extensions.md"), "utf8");
const sections = page.split(/^## /m).slice(1);
const vocabulary: Record<string, object> = parse(readFileSync(join(root, "scripts/redocly/extensions.yaml"), "utf8"), {
  merge: true,
});

test("the extensions guide describes exactly the document's extensions", () => {
  const names = sections.map((section) => /^`(x-[\w-]+)`\n/.exec(section)?.[1]);
  expect([...names].sort()).toEqual(Object.keys(vocabulary).sort());
});

test.each(Object.entries(vocabulary))(
  "the extensions guide shows the JSON Schema with which the lint checks %s",
  (name, checked) => {
    const section = sections.find((each) => each.startsWith(`\`${name}\`\n`)) ?? "";
    const schema: unknown = JSON.parse(/```json\n([\s\S]*?)\n```/.exec(section)?.[1] ?? "");
    const { on: _, example: __, ...rest } = checked as { on?: unknown; example?: unknown };
    expect(schema).toEqual(rest);
  },
);
