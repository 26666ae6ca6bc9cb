import { isArray, isObject, memberOf } from "../../../document/json.js";
import { isPath, operations } from "../../../document/operation.js";
import { readQuery } from "../../../query/read.js";
import { nearest } from "../../../query/suggest.js";
import type { Finding } from "../../../results.js";
import type { Path } from "../../../types.js";
import { parsedJson } from "../../files/json.js";
import { bodyFindings, checked, type Exchange, shown } from "./compare.js";
import { Unreadable } from "./inputs.js";

/** A checked response, or why an entry of a HAR is ignored: words that follow a number of requests, and the origin of another host. */
export type Checked =
  | (ReturnType<typeof checked> & { readonly entry?: number })
  | { readonly ignored: string; readonly origin?: string | undefined };

/** A path of the document. Throws {@link Unreadable} with the nearest one where it is none. */
function knownPath(path: string): Path {
  if (isPath(path)) return path;
  const meant = nearest(path, Object.keys(operations));
  const hint = meant === undefined ? "`cfb operations` lists them all." : `Did it mean ${meant}?`;
  throw new Unreadable(`${path} is not a path of the service. ${hint}`);
}

/** Checks a shape, a recording, or a bare response of `path`. Throws {@link Unreadable} for anything else. */
function responseChecked(value: unknown, path: Path | undefined): Checked {
  const own = memberOf(value, "path");
  if (memberOf(value, "values") === "removed" && typeof own === "string") {
    const [body, added] = [memberOf(value, "body"), memberOf(value, "addedSince")];
    // A 204 has no body.
    const exchange = { path: knownPath(own), status: body === undefined ? 204 : 200 };
    const later = ({ kind, pattern }: Finding) => kind === "missing" && isArray(added) && added.includes(pattern);
    return checked(
      exchange,
      bodyFindings(exchange, body).filter((finding) => !later(finding)),
    );
  }
  const [request, response] = [memberOf(value, "request"), memberOf(value, "response")];
  const [recorded, query] = [memberOf(request, "path"), memberOf(request, "query")];
  const status = memberOf(response, "status");
  if (typeof recorded === "string" && typeof status === "number") {
    const exchange = { path: knownPath(recorded), status, ...(isObject(query) && { query }) };
    return checked(exchange, bodyFindings(exchange, memberOf(response, "body")));
  }
  if (path === undefined)
    throw new Unreadable("neither a recording nor a HAR. Name the operation of a bare response: --operation getGames.");
  const exchange = { path, status: 200 };
  return checked(exchange, bodyFindings(exchange, value));
}

/** The response of an entry of a HAR, if it is from the service at `base`. */
function entryChecked(value: unknown, base: URL, entry: number): Checked {
  const request = memberOf(value, "request");
  const address = memberOf(request, "url");
  const url = typeof address === "string" && URL.canParse(address) ? new URL(address) : undefined;
  if (url?.origin !== base.origin) return { ignored: "of other hosts", origin: url?.origin };
  const prefix = base.pathname.replace(/\/$/, "");
  const path = url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : "";
  if (!isPath(path)) return { ignored: "of other paths" };
  if (memberOf(request, "method") !== "GET") return { ignored: "with other methods" };
  const response = memberOf(value, "response");
  const status = memberOf(response, "status");
  // Browsers write 0 or -1 for a canceled request.
  if (typeof status !== "number" || status < 200) return { ignored: "without a response" };
  const content = memberOf(response, "content");
  const text = memberOf(content, "text");
  const isThere = typeof text === "string" && text !== "";
  // Browsers leave out bodies that are too large, or all bodies where they are set to. A 304 has its body in another entry.
  const isEmpty = status !== 304 && (status === 204 || memberOf(content, "size") === 0);
  if (!isThere && !isEmpty) return { ignored: "without the body of the response" };
  const body = isThere && memberOf(content, "encoding") === "base64" ? Buffer.from(text, "base64") : text;
  const exchange = { path, status, query: readQuery(path, url.searchParams) };
  return { ...checked(exchange, textFindings(exchange, isThere ? body : undefined)), entry };
}

/** The findings of a body in a HAR, as text or bytes. */
function textFindings(exchange: Exchange, body: unknown): readonly Finding[] {
  try {
    const value = typeof body === "string" ? JSON.parse(body) : Buffer.isBuffer(body) ? parsedJson(body) : undefined;
    return bodyFindings(exchange, value);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const got = shown(String(body).slice(0, 100));
    return [{ kind: "type", pattern: "", pointer: "", count: 1, expected: "JSON", got }];
  }
}

/**
 * Checks the bytes of a file, response by response. Entries of a HAR with another host than `base`, the address of the service, are ignored;
 * `path` is the operation of bare responses. Throws {@link Unreadable}.
 */
export function* checkFile(bytes: Uint8Array, base: URL, path: Path | undefined): Generator<Checked> {
  let value: unknown;
  try {
    value = parsedJson(bytes);
  } catch (error) {
    throw new Unreadable(`not JSON, or cut off (${Object(error).message}). Record it again.`);
  }
  const entries = memberOf(memberOf(value, "log"), "entries");
  if (isArray(entries)) for (const [index, entry] of entries.entries()) yield entryChecked(entry, base, index);
  else yield responseChecked(value, path);
}
