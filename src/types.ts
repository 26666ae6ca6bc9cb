import type { Queries } from "../generated/queries.js";
import type { paths } from "../generated/schema.js";
import type { CallOptions } from "./options.js";

/** The path of an operation, as in the document: `"/games"`. */
export type Path = keyof Queries;

/** The query of a path, the rules between its parameters included. For a union of paths: a query that all of them take. */
export type Query<P extends Path> =
  // No query fits all paths, and the compiler gives up on that. For fewer paths, inference from a parameter intersects their queries.
  Path extends P ? never : { [K in P]: (query: Queries[K]) => void }[P] extends (query: infer Q) => void ? Q : never;

type Responses<P extends Path> = paths[P]["get"]["responses"];
type Body<R> = R extends { content: { "application/json": infer B } } ? B : undefined;

/** The data of a path: the body of its 200, or `undefined` where it may respond with 204. */
export type Data<P extends Path> = P extends Path
  ? Body<Responses<P>[200]> | (Responses<P> extends { 204: unknown } ? undefined : never)
  : never;

/** The arguments of `get` and `result` after the path: the query, which may be left out where no parameter is required, then options. */
export type Args<P extends Path> =
  Record<never, never> extends Query<P>
    ? [query?: Query<P> | undefined, options?: CallOptions]
    : [query: Query<P>, options?: CallOptions];
