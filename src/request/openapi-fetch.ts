// The only file that knows openapi-fetch. Its code is loaded with the first use of `GET`.
import createOpenapiFetch, { type Client } from "openapi-fetch";
import type { QueryObject } from "../document/operation.js";
import type { paths } from "../document/schema.js";
import { searchOf } from "../query/address.js";
import { callError, refusal } from "./failures/call-error.js";
import { readOnly } from "./fetch.js";

/** An openapi-fetch client of the service. */
export type OpenapiFetch = Client<paths>;

const otherMethods = ["PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

/** The client's own serializer writes only own members, which are checked. */
function querySerializer(query: QueryObject): string {
  try {
    return searchOf(query);
  } catch {
    // A value that no address can have: the middleware refuses it next.
    return "";
  }
}

/** Opens an openapi-fetch client over the client's own `fetch`. `known`: the keys to redact. */
export function openOpenapiFetch(
  baseUrl: string,
  known: readonly string[],
  fetch: (request: Request) => Promise<Response>,
): OpenapiFetch {
  const client = createOpenapiFetch<paths>({ baseUrl, querySerializer, fetch });
  for (const method of otherMethods) client[method] = () => Promise.reject(readOnly());
  // Before the address is written, because "2024" and 2024 are the same there. `fetch` refuses the other methods of `request`.
  client.use({
    async onRequest({ request, schemaPath: path, params: { query = {} } }) {
      const refused = request.method === "GET" ? await refusal(path, query, known) : undefined;
      if (refused) throw await callError(refused, { path, query }, known);
    },
  });
  return client;
}
