import type { Overviews, Queries, QueryParameters, QueryRules } from "../generated/queries.js";
import type { paths } from "../generated/schema.js";
import type { CallOptions } from "./options.js";

/** The path of an operation, as in the document: `"/games"`. */
export type Path = keyof Queries;

/** The type of a path in a map. For a union of paths: what the types of all of them accept. */
type Shared<Types extends Record<Path, unknown>, P extends Path> =
  // No query fits all paths, and the compiler gives up on that. For fewer paths, inference from a parameter intersects their types.
  // Without `extends object`, the compiler widens the enumeration values of a call's query to `string`.
  Path extends P
    ? never
    : { [K in P]: (query: Types[K]) => void }[P] extends (query: infer Q extends object) => void
      ? Q
      : never;

/** The query of a path, the rules between its parameters included. For a union of paths: a query that all of them take. */
export type Query<P extends Path> = Shared<Queries, P>;

type Responses<P extends Path> = paths[P]["get"]["responses"];
type Body<R> = R extends { content: { "application/json": infer B } } ? B : undefined;

/** The data of a path: the body of its 200, or `undefined` where it may respond with 204. */
export type Data<P extends Path> = P extends Path
  ? Body<Responses<P>[200]> | (Responses<P> extends { 204: unknown } ? undefined : never)
  : never;

/** The summary, rules, tier and cost of a path in one text, which editors show where they show the type of a call. */
export type Overview<P extends Path> = Overviews[P];

declare const rule: unique symbol;

/** What a query that breaks rules does not have. It brings the sentences of the rules into the compiler's message. */
export type BrokenRule<Sentences extends string> = { readonly [rule]: Sentences };

/** Added to both sides of a comparison: the compiler refuses to compare types that have only optional properties and none in common. */
type Comparable = { readonly [rule]?: never };

/** The sentences of the rules that a query of type `Q` breaks, in one text. */
type BrokenSentences<Rules, Q, Before extends string = ""> = Rules extends readonly [
  [infer Sentence extends string, infer Meets],
  ...infer Rest,
]
  ? BrokenSentences<
      Rest,
      Q,
      [Q & Comparable] extends [Meets & Comparable] ? Before : Before extends "" ? Sentence : `${Before} ${Sentence}`
    >
  : Before;

type Refused<Sentences extends string> = Sentences extends "" ? never : BrokenRule<Sentences>;
type Refusal<P extends Path, Q> = Refused<
  { [K in P & keyof QueryRules]: BrokenSentences<QueryRules[K], Q> }[P & keyof QueryRules]
>;

/**
 * What the parameter `query` is for a query of type `Q`. A query that meets the rules is compared with the parameters alone: of a union, which
 * the rules make, editors show no descriptions, and the compiler suggests no names. Without a `Q`, it is the union.
 */
type Checked<P extends Path, Q> = [Q] extends [never]
  ? Query<P>
  : [Q] extends [Query<P>]
    ? QueryParameters[P]
    : // Through `infer`, so that the compiler does not compute the refusals of all paths for each call.
      Refusal<P, Q> extends infer R extends object
      ? [R] extends [never]
        ? Shared<QueryParameters, P>
        : Shared<QueryParameters, P> & R
      : never;

/**
 * The arguments of `get` and `result` after the path: the query, which may be left out where no parameter is required, then options. `Q` is the
 * type of the query that a call passes. A function that has it as a type parameter gets errors with the sentences of the broken rules:
 *
 * @example function first<P extends Path, Q extends object = never>(path: P, ...args: Args<P, Q>) { return cfb.get<P, Q>(path, ...args); }
 */
export type Args<P extends Path, Q extends object = never> =
  // No path is never: in this branch the compiler infers Q, as a whole.
  [P] extends [never]
    ? [query?: Q, options?: CallOptions]
    : Record<never, never> extends Query<P>
      ? [query?: Checked<P, Q> | undefined, options?: CallOptions]
      : [query: Checked<P, Q>, options?: CallOptions];
