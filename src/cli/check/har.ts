import { isObject } from "../../document/json.js";
import { isPath } from "../../document/operation.js";
import { readQuery } from "../../query/read.js";
import type { Exchange } from "./compare.js";

/** Why an entry of a HAR is not checked. The words follow a number of requests. */
export type Ignored =
  | "of other hosts"
  | "of other paths"
  | "with other methods"
  | "without a response"
  | "without the body of the response";

/** A response in a HAR, with its body as text or bytes. */
export interface HarResponse {
  readonly exchange: Exchange;
  readonly body: string | Buffer | undefined;
}

type Members = Readonly<Record<string, unknown>>;

/** The member of an object, or an empty object where the member is not an object. */
function members(parent: Members, key: string): Members {
  const value = parent[key];
  return isObject(value) ? value : {};
}

/** The address of an entry's request. Undefined where it has none. */
export function addressOf(entry: unknown): URL | undefined {
  const url = isObject(entry) ? members(entry, "request").url : undefined;
  return typeof url === "string" && URL.canParse(url) ? new URL(url) : undefined;
}

/** The response of an entry, if it is from the service at `base`; otherwise the reason why the entry is ignored. */
export function harResponse(entry: unknown, base: URL): HarResponse | Ignored {
  const url = addressOf(entry);
  if (!isObject(entry) || url === undefined || url.origin !== base.origin) return "of other hosts";
  const prefix = base.pathname.replace(/\/$/, "");
  const path = url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : "";
  if (!isPath(path)) return "of other paths";
  if (members(entry, "request").method !== "GET") return "with other methods";
  const response = members(entry, "response");
  const { status } = response;
  // Browsers write 0 or -1 for a canceled request.
  if (typeof status !== "number" || status < 200) return "without a response";
  const { text, encoding, size } = members(response, "content");
  const exchange = { path, status, query: readQuery(path, url.searchParams) };
  if (typeof text === "string" && text !== "") {
    return { exchange, body: encoding === "base64" ? Buffer.from(text, "base64") : text };
  }
  // Browsers leave out bodies that are too large, or all bodies where they are set to. A 304 has its body in another entry.
  const empty = status === 204 || size === 0;
  return empty && status !== 304 ? { exchange, body: undefined } : "without the body of the response";
}
