import { randomBytes } from "node:crypto";

/** The manifest of an exported folder, beside the data, where readers of the table overlook it. */
export const manifestName = "_export.json";

/** What is added to the name of a data file for the file that names its source. */
export const sourceEnding = ".source";

/** A name for a file that is being written, no longer than the name of any file may be. */
export function partName(): string {
  return `.cfb-${randomBytes(6).toString("hex")}.part`;
}

/** Whether a file is what a write left behind when it was killed. */
export function isPart(name: string): boolean {
  return /^\.cfb-[0-9a-f]{12}\.part$/.test(name);
}
