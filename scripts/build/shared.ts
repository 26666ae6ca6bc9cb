import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { mapValues } from "../../src/sample/world/computed.js";
import { tallies } from "../../src/sample/world/measures/team-stats.js";
import { createWorld, hasPlayByPlay } from "../../src/sample/world/simulation/world.js";
import { root } from "../lib/root.js";

/** The source module of each of the package's entry points. */
export const entries = {
  index: "src/index",
  redis: "src/redis/index",
  sample: "src/sample/index",
  tables: "src/tables/index",
  tools: "src/tools/index",
} as const;

/** The largest modules. Both builds load them from `dist/shared/`. */
const shared = {
  fields: "generated/fields",
  meanings: "src/tools/meanings",
  prose: "generated/prose",
  world: "src/sample/world",
} as const;

const summariesFile = join(root, "src/sample/world/simulation/game-summaries.ts");

/** Computes the summaries and tallies of all games at build time, and replaces src/sample/world/simulation/game-summaries.ts with them. */
const gameSummaries: Plugin = {
  name: "game-summaries",
  load(id) {
    if (id !== summariesFile) return null;
    const games = createWorld().filter(hasPlayByPlay);
    const summaries = games.flatMap(({ id: gameId, summary }) =>
      summary === null
        ? []
        : [`${gameId}:summary(${[summary.postgame.home, summary.excitement, ...Object.values(summary.control)]})`],
    );
    const counted = games.flatMap((game) => [tallies(game).home, tallies(game).away]);
    // Stores the numbers by column, because sequences of similar numbers compress better.
    const [first] = counted;
    const columns = first && mapValues(first, (_, name) => counted.map((tally) => tally[name]).join());
    return `const summary = (home, excitement, probability, lead, rows) =>
        ({ postgame: { home, away: 1 - home }, excitement, control: { probability, lead, rows } });
      export const gameSummaries = {${summaries}};
      export const gameTallies = ${JSON.stringify({ ids: games.map(({ id }) => id), columns })};`;
  },
};

/** Writes the modules that both builds share to `dist/shared/`. They are CommonJS, which both builds can load. */
export async function bundleShared(dist: string): Promise<void> {
  const bundle = await rolldown({ cwd: root, input: { ...shared }, platform: "neutral", plugins: [gameSummaries] });
  const { output } = await bundle.write({
    dir: join(dist, "shared"),
    format: "cjs",
    entryFileNames: "[name]-bundle.cjs",
    chunkFileNames: "[name]-[hash].cjs",
    // Leaves out doc comments to make room in the package for the client's source maps.
    comments: { jsdoc: false },
  });
  for (const chunk of output) {
    if (chunk.type !== "chunk" || !chunk.isEntry) continue;
    // When an ES module imports a CommonJS module, Node searches the module's text for exported names. So the exports are in a short separate file.
    const lines = chunk.exports.map((name) => `exports.${name} = bundle.${name};\n`);
    const text = `const bundle = require("./${chunk.fileName}");\n${lines.join("")}`;
    writeFileSync(join(dist, `shared/${chunk.name}.cjs`), text);
  }
}

const ids = new Map(Object.entries(shared).map(([name, path]) => [join(root, path), `../shared/${name}.cjs`]));

/** Resolves imports of these modules to their files in `dist/shared/`. */
export const sharedModules: Plugin = {
  name: "shared",
  resolveId(path, importer) {
    const id = importer && ids.get(join(importer, "..", path.replace(/\.js$/, "")));
    return id ? { id, external: true } : null;
  },
};
