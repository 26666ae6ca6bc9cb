/**
 * The response schemas for the check at run time: without prose, every `allOf` merged, each part once, types as codes.
 *
 * - A string is an expression: alternatives joined by `|`, of which no two share a JSON type. Each is a code (`i` 32-bit integer, `n` number,
 *   `s` string, `d` date-time, `b` boolean, `v` any value) or the name of another part, and may be followed by `[]` (an array of it), `[9]`
 *   (of at most nine) and `?` (or null): `Game[]`, `s|n`, `i?[]?`.
 * - A list is an enumeration: the strings that are known.
 * - An object is an object with these members and no others. A name that ends in `?` may be left out; `*` stands for every other name.
 */
export type Shape = string | readonly string[] | Readonly<Record<string, string>>;
