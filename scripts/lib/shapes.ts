import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResponseShape } from "../../src/cli/commands/record/response-shape.js";
import { root } from "./root.js";

/** The folder with responses of the service without their values, as `<operationId>/<n>.json`. */
const folder = join(root, "test/contract/shapes");

/** Every shape, sorted by operation and number. */
export const shapeFiles = readdirSync(folder)
  .filter((name) => !name.includes("."))
  .sort()
  .flatMap((operationId) =>
    readdirSync(join(folder, operationId))
      .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
      .map((file) => {
        const shape = JSON.parse(readFileSync(join(folder, operationId, file), "utf8")) as ResponseShape;
        return { operationId, name: `${operationId}/${file}`, shape };
      }),
  );

export type ShapeFile = (typeof shapeFiles)[number];
