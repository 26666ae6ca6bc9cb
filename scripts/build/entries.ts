/** The entry points of the package by their names in a build, as modules of its source. */
export const entries = {
  index: "src/index",
  sample: "src/sample/index",
  tables: "src/tables/index",
  tools: "src/tools/index",
} as const;

/** The largest modules, which both builds load from `dist/shared/`. */
export const shared = {
  fields: "generated/fields",
  prose: "generated/prose",
  world: "src/sample/world",
} as const;
