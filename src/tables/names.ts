/** A field's name in snake_case; a run of capitals is one word: `isStartTimeTBD` is `is_start_time_tbd`. */
function snakeCase(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_")
    .replace(/\W/g, "_")
    .toLowerCase();
}

/** The name of the column at a path of keys: `playoff.homeSeed` is `playoff_home_seed`. */
export function columnName(keys: readonly string[]): string {
  return keys.length === 0 ? "value" : keys.map(snakeCase).join("_");
}
