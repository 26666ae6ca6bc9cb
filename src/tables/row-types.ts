import type { ExplodedRows, FlatRows } from "../../generated/tables.js";
import type { Data, Path } from "../types.js";

/** A row of an operation's data: an element of a list, or the object that it returns. */
export type Row<P extends Path> = NonNullable<Data<P>> extends readonly (infer R)[] ? R : NonNullable<Data<P>>;

/** The data of an operation, or rows of several responses in one list. */
export type Rows<P extends Path> = Data<P> | readonly Row<P>[];

/** A flat row of an operation: its columns by their names. */
export type FlatRow<P extends Path> = FlatRows[P];

/** The columns of flat rows, each as an array. A missing value is null. */
export type FlatColumns<R> = {
  [Name in keyof R]: (undefined extends R[Name] ? NonNullable<R[Name]> | null : R[Name])[];
};

/** The lists of an operation's rows, by name. */
type Lists<P> = P extends keyof ExplodedRows ? ExplodedRows[P] : never;

/** The names of the lists in the rows of an operation, for `explode`. */
export type ListName<P extends Path> = keyof Lists<P> & string;

/** A row of an exploded list: the parent's key, the element's number, and its columns. */
export type Exploded<P extends Path, L extends string> = Lists<P>[L & keyof Lists<P>];
