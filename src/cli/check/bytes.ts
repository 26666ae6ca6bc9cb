import { closeSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { manifestName } from "../output/file-names.js";

const chunkSize = 1 << 20;

/** The bytes of a file, a megabyte at a time, without a byte order mark. A chunk is overwritten by the next. `onRead` is told of their number. */
export function* fileBytes(file: string, onRead: (bytes: number) => void): Generator<Uint8Array> {
  const handle = openSync(file, "r");
  try {
    const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(chunkSize, statSync(file).size || chunkSize)));
    let first = true;
    for (let length = readSync(handle, buffer); length > 0; length = readSync(handle, buffer)) {
      const bytes = buffer.subarray(0, length);
      onRead(length);
      // What a PowerShell of old makes of a redirection.
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

/** The bytes of a text, a piece at a time: a body in a HAR may be as large as a file. */
export function* textBytes(text: string): Generator<Uint8Array> {
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + chunkSize, text.length);
    // The halves of a surrogate pair are one character, which only both of them encode.
    if (end < text.length && (text.charCodeAt(end - 1) & 0xfc00) === 0xd800) end++;
    yield Buffer.from(text.slice(start, end));
    start = end;
  }
}

/** The files that a path means: itself, or every .json and .har with data in a folder and the folders within. Throws where there is nothing. */
export function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|har)$/i.test(entry.name) && entry.name !== manifestName)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
