import type { Overviews, Queries, QueryParameters, QueryRules } from "../generated/queries.js";
import type { paths } from "../generated/schema.js";
import type { CallError } from "./errors.js";
import type { CallOptions, SeasonOptions, WatchOptions } from "./options.js";
import type { Notice } from "./results.js";

/** An operation's path, as in the document: `"/games"`. */
export type Path = keyof Queries;

/** Looks up a path in a map of types. For a union of paths, the result is a type that all of them accept. */
type Shared<Types extends Record<Path, unknown>, P extends Path> =
  // No query fits all paths, and the compiler gives up on their union. For fewer paths, inferring from a function parameter intersects the query
  // types. Without `extends object`, the compiler would widen a call's enumeration values to `string`.
  Path extends P
    ? never
    : { [K in P]: (query: Types[K]) => void }[P] extends (query: infer Q extends object) => void
      ? Q
      : never;

/** The query of a path, including the rules between its parameters. For a union of paths, the query must fit all of them. */
export type Query<P extends Path> = Shared<Queries, P>;

type Responses<P extends Path> = paths[P]["get"]["responses"];
type Body<R> = R extends { content: { "application/json": infer B } } ? B : undefined;

/** The data of a path: the body of its 200. It is `undefined` if the operation responds with 204. */
export type Data<P extends Path> = P extends Path
  ? Body<Responses<P>[200]> | (Responses<P> extends { 204: unknown } ? undefined : never)
  : never;

/** The summary, rules, tier and cost of a path in one string. Editors show it with the type of a call. */
export type Overview<P extends Path> = Overviews[P];

declare const rule: unique symbol;

/**
 * A member that no query has. If a query breaks a rule, the expected type requires this member, so that the compiler's message shows the rule's text.
 */
export type BrokenRule<Sentences extends string> = { readonly [rule]: Sentences };

/**
 * This type is added to both sides of a comparison, because the compiler refuses to compare types that have only optional properties and none in
 * common.
 */
type Comparable = { readonly [rule]?: never };

/** The sentences of the rules that a query of type `Q` breaks, in one string. */
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
 * The type of the `query` parameter for a query of type `Q`. With rules, a path's query type is a union. For a union, editors do not show
 * descriptions, and the compiler does not suggest names. The compiler therefore compares a query that meets the rules only with the parameters.
 * Without a `Q`, the type is the union.
 */
type Checked<P extends Path, Q> = [Q] extends [never]
  ? Query<P>
  : [Q] extends [Query<P>]
    ? QueryParameters[P]
    : // Uses `infer`, so that the compiler does not compute the broken rules of all paths for each call.
      Refusal<P, Q> extends infer R extends object
      ? [R] extends [never]
        ? Shared<QueryParameters, P>
        : Shared<QueryParameters, P> & R
      : never;

/**
 * The arguments of `get` and `result` after the path: the query, then options. The query is optional if no parameter is required. `Q` is the type of
 * the query that a call passes. If your function passes `Q` on as a type parameter, the compiler's errors contain the sentences of the broken rules:
 *
 * @example function first<P extends Path, Q extends object = never>(path: P, ...args: Args<P, Q>) { return cfb.get<P, Q>(path, ...args); }
 */
export type Args<P extends Path, Q extends object = never> =
  // No real path is `never`. This branch only makes the compiler infer all of `Q`.
  [P] extends [never]
    ? [query?: Q, options?: CallOptions]
    : Record<never, never> extends Query<P>
      ? [query?: Checked<P, Q> | undefined, options?: CallOptions]
      : [query: Checked<P, Q>, options?: CallOptions];

/** The paths whose data is a list of rows. */
export type ListPath = { [P in Path]: Data<P> extends readonly unknown[] ? P : never }[Path];

type Parameters<P extends Path> = paths[P]["get"]["parameters"] extends { query?: infer Q } ? NonNullable<Q> : never;
type Open<Q> = { [Name in keyof Q]?: Q[Name] | undefined };

/** A query that `each` and `all` complete. They fill in the weeks or the game ids of the season. */
type Unfilled<P extends Path> = "year" extends keyof Parameters<P>
  ? { year: number } extends Query<P>
    ? never
    : { year: number } & Open<Omit<Parameters<P>, "year">>
  : { gameId: number } extends Parameters<P>
    ? Query<"/games">
    : never;

