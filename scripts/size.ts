import { relative } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "./lib/root.js";
import { runScript } from "./lib/script.js";

// What a bundler makes of the built package where a page imports the client: it, with the descriptors of all operations. Other parts load on
// first use.
const limit = 13_050;

const usage = `npm run size   build the package, and measure the client in the bundle of a page; exit 1 above ${limit} bytes`;

await runScript({ usage }, async () => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: 'export { createClient } from "./dist/esm/index.js";', resolveDir: root, loader: "js" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    splitting: true,
    metafile: true,
    absWorkingDir: root,
    outdir: "out",
    write: false,
  });

  /** A file with everything that it imports statically. */
  function loaded(name: string, known = new Set<string>()): Set<string> {
    known.add(name);
    for (const { path, kind } of metafile.outputs[name]?.imports ?? []) {
      if (kind === "import-statement" && !known.has(path)) loaded(path, known);
    }
    return known;
  }

  const client = loaded("out/stdin.js");
  const sizes = new Map(outputFiles.map(({ path, contents }) => [relative(root, path), gzipSync(contents).length]));
  const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
  const size = sum(client);
  console.log(`client: ${size} bytes gzipped`);
  console.log(`loaded on first use (cache, validation, plan): ${sum(sizes.keys()) - size} bytes gzipped`);
  if (size <= limit) return 0;
  console.error(`size: the client may have ${limit} bytes`);
  return 1;
});
