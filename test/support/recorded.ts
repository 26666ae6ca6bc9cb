import { type NamedRecording, recordingsOf } from "../../scripts/lib/recordings.js";
import { bodySchema } from "../../scripts/lib/schemas.js";
import { document } from "../contract/validator.js";

/** Whether a recording has a body. A 204 has none. */
export const hasBody = ({ request, response }: NamedRecording): boolean =>
  bodySchema(document, request.path, response.status) !== undefined;

/** A copy of the body of one recording, such as `getGames/playoff-2024`. A test may change it. */
export async function bodyOf(name: string): Promise<unknown> {
  const recordings = await recordingsOf(name.split("/")[0]);
  const found = recordings.find((each) => each.name === name);
  if (found === undefined || !hasBody(found)) throw new Error(`no recording ${name} with a body`);
  return structuredClone(found.response.body);
}

/** `count` rows, each a copy of the first of one recording with `changes` on top. */
export async function rowsOf(name: string, count: number, changes: object = {}): Promise<Record<string, unknown>[]> {
  const body = await bodyOf(name);
  if (!Array.isArray(body)) throw new Error(`${name} has no rows`);
  return Array.from({ length: count }, () => ({ ...structuredClone(body[0]), ...changes }));
}
