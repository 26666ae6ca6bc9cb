import { operations } from "../../../generated/operations.js";
import { isPath } from "../../query/check.js";
import { nearest } from "../../query/suggest.js";
import type { Path } from "../../types.js";
import { checkRows, type Finding } from "../../validate/check.js";
import { isObject } from "../../validate/values.js";
import { fileBytes } from "./bytes.js";
import { type Asked, bodyFindings, type Mismatch, mismatches, shown, textFindings } from "./compare.js";
import { addressOf, type HarAnswer, harAnswer, type Ignored } from "./har.js";
import { type Rest, split } from "./split.js";
import type { Input } from "./stdin.js";

/** What a file is held against. */
export interface Against {
  /** The address of the service: entries of a HAR that asked another host are ignored. */
  readonly base: URL;
  /** What a bare answer is an answer to. */
  readonly path: Path | undefined;
}

/** What was looked at so far. */
export class Tally {
  answers = 0;
  /** Bytes of files that were read. */
  bytes = 0;
  readonly operations = new Set<string>();
  readonly ignored = new Map<Ignored, number>();
  /** Where the ignored entries of other hosts went; no more than a few of them. */
  readonly hosts = new Set<string>();

  ignore(why: Ignored, entry: unknown): void {
    this.ignored.set(why, (this.ignored.get(why) ?? 0) + 1);
    const host = why === "of other hosts" ? addressOf(entry)?.origin : undefined;
    if (host !== undefined && this.hosts.size < 5) this.hosts.add(host);
  }
}

/** A mismatch with where it was found. */
export interface Placed extends Mismatch {
  readonly file: string;
  /** Which entry of a HAR, from 0. */
  readonly entry?: number;
}

/** A file that cannot be held against the document; the message says why and what to do, without the file's name. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

const body = "/response/body";
const entries = "/log/entries";

/** A member of what may be no object. */
function member(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** What a recording says that it asked and got; undefined where it does not say all of it. */
function askedOf(recording: unknown): Asked | undefined {
  const request = member(recording, "request");
  const path = member(request, "path");
  const query = member(request, "query");
  const status = member(member(recording, "response"), "status");
  if (typeof path !== "string" || typeof status !== "number") return undefined;
  if (!isPath(path)) {
    const meant = nearest(path, Object.keys(operations));
    const hint = meant === undefined ? "`cfb operations` lists them all." : `Did it mean ${meant}?`;
    throw new Unreadable(`${path} is not a path of the service. ${hint}`);
  }
  return { path, status, ...(isObject(query) && { query }) };
}

/** Checks one file: yields what was found whenever some of it was read. Throws {@link Unreadable}, or what opening a file throws. */
export function* checkFile({ name, path }: Input, against: Against, tally: Tally): Generator<readonly Placed[]> {
  try {
    yield* new FileCheck(name, path, against, tally).run();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Unreadable(`not JSON, or cut off (${error.message}). Record it again.`);
  }
}

class FileCheck {
  constructor(
    private readonly name: string,
    private readonly path: string,
    private readonly against: Against,
    private readonly tally: Tally,
  ) {}

  *run(): Generator<readonly Placed[]> {
    const pieces = this.pieces();
    let asked: Asked | undefined;
    let rows: ReturnType<typeof checkRows> | undefined;
    for (let next = pieces.next(); ; next = pieces.next()) {
      if (next.done) {
        yield this.last(next.value, asked, rows?.findings());
        return;
      }
      const batch = next.value;
      if (batch.at === entries) yield* this.har(batch.rows, batch.first);
      else {
        asked ??= this.asked(batch.at, batch.head());
        rows ??= checkRows(asked.path, asked.status);
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

  /** What the rows of this file answer. */
  private asked(at: string, head: unknown): Asked {
    if (at === body) {
      const asked = askedOf(head) ?? askedOf(this.rest());
      if (asked) return asked;
    } else if (this.against.path !== undefined) return { path: this.against.path, status: 200 };
    throw new Unreadable("neither a recording nor a HAR. Name the operation of a bare response: --operation getGames.");
  }

  /** Everything but the rows: of a recording that says only after them what was asked. */
  private rest(): unknown {
    const pieces = this.pieces();
    for (let next = pieces.next(); ; next = pieces.next()) if (next.done) return next.value.value;
  }

  /** What is left to say when the file has been read. */
  private last({ value, at }: Rest, rowsOf: Asked | undefined, found: readonly Finding[] = []): Placed[] {
    if (at === entries) return [];
    if (rowsOf) return this.placed(rowsOf, found);
    const recorded = askedOf(value);
    const asked = recorded ?? this.asked("", value);
    return this.placed(asked, bodyFindings(asked, recorded ? member(member(value, "response"), "body") : value));
  }

  private *har(rows: readonly unknown[], first: number): Generator<readonly Placed[]> {
    for (const [index, entry] of rows.entries()) {
      const answer = harAnswer(entry, this.against.base);
      if (typeof answer === "string") this.tally.ignore(answer, entry);
      else yield this.placed(answer.asked, yield* this.harFindings(answer), first + index);
    }
  }

  private *harFindings({ asked, body }: HarAnswer): Generator<readonly Placed[], readonly Finding[]> {
    if (body === undefined) return bodyFindings(asked, undefined);
    const walk = textFindings(asked, body);
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

  private placed(asked: Asked, findings: readonly Finding[], entry?: number): Placed[] {
    this.tally.answers++;
    this.tally.operations.add(asked.path);
    const place = { file: this.name, ...(entry !== undefined && { entry }) };
    return mismatches(asked, findings).map((each) => ({ ...place, ...each }));
  }
}
