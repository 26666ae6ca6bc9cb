import { readdirSync, readFileSync } from "node:fs";
import type { Recording } from "./recording.js";

const folder = new URL("../../test/recordings/", import.meta.url);

/**
 * The shipped recordings. In the repository they are read from test/recordings; the build puts a module with their content in this
 * one's place, so that the package needs no file system.
 */
export const recordings: readonly Recording[] = readdirSync(folder)
  .sort()
  .flatMap((operationId) =>
    readdirSync(new URL(`${operationId}/`, folder))
      .sort()
      .map((name) => JSON.parse(readFileSync(new URL(`${operationId}/${name}`, folder), "utf8")) as Recording),
  );
