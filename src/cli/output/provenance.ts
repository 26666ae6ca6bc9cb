import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { words } from "../../../generated/words.js";
import { isObject } from "../../validate/values.js";
import type { Call } from "../call.js";
import { UsageError } from "../exit.js";
import type { Io } from "../io.js";
import { recordedSource } from "../record/recording.js";
import { sourceInWords } from "../source.js";
import { systemCode } from "./destination.js";
import { manifestName, sourceEnding } from "./file-names.js";
import { writeWhole } from "./write.js";

/** Writes `<file>.source` beside a data file, with its source, call and time. Most formats of rows have no field for them. */
export async function nameSource(io: Io, file: string, { path, query }: Call, source: string): Promise<void> {
  const text = JSON.stringify({ source, path, query, writtenAt: new Date().toISOString() });
  await writeWhole(io, file + sourceEnding, `${text}\n`);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (systemCode(error) === "ENOENT" || systemCode(error) === "ENOTDIR") return [];
    throw error;
  }
}

/** The source in a JSON file. Undefined where it has none. */
async function namedIn(file: string): Promise<string | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, "utf8"));
    return isObject(value) && typeof value.source === "string" ? value.source : undefined;
  } catch {
    return undefined;
  }
}

/** The files of an output folder that name their source, each with its source. */
async function* sourcesIn(folder: string): AsyncGenerator<readonly [file: string, source: string | undefined]> {
  const names = await namesIn(folder);
  const operationIds = new Set(Object.values(words).map(({ operationId }) => operationId));
  for (const name of names) {
    const data = name.slice(0, -sourceEnding.length);
    if (name === manifestName) yield [join(folder, name), await namedIn(join(folder, name))];
    else if (name.endsWith(sourceEnding) && names.includes(data))
      yield [join(folder, data), await namedIn(join(folder, name))];
    if (!operationIds.has(name)) continue;
    for (const recording of await namesIn(join(folder, name))) {
      const file = join(folder, name, recording);
      if (recording.endsWith(".json")) yield [file, recordedSource(file)];
    }
  }
}

/**
 * Throws a {@link UsageError} where a folder holds data of another source. The file `replaced` does not count. `name` is the folder's name in
 * messages. Writes nothing.
 */
export async function refuseOtherSource(
  folder: string,
  source: string,
  { replaced, name = folder }: { readonly replaced?: string; readonly name?: string } = {},
): Promise<void> {
  for await (const [file, found] of sourcesIn(folder)) {
    if (found === undefined || found === source || file === replaced) continue;
    const [first, second] = [sourceInWords(found), sourceInWords(source)];
    throw new UsageError(
      `${name} holds data of ${first} (${relative(folder, file)}), and this is of ${second}: write to another folder`,
    );
  }
}
