import { relative } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "./lib/root.js";
import { runScript } from "./lib/script.js";

const page = `
  import { createClient } from "./dist/esm/index.js";
  const cfb = createClient({ apiKey: null, baseUrl: "/api" });
  console.log(await cfb.get("/games", { year: 2025, team: "Ohio State" }));
`;

const firstLoadLimit = 23 * 1024;
const oneFileLimit = 60 * 1024;

const usage = `npm run size   build the package, and measure esbuild's bundle of a page with one call, minified and gzipped

Exits with 1 above ${firstLoadLimit} bytes at first load or above ${oneFileLimit} bytes in one file. The first load is the page's file and its
static imports. The one file contains everything, including code that otherwise loads on first use.`;

async function bundle(splitting: boolean) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: page, resolveDir: root, loader: "js" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    splitting,
    metafile: true,
    absWorkingDir: root,
    outdir: "out",
    write: false,
  });
  const sizes = new Map(outputFiles.map(({ path, contents }) => [relative(root, path), gzipSync(contents).length]));
  return { sizes, outputs: metafile.outputs };
}

async function firstLoad(): Promise<number> {
  const { sizes, outputs } = await bundle(true);
  const files = new Set(["out/stdin.js"]);
  // The loop also visits files that it adds to the set.
  for (const file of files) {
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === "import-statement") files.add(path);
  }
  return [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
}

async function oneFile(): Promise<number> {
  const { sizes } = await bundle(false);
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

await runScript({ usage }, async () => {
  const measured = [
    { what: "first load", size: await firstLoad(), limit: firstLoadLimit },
    { what: "everything in one file", size: await oneFile(), limit: oneFileLimit },
  ];
  for (const { what, size, limit } of measured) console.log(`${what}: ${size} bytes gzipped, at most ${limit}`);
  const above = measured.filter(({ size, limit }) => size > limit);
  for (const { what, size, limit } of above) console.error(`size: ${what} is ${size - limit} bytes above the limit`);
  return above.length > 0 ? 1 : 0;
});
