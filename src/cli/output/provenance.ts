import { readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { isObject } from "../../document/json.js";
import type { Call } from "../call.js";
import { UsageError } from "../exit.js";
import type { Io } from "../io.js";
import { type Destination, destinationOf } from "./destination.js";
import { sourceEnding } from "./file-names.js";
import { removeParts } from "./parts.js";
import { write } from "./write.js";

type FileDestination = Extract<Destination, { readonly kind: "file" }>;

/** The source in a JSON file. Undefined where it has none. */
export async function namedIn(file: string): Promise<string | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, "utf8"));
    return isObject(value) && typeof value.source === "string" ? value.source : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The destination of `<file>.source`, which names the source of a data file. Throws a {@link UsageError} where a file of the user has this
 * name, and a `Failure` where it cannot be written. Writes nothing.
 */
export async function sourceFileOf(to: FileDestination): Promise<FileDestination> {
  const file = await destinationOf(to.target + sourceEnding, to.path + sourceEnding);
  const isOwn = file.kind === "file" && (file.there === undefined || (await namedIn(file.target)) !== undefined);
  if (!isOwn) throw new UsageError(`${to.path}${sourceEnding} is not a file of cfb: give another --output`);
  return file;
}

/**
 * Writes a data file, and before it its `<file>.source` with source, call and time. Most formats of rows have no field for them. Throws a
 * `Failure` where one of the two cannot be written; both are then as before.
 */
export async function writeWithSource(
  io: Io,
  to: FileDestination,
  sourceFile: FileDestination,
  content: string | Uint8Array,
  { path, query }: Call,
  source: string,
): Promise<void> {
  await removeParts(dirname(to.target));
  const before = sourceFile.there === undefined ? undefined : await readFile(sourceFile.target);
  const text = JSON.stringify({ source, path, query, writtenAt: new Date().toISOString() });
  await write(io, sourceFile, `${text}\n`);
  try {
    await write(io, to, content);
  } catch (error) {
    const undone = before === undefined ? rm(sourceFile.target, { force: true }) : write(io, sourceFile, before);
    await undone.catch(() => {});
    throw error;
  }
}
