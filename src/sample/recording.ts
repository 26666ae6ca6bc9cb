/** A stored request and response, as in `test/recordings/<operationId>/<name>.json`. */
export interface Recording {
  readonly request: { readonly path: string; readonly query: Readonly<Record<string, string | number | boolean>> };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** Absent for a 204. */
    readonly body?: unknown;
  };
  /** The time of the recording, ISO 8601. */
  readonly recordedAt: string;
  /** `sample`: computed for the sample world, not the service's data. Anything else is the address of the service that responded. */
  readonly source: string;
}
