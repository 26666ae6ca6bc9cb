/** A parameter of an operation, as the document declares it. */
export interface Parameter {
  readonly type: "integer" | "number" | "string" | "boolean";
  readonly required?: true;
  readonly enum?: readonly string[];
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  /** The service takes 0 for "not given" (`x-zero-is-absent`). */
  readonly zeroIsAbsent?: true;
}

/** Rules between parameters (`x-query-rules`): JSON Schema 2020-12 over the query object, these keywords only. */
export interface Rules {
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

/** One rule between parameters; what it asks in words stands in generated/words.ts, under the same number. */
export interface Rule {
  /** What the query must meet (a part of `x-query-rules`). */
  readonly test?: Rules;
  /** Two parameters of which the first must not be greater than the second (`x-order`). */
  readonly order?: readonly [string, string];
}

/** What people read of an operation, in errors and help; generated from the document. */
export interface OperationWords {
  readonly operationId: string;
  /** What its rules ask, in the order of the descriptor's rules ("Give `year` or `id`."). */
  readonly rules?: readonly string[];
}

/** What the client and the sample service read of an operation at run time; generated from the document. */
export interface Operation {
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly rules?: readonly Rule[];
  /** The supporter tier that the key needs (`x-tier`); absent where any key will do. */
  readonly tier?: number;
  /** `false` where a call costs nothing (`x-metered`). */
  readonly metered?: false;
  /** How many calls per key the service takes at once (`x-max-in-flight`). */
  readonly maxInFlight?: number;
  /** The service answers 400 to a parameter that it does not know, instead of ignoring it (`x-refuses-unknown`). */
  readonly refusesUnknown?: true;
  /** How long an answer stays true (`x-freshness`); absent where it is final once its season is over. */
  readonly freshness?: "live" | "reference";
}
