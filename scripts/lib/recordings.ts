import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResponseShape } from "../../src/cli/commands/record/response-shape.js";
import type { Recording } from "../../src/sample/service.js";
import type { Document, Schema } from "./document.js";
import { recordingsFolder, shapesFolder } from "./root.js";
import { bodySchema } from "./schemas.js";

/** A recording with its file: `getGames/playoff-2024.json`. */
export interface RecordingFile {
  readonly operationId: string;
  readonly name: string;
  readonly recording: Recording;
}

/** Every file of test/recordings, by operation and name. */
export const recordingFiles: readonly RecordingFile[] = readdirSync(recordingsFolder)
  .sort()
  .flatMap((operationId) =>
    readdirSync(join(recordingsFolder, operationId))
      .sort()
      .map((file) => ({
        operationId,
        name: `${operationId}/${file}`,
        recording: JSON.parse(readFileSync(join(recordingsFolder, operationId, file), "utf8")) as Recording,
      })),
  );

/** The recordings of test/recordings. */
export const recordings: readonly Recording[] = recordingFiles.map(({ recording }) => recording);

/** The schema of a recording's body, as {@link bodySchema}. */
export function schemaOf(document: Document, { recording: { request, response } }: RecordingFile): Schema | undefined {
  return bodySchema(document, request.path, response.status);
}

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
