import { operations } from "../../../generated/operations.js";
import { isPath } from "../../query/check.js";
import type { Path } from "../../types.js";
import { isObject } from "../../validate/values.js";
import { typed } from "../call.js";
import type { Asked } from "./compare.js";

/** Why an entry of a HAR is not held against the document, in words that follow a number of requests. */
export type Ignored =
  | "of other hosts"
  | "of other paths"
  | "with other methods"
  | "without a response"
  | "without the body of the response";

/** An answer in a HAR, with its body as it came. */
export interface HarAnswer {
  readonly asked: Asked;
  readonly body: string | Buffer | undefined;
}

type Members = Readonly<Record<string, unknown>>;

/** A member that is an object, or an empty one. */
function members(parent: Members, key: string): Members {
  const value = parent[key];
  return isObject(value) ? value : {};
}

/** The query of an address, its values in the types of their parameters. One that is given twice keeps both, which fits no type. */
function queryOf(path: Path, parameters: URLSearchParams): Record<string, unknown> {
  const names = [...new Set(parameters.keys())];
  const entries = names.map((name) => {
    const [value = "", ...more] = parameters.getAll(name);
    return [name, more.length > 0 ? [value, ...more] : typed(value, operations[path], name)] as const;
  });
  // fromEntries defines its keys: a parameter called `__proto__` stays a plain entry.
  return Object.fromEntries(entries);
}

/** The address that an entry asked; undefined where it has none. */
export function addressOf(entry: unknown): URL | undefined {
  const url = isObject(entry) ? members(entry, "request").url : undefined;
  return typeof url === "string" && URL.canParse(url) ? new URL(url) : undefined;
}

/** What an entry of a HAR tells of the service at `base`, or why it tells nothing. */
export function harAnswer(entry: unknown, base: URL): HarAnswer | Ignored {
  const url = addressOf(entry);
  if (!isObject(entry) || url === undefined || url.origin !== base.origin) return "of other hosts";
  const prefix = base.pathname.replace(/\/$/, "");
  const path = url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : "";
  if (!isPath(path)) return "of other paths";
  if (members(entry, "request").method !== "GET") return "with other methods";
  const response = members(entry, "response");
  const { status } = response;
  // Browsers write 0, or -1, where a request was stopped; a 304 has its body elsewhere.
  if (typeof status !== "number" || status < 200) return "without a response";
  const { text, encoding, size } = members(response, "content");
  const asked = { path, status, query: queryOf(path, url.searchParams) };
  if (typeof text === "string" && text !== "") {
    return { asked, body: encoding === "base64" ? Buffer.from(text, "base64") : text };
  }
  // Some are set to leave bodies out, and all do so where one was too large.
  const empty = status === 204 || size === 0;
  return empty && status !== 304 ? { asked, body: undefined } : "without the body of the response";
}
