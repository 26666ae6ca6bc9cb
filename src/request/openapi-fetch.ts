// The only file that knows openapi-fetch. Loaded with the first use of `GET`.
import createOpenapiFetch, { type Client } from "openapi-fetch";
import { operationOf, type QueryObject } from "../document/operation.js";
import type { paths } from "../document/schema.js";
import { searchOf } from "../query/address.js";
import { isQueryObject } from "../query/check.js";
import { refusedQuery } from "../query/query-error.js";
import type { Redact } from "../query/redact.js";
import { callError } from "./errors/explained.js";

/** An openapi-fetch client of the service. */
export type OpenapiFetch = Client<paths>;

/** What an openapi-fetch client is made over. */
export interface Base {
  /** The address of the service, which may throw. */
  readonly baseUrl: () => string;
  readonly redact: Redact;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** The client's own serializer writes only own members, which are checked. */
function querySerializer(query: QueryObject): string {
  try {
    return searchOf(query);
  } catch {
    // A value that no address can have: the middleware refuses it next.
    return "";
  }
}

/** How many segments an address has. A URL resolves "." and "..", so that it then has fewer. */
const segmentsIn = (address: string): number => address.replace(/[?#].*/s, "").split(/[/\\]/).length;

/** Creates an openapi-fetch client, whose calls `fetch` makes. */
export function openOpenapiFetch({ baseUrl, redact, fetch }: Base): OpenapiFetch {
  const site = baseUrl();
  const client = createOpenapiFetch<paths>({ baseUrl: site, querySerializer, fetch });
  // Before the query becomes a URL, because "2024" and 2024 look the same there. `fetch` refuses other methods, and judges an unknown path.
  client.use({
    onRequest({ request, schemaPath: path, params }) {
      if (request.method !== "GET") return;
      if (!operationOf(path)) {
        // `fetch` gets the resolved URL, in which it cannot see them.
        if (segmentsIn(request.url) < segmentsIn(site + path))
          throw new TypeError('`GET` takes a path without "." and ".." as segments: nothing was sent.');
        return;
      }
      // A query that is no object is refused as it is.
      const { query: given = {} } = params;
      const query = isQueryObject(given) ? { ...given, ...params.path } : given;
      const refused = refusedQuery(path, query, redact);
      if (refused) throw callError(refused, { path, query }, redact);
    },
  });
  return client;
}
