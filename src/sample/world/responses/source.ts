import type { paths } from "../../../document/schema.js";
import type { Data, Path } from "../../../types.js";
import type { Account } from "../../account.js";
import type { World } from "../simulation/world.js";

/** What a response is computed from. */
export interface Moment {
  /** The time in the sample world, milliseconds since 1970. */
  readonly now: number;
  /** The games as they stand at that time. The same object until a game starts or ends. */
  readonly world: World;
  /** The account of the key that calls. */
  readonly account: Account;
}

type Parameters<P extends Path> = paths[P]["get"]["parameters"];
type QueryParameters<P extends Path> =
  Parameters<P> extends { path: infer InPath } ? InPath : NonNullable<Parameters<P>["query"]>;

/** A valid query of an operation, in its types and with the document's defaults. */
export type SampleQuery<P extends Path> = [QueryParameters<P>] extends [never]
  ? Record<never, never>
  : Readonly<Partial<QueryParameters<P>>>;

/** A response that is no 200: a documented failure, or a 204, which has no body. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body?: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/**
 * Data of an operation as code gives them: what is null may be left out, and what the document does not have is left out of the response
 * (documented.ts).
 */
export type Sparse<T> = T extends readonly (infer Item)[]
  ? readonly Sparse<Item>[]
  : T extends object
    ? { readonly [Name in keyof T as null extends T[Name] ? never : Name]: Sparse<T[Name]> } & {
        readonly [Name in keyof T as null extends T[Name] ? Name : never]?: Sparse<T[Name]> | undefined;
      }
    : T;

interface Extent<P extends Path> {
  /**
   * Whether it has all rows that the service would send for a query; `count` is how many it has. Without it, that depends on the games that the
   * world has.
   */
  readonly isWhole?: boolean | ((query: SampleQuery<P>, count: number, moment: Moment) => boolean);
  /** What it has if it is not whole, in words. Default: only some of the service's rows. */
  readonly has?: string;
}

/** An operation that responds with a list. */
export interface ListSource<P extends Path, Row> extends Extent<P> {
  /** The rows before the filters. It may use the query to compute rows, or to leave out some that a filter would drop. */
  rows(moment: Moment, query: SampleQuery<P>): readonly Sparse<Row>[];
  /** The parameters that `rows` handles by itself, so that they filter nothing afterwards. */
  readonly uses?: readonly (keyof SampleQuery<P> & string)[];
  /** How many seasons beyond the last known schedule it has rows of. Default: 0. */
  readonly seasonsAhead?: number;
  /** The fields that a parameter compares, where they are not the usual ones (select-rows.ts). Dots lead into objects and lists. */
  readonly fields?: { readonly [Name in keyof SampleQuery<P> & string]?: readonly string[] };
}

/** An operation that responds with an object, or that filters its list by itself. */
export interface ObjectSource<P extends Path, Body> extends Extent<P> {
  respond(moment: Moment, query: SampleQuery<P>): Sparse<Body> | Refusal;
}

/** How an operation of the sample world responds. */
export type Source<P extends Path> =
  Data<P> extends readonly (infer Row)[] ? ListSource<P, Row> | ObjectSource<P, Data<P>> : ObjectSource<P, Data<P>>;

/** How all operations respond, by path. */
export type Sources = { readonly [P in Path]: Source<P> };

/** How some operations respond. */
export type SomeSources = Partial<Sources>;
