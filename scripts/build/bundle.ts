import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
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
    plugins: [
      {
        name: "generated",
        setup({ onResolve }) {
          onResolve({ filter: /\/generated\/selection\.js$/ }, () => ({
            path: "../../generated/selection.cjs",
            external: true,
          }));
        },
      },
    ],
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

/** The texts of the document, the largest modules that both builds load. */
const texts = ["fields", "prose"];
/** What the world, which is CommonJS, shares with the CommonJS build. */
const shared = ["selection"];

/**
 * Writes the texts of the document once, as CommonJS, for both builds, and what the world shares with one. Runs after the builds, whose copies
 * it replaces.
 */
export async function bundleTexts(dist: string): Promise<void> {
  await build({
    entryPoints: [...texts, ...shared].map((name) => join(root, `generated/${name}.ts`)),
    absWorkingDir: root,
    outdir: join(dist, "generated"),
    outExtension: { ".js": ".cjs" },
    format: "cjs",
    // For Node, esbuild lists the exports so that an ES module can import them by name.
    platform: "node",
    target: "es2022",
    minify: true,
  });
  mkdirSync(join(dist, "cjs/generated"), { recursive: true });
  for (const name of texts) {
    writeFileSync(join(dist, `generated/${name}.js`), `export * from "./${name}.cjs";\n`);
  }
  for (const name of [...texts, ...shared]) {
    writeFileSync(join(dist, `cjs/generated/${name}.js`), `module.exports = require("../../generated/${name}.cjs");\n`);
  }
}

/**
 * Bundles the `cfb` command into `dist/cli.js`, and the parts that it loads on demand into `dist/cli/`. Libraries are bundled in. The command
 * imports the client, the sample service and what is generated from `dist/src` and `dist/generated`, so that the package has them once.
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
        name: "validator",
        setup({ onResolve }) {
          // The protocol's library would add a validator of JSON Schema of 290 KB, which checks forms in a client. The server shows none.
          onResolve({ filter: /^@modelcontextprotocol\/server\/_shims$/ }, () => ({
            path: join(root, "src/cli/mcp/shims.ts"),
          }));
        },
      },
      {
        name: "package",
        setup({ onResolve }) {
          onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ resolveDir, path }) => {
            const name = relative(root, join(resolveDir, path));
            // Only files of dist/cli/ import them: the path is relative to that folder.
            return /^(?:generated|src(?!\/cli))\//.test(name) ? { path: `../${name}`, external: true } : null;
          });
        },
      },
    ],
  });
  writeFileSync(join(dist, "cli/LICENSES.txt"), licensesOf(Object.keys(metafile.inputs), root));
}
