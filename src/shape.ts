/**
 * What is left of a response schema when prose is taken off and every `allOf` is put together: enough to check an answer by table.
 * Objects are closed: a key that is neither in `keys` nor in `optional` is drift.
 */
export type Shape =
  | { readonly ref: string }
  | { readonly type: "integer" | "number" | "boolean" | "null" }
  | { readonly type: "string"; readonly enum?: readonly string[]; readonly format?: string }
  | { readonly items: Shape }
  | {
      /** Members that must be there. */
      readonly keys: Readonly<Record<string, Shape>>;
      /** Members that may be left out. */
      readonly optional?: Readonly<Record<string, Shape>>;
      /** The value of every other key, where the object is a map. */
      readonly rest?: Shape;
    }
  | { readonly oneOf: readonly Shape[] };
