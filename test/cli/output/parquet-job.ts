import type { Path } from "../../../src/types.js";

/** A Parquet file to write. */
export interface Job {
  readonly file: string;
  readonly path: Path;
  readonly explode: string | undefined;
  readonly body: unknown;
}
