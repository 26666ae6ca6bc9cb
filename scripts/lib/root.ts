import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The recordings, which `npm run recordings` writes: `<operationId>/<name>.json`. */
export const recordingsFolder = join(root, "test/recordings");

/** Responses of the service without their values: `<operationId>/<n>.json`. */
export const shapesFolder = join(root, "test/shapes");
