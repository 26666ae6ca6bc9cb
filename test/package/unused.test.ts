import { root, run } from "../scripts/run.js";
import { app } from "./installed.js";

/** Returns the length of a minified page with this import. esbuild runs in a separate process, because it does not work inside Jest. */
async function sizeWith(name: string): Promise<number> {
  const contents = `import { ${name} } from "cfb-openapi"; console.log(${name});`;
  const stdin = { contents, resolveDir: app };
  const options = JSON.stringify({
    stdin,
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    logLevel: "warning",
  });
  const code = `import { build } from "esbuild";
    console.log((await build(${options})).outputFiles[0].text.length);`;
  const ended = await run(process.execPath, ["--input-type=module", "--eval", code], { cwd: root });
  expect(ended).toMatchObject({ code: 0, stderr: "" });
  return Number(ended.stdout);
}

// Every bundle has the errors' base class, which esbuild does not remove.
test.each([
  ["serverUrl", 1_000],
  ["mediaTypeValues", 1_000],
  ["IncompleteError", 2_000],
  ["CfbError", 1_000],
])("a bundle with only %s contains neither the client nor the operations' descriptors", async (name, limit) => {
  expect(await sizeWith(name)).toBeLessThan(limit);
});

test("a bundle with isQuery contains the operations' descriptors, but not the client", async () => {
  const size = await sizeWith("isQuery");
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThan(15_000);
});
