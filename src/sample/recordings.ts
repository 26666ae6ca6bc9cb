import { readdirSync, readFileSync } from "node:fs";
import type { Recording } from "./recording.js";

const folder = new URL("../../test/recordings/", import.meta.url);

/**
 * The recordings in the package. In the repository they are read from test/recordings. The build replaces this module by one with their
 * content, so that the package needs no file system.
 */
export const recordings: readonly Recording[] = readdirSync(folder)
  .sort()
  .flatMap((operationId) =>
    readdirSync(new URL(`${operationId}/`, folder))
      .sort()
      .map((name) => JSON.parse(readFileSync(new URL(`${operationId}/${name}`, folder), "utf8")) as Recording),
  );
