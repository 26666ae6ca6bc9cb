import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Recording } from "../../src/sample/recording.js";
import { type Document, resolve, type Schema } from "./document.js";
import { recordingsFolder } from "./root.js";

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

/** The schema of a recording's body; undefined where the document has none for its status (a 204). Throws for an undocumented status. */
export function schemaOf(
  document: Document,
  { recording: { request, response }, name }: RecordingFile,
): Schema | undefined {
  const documented = document.paths[request.path]?.get.responses[response.status];
  if (documented === undefined) throw new Error(`${name}: ${request.path} documents no ${response.status}`);
  return resolve(document, documented).content?.["application/json"]?.schema;
}
