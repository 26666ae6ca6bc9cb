import type { Recording } from "./recording.js";
import { allRecordings } from "./world/recordings/index.js";
import { createWorld } from "./world/simulation/world.js";

/**
 * The recordings of the sample world, by operation and name. In the package the build replaces this module by one that holds them, so that
 * neither the world nor the time to compute it is in it.
 */
export const recordings: readonly Recording[] = allRecordings(createWorld())
  .map(({ operationId, name, recording }) => ({ file: `${operationId}/${name}.json`, recording }))
  .sort((a, b) => (a.file < b.file ? -1 : 1))
  .map(({ recording }) => recording);
