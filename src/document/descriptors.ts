// The modules in generated/ do not have types. The files in this folder read their data and add the types below.
import type { Path } from "../types.js";

/** A parameter of an operation, as the document declares it. */
export interface Parameter {
  readonly type: "integer" | "number" | "string" | "boolean";
  readonly required?: true;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  /** Whether the service treats 0 as not given (`x-zero-is-absent`). */
  readonly zeroIsAbsent?: true;
}

/** Rules between parameters (`x-query-rules`), as JSON Schema 2020-12 for the query object. Only these keywords are used. */
export interface Rules {
  /** Marks a rule that is based only on observation. The rule's sentence in the document says so. Generated rules do not have the mark. */
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

/** One rule between parameters, from `x-query-rules` or `x-not-greater-than`. Its sentence is in generated/words.ts, at the same index. */
export interface Rule extends Rules {
  /** Two parameters. The first must not be greater than the second (`x-not-greater-than`). */
  readonly order?: readonly [string, string];
}

/** How the service interprets a query. */
export interface QueryReading {
  /** The values that the service uses for parameters that are not given. */
  readonly defaults?: Readonly<Record<string, string | number | boolean>>;
  /** Which unknown parameters the service refuses with a 400 instead of ignoring them (`x-query-rules`). `true` means all. */
  readonly refusesUnknown?: true | readonly string[];
  /** The `Cache-Control` header of every response of the operation. */
  readonly cacheControl?: string;
}

/** What errors and help say about an operation. */
export interface OperationWords {
  readonly operationId: string;
  /** The parameters whose 0 counts as not given in rules, but matches nothing as a filter (`x-zero-is-absent: rules`). */
  readonly zeroMatchesNothing?: readonly string[];
  /** The operation's rules as sentences, in the same order as the rules in its descriptor ("Give `year` or `id`."). */
  readonly rules?: readonly string[];
  /** What a 500 may mean if the service did not simply fail ("The service failed, or no game has this `id`"). */
  readonly failure?: string;
}

/** When a value is known (`x-as-of`). */
export type Known = "event" | "pregame" | "season" | "live" | "reference" | "unknown";

/**
 * When an operation's values are known. An object maps a time to parameters. If a query has all of a time's parameters, the values are known at that
 * time. Otherwise, they are known as for `season`.
 */
export type AsOf = Known | { readonly "through-week": readonly string[]; readonly pregame?: readonly string[] };

/** The facts about an operation that a call needs. */
export interface Operation {
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly rules?: readonly Rule[];
  /** The supporter tier that the key needs (`x-tier`). Absent if any key works. */
  readonly tier?: number;
  /** `false` if a call does not use the quota (`x-metered`). */
  readonly metered?: false;
  /** How many concurrent calls per account the service accepts (`x-max-in-flight`). */
  readonly maxInFlight?: number;
  /** How long a response stays valid (`x-freshness`). Absent if it is final once its season is over. */
  readonly freshness?: "live" | "reference";
  /** Present if the body of a 200 response is an object. Absent if it is an array. */
  readonly object?: true;
  /** Whether the body of a 200 response may be null. */
  readonly nullable?: true;
  /** Whether the service sends a 204 without a body if it has no data. */
  readonly noContent?: true;
  /** The maximum number of rows in a response (`maxItems`). The service drops the rest. */
  readonly rowCap?: number;
  /**
   * The parameters that may need a notice even if the response has rows. Some of these parameters make the service ignore others (`x-ignored-with`).
   * Others are names in operations whose response is not an empty list when nothing matches (`x-added-row`, an object, statistics inside rows).
   */
  readonly noticed?: readonly string[];
}

/** What the service compares a name with (`x-matches`). Unless stated otherwise, it compares the whole value and ignores case. */
export interface Matches {
  /** The values to compare with, such as `team.school` or `conference.abbreviation`. `row.…` is a field of the row itself. */
  readonly fields: readonly [string, ...string[]];
  /** Whether the comparison is case-sensitive. */
  readonly case?: true;
  /** Whether a part of the value is enough to match. */
  readonly part?: true;
  /** The values that were observed, if no operation lists them. Others are possible. */
  readonly values?: readonly string[];
  /** A name that the parameter accepts, from its `example`. */
  readonly example: string;
}

/** The facts that, besides the query, decide which rows a response has. They are generated separately, because only some calls need them. */
export interface Selection {
  /** For each parameter that takes a name, what the service compares it with. */
  readonly matches?: Readonly<Record<string, Matches>>;
  /** The parameters that the service ignores when another is given (`x-ignored-with`). */
  readonly ignoredWith?: Readonly<Record<string, readonly string[]>>;
  /** The first season with data (`x-data-since`). */
  readonly dataSince?: number;
  /**
   * Whether the service may already have data for the next season. This is so for recruiting classes, for reference data such as conference members,
   * and if a year does not mean a season of games.
   */
  readonly nextSeason?: true;
}

/** The form of a statistic's values. Two integers with a sign between them become two columns. */
export type StatisticForm = "integer" | "number" | "decimal" | "clock" | Readonly<Record<string, readonly string[]>>;

/** How statistics in rows become columns (`x-wide`). In a field's name, a dot leads into an object or into a list's elements. */
export interface Wide {
  /** The fields that identify a row of the wide table. */
  readonly key: readonly string[];
  /** The fields that together name a statistic. Each key of `statistics` joins the values of these fields with dots. */
  readonly names: readonly string[];
  readonly value: string;
  /** The statistics that the document lists, in the order of the columns. */
  readonly statistics: Readonly<Record<string, StatisticForm>>;
}

/** The source of a parameter's values: an operation, and the field of its rows that contains them. */
export interface ValueSource {
  readonly path: Path;
  readonly field: string;
}

/**
 * The response schemas for the check at run time. They have no descriptions, every `allOf` is merged, each part occurs once, and types are codes.
 *
 * - A string is an expression: alternatives of different JSON types, joined by `|`. Each alternative is a code (`i` 32-bit integer, `n` number, `s`
 * string, `d` date-time, `b` boolean, `v` any value) or the name of another part. It may be followed by `[]` (an array of it), `[9]` (an array with
 * at most nine elements) and `?` (or null). Examples: `Game[]`, `s|n`, `i?[]?`.
 * - A list is an enumeration: the known strings.
 * - An object is an object with exactly these members. A name that ends in `?` is optional. `*` stands for every other name.
 */
export type Shape = string | readonly string[] | Readonly<Record<string, string>>;

/** An operation's descriptions. The operation's rules and types are in operations.ts. */
export interface Prose {
  readonly tag: string;
  readonly summary: string;
  /** When the operation's values are known (`x-as-of`). */
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
