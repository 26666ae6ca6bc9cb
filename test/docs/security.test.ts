import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/run.js";

const rows = [...readFileSync(join(root, "SECURITY.md"), "utf8").matchAll(/^\|.*\| "(.+)" \|$/gm)];
const titles = rows.map(([, title = ""]) => title);
const files = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".ts"),
);
const texts = files.map((name) => readFileSync(join(root, "test", name), "utf8"));

/** Whether a file has a test or group of this title, or a fault of this name. */
function has(text: string, title: string): boolean {
  if (!text.includes(title)) return false;
  const literal = [`"${title}"`, `'${title}'`].map((quoted) => quoted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?:\\(\\s*|name: )(?:${literal.join("|")}),`).test(text);
}

test("every promise of SECURITY.md names a test that exists", () => {
  expect(titles.length).toBeGreaterThan(100);
  // "group › test": both are in one file.
  const missing = titles.filter((title) => !texts.some((text) => title.split(" › ").every((part) => has(text, part))));
  expect(missing).toEqual([]);
});

test("every row of its tables names a test", () => {
  const lines = readFileSync(join(root, "SECURITY.md"), "utf8").match(/^\|.*\|$/gm) ?? [];
  const heads = lines.filter((line) =>
    /^\| (?:promise|what \| who \| how it is stopped) \| held by the test \|$|^[|-]+$/.test(line),
  );
  expect(rows).toHaveLength(lines.length - heads.length);
});

test("the policy of the reference opens the network to `connect-src` alone, which names the service", () => {
  const template = readFileSync(join(root, "scripts/docs/template.hbs"), "utf8");
  const [, policy = ""] = /Content-Security-Policy" content="([^"]+)"/.exec(template) ?? [];
  // What no other directive names is refused; forms are no such directive.
  expect(policy).toContain("; form-action 'none'");
  expect(policy).toMatch(/^default-src 'none';/);
  const local = ["'none'", "'unsafe-inline'", "blob:", "data:"];
  const open = policy.split(/; ?/).filter((directive) =>
    directive
      .split(" ")
      .slice(1)
      .some((each) => !local.includes(each)),
  );
  expect(open).toEqual(["connect-src %server%"]);
});
