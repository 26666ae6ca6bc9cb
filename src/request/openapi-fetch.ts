// The only file that imports openapi-fetch. Loaded with the first use of `GET`.
import createOpenapiFetch, { type Client } from "openapi-fetch";
import { isArray } from "../document/json.js";
import { operationOf, type QueryObject } from "../document/operation.js";
import { hasDotSegment, routeOf } from "../document/route.js";
import type { paths } from "../document/schema.js";
import { QueryError } from "../errors.js";
import { isInPath, searchOf } from "../query/address.js";
import { isQueryObject } from "../query/check.js";
import { refusedQuery } from "../query/query-error.js";
import { cut, type Redact } from "../query/redact.js";
import { callError } from "./errors/explained.js";

/** An openapi-fetch client for the service. */
export type OpenapiFetch = Client<paths>;

/** What the openapi-fetch client needs. */
export interface Base {
  /** The service's URL. The function may throw. */
  readonly baseUrl: () => string;
  readonly redact: Redact;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Serializes the query as the client does. Includes only own properties, because only those are checked. */
function querySerializer(query: QueryObject): string {
  try {
    return searchOf(query);
  } catch {
    // A value that no URL can contain. The middleware refuses it next.
    return "";
  }
}

/** Whether a URL can contain a value: a string, number, boolean or bigint. */
function isWritable(value: unknown): boolean {
  // Half of a surrogate pair can't be encoded as UTF-8.
  if (typeof value === "string") return !/[\uD800-\uDFFF]/u.test(value);
  return typeof value === "number" ? Number.isFinite(value) : ["boolean", "bigint"].includes(typeof value);
}

/** Describes what is wrong with a call to a path that is not in the document. Without this check, the client would send it as a different call. */
function unknownCallProblem(path: string, query: unknown, pathValues: QueryObject): string | undefined {
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name) => encodeURIComponent(String(pathValues[name])));
  const known = routeOf(filled)?.path;
  if (known !== undefined) return `\`GET\` needs the path as it is in the document. Write "${known}"`;
  if (hasDotSegment(filled)) return '`GET` takes a path without the segments "." and ".."';
  if (/[?#]/.test(path)) return "`GET` takes a path without ? and #. Put the query in `params.query`";
  for (const [, name = ""] of path.matchAll(/\{([^{}]+)\}/g)) {
    if ((pathValues[name] ?? "") === "") return `\`${name}\` must be given in \`params.path\``;
  }
  if (!isQueryObject(query)) return "`params.query` must be an object such as { year: 2024 }";
  for (const [name, value] of Object.entries(query)) {
    const values = isArray(value) ? value : [value];
    if (value !== undefined && (values.length === 0 || !values.every(isWritable)))
      return `\`${cut(name)}\` takes a string, a number, a boolean or a list of these`;
  }
  return undefined;
}

/** Creates an openapi-fetch client that makes its calls through `fetch`. */
export function openOpenapiFetch({ baseUrl, redact, fetch }: Base): OpenapiFetch {
  const site = baseUrl();
  const client = createOpenapiFetch<paths>({ baseUrl: site, querySerializer, fetch });
  // This check runs before the query becomes a URL, because "2024" and 2024 look the same in a URL. `fetch` refuses other methods and checks unknown
  // paths.
  client.use({
    onRequest({ request, schemaPath: path, params }) {
      if (request.method !== "GET") return;
      if (!operationOf(path)) {
        // This check is here because these problems are not visible in the URL that `fetch` gets.
        const problem = unknownCallProblem(path, params.query ?? {}, params.path ?? {});
        if (problem) throw new TypeError(redact(`${problem}. Nothing was sent.`));
        return;
      }
      // If the query is not an object, the next check refuses it.
      const { query: given = {} } = params;
      const misplaced = Object.keys(Object(given)).find((name) => isInPath(path, name));
      if (misplaced !== undefined)
        throw new QueryError(`${path}: \`${misplaced}\` belongs in \`params.path\`, not in \`params.query\`.`, {
          parameters: [misplaced],
          path,
        });
      const query = isQueryObject(given) ? { ...given, ...params.path } : given;
      const refused = refusedQuery(path, query, redact);
      if (refused) throw callError(refused, { path, query }, redact);
    },
  });
  return client;
}
