import { isArray, isObject } from "../../document/json.js";
import { isPath, operations } from "../../document/operation.js";
import { nearest } from "../../query/suggest.js";
import type { Finding } from "../../results.js";
import type { Path } from "../../types.js";
import { fileBytes } from "./bytes.js";
import { bodyFindings, type Exchange, type Mismatch, mismatches, shown, textFindings } from "./compare.js";
import { addressOf, type HarResponse, harResponse, type Ignored } from "./har.js";
import { checkRows } from "./rows-walk.js";
import { type Rest, split } from "./split.js";
import type { Input } from "./stdin.js";

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
  /** How many bytes were read. */
  bytes = 0;
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

/** A file that cannot be checked. The message has the reason and the remedy, without the name of the file. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

const body = "/response/body";
const entries = "/log/entries";

/** A member of a value. Undefined where the value is not an object. */
function member(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The request and status in a recording. Undefined where some of it is missing. */
function exchangeOf(recording: unknown): Exchange | undefined {
  const request = member(recording, "request");
  const path = member(request, "path");
  const query = member(request, "query");
  const status = member(member(recording, "response"), "status");
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

/** What a file of a shape holds of a response. Undefined where it is no shape. A shape is small, and is read at once. */
function shapeIn(value: unknown): { exchange: Exchange; body: unknown; added: readonly unknown[] } | undefined {
  const path = member(value, "path");
  if (member(value, "values") !== "removed" || typeof path !== "string") return undefined;
  const body = member(value, "body");
  const added = member(value, "addedSince");
  // A 204 has no body.
  const exchange = { path: knownPath(path), status: body === undefined ? 204 : 200 };
  return { exchange, body, added: isArray(added) ? added : [] };
}

/** Checks one file. Yields the mismatches of each piece that it reads. Throws {@link Unreadable}, or errors of the file system. */
export function* checkFile(
  { name, path }: Input,
  target: CheckTarget,
  tally: Tally,
): Generator<readonly LocatedMismatch[]> {
  try {
    yield* new FileCheck(name, path, target, tally).run();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Unreadable(`not JSON, or cut off (${error.message}). Record it again.`);
  }
}

class FileCheck {
  constructor(
    private readonly name: string,
    private readonly path: string,
    private readonly target: CheckTarget,
    private readonly tally: Tally,
  ) {}

  *run(): Generator<readonly LocatedMismatch[]> {
    const pieces = this.pieces();
    let exchange: Exchange | undefined;
    let rows: ReturnType<typeof checkRows> | undefined;
    for (let next = pieces.next(); ; next = pieces.next()) {
      if (next.done) {
        yield this.last(next.value, exchange, rows?.findings());
        return;
      }
      const batch = next.value;
      if (batch.at === entries) yield* this.har(batch.rows, batch.first);
      else {
        exchange ??= this.exchangeOf(batch.at, batch.head());
        rows ??= checkRows(exchange.path, exchange.status);
        rows.add(batch.rows);
        yield [];
      }
    }
  }

  private pieces() {
    const bytes = fileBytes(this.path, (length) => {
      this.tally.bytes += length;
    });
    return split(bytes, ["", body, entries]);
  }

  /** The request and status of the rows at this pointer. */
  private exchangeOf(at: string, head: unknown): Exchange {
    if (at === body) {
      const exchange = exchangeOf(head) ?? exchangeOf(this.rest());
      if (exchange) return exchange;
    } else if (this.target.path !== undefined) return { path: this.target.path, status: 200 };
    throw new Unreadable("neither a recording nor a HAR. Name the operation of a bare response: --operation getGames.");
  }

  /** Everything but the rows, for a recording in which the request follows the rows. */
  private rest(): unknown {
    const pieces = this.pieces();
    for (let next = pieces.next(); ; next = pieces.next()) if (next.done) return next.value.value;
  }

  /** The mismatches that are known only at the end of the file. */
  private last({ value, at }: Rest, rowsOf: Exchange | undefined, found: readonly Finding[] = []): LocatedMismatch[] {
    if (at === entries) return [];
    if (rowsOf) return this.located(rowsOf, found);
    const shape = shapeIn(value);
    if (shape) {
      const findings = bodyFindings(shape.exchange, shape.body);
      const later = ({ kind, pattern }: Finding) => kind === "missing" && shape.added.includes(pattern);
      return this.located(
        shape.exchange,
        findings.filter((finding) => !later(finding)),
      );
    }
    const recorded = exchangeOf(value);
    const exchange = recorded ?? this.exchangeOf("", value);
    return this.located(exchange, bodyFindings(exchange, recorded ? member(member(value, "response"), "body") : value));
  }

  private *har(rows: readonly unknown[], first: number): Generator<readonly LocatedMismatch[]> {
    for (const [index, entry] of rows.entries()) {
      const response = harResponse(entry, this.target.base);
      if (typeof response === "string") this.tally.ignore(response, entry);
      else yield this.located(response.exchange, yield* this.harFindings(response), first + index);
    }
  }

  private *harFindings({ exchange, body }: HarResponse): Generator<readonly LocatedMismatch[], readonly Finding[]> {
    if (body === undefined) return bodyFindings(exchange, undefined);
    const walk = textFindings(exchange, body);
    try {
      for (let next = walk.next(); ; next = walk.next()) {
        if (next.done) return next.value;
        yield [];
      }
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const got = shown(body.slice(0, 100).toString());
      return [{ kind: "type", pattern: "", pointer: "", count: 1, expected: "JSON", got }];
    }
  }

  private located(exchange: Exchange, findings: readonly Finding[], entry?: number): LocatedMismatch[] {
    this.tally.responses++;
    this.tally.operations.add(exchange.path);
    const location = { file: this.name, ...(entry !== undefined && { entry }) };
    return mismatches(exchange, findings).map((each) => ({ ...location, ...each }));
  }
}
