import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { recordings } from "../lib/recordings.js";
import { root } from "../lib/root.js";
import { licensesOf } from "./licenses.js";

/**
 * In the package the recordings are a module with their content, so that the sample service needs no file system. The content is there once,
 * as CommonJS, which both builds can load.
 */
export function writeRecordings(dist: string): void {
  // A text for JSON.parse is read in a third of the time that the same as an expression takes; in single quotes, the double ones of JSON
  // need no backslash each, which is a tenth of the whole.
  const text = JSON.stringify(recordings).replace(/[\\']/g, "\\$&");
  const modules = {
    "src/sample/recordings.cjs": `exports.recordings = JSON.parse('${text}');`,
    "src/sample/recordings.js": 'export { recordings } from "./recordings.cjs";',
    "cjs/src/sample/recordings.js": 'module.exports = require("../../../src/sample/recordings.cjs");',
  };
  for (const [file, code] of Object.entries(modules)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), `${code}\n`);
  }
}

/**
 * Bundles the `cfb` command into `dist/cli.js`, with what it loads when it is needed beside it in `dist/cli/`. Libraries are bundled in; the
 * recordings stay the package's own module, which {@link writeRecordings} writes.
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
    // Libraries in CommonJS ask for Node's own modules by `require`, which a module does not have.
    banner: {
      js: '#!/usr/bin/env node\nimport { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
    },
    plugins: [
      {
        name: "recordings",
        setup({ onResolve }) {
          onResolve({ filter: /\/recordings\.js$/ }, ({ resolveDir, path }) =>
            // Asked for by files of dist/cli/ only, which is where the path begins.
            join(resolveDir, path) === join(root, "src/sample/recordings.js")
              ? { path: "../src/sample/recordings.js", external: true }
              : null,
          );
        },
      },
    ],
  });
  writeFileSync(join(dist, "cli/LICENSES.txt"), licensesOf(Object.keys(metafile.inputs), root));
}