/**
 * A query for `each` and `all`. It is a query for `get`, or one with a `year` that leaves out other required parameters, such as the `week` of
 * `/plays`. For an operation that takes only a game's id, pass the query of `/games` that finds the games.
 */
export type SeasonQuery<P extends ListPath> = Query<P> | Unfilled<P>;

/** The rows of a part. `part` and `resume` are not enumerable. */
export type SeasonPart<P extends ListPath> = Data<P> & {
  /** The parameters that the run filled in, such as `{ week: 3 }`. Empty if one call has all rows. */
  readonly part: Readonly<Record<string, unknown>>;
  /** The position after this part. To continue there in a later run, pass it as the option `resume`. */
  readonly resume: string;
};

/** A query, then options. The query is optional if no parameter is required. */
type QueryAndOptions<Q, Options> =
  Record<never, never> extends Q ? [query?: Q | undefined, options?: Options] : [query: Q, options?: Options];

/** The arguments of `each` and `all` after the path. */
export type SeasonArgs<P extends ListPath> = QueryAndOptions<SeasonQuery<P>, SeasonOptions>;

/** A row of a path's data: an element of a list, or a play of `/live/plays`. */
export type WatchedRow<P extends Path> =
  Data<P> extends readonly (infer Row)[]
    ? Row
    : Data<P> extends { readonly drives: readonly { readonly plays: readonly (infer Play)[] }[] }
      ? Play
      : never;

/** The arguments of `watch` after the path. */
export type WatchArgs<P extends Path> = QueryAndOptions<Query<P>, WatchOptions>;

/** A call for `plan`. With `all`, it stands for all calls that `all` and `each` would send for the query. */
export type PlannedCall =
  | { [P in Path]: { readonly path: P; readonly query?: Query<P> | undefined; readonly all?: false | undefined } }[Path]
  | {
      [P in ListPath]: { readonly path: P; readonly query?: SeasonQuery<P> | undefined; readonly all: true };
    }[ListPath];

/**
 * What a call would cost. `metered` costs one call. The others do not cost anything: `invalid` (the client refuses the call), `cached` (the response
 * is stored, or an identical call is earlier in the list) and `free` (the operation does not use quota).
 */
export type Cost = "invalid" | "cached" | "free" | "metered";

/** One call of a plan. */
export interface PlannedCost {
  readonly cost: Cost;
  /** Why the client refuses an invalid call. */
  readonly error?: CallError;
  readonly path: string;
  readonly query: unknown;
  /** Warnings that the call can't return anything useful. `plan` compares names only with lists that are already loaded. */
  readonly notices: readonly Notice[];
  /** How many calls of each cost there are. Only with `all`. `cost` is then the most expensive of these costs. */
  readonly parts?: Readonly<Record<Cost, number>>;
  /**
   * Whether the number of calls is an upper bound, because the season's games (`/games`) are not cached. With a cache, the plan is exact once the
   * games are cached.
   */
  readonly atMost?: true;
  /**
   * Whether the number of calls is a lower bound, because the list of games or teams is not cached, or because responses may be cut at the row cap
   * and then split. Before the calls, the client can't know how often the service will cut them. A season of `/plays/stats` can take hundreds of
   * calls, so limit them with `maxCalls`.
   */
  readonly atLeast?: true;
}

/** What a list of calls would cost. */
export interface Plan {
  /** The calls in the given order, each with its cost and its query's notices. If a call is invalid, its `error` says why. */
  readonly calls: readonly PlannedCost[];
  /** How many calls there are of each cost. If a call's number is a bound (`atMost`, `atLeast`), so is its total. */
  readonly totals: Readonly<Record<Cost, number>>;
}

/** A week of a season, as `cfb.season` returns it. */
export interface SeasonWeek {
  /** The year in which the season begins. */
  readonly season: number;
  /** The part of the season. This member and all that follow are undefined if the service has no calendar for the season yet. */
  readonly seasonType: Data<"/calendar">[number]["seasonType"] | undefined;
  /** The week within this part of the season, from 1. */
  readonly week: number | undefined;
  /** When the week begins and ends, according to the service's calendar. */
  readonly starts: Date | undefined;
  readonly ends: Date | undefined;
}
