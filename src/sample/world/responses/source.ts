import type { paths } from "../../../document/schema.js";
import type { Data, Path } from "../../../types.js";
import type { Account } from "../../account.js";
import type { World } from "../simulation/world.js";

/** The facts from which a response is computed. */
export interface Moment {
  /** The time in the sample world, in milliseconds since 1970. */
  readonly now: number;
  /** The games as they stand at that time. The object is the same until the state of a game changes. */
  readonly world: World;
  /** The account of the request's key. */
  readonly account: Account;
}

type Parameters<P extends Path> = paths[P]["get"]["parameters"];
type QueryParameters<P extends Path> =
  Parameters<P> extends { path: infer InPath } ? InPath : NonNullable<Parameters<P>["query"]>;

/** An operation's valid query, with the right types and the document's defaults. */
export type SampleQuery<P extends Path> = [QueryParameters<P>] extends [never]
  ? Record<never, never>
  : Readonly<Partial<QueryParameters<P>>>;

/** A response other than a 200. It is a documented failure, or a 204, which has no body. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body?: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/**
 * An operation's data as the sample's code returns it. Null values may be missing. Fields that are not in the document are removed from the response
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
   * Whether the source has all rows that the service would send for a query. `count` is the number of the source's rows. If absent, this depends on
   * the games that the world has.
   */
  readonly isWhole?: boolean | ((query: SampleQuery<P>, count: number, moment: Moment) => boolean);
  /** Words that say what an incomplete source has. Default: "only some of the service's rows". */
  readonly has?: string;
  /** Whether a query without a season requests games after the last game in the world. */
  readonly isLate?: (query: SampleQuery<P>, moment: Moment) => boolean;
}

/** The source of an operation that responds with a list. */
export interface ListSource<P extends Path, Row> extends Extent<P> {
  /** Returns the rows before filtering. The function may use the query to compute rows, or to leave out rows that a filter would drop. */
  rows(moment: Moment, query: SampleQuery<P>): readonly Sparse<Row>[];
  /** The parameters that `rows` handles itself. The filters ignore them. */
  readonly uses?: readonly (keyof SampleQuery<P> & string)[];
  /** The number of seasons after the last known schedule for which the source has rows. Default: 0. */
  readonly seasonsAhead?: number;
  /** The fields that a parameter compares, if they are not the usual ones (select-rows.ts). Dots lead into objects and lists. */
  readonly fields?: { readonly [Name in keyof SampleQuery<P> & string]?: readonly string[] };
}

/** The source of an operation that responds with an object, or that filters its list itself. */
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
