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

type Capital =
  | ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M")
  | ("N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z");

/** {@link snakeCase} in types. `After`: whether a small letter or a digit is before `S`. `Done`: the part before `S`. */
export type SnakeCase<
  S extends string,
  After extends boolean = false,
  Done extends string = "",
> = S extends `${infer First}${infer Rest}`
  ? First extends Capital
    ? SnakeCase<Rest, false, `${Done}${After extends true ? "_" : ""}${Lowercase<First>}`>
    : First extends " "
      ? SnakeCase<Rest, false, `${Done}_`>
      : SnakeCase<Rest, true, `${Done}${First}`>
  : Done;
