import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { policyOf } from "../../scripts/docs/pages/layout.js";
import { root } from "../scripts/run.js";

const security = readFileSync(join(root, "SECURITY.md"), "utf8");

test("every promise in SECURITY.md names test files that exist", () => {
  const promises = security.split(/^- /m).slice(1);
  expect(promises.length).toBeGreaterThan(20);
  for (const promise of promises) {
    const names = [...promise.matchAll(/`(test\/[\w./-]+)`/g)].map(([, name = ""]) => name);
    const missing = names.filter((name) => !existsSync(join(root, name)));
    expect({ promise, names: names.length > 0, missing }).toEqual({ promise, names: true, missing: [] });
  }
});

test("a page can run only its own files, and can connect only to the service", () => {
  const directives = policyOf("https://service.example").split("; ");
  // `default-src` is the default for almost all directives. `form-action` and `base-uri` do not use it.
  expect(directives).toEqual(expect.arrayContaining(["default-src 'none'", "form-action 'none'", "base-uri 'none'"]));
  const local = ["'none'", "'self'", "data:"];
  const open = directives.filter((directive) =>
    directive
      .split(" ")
      .slice(1)
      .some((each) => !local.includes(each)),
  );
  expect(open).toEqual(["connect-src https://service.example"]);
});
