import { randomBytes } from "node:crypto";

/** The manifest of an exported folder. Readers of partitioned tables ignore names that begin with an underscore. */
export const manifestName = "_export.json";

/** The suffix of the file that names the source of a data file. */
export const sourceEnding = ".source";

/** A new name for a file that is being written. It is short, so that it fits wherever the final name fits. */
export function partName(): string {
  return `.cfb-${randomBytes(6).toString("hex")}.part`;
}

/** Whether a name is that of an incomplete file, which a killed run left. */
export function isPart(name: string): boolean {
  return /^\.cfb-[0-9a-f]{12}\.part$/.test(name);
}
