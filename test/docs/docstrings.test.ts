import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as api from "../../src/index.js";
import { settingsOf } from "../../src/settings.js";
import { root } from "../scripts/run.js";
import { typecheck } from "./typecheck.js";

const sourceOf = (name: string) => readFileSync(join(root, "src", name), "utf8");
const options = sourceOf("options.ts");
const files = ["client.ts", "options.ts", "plan.ts", "query/check.ts", "query/parse.ts"];
const examples = files.flatMap((name) =>
  [...sourceOf(name).matchAll(/^ *\* @example (.+)$/gm)].map(([, code]) => code),
);

/** The docstring of a member of `ClientOptions`, on one line. */
function docstring(name: string): string {
  const [, text = ""] = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n {2}${name}\\?:`).exec(options) ?? [];
  return text.replace(/\s+(\* )?/g, " ").trim();
}

test("every example of a docstring compiles", async () => {
  expect(examples.length).toBeGreaterThan(5);
  const names = Object.keys(api).filter((name) => examples.some((code) => code?.includes(`${name}(`)));
  const before = `import { createClient, ${names.filter((name) => name !== "createClient").join(", ")} } from "cfb-openapi";`;
  const modules = examples.map((code) => {
    const client = code?.includes("const cfb =") ? "" : "const cfb = createClient();";
    return `${before}\n${client}\n${code}\nexport {};`;
  });
  expect(await typecheck(modules)).toMatchObject({ stdout: "", code: 0 });
}, 30_000);

test("the docstring of every option that takes a number names its default", () => {
  const { shareKey, cacheTtlMs, headers, fetchOptions, cache, validate, notices, ...numbers } = settingsOf({});
  expect(Object.keys(numbers).length).toBeGreaterThan(7);
  for (const [name, value] of Object.entries(numbers)) {
    expect(`${name}: ${docstring(name)}`).toContain(`Default: ${value.toLocaleString("en-US")}`);
  }
  expect(docstring("validate")).toContain(`Default: \`${validate}\``);
  // Nothing reads the notices of `get` by default; `result` reports them.
  expect(notices).toBeUndefined();
  expect(docstring("notices")).toContain("Default: `report`");
});
