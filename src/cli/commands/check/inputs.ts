import { createReadStream, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { manifestName } from "../../files/one-source.js";

/** An input to check. Reports show `name`; `size` is 0 for a stream. */
export interface Input {
  readonly name: string;
  readonly path: string;
  readonly size: number;
}

/** A file that cannot be checked. The message has the reason and the remedy, without the name of the file. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

/** The largest input: parsed JSON takes several times its size in memory. */
const maxBytes = 256 * 2 ** 20;

/** Whether a path is stdin. It is not opened by path, because it may be a socket. */
const isStdin = (path: string) => path === "-" || path === "/dev/stdin";

/**
 * The input at a path, or every .json and .har file in a folder and its subfolders, without manifests. Throws {@link Unreadable} for a folder
 * without one, and the error of the system where the path does not exist.
 */
export function inputsAt(path: string): Input[] {
  if (isStdin(path)) return [{ name: "stdin", path, size: 0 }];
  const there = statSync(path);
  if (!there.isDirectory()) return [{ name: path, path, size: there.size }];
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|har)$/i.test(entry.name) && entry.name !== manifestName)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (files.length === 0) throw new Unreadable("a folder without a .json or .har file.");
  return files.map((file) => ({ name: file, path: file, size: statSync(file).size }));
}

/** Reads an input, a stream such as a FIFO or `<(...)` included. Throws {@link Unreadable} where it is too large. */
export async function bytesOf({ path, size }: Pick<Input, "path" | "size">, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const refuseAbove = (bytes: number) => {
    if (bytes <= maxBytes) return;
    throw new Unreadable("larger than 256 MB. Record less in one call, such as one week, or split the file.");
  };
  refuseAbove(size);
  for await (const chunk of isStdin(path) ? process.stdin : createReadStream(path, { signal })) {
    chunks.push(chunk);
    length += chunk.length;
    refuseAbove(length);
  }
  return Buffer.concat(chunks);
}
