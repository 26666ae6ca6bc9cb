import { filledPath, searchOf } from "../../src/query/address.js";
import { createSampleService, type Handler, type Recording } from "../../src/sample/service.js";
import type { Files } from "../lib/folder.js";
import type { NamedQuery, ServiceSettings } from "./queries.js";

/** The calls per month of a key without a subscription. */
const FREE_QUOTA = 1_000;

/** The sample service's own default time, after the season. */
const USUAL_TIME = "2026-02-01T12:00:00.000Z";

/** The sample service with the settings of a query. */
export function serviceFor({ now = USUAL_TIME, tier, quota = FREE_QUOTA }: ServiceSettings): Handler {
  return createSampleService({ now: new Date(now), tier, quota });
}

/** Sends a query, after the requests that its settings name. */
export async function sendQuery(
  { path, query, service: { key, before = [] } }: NamedQuery,
  send: (target: string, headers: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const headers: Record<string, string> = key === false ? {} : { authorization: "Bearer sample" };
  for (const target of before) await send(target, headers);
  return send(`${filledPath(path, query)}?${searchOf(query, path)}`, headers);
}

/** The sample service's response to a query. */
async function recordingOf(named: NamedQuery): Promise<Recording> {
  const { path, query, service, body } = named;
  const sample = serviceFor(service);
  const response = await sendQuery(named, (target, headers) =>
    sample(new Request(`http://localhost${target}`, { headers })),
  );
  const text = body === undefined ? await response.text() : JSON.stringify(body);
  // These headers say nothing of the operation; the service does not send the last two.
  const omitted = ["access-control-allow-origin", "etag", "access-control-expose-headers", "x-sample-coverage"];
  for (const name of omitted) response.headers.delete(name);
  return {
    request: { path, query },
    response: {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      ...(text !== "" && { body: JSON.parse(text) as unknown }),
    },
    recordedAt: new Date(service.now ?? USUAL_TIME).toISOString(),
    source: "sample",
  };
}

/** The text of a recording. Each row of a list is one line, and so is its change in a diff. */
function textOf(recording: Recording): string {
  const { response } = recording;
  if (!Array.isArray(response.body) || response.body.length === 0) return `${JSON.stringify(recording, null, 2)}\n`;
  const rows = response.body.map((row) => `      ${JSON.stringify(row)}`).join(",\n");
  const others = JSON.stringify({ ...recording, response: { ...response, body: [] } }, null, 2);
  return `${others.replace('"body": []', () => `"body": [\n${rows}\n    ]`)}\n`;
}

/** The files of the sample service's responses to some queries: `test/recordings/<operationId>/<name>.json`. */
export async function recordingsOf(queries: readonly NamedQuery[]): Promise<Files> {
  const files = new Map<string, string>();
  for (const query of queries)
    files.set(`test/recordings/${query.operationId}/${query.name}.json`, textOf(await recordingOf(query)));
  return files;
}
