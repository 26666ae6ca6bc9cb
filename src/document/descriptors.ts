// The types of the data in generated/, whose modules have none of their own. The files beside this one read them, and give them these types.
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

/** Rules between parameters (`x-query-rules`): these keywords of JSON Schema 2020-12, over the query object. */
export interface Rules {
  /** Marks a part of the document's rules that is only observed; its sentence says so, and what is generated lacks the mark. */
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

/** One rule between parameters: a part of `x-query-rules`, or of `x-not-greater-than`. Its sentence is in generated/words.ts, under the same number. */
export interface Rule extends Rules {
  /** Two parameters of which the first must not be greater than the second (`x-not-greater-than`). */
  readonly order?: readonly [string, string];
}

/** How the service reads a query. */
export interface QueryReading {
  /** What the service takes for parameters that are not given. */
  readonly defaults?: Readonly<Record<string, string | number | boolean>>;
  /** The service responds with 400 to an unknown parameter, or to those named, instead of ignoring it (`x-query-rules`). */
  readonly refusesUnknown?: true | readonly string[];
  /** The `Cache-Control` of every response of the operation. */
  readonly cacheControl?: string;
}

/** What errors and help say about an operation. */
export interface OperationWords {
  readonly operationId: string;
  /** The parameters whose 0 is not given for the rules alone, and as a filter matches nothing (`x-zero-is-absent: rules`). */
  readonly zeroMatchesNothing?: readonly string[];
  /** Its rules in words, in the order of the descriptor's rules ("Give `year` or `id`."). */
  readonly rules?: readonly string[];
}

/** When a value is known (`x-as-of`). */
export type Known = "event" | "pregame" | "season" | "live" | "reference" | "unknown";

/** When the values of an operation are known: always alike, or by the parameters that are given together, and like `season` without them. */
export type AsOf = Known | { readonly "through-week": readonly string[]; readonly pregame?: readonly string[] };

/** What a call needs of an operation. */
export interface Operation {
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly rules?: readonly Rule[];
  /** The supporter tier that the key needs (`x-tier`); absent where any key works. */
  readonly tier?: number;
  /** `false` where a call costs nothing (`x-metered`). */
  readonly metered?: false;
  /** How many calls per account the service takes at once (`x-max-in-flight`). */
  readonly maxInFlight?: number;
  /** How long a response stays valid (`x-freshness`); absent where it is final once its season is over. */
  readonly freshness?: "live" | "reference";
  /** The body of a 200 is an object; absent if it is an array. */
  readonly object?: true;
  /** The body of a 200 may be null. */
  readonly nullable?: true;
  /** A 204 without a body says that there is no data. */
  readonly noContent?: true;
  /** The most rows of a response; the service drops the rest (`maxItems`). */
  readonly rowCap?: number;
  /**
   * The parameters with which a response may need a notice although it has rows: the service ignores others beside them (`x-ignored-with`), or they are
   * names, and a response without what they name is no empty list (`x-added-row`, an object, statistics inside rows).
   */
  readonly noticed?: readonly string[];
}

/** What the service compares a name with (`x-matches`): the whole value without regard to case, unless it says otherwise. */
export interface Matches {
  /** The compared values: `team.school`, `conference.abbreviation`; `row.…` is a field of the row itself. */
  readonly fields: readonly string[];
  /** Case counts. */
  readonly case?: true;
  /** A part of the value is enough. */
  readonly part?: true;
  /** A name that it takes: the `example` of the parameter. */
  readonly example?: string;
}

/** What decides which rows a response has, beside its query. Generated from the document, apart from what every call needs. */
export interface Selection {
  /** What the parameters that take a name are compared with. */
  readonly matches?: Readonly<Record<string, Matches>>;
  /** The parameters that the service ignores when another is given (`x-ignored-with`). */
  readonly ignoredWith?: Readonly<Record<string, readonly string[]>>;
  /** The first season with data (`x-data-since`). */
  readonly dataSince?: number;
  /** Data of the next season may exist: recruiting classes, members of conferences, and years that the document names otherwise. */
  readonly nextSeason?: true;
}

/** The form of a statistic's values: two integers around a sign are columns of their own. */
export type StatisticForm = "integer" | "number" | "decimal" | "clock" | Readonly<Record<string, readonly string[]>>;

/** How long statistics become columns (`x-wide`). A dot leads into an object or into the elements of a list. */
export interface Wide {
  /** The fields that identify a row of the wide table. */
  readonly key: readonly string[];
  /** The fields whose words together name a statistic, joined by dots in `statistics`. */
  readonly names: readonly string[];
  readonly value: string;
  /** The statistics that the document lists, in the order of the columns. */
  readonly statistics: Readonly<Record<string, StatisticForm>>;
}

/** Where the values of a parameter come from: the operation whose rows have them, and their field. */
export interface ValueSource {
  readonly path: Path;
  readonly field: string;
}

/**
 * The response schemas for the check at run time: without prose, every `allOf` merged, each part once, types as codes.
 *
 * - A string is an expression: alternatives joined by `|`, of which no two share a JSON type. Each is a code (`i` 32-bit integer, `n` number,
 *   `s` string, `d` date-time, `b` boolean, `v` any value) or the name of another part, and may be followed by `[]` (an array of it), `[9]`
 *   (of at most nine) and `?` (or null): `Game[]`, `s|n`, `i?[]?`.
 * - A list is an enumeration: the strings that are known.
 * - An object is an object with these members and no others. A name that ends in `?` may be left out; `*` stands for every other name.
 */
export type Shape = string | readonly string[] | Readonly<Record<string, string>>;

/** The texts of an operation; its rules and types are in operations.ts. */
export interface Prose {
  readonly tag: string;
  readonly summary: string;
  /** When its values are known (`x-as-of`). */
  readonly asOf: AsOf;
  readonly description: string;
  /** Ignored parameters, key, cost, calls in flight, first season, what was observed, freshness, and when values are known. */
  readonly facts: readonly string[];
  /** Each parameter by its name. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** A measure: its names, and what it is. */
export interface Measure {
  readonly names: readonly string[];
  readonly definition: string;
}
