import { createReadStream, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { manifestName } from "../../files/one-source.js";
import { UsageError } from "../../session/exit.js";

/** The largest input: parsed JSON takes several times its size in memory. */
const maxBytes = 256 * 2 ** 20;

/** Whether a path is stdin. It is not opened by path, because it may be a socket. */
const isStdin = (path: string) => path === "-" || path === "/dev/stdin";

/**
 * The inputs at a path: itself, or every .json and .har file in a folder and its subfolders, without manifests. Throws {@link UsageError} for a
 * folder without one, and the error of the system where the path does not exist.
 */
export function inputsAt(path: string): string[] {
  if (isStdin(path) || !statSync(path).isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|har)$/i.test(entry.name) && entry.name !== manifestName)
    .map((entry) => join(entry.parentPath, entry.name));
  if (files.length === 0) throw new UsageError("a folder without a .json or .har file.");
  return files.sort();
}

/** The size of an input in bytes: 0 for a stream, and for a file that is no longer there. */
export const sizeOf = (path: string): number =>
  isStdin(path) ? 0 : (statSync(path, { throwIfNoEntry: false })?.size ?? 0);

/** The name of an input in the report. */
export const nameOf = (path: string): string => (isStdin(path) ? "stdin" : path);

/** Reads an input, a stream such as a FIFO or `<(...)` included. Throws {@link UsageError} where it is too large. */
export async function bytesOf(path: string, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const refuseAbove = (bytes: number) => {
    if (bytes <= maxBytes) return;
    throw new UsageError("larger than 256 MB. Record less in one call, such as one week, or split the file.");
  };
  refuseAbove(sizeOf(path));
  for await (const chunk of isStdin(path) ? process.stdin : createReadStream(path, { signal })) {
    chunks.push(chunk);
    length += chunk.length;
    refuseAbove(length);
  }
  return Buffer.concat(chunks);
}
