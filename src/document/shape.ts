export type { Shape } from "../../generated/descriptors.js";

/** What follows a name in an expression: `?` (or null), or brackets with the most elements of the array, if the document limits them. */
export type Mark = { readonly kind: "null" } | { readonly kind: "list"; readonly most: number | undefined };

/** One alternative of an expression: the name of a code or of another part, and its marks from the inside out. */
export interface Term {
  readonly name: string;
  readonly marks: readonly Mark[];
}

const markPattern = /\?|\[(\d*)\]/g;

/** Reads an expression of `Shape`: `Game[]`, `s|n`, `i?[]?`. This is the only parser of expressions. */
export function termsOf(expression: string): Term[] {
  return expression.split("|").map((term) => {
    const marks = [...term.matchAll(markPattern)].map(
      ([mark, most]): Mark =>
        mark === "?" ? { kind: "null" } : { kind: "list", most: most ? Number(most) : undefined },
    );
    return { name: term.replace(/[?[].*/, ""), marks };
  });
}

/** A member of an object's shape: its key, and whether the key may be missing. */
export function shapeMember(name: string): { readonly key: string; readonly optional: boolean } {
  const optional = name.endsWith("?");
  return { key: optional ? name.slice(0, -1) : name, optional };
}
