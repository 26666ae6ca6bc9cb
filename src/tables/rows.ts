import type { Times } from "../../generated/tables.js";
import type { Data, Path } from "../types.js";
import type { SnakeCase } from "./names.js";

/** A row of an operation's data: an element of a list, or the object that it returns. */
export type Row<P extends Path> = NonNullable<Data<P>> extends readonly (infer R)[] ? R : NonNullable<Data<P>>;

/** The data of an operation, or rows of several responses in one list. */
export type Rows<P extends Path> = Data<P> | readonly Row<P>[];

/** The names of an operation's columns of date-times. */
type TimesOf<P> = P extends keyof Times ? Times[P] : never;

/** The null of a value that may be null; `undefined` as well where its key may be missing. */
type Gap<V> = (null extends V ? null : never) | (undefined extends V ? null | undefined : never);

/** The keys of an object whose values are never null. */
type Sure<T> = {
  [K in keyof T]-?: Gap<T[K]> extends never
    ? T[K] extends readonly unknown[]
      ? K
      : T[K] extends object
        ? Sure<T[K]> extends never
          ? never
          : K
        : K
    : never;
}[keyof T];

/** The gap of the columns of an object: `undefined` where all of its values may be null, because nulls then say something else. */
type ObjectGap<V> = Gap<V> extends never ? never : Sure<NonNullable<V>> extends never ? null | undefined : null;

/** The columns of a value, as pairs of name and type. `Full` is the name with the lists around it. */
type Pairs<V, T, Name extends string, Full extends string, Around> =
  NonNullable<V> extends readonly (infer E)[]
    ? [Name, Element<E, T, Full>[] | Gap<V> | Around]
    : NonNullable<V> extends object
      ? Members<NonNullable<V>, T, `${Name}_`, `${Full}_`, Around | ObjectGap<V>>
      : [string | number] extends [NonNullable<V>]
        ? [Name, number | null | Around] | [`${Name}_text`, string | null | Around]
        : [Name, (Full extends T ? Date : NonNullable<V>) | Gap<V> | Around];

type Members<V, T, Prefix extends string, FullPrefix extends string, Around> = {
  [K in keyof V & string]-?: Pairs<V[K], T, `${Prefix}${SnakeCase<K>}`, `${FullPrefix}${SnakeCase<K>}`, Around>;
}[keyof V & string];

type FromPairs<E extends [string, unknown]> = { [Pair in E as Pair[0]]: Pair[1] };

type Element<E, T, Full extends string> = E extends object ? FromPairs<Members<E, T, "", `${Full}_`, never>> : E;

type ColumnsOfRow<R, T> = R extends object ? FromPairs<Members<R, T, "", "", never>> : { value: R };

/** A flat row of an operation: its columns by their names. */
export type FlatRow<P extends Path> = ColumnsOfRow<Row<P>, TimesOf<P>>;

/** The columns of flat rows, each as an array. A missing value is null. */
export type FlatColumns<R> = {
  [Name in keyof R]: (undefined extends R[Name] ? NonNullable<R[Name]> | null : R[Name])[];
};

/** The lists in a row, those inside other lists included, as pairs of name and element. */
type Lists<V, Name extends string> =
  NonNullable<V> extends readonly (infer E)[]
    ? [Name, E] | (E extends object ? ListsBelow<E, `${Name}_`> : never)
    : NonNullable<V> extends object
      ? ListsBelow<NonNullable<V>, `${Name}_`>
      : never;

type ListsBelow<V, Prefix extends string> = {
  [K in keyof V & string]-?: Lists<V[K], `${Prefix}${SnakeCase<K>}`>;
}[keyof V & string];

type ListsOf<P extends Path> = Row<P> extends object ? ListsBelow<Row<P>, ""> : never;

/** The names of the lists in the rows of an operation, for `explode`. */
export type ListName<P extends Path> = string & NameOf<ListsOf<P>>;

type NameOf<L> = L extends [infer Name extends string, unknown] ? Name : never;

type ElementOf<L, Name> = L extends [Name, infer E] ? E : never;

type Plain<R> = { [Name in keyof R as NonNullable<R[Name]> extends readonly unknown[] ? never : Name]: R[Name] };

/** A row of an exploded list: the parent's key, of which the type names the possible columns, the element's number, and its columns. */
export type Exploded<P extends Path, L extends string> = Partial<Plain<FlatRow<P>>> &
  Record<`${L}_number`, number> &
  (ElementOf<ListsOf<P>, L> extends object
    ? FromPairs<Members<ElementOf<ListsOf<P>, L>, TimesOf<P>, `${L}_`, `${L}_`, never>>
    : Record<L, ElementOf<ListsOf<P>, L>>);
