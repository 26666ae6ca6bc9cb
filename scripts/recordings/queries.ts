import type { Recording } from "../../src/sample/service.js";
import { operationsOf, readDocument } from "../lib/document.js";
import { readYaml } from "../lib/read-yaml.js";

/** How the sample service is set for a query. */
export interface ServiceSettings {
  /** The time in the sample world, ISO 8601. */
  readonly now?: string;
  readonly tier?: number;
  /** The calls of the month; `null` for no limit. */
  readonly quota?: number | null;
  /** Requests before this one, as path and query. */
  readonly before?: readonly string[];
  /** `false`: the request has no key. */
  readonly key?: false;
}

type Entry = Recording["request"]["query"] & { readonly $service?: ServiceSettings; readonly $body?: unknown };

/** A query to record, and the name of its recording. A body replaces the sample service's, which cannot be brought to send it. */
export type NamedQuery = ReturnType<typeof readQueries>[number];

/** The queries of queries.yaml. Throws, naming it, on an operation that the document does not have. */
export function readQueries() {
  const listed = readYaml(new URL("queries.yaml", import.meta.url)) as Record<string, Record<string, Entry>>;
  const paths = new Map(operationsOf(readDocument()).map(({ operationId, path }) => [operationId, path]));
  return Object.entries(listed).flatMap(([operationId, queries]) => {
    const path = paths.get(operationId);
    if (path === undefined) throw new Error(`scripts/recordings/queries.yaml: there is no operation ${operationId}`);
    return Object.entries(queries).map(([name, { $service: service = {}, $body: body, ...query }]) => {
      return { operationId, name, path, query, service, body };
    });
  });
}
