import { createReadStream, createWriteStream, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Io } from "../io.js";

/** An input to check: the file `path` holds its bytes, reports show `name`. */
export interface Input {
  readonly name: string;
  readonly path: string;
}

/** Whether a path is stdin. It is not opened by path, because it may be a socket. */
function isStdin(path: string): boolean {
  return path === "-" || path === "/dev/stdin";
}

/** Whether a path is stdin or another stream, such as a FIFO or `<(...)`, which can be read once. */
export function isStream(path: string): boolean {
  if (isStdin(path)) return true;
  try {
    const there = statSync(path);
    return !there.isFile() && !there.isDirectory();
  } catch {
    // Opening the file reports the error.
    return false;
  }
}

/** Copies streams into temporary files while `use` runs, because a check may read its input twice. */
export async function withStreams<T>(
  io: Pick<Io, "signal">,
  paths: readonly string[],
  use: (inputs: ReadonlyMap<string, Input>) => Promise<T>,
): Promise<T> {
  if (!paths.some(isStream)) return use(new Map());
  const folder = await mkdtemp(join(tmpdir(), "cfb-check-"));
  try {
    const inputs = new Map<string, Input>();
    for (const path of new Set(paths.filter(isStream))) {
      const input = { name: isStdin(path) ? "stdin" : path, path: join(folder, `${inputs.size}`) };
      const stream = isStdin(path) ? process.stdin : createReadStream(path);
      await pipeline(stream, createWriteStream(input.path), { signal: io.signal });
      inputs.set(path, input);
    }
    return await use(inputs);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
