import { readFileSync } from "node:fs";
import { join } from "node:path";
import { settingsOf } from "../../src/request/settings.js";
import { root } from "../scripts/run.js";

const options = readFileSync(join(root, "src/options.ts"), "utf8");

/** The docstring of a member of `ClientOptions`, on one line. */
function docstring(name: string): string {
  const [, text = ""] = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n {2}${name}\\?:`).exec(options) ?? [];
  return text.replace(/\s+(\* )?/g, " ").trim();
}

test("the docstring of every numeric option states its default", () => {
  const { shareKey, cacheTtlMs, headers, fetchOptions, cache, validate, notices, ...numbers } = settingsOf({});
  expect(Object.keys(numbers).length).toBeGreaterThan(7);
  for (const [name, value] of Object.entries(numbers)) {
    expect(`${name}: ${docstring(name)}`).toContain(`Default: ${value.toLocaleString("en-US")}`);
  }
  expect(docstring("validate")).toContain(`Default: \`${validate}\``);
  // Without a hook, `get` reads notices only if a response may have some.
  expect(notices).toBeUndefined();
  expect(docstring("notices")).toContain("Default: `report` with `onNotice` or `names`");
});
