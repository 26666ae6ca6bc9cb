import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { createWorld } from "../../src/sample/world/simulation/world.js";
import { root } from "../lib/root.js";

/** The entry points of the package by their names in a build, as modules of its source. */
export const entries = {
  index: "src/index",
  sample: "src/sample/index",
  tables: "src/tables/index",
  tools: "src/tools/index",
} as const;

/** The largest modules, which both builds load from `dist/shared/`. */
const shared = {
  fields: "generated/fields",
  prose: "generated/prose",
  world: "src/sample/world",
} as const;

const summariesFile = join(root, "src/sample/world/simulation/game-summaries.ts");

/** Replaces src/sample/world/simulation/game-summaries.ts by the summaries of all games, computed now. */
const gameSummaries: Plugin = {
  name: "game-summaries",
  load(id) {
    if (id !== summariesFile) return null;
    const summaries = createWorld().flatMap(({ id: gameId, summary }) => {
      if (summary === null) return [];
      const { postgame, excitement } = summary;
      return [[gameId, { postgame, excitement }] as const];
    });
    return `export const gameSummaries = ${JSON.stringify(Object.fromEntries(summaries))};`;
  },
};

/**
 * Writes the modules that are in the package once to `dist/shared/`, minified, as CommonJS, which both builds can load. The sample world's
 * source is twenty times as large.
 */
export async function bundleShared(dist: string): Promise<void> {
  const bundle = await rolldown({ cwd: root, input: { ...shared }, platform: "neutral", plugins: [gameSummaries] });
  const { output } = await bundle.write({
    dir: join(dist, "shared"),
    format: "cjs",
    entryFileNames: "[name]-bundle.cjs",
    chunkFileNames: "[name]-[hash].cjs",
    minify: true,
  });
  for (const chunk of output) {
    if (chunk.type !== "chunk" || !chunk.isEntry) continue;
    // Node looks for names in the text of a CommonJS module that an ES module imports. In a large text that takes 10 ms; this one is short.
    const lines = chunk.exports.map((name) => `exports.${name} = bundle.${name};\n`);
    const text = `const bundle = require("./${chunk.fileName}");\n${lines.join("")}`;
    writeFileSync(join(dist, `shared/${chunk.name}.cjs`), text);
  }
}

const ids = new Map(Object.entries(shared).map(([name, path]) => [join(root, path), `../shared/${name}.cjs`]));

/** Resolves imports of these modules to their files, as they are from the folders of a build. */
export const sharedModules: Plugin = {
  name: "shared",
  resolveId(path, importer) {
    const id = importer && ids.get(join(importer, "..", path.replace(/\.js$/, "")));
    return id ? { id, external: true } : null;
  },
};
