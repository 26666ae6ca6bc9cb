import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/run.js";

const security = readFileSync(join(root, "SECURITY.md"), "utf8");

test("every promise of SECURITY.md names the tests that check it, and they are there", () => {
  const promises = security.split(/^- /m).slice(1);
  expect(promises.length).toBeGreaterThan(20);
  for (const promise of promises) {
    const names = [...promise.matchAll(/`(test\/[\w./-]+)`/g)].map(([, name = ""]) => name);
    const missing = names.filter((name) => !existsSync(join(root, name)));
    expect({ promise, names: names.length > 0, missing }).toEqual({ promise, names: true, missing: [] });
  }
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
