import { closeSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { manifestName } from "../output/file-names.js";

const chunkSize = 1 << 20;

/**
 * Reads a file in chunks of a megabyte, without a byte order mark. The next chunk overwrites the buffer. `onRead` receives the size of each
 * chunk.
 */
export function* fileBytes(file: string, onRead: (bytes: number) => void): Generator<Uint8Array> {
  const handle = openSync(file, "r");
  try {
    const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(chunkSize, statSync(file).size || chunkSize)));
    let first = true;
    for (let length = readSync(handle, buffer); length > 0; length = readSync(handle, buffer)) {
      const bytes = buffer.subarray(0, length);
      onRead(length);
      // Windows PowerShell writes redirected output as UTF-16.
      if (first && /^(fffe|feff)/.test(bytes.subarray(0, 2).toString("hex")))
        throw new SyntaxError("UTF-16, not UTF-8");
      yield first && bytes.subarray(0, 3).equals(mark) ? bytes.subarray(3) : bytes;
      first = false;
    }
  } finally {
    closeSync(handle);
  }
}

const mark = Buffer.from([0xef, 0xbb, 0xbf]);

/** Encodes a text in chunks. A body in a HAR may be as large as a file. */
export function* textBytes(text: string): Generator<Uint8Array> {
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + chunkSize, text.length);
    // Both halves of a surrogate pair must be in one chunk.
    if (end < text.length && (text.charCodeAt(end - 1) & 0xfc00) === 0xd800) end++;
    yield Buffer.from(text.slice(start, end));
    start = end;
  }
}

/** The file at a path, or every .json and .har file in a folder and its subfolders, without manifests. Throws where the path does not exist. */
export function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|har)$/i.test(entry.name) && entry.name !== manifestName)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
