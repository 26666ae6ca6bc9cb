import { type RecordingFile, recordingFiles } from "../../scripts/lib/recordings.js";
import { bodySchema } from "../../scripts/lib/schemas.js";
import { Validators } from "../support/validators.js";

/** The reference validator: ajv with openapi.yaml. */
export const validators = new Validators();

/** The schema of a recording's body, as {@link bodySchema}. */
export const schemaOf = ({ recording: { request, response } }: RecordingFile) =>
  bodySchema(validators.document, request.path, response.status);

/** Every recording that has a body. */
export const recordedResponses: readonly RecordingFile[] = recordingFiles.filter(
  (each) => schemaOf(each) !== undefined,
);

/** A copy of the body of one recording, which a test may change. */
export function bodyOf(name: string): unknown {
  const found = recordedResponses.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no recording ${name}`);
  return structuredClone(found.recording.response.body);
}

/** `count` rows, each a copy of the first of one recording with `changes` on top. */
export function rows(name: string, count: number, changes: object = {}): Record<string, unknown>[] {
  const body = bodyOf(name);
  if (!Array.isArray(body)) throw new Error(`${name} has no rows`);
  return Array.from({ length: count }, () => ({ ...structuredClone(body[0]), ...changes }));
}

/** Freezes a value deeply, so that writing to it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null)
    for (const child of Object.values(Object.freeze(value))) frozen(child);
  return value;
}
