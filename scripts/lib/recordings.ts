import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Recording } from "../../src/sample/recording.js";
import type { Document, Schema } from "./document.js";
import { recordingsFolder } from "./root.js";
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
