import { type NamedRecording, recordingsOf } from "../../scripts/lib/recordings.js";
import { bodySchema } from "../../scripts/lib/schemas.js";
import { document } from "../contract/validator.js";

/** Returns whether a recording has a body. A 204 does not have one. */
export const hasBody = ({ request, response }: NamedRecording): boolean =>
  bodySchema(document, request.path, response.status) !== undefined;

/** Returns a copy of the body in a recording such as `getGames/playoff-2024`. A test can change the copy. */
export async function bodyOf(name: string): Promise<unknown> {
  const recordings = await recordingsOf(name.split("/")[0]);
  const found = recordings.find((each) => each.name === name);
  if (found === undefined || !hasBody(found)) throw new Error(`no recording ${name} with a body`);
  return structuredClone(found.response.body);
}

/** Returns `count` copies of a recording's first row, with `changes` applied. */
export async function rowsOf(name: string, count: number, changes: object = {}): Promise<Record<string, unknown>[]> {
  const body = await bodyOf(name);
  if (!Array.isArray(body)) throw new Error(`${name} has no rows`);
  return Array.from({ length: count }, () => ({ ...structuredClone(body[0]), ...changes }));
}
