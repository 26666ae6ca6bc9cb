import type { JsonType } from "../document/json.js";

/** What a value may be, of one JSON type. */
export interface Option {
  readonly type: JsonType;
  readonly words: string;
  readonly fits: Node["fits"];
  /** Set where the strings are an enumeration. */
  readonly enumeration?: true;
  readonly items?: Node;
  /** How many items the array may have; any number where absent. */
  readonly most?: number | undefined;
  readonly members?: ReadonlyMap<string, { readonly node: Node; readonly required: boolean }>;
  /** How many of the members must be there. */
  readonly needed?: number;
  /** The value of every other member, where the object is a map. */
  readonly rest?: Node | undefined;
}

/** A compiled expression: whether a value fits, and the options that explain a misfit. No two options share a JSON type. */
export interface Node {
  /** Whether a value fits. A walk finds the reasons later, only for what does not fit. */
  readonly fits: (value: unknown) => boolean;
  readonly options: readonly Option[];
}
