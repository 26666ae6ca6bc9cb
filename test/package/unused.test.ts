import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../scripts/run.js";
import { app, tool } from "./installed.js";

const folder = join(app, "unused");
beforeAll(() => mkdirSync(folder));

/** The bytes of a page that imports this export, minified. */
async function sizeWith(name: string): Promise<number> {
  const [page, out] = [join(folder, `${name}.js`), join(folder, `${name}.out.js`)];
  writeFileSync(page, `import { ${name} } from "cfb-openapi"; console.log(${name});`);
  const options = ["--bundle", "--minify", "--format=esm", `--outfile=${out}`, "--log-level=warning"];
  const { code, stderr } = await run(process.execPath, [tool("esbuild/bin/esbuild"), page, ...options]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return readFileSync(out, "utf8").length;
}

// Every bundle has the base class of errors, which esbuild does not leave out.
test.each([
  ["serverUrl", 1_000],
  ["mediaTypeValues", 1_000],
  ["isIncomplete", 2_000],
  ["CfbError", 1_000],
])("a bundle with %s alone has neither the client nor the descriptors of operations", async (name, limit) => {
  expect(await sizeWith(name)).toBeLessThan(limit);
});

test("a bundle with isQuery has the descriptors of operations and not the client", async () => {
  const size = await sizeWith("isQuery");
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThan(15_000);
});
