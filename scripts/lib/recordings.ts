import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResponseShape } from "../../src/cli/commands/record/response-shape.js";
import type { Recording } from "../../src/sample/service.js";
import { recordingsFolder, shapesFolder } from "./root.js";

/** The files of a folder with a folder for each operation, by operation and name: `getGames/playoff-2024.json`. */
function filesOf(folder: string) {
  const operations = readdirSync(folder).filter((name) => !name.includes("."));
  return operations.sort().flatMap((operationId) =>
    readdirSync(join(folder, operationId))
      .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
      .map((file) => {
        const content: unknown = JSON.parse(readFileSync(join(folder, operationId, file), "utf8"));
        return { operationId, name: `${operationId}/${file}`, content };
      }),
  );
}

/** Every file of test/recordings. */
export const recordingFiles = filesOf(recordingsFolder).map(({ content, ...file }) => ({
  ...file,
  recording: content as Recording,
}));

export type RecordingFile = (typeof recordingFiles)[number];

/** The recordings of test/recordings. */
export const recordings: readonly Recording[] = recordingFiles.map(({ recording }) => recording);

/** Every file of test/shapes, by operation and number: `getGames/1.json`. */
export const shapeFiles = filesOf(shapesFolder).map(({ content, ...file }) => ({
  ...file,
  shape: content as ResponseShape,
}));

export type ShapeFile = (typeof shapeFiles)[number];
