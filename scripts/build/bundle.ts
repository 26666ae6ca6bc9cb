import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { root } from "../lib/root.js";
import { licensesOf } from "./licenses.js";

/**
 * Bundles what computes the sample service's responses, minified: its source is twenty times as large. It is there once, as CommonJS, which
 * both builds can load.
 */
export async function bundleWorld(dist: string): Promise<void> {
  await build({
    entryPoints: [join(root, "src/sample/world.ts")],
    absWorkingDir: root,
    outfile: join(dist, "src/sample/world.cjs"),
    bundle: true,
    format: "cjs",
    platform: "neutral",
    target: "es2022",
    minify: true,
  });
  const names = ["DEFAULT_NOW", "Refusal", "respond", "worldAt"];
  const modules = {
    "src/sample/world.js": [`export { ${names.join(", ")} } from "./world-exports.cjs";`],
    // Node looks for names in the text of a CommonJS module that an ES module imports: this one is short, the bundle is not.
    "src/sample/world-exports.cjs": [
      'const world = require("./world.cjs");',
      ...names.map((name) => `exports.${name} = world.${name};`),
    ],
    "cjs/src/sample/world.js": ['module.exports = require("../../../src/sample/world.cjs");'],
  };
  for (const [file, lines] of Object.entries(modules)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), `${lines.join("\n")}\n`);
  }
}

/**
 * Bundles the `cfb` command into `dist/cli.js`, and the parts that it loads on demand into `dist/cli/`. Libraries are bundled in; the sample
 * world stays the package's own module, which {@link bundleWorld} writes.
 */
export async function bundleCommand(dist: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const { metafile } = await build({
    entryPoints: { cli: join(root, "src/cli/main.ts") },
    absWorkingDir: root,
    metafile: true,
    outdir: dist,
    chunkNames: "cli/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    minify: true,
    define: { CFB_VERSION: JSON.stringify(version) },
    // CommonJS libraries load Node's own modules by `require`, which an ES module does not have.
    banner: {
      js: '#!/usr/bin/env node\nimport { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
    },
    plugins: [
      {
        name: "world",
        setup({ onResolve }) {
          onResolve({ filter: /\/world\.js$/ }, ({ resolveDir, path }) =>
            // Only files of dist/cli/ import it: the path is relative to that folder.
            join(resolveDir, path) === join(root, "src/sample/world.js")
              ? { path: "../src/sample/world.js", external: true }
              : null,
          );
        },
      },
    ],
  });
  writeFileSync(join(dist, "cli/LICENSES.txt"), licensesOf(Object.keys(metafile.inputs), root));
}
