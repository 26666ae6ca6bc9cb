/** A recorded answer: one request and what came back, as `test/recordings/<operationId>/<case>.json` holds it. */
export interface Recording {
  readonly request: { readonly path: string; readonly query: Readonly<Record<string, string | number | boolean>> };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** Absent for a 204. */
    readonly body?: unknown;
  };
  /** When it was recorded, ISO 8601. */
  readonly recordedAt: string;
  /** `sample`: computed for the sample world, not the service's data. `live`: what the service answered. */
  readonly source: "sample" | "live";
}
