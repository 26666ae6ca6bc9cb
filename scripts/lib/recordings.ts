import { filledPath, searchOf } from "../../src/query/address.js";
import { createSampleService, type Handler, type Recording } from "../../src/sample/service.js";
import { operationsOf, readDocument } from "./document.js";
import { readYaml } from "./read-yaml.js";

/** The sample service's settings for a query. */
interface ServiceSettings {
  /** The time in the sample world, in ISO 8601 format. */
  readonly now?: string;
  readonly tier?: number;
  /** The number of calls per month. `null` means that there is no limit. */
  readonly quota?: number | null;
  /** Requests to send before this one, each as path and query. */
  readonly before?: readonly string[];
  /** `false` sends the request without a key. */
  readonly key?: false;
}

/** A query in queries.yaml. */
export interface NamedQuery {
  readonly operationId: string;
  /** The operation and the query's name, such as `getGames/playoff-2024`. */
  readonly name: string;
  readonly path: string;
  readonly query: Recording["request"]["query"];
  readonly service: ServiceSettings;
  /** Replaces the response's body if the sample service can't send this body. */
  readonly body: unknown;
  /** Whether the recording is stored in the repository, so that reviewers see its changes. */
  readonly isStored: boolean;
}

interface Entry {
  readonly $service?: ServiceSettings;
  readonly $body?: unknown;
  readonly $stored?: true;
}

function readQueries(): readonly NamedQuery[] {
  type Listed = Record<string, Record<string, Entry & NamedQuery["query"]>>;
  const listed = readYaml(new URL("queries.yaml", import.meta.url)) as Listed;
  const operations = new Map(operationsOf(readDocument()).map((operation) => [operation.operationId, operation]));
  return Object.entries(listed).flatMap(([operationId, entries]) => {
    const operation = operations.get(operationId);
    if (operation === undefined) throw new Error(`scripts/lib/queries.yaml: there is no operation ${operationId}`);
    const { path, parameters } = operation;
    return Object.entries(entries).map(([entry, { $service: service = {}, $body: body, $stored, ...query }]) => {
      const name = `${operationId}/${entry}`;
      const unknown = Object.keys(query).find((key) => !parameters.some((parameter) => parameter.name === key));
      if (unknown !== undefined) throw new Error(`scripts/lib/queries.yaml: ${name} has no parameter ${unknown}`);
      return { operationId, name, path, query, service, body, isStored: $stored === true };
    });
  });
}

/** The queries in queries.yaml. Loading this module throws if a query uses an unknown operation or parameter. */
export const queries = readQueries();

/** The monthly quota of a key without a subscription. */
const FREE_QUOTA = 1_000;

/** The sample service's default time, which is after the season. */
const USUAL_TIME = "2026-02-01T12:00:00.000Z";

/** Creates the sample service with a query's settings. */
export function serviceFor({ now = USUAL_TIME, tier, quota = FREE_QUOTA }: ServiceSettings): Handler {
  return createSampleService({ now: new Date(now), tier, quota });
}

/** Sends the requests that a query's settings list first, and then the query. */
export async function sendQuery(
  { path, query, service: { key, before = [] } }: NamedQuery,
  send: (target: string, headers: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const headers: Record<string, string> = key === false ? {} : { authorization: "Bearer sample" };
  for (const target of before) await send(target, headers);
  return send(`${filledPath(path, query)}?${searchOf(query, path)}`, headers);
}

async function computed(named: NamedQuery): Promise<Recording> {
  const { path, query, service, body } = named;
  const sample = serviceFor(service);
  const response = await sendQuery(named, (target, headers) =>
    sample(new Request(`http://localhost${target}`, { headers })),
  );
  const text = body === undefined ? await response.text() : JSON.stringify(body);
  // Leaves out headers that are not about the operation, and headers that only the sample service sends.
  const sent = ["access-control-allow-origin", "etag", "access-control-expose-headers"];
  const omitted = [...sent, "x-sample-data", "x-sample-coverage"];
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

const recordings = new Map<string, Promise<Recording>>();

/** Returns the sample service's response to a query. Computes it only once. */
export function recordingOf(query: NamedQuery): Promise<Recording> {
  const recording = recordings.get(query.name) ?? computed(query);
  recordings.set(query.name, recording);
  return recording;
}

/** A recording with its operation and name. */
export interface NamedRecording extends Recording, Pick<NamedQuery, "operationId" | "name"> {}

/** Returns the sample service's responses to an operation's queries, or to all queries. */
export function recordingsOf(operationId?: string): Promise<readonly NamedRecording[]> {
  const own = queries.filter((query) => operationId === undefined || query.operationId === operationId);
  return Promise.all(
    own.map(async (query) => ({ ...(await recordingOf(query)), operationId: query.operationId, name: query.name })),
  );
}
