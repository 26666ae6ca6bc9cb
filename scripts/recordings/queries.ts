import type { Recording } from "../../src/sample/service.js";
import { type Document, operationsOf, readDocument } from "../lib/document.js";
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

/** A query to record, and the name of its recording. */
export interface NamedQuery {
  readonly operationId: string;
  readonly name: string;
  readonly path: string;
  readonly query: Recording["request"]["query"];
  readonly service: ServiceSettings;
  /** A body in place of the sample service's, which cannot be brought to send it. */
  readonly body?: { readonly value: unknown };
}

type Entry = Recording["request"]["query"] & { readonly $service?: ServiceSettings; readonly $body?: unknown };

/** The queries of queries.yaml. Throws, naming it, on an operation that the document does not have. */
export function readQueries(document: Document = readDocument()): NamedQuery[] {
  const listed = readYaml(new URL("queries.yaml", import.meta.url)) as Record<string, Record<string, Entry>>;
  const paths = new Map(operationsOf(document).map(({ operationId, path }) => [operationId, path]));
  return Object.entries(listed).flatMap(([operationId, queries]) => {
    const path = paths.get(operationId);
    if (path === undefined) throw new Error(`scripts/recordings/queries.yaml: there is no operation ${operationId}`);
    return Object.entries(queries).map(([name, { $service = {}, $body, ...query }]) => ({
      operationId,
      name,
      path,
      query,
      service: $service,
      ...($body !== undefined && { body: { value: $body } }),
    }));
  });
}
