import { memberOf } from "../../../document/json.js";
import { isPath } from "../../../document/operation.js";
import { readQuery } from "../../../query/read.js";
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

/** The address of an entry's request. Undefined where it has none. */
export function addressOf(entry: unknown): URL | undefined {
  const url = memberOf(memberOf(entry, "request"), "url");
  return typeof url === "string" && URL.canParse(url) ? new URL(url) : undefined;
}

/** The response of an entry, if it is from the service at `base`; otherwise the reason why the entry is ignored. */
export function harResponse(entry: unknown, base: URL): HarResponse | Ignored {
  const url = addressOf(entry);
  if (url === undefined || url.origin !== base.origin) return "of other hosts";
  const prefix = base.pathname.replace(/\/$/, "");
  const path = url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : "";
  if (!isPath(path)) return "of other paths";
  if (memberOf(memberOf(entry, "request"), "method") !== "GET") return "with other methods";
  const response = memberOf(entry, "response");
  const status = memberOf(response, "status");
  // Browsers write 0 or -1 for a canceled request.
  if (typeof status !== "number" || status < 200) return "without a response";
  const content = memberOf(response, "content");
  const text = memberOf(content, "text");
  const exchange = { path, status, query: readQuery(path, url.searchParams) };
  if (typeof text === "string" && text !== "") {
    return { exchange, body: memberOf(content, "encoding") === "base64" ? Buffer.from(text, "base64") : text };
  }
  // Browsers leave out bodies that are too large, or all bodies where they are set to. A 304 has its body in another entry.
  const empty = status === 204 || memberOf(content, "size") === 0;
  return empty && status !== 304 ? { exchange, body: undefined } : "without the body of the response";
}
