import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "../scripts/run.js";

const folder = join(root, ".github/ISSUE_TEMPLATE");

test.each(readdirSync(folder))("GitHub can read the issue form %s", (name) => {
  const { body, ...form }: { readonly body: readonly object[] } = parse(readFileSync(join(folder, name), "utf8"));
  const isText = expect.stringMatching(/\S/);
  expect(form).toEqual({ name: isText, description: isText, labels: [isText] });
  expect(body.length).toBeGreaterThan(2);
  for (const field of body) expect(field).toMatchObject({ type: isText, attributes: expect.any(Object) });
});
