import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResponseShape } from "../../src/cli/commands/record/response-shape.js";
import { shapesFolder } from "./root.js";

/** A shape with its file: `getGames/1.json`. */
export interface ShapeFile {
  readonly operationId: string;
  readonly name: string;
  readonly shape: ResponseShape;
}

/** Every file of test/shapes, by operation and number. */
export const shapeFiles: readonly ShapeFile[] = readdirSync(shapesFolder)
  .filter((name) => !name.includes("."))
  .sort()
  .flatMap((operationId) =>
    readdirSync(join(shapesFolder, operationId))
      .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
      .map((file) => ({
        operationId,
        name: `${operationId}/${file}`,
        shape: JSON.parse(readFileSync(join(shapesFolder, operationId, file), "utf8")) as ResponseShape,
      })),
  );
