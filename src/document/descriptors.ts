// The types of the data in generated/. Modules there have no types, so the files beside this one read the data and add the types.
import type { Path } from "../types.js";

/** A parameter of an operation, as the document declares it. */
export interface Parameter {
  readonly type: "integer" | "number" | "string" | "boolean";
  readonly required?: true;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  /** The service treats 0 as not given (`x-zero-is-absent`). */
  readonly zeroIsAbsent?: true;
}

/** Rules between parameters (`x-query-rules`), as JSON Schema 2020-12 for the query object. Only these keywords are used. */
export interface Rules {
  /** Marks a part of the document's rules that rests only on observation. The rule's sentence says so. Generated rules do not have the mark. */
  readonly $comment?: "observed";
  readonly required?: readonly string[];
  readonly anyOf?: readonly Rules[];
  readonly allOf?: readonly Rules[];
  readonly not?: Rules;
  readonly if?: Rules;
  readonly then?: Rules;
  readonly properties?: Readonly<Record<string, { readonly const?: unknown; readonly enum?: readonly unknown[] }>>;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly dependentSchemas?: Readonly<Record<string, Rules>>;
}

/** One rule between parameters, from `x-query-rules` or `x-not-greater-than`. Its sentence is in generated/words.ts, under the same number. */
export interface Rule extends Rules {
  /** Two parameters. The first must not be greater than the second (`x-not-greater-than`). */
  readonly order?: readonly [string, string];
}

/** How the service reads a query. */
export interface QueryReading {
  /** The values that the service uses for parameters that are not given. */
  readonly defaults?: Readonly<Record<string, string | number | boolean>>;
  /** Unknown parameters to which the service responds with 400 instead of ignoring them: all, or only these (`x-query-rules`). */
  readonly refusesUnknown?: true | readonly string[];
  /** The `Cache-Control` header of every response of the operation. */
  readonly cacheControl?: string;
}

/** What errors and help say about an operation. */
export interface OperationWords {
  readonly operationId: string;
  /** Parameters for which 0 counts as not given in the rules, although as a filter it matches nothing (`x-zero-is-absent: rules`). */
  readonly zeroMatchesNothing?: readonly string[];
  /** The operation's rules in words, in the order of the descriptor's rules ("Give `year` or `id`."). */
  readonly rules?: readonly string[];
  /** What its 500 may mean, if not only that the service failed ("The service failed, or no game has this `id`"). */
  readonly failure?: string;
}

/** When a value is known (`x-as-of`). */
export type Known = "event" | "pregame" | "season" | "live" | "reference" | "unknown";

/**
 * When an operation's values are known. An object says which parameters, given together, decide it. Without them, the values are known as for
 * `season`.
 */
export type AsOf = Known | { readonly "through-week": readonly string[]; readonly pregame?: readonly string[] };

/** What a call needs to know about an operation. */
export interface Operation {
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly rules?: readonly Rule[];
  /** The supporter tier that the key needs (`x-tier`). Absent if any key works. */
  readonly tier?: number;
  /** `false` if a call costs nothing (`x-metered`). */
  readonly metered?: false;
  /** How many concurrent calls per account the service accepts (`x-max-in-flight`). */
  readonly maxInFlight?: number;
  /** How long a response stays valid (`x-freshness`). Absent if it is final once its season is over. */
  readonly freshness?: "live" | "reference";
  /** Present if the body of a 200 response is an object. Absent if it is an array. */
  readonly object?: true;
  /** The body of a 200 response may be null. */
  readonly nullable?: true;
  /** The service sends a 204 without a body if it has no data. */
  readonly noContent?: true;
  /** The maximum number of rows in a response (`maxItems`). The service drops the rest. */
  readonly rowCap?: number;
  /**
   * The parameters that may cause a notice even if the response has rows. Either the service ignores others beside them (`x-ignored-with`), or
   * they are names, and a response without the named thing is not an empty list (`x-added-row`, an object, statistics inside rows).
   */
  readonly noticed?: readonly string[];
}

/** What the service compares a name with (`x-matches`). Unless stated otherwise, it compares the whole value and ignores case. */
export interface Matches {
  /** The values to compare with, such as `team.school` or `conference.abbreviation`. `row.…` is a field of the row itself. */
  readonly fields: readonly string[];
  /** The comparison is case-sensitive. */
  readonly case?: true;
  /** A part of the value is enough to match. */
  readonly part?: true;
  /** A name that the parameter accepts, from its `example`. */
  readonly example?: string;
}

/** What decides, apart from the query, which rows a response has. Generated separately, because only some calls need it. */
export interface Selection {
  /** For each parameter that takes a name: what the service compares it with. */
  readonly matches?: Readonly<Record<string, Matches>>;
  /** The parameters that the service ignores when another is given (`x-ignored-with`). */
  readonly ignoredWith?: Readonly<Record<string, readonly string[]>>;
  /** The first season with data (`x-data-since`). */
  readonly dataSince?: number;
  /**
   * The service may already have data for the next season: recruiting classes, reference data such as conference members, and years that do not
   * mean a season of games.
   */
  readonly nextSeason?: true;
}

/** The form of a statistic's values. Two integers around a sign become two columns. */
export type StatisticForm = "integer" | "number" | "decimal" | "clock" | Readonly<Record<string, readonly string[]>>;

/** How statistics in rows become columns (`x-wide`). A dot leads into an object or into a list's elements. */
export interface Wide {
  /** The fields that identify a row of the wide table. */
  readonly key: readonly string[];
  /** The fields that together name a statistic. `statistics` joins their values with dots. */
  readonly names: readonly string[];
  readonly value: string;
  /** The statistics that the document lists, in the order of the columns. */
  readonly statistics: Readonly<Record<string, StatisticForm>>;
}

/** Where a parameter's values come from: an operation, and the field of its rows that has them. */
export interface ValueSource {
  readonly path: Path;
  readonly field: string;
}

/**
 * The response schemas for the check at run time: without descriptions, with every `allOf` merged, each part once, and types as codes.
 *
 * - A string is an expression: alternatives joined by `|`, all of different JSON types. Each is a code (`i` 32-bit integer, `n` number, `s` string,
 *   `d` date-time, `b` boolean, `v` any value) or the name of another part. `[]` (an array of it), `[9]` (at most nine elements) and `?` (or null)
 *   may follow: `Game[]`, `s|n`, `i?[]?`.
 * - A list is an enumeration: the known strings.
 * - An object is an object with exactly these members. A name that ends in `?` may be left out. `*` stands for every other name.
 */
export type Shape = string | readonly string[] | Readonly<Record<string, string>>;

/** An operation's descriptions. Its rules and types are in operations.ts. */
export interface Prose {
  readonly tag: string;
  readonly summary: string;
  /** When its values are known (`x-as-of`). */
  readonly asOf: AsOf;
  readonly description: string;
  /**
   * Sentences about ignored parameters, the key, the cost, concurrent calls, the first season, observations, freshness, and when values are known.
   */
  readonly facts: readonly string[];
  /** The description of each parameter, by name. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** A measure: its names and its definition. */
export interface Measure {
  readonly names: readonly string[];
  readonly definition: string;
}
