// The only file that knows openapi-fetch. The library is loaded with the first use of `GET`.
import type { Client } from "openapi-fetch";
import type { QueryObject } from "../document/operation.js";
import type { paths } from "../document/schema.js";
import { searchOf } from "../query/address.js";
import { isQueryObject, sentQuery } from "../query/check.js";
import { refusedQuery } from "../query/query-error.js";
import type { Redact } from "../query/redact.js";
import { callError } from "./errors/explained.js";
import { lazily, lazyMethods } from "./lazily.js";

/** An openapi-fetch client of the service. */
export type OpenapiFetch = Client<paths>;

const otherMethods = ["PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

export const readOnly = () => new TypeError("The service is read-only: it takes GET requests, without a body.");

/** The client's own serializer writes only own members, which are checked. */
function querySerializer(query: QueryObject): string {
  try {
    return searchOf(query);
  } catch {
    // A value that no address can have: the middleware refuses it next.
    return "";
  }
}

/** What an openapi-fetch client is made over. */
interface Base {
  /** The address of the service, which may throw. */
  readonly baseUrl: () => string;
  readonly redact: Redact;
  readonly fetch: (request: Request) => Promise<Response>;
}

async function openOpenapiFetch({ baseUrl, redact, fetch }: Base): Promise<OpenapiFetch> {
  const { default: createOpenapiFetch } = await import("openapi-fetch");
  const client = createOpenapiFetch<paths>({ baseUrl: baseUrl(), querySerializer, fetch });
  for (const method of otherMethods) client[method] = () => Promise.reject(readOnly());
  // Before the query becomes a URL, because "2024" and 2024 look the same there. `fetch` refuses the other methods of `request`.
  client.use({
    onRequest({ request, schemaPath: path, params: { query = {} } }) {
      const refused = request.method === "GET" ? refusedQuery(path, query, redact) : undefined;
      if (refused) throw callError(refused, { path, query }, redact);
    },
  });
  return client;
}

/** Copies an argument and its query, because the caller or a getter may change them while the library loads. */
function copied(arg: unknown): unknown {
  if (!isQueryObject(arg)) return arg;
  const params = Object(arg.params);
  return { ...arg, params: { ...params, query: sentQuery(params.query) } };
}

/** The methods of an openapi-fetch client, which is made with the first call. It then gets the middleware that was added before, in order. */
export function openapiMethods(base: Base): OpenapiFetch {
  const load = lazily(() => openOpenapiFetch(base));
  const steps: ((client: OpenapiFetch) => void)[] = [];
  const ready = async () => {
    const client = await load();
    // An invalid middleware fails the next call.
    for (const step of steps.splice(0)) step(client);
    return client;
  };
  type Middleware = Parameters<OpenapiFetch["use"]>;
  const client = {
    ...lazyMethods(["GET", ...otherMethods, "request"], ready, copied),
    use: (...middleware: Middleware) => void steps.push((client) => client.use(...middleware)),
    eject: (...middleware: Middleware) => void steps.push((client) => client.eject(...middleware)),
  };
  // It has every method of the type, by name.
  return client as unknown as OpenapiFetch;
}
