import { extname } from "node:path";
import type { Destination } from "../files/destination.js";
import { UsageError } from "../session/exit.js";
import type { Io } from "../session/io.js";

/** The formats that `cfb get` writes. */
export const formats = ["table", "json", "ndjson", "csv", "parquet"] as const;
export type Format = (typeof formats)[number];

const files = formats.filter((each) => each !== "table");

/**
 * The format of the output: the chosen one, or the one of a regular file's extension, or a table on a terminal, or JSON. Throws a
 * {@link UsageError} for an unknown extension, and for Parquet on a terminal.
 */
export function formatFor(io: Pick<Io, "terminal">, chosen: Format | undefined, to: Destination): Format {
  if (chosen === "parquet" && to.kind === "stdout" && io.terminal) {
    throw new UsageError("Parquet is binary and not for a terminal: add --output data.parquet");
  }
  if (chosen !== undefined) return chosen;
  if (to.kind === "stdout") return io.terminal ? "table" : "json";
  if (to.kind !== "file") return "json";
  const extension = extname(to.path).toLowerCase();
  const format = files.find((each) => extension === `.${each}`);
  if (format !== undefined) return format;
  const known = files.map((each) => `.${each}`).join(", ");
  throw new UsageError(`--output ${to.path}: the extension is one of ${known}; for another name, add --format`);
}
