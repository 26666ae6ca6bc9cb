import { isArray, isObject, memberOf } from "../../../document/json.js";
import { isPath, operations } from "../../../document/operation.js";
import { nearest } from "../../../query/suggest.js";
import type { Finding } from "../../../results.js";
import type { Path } from "../../../types.js";
import { parsedJson } from "../../files/json.js";
import { bodyFindings, type Exchange, type Mismatch, mismatches, shown } from "./compare.js";
import { addressOf, type HarResponse, harResponse, type Ignored } from "./har.js";
import { Unreadable } from "./inputs.js";

/** The service and operation of the checked files. */
export interface CheckTarget {
  /** The address of the service. Entries of a HAR with another host are ignored. */
  readonly base: URL;
  /** The operation of bare responses. */
  readonly path: Path | undefined;
}

/** Counts of what was checked. */
export class Tally {
  responses = 0;
  readonly operations = new Set<string>();
  readonly ignored = new Map<Ignored, number>();
  /** The first few hosts of ignored entries. */
  readonly hosts = new Set<string>();

  ignore(why: Ignored, entry: unknown): void {
    this.ignored.set(why, (this.ignored.get(why) ?? 0) + 1);
    const host = why === "of other hosts" ? addressOf(entry)?.origin : undefined;
    if (host !== undefined && this.hosts.size < 5) this.hosts.add(host);
  }
}

/** A mismatch and its location. */
export interface LocatedMismatch extends Mismatch {
  readonly file: string;
  /** The index of the entry in a HAR. */
  readonly entry?: number;
}

/** The request and status in a recording. Undefined where some of it is missing. */
function exchangeOf(recording: unknown): Exchange | undefined {
  const request = memberOf(recording, "request");
  const path = memberOf(request, "path");
  const query = memberOf(request, "query");
  const status = memberOf(memberOf(recording, "response"), "status");
  if (typeof path !== "string" || typeof status !== "number") return undefined;
  return { path: knownPath(path), status, ...(isObject(query) && { query }) };
}

/** A path of the document. Throws {@link Unreadable} with the nearest one where it is none. */
function knownPath(path: string): Path {
  if (isPath(path)) return path;
  const meant = nearest(path, Object.keys(operations));
  const hint = meant === undefined ? "`cfb operations` lists them all." : `Did it mean ${meant}?`;
  throw new Unreadable(`${path} is not a path of the service. ${hint}`);
}

/** What a file of a shape holds of a response. Undefined where it is no shape. */
function shapeIn(value: unknown): { exchange: Exchange; body: unknown; added: readonly unknown[] } | undefined {
  const path = memberOf(value, "path");
  if (memberOf(value, "values") !== "removed" || typeof path !== "string") return undefined;
  const body = memberOf(value, "body");
  const added = memberOf(value, "addedSince");
  // A 204 has no body.
  const exchange = { path: knownPath(path), status: body === undefined ? 204 : 200 };
  return { exchange, body, added: isArray(added) ? added : [] };
}

/** The exchange and the findings of a recording, a shape, or a bare response of `path`. Throws {@link Unreadable} for anything else. */
function responseIn(value: unknown, path: Path | undefined): readonly [Exchange, readonly Finding[]] {
  const shape = shapeIn(value);
  if (shape) {
    const later = ({ kind, pattern }: Finding) => kind === "missing" && shape.added.includes(pattern);
    return [shape.exchange, bodyFindings(shape.exchange, shape.body).filter((finding) => !later(finding))];
  }
  const recorded = exchangeOf(value);
  if (recorded) return [recorded, bodyFindings(recorded, memberOf(memberOf(value, "response"), "body"))];
  if (path === undefined)
    throw new Unreadable("neither a recording nor a HAR. Name the operation of a bare response: --operation getGames.");
  const exchange = { path, status: 200 };
  return [exchange, bodyFindings(exchange, value)];
}

/** The findings of a body in a HAR. */
function harFindings({ exchange, body }: HarResponse): readonly Finding[] {
  if (body === undefined) return bodyFindings(exchange, undefined);
  try {
    return bodyFindings(exchange, typeof body === "string" ? JSON.parse(body) : parsedJson(body));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const got = shown(body.slice(0, 100).toString());
    return [{ kind: "type", pattern: "", pointer: "", count: 1, expected: "JSON", got }];
  }
}

/** Checks the bytes of a file. Yields the mismatches of each response. Throws {@link Unreadable}. */
export function* checkFile(
  file: string,
  bytes: Uint8Array,
  { base, path }: CheckTarget,
  tally: Tally,
): Generator<readonly LocatedMismatch[]> {
  let value: unknown;
  try {
    value = parsedJson(bytes);
  } catch (error) {
    throw new Unreadable(`not JSON, or cut off (${Object(error).message}). Record it again.`);
  }
  const located = (exchange: Exchange, findings: readonly Finding[], entry?: number): LocatedMismatch[] => {
    tally.responses++;
    tally.operations.add(exchange.path);
    const location = { file, ...(entry !== undefined && { entry }) };
    return mismatches(exchange, findings).map((each) => ({ ...location, ...each }));
  };
  const entries = memberOf(memberOf(value, "log"), "entries");
  if (!isArray(entries)) {
    yield located(...responseIn(value, path));
    return;
  }
  for (const [index, entry] of entries.entries()) {
    const response = harResponse(entry, base);
    if (typeof response === "string") tally.ignore(response, entry);
    else yield located(response.exchange, harFindings(response), index);
  }
}
