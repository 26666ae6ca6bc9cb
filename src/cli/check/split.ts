import { isUtf8 } from "node:buffer";

/** Some rows of the array that is streamed, parsed. */
export interface Batch {
  readonly rows: readonly unknown[];
  /** The index of the first of them. */
  readonly first: number;
  /** The pointer of the array. */
  readonly at: string;
  /** What the text says outside of the array, as far as it was read: the array is empty there, and what follows it is missing. */
  head(): unknown;
}

/** What a text says outside of the array that was streamed, which is empty there, and where that array is; undefined where there was none. */
export interface Rest {
  readonly value: unknown;
  readonly at: string | undefined;
}

const quote = 0x22;
const commaByte = 0x2c;
const backslash = 0x5c;
// `[` and `{` differ in one bit alone, as do `]` and `}`.
const curly = 0x20;
const open = 0x7b;
const close = 0x7d;

/** Longest value that is parsed in one piece: V8 has no strings beyond 512 MB. */
const longest = 500_000_000;

/** Parses bytes. JSON.parse would take what a decoder puts in the place of broken ones, so that these are refused before. */
function parsed(pieces: readonly Uint8Array[], before = "", after = ""): unknown {
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (size > longest) throw new SyntaxError(`one value is larger than ${longest / 1e6} MB`);
  // Joined as bytes: joined as texts they would be in memory once more.
  const bytes = Buffer.concat([Buffer.from(before), ...pieces, Buffer.from(after)]);
  if (!isUtf8(bytes)) throw new SyntaxError("not UTF-8");
  return JSON.parse(bytes.toString());
}

/** Where a scan is: looking for the array in the objects around it, past a value that cannot hold it, in its rows, or behind them. */
type Mode = "looking" | "passing" | "rows" | "behind";

/**
 * Takes a text apart as its bytes come: the rows of one array, and everything else. It only looks for strings, brackets and commas; whether
 * what lies between is JSON, JSON.parse says of each piece.
 */
class Splitter {
  private mode: Mode = "looking";
  private at: string | undefined;
  private readonly outside: Uint8Array[] = [];
  /** The keys of the objects around the place that is looked at. */
  private readonly keys: string[] = [];
  /** The bytes of the key that is read. */
  private key: number[] | undefined;
  private keyIsNext = false;
  private inString = false;
  private escaped = false;
  /** How many brackets are open inside a row, or inside the value that is passed. */
  private depth = 0;
  /** The beginning of a row whose end has not come yet. */
  private pending: Uint8Array[] = [];
  private count = 0;

  /** `arrays`: the pointers of the arrays that are taken apart; the first of them that comes is. */
  constructor(private readonly arrays: readonly string[]) {}

  /** Takes more bytes, which may be overwritten afterwards; returns the rows that ended in them. */
  take(chunk: Uint8Array): Batch | undefined {
    let found: Batch | undefined;
    for (let place = 0; place < chunk.length; ) {
      const start = place;
      if (this.mode === "rows") {
        const { comma, end } = this.inside(chunk, start);
        const ended = this.mode === "rows" ? comma : end;
        if (ended !== undefined) found = this.batch(chunk.subarray(start, ended));
        // After a comma another row begins.
        if (this.mode === "rows")
          this.pending.push(Buffer.from(chunk.subarray(ended === undefined ? start : ended + 1)));
        place = end;
      } else {
        place = this.before(chunk, start);
        this.outside.push(Buffer.from(chunk.subarray(start, place)));
      }
    }
    return found;
  }

  /** What is outside of the array, when the last bytes were taken. */
  rest(): Rest {
    return { value: parsed(this.outside), at: this.at };
  }

  /** Goes on to the bracket that closes the rows, or the value that is passed, or to the last byte; `comma` is the last between two rows. */
  private inside(chunk: Uint8Array, start: number): { comma: number | undefined; end: number } {
    let { inString, escaped, depth } = this;
    let comma: number | undefined;
    let end = start;
    for (; end < chunk.length; end++) {
      const byte = chunk[end] ?? 0;
      if (inString) {
        if (escaped) escaped = false;
        else if (byte === quote) inString = false;
        else if (byte === backslash) escaped = true;
      } else if (byte === quote) inString = true;
      else if (byte === commaByte) {
        if (depth === 0) comma = end;
      } else if ((byte | curly) === open) depth++;
      else if ((byte | curly) === close && depth-- === 0) {
        this.mode = this.mode === "rows" ? "behind" : "looking";
        depth = 0;
        break;
      }
    }
    Object.assign(this, { inString, escaped, depth });
    return { comma, end };
  }

  private batch(bytes: Uint8Array): Batch | undefined {
    const rows = parsed([...this.pending, bytes], "[", "]");
    this.pending = [];
    if (!Array.isArray(rows)) throw new SyntaxError("no array");
    if (rows.length === 0) {
      // Nothing is between two commas, or between a comma and the bracket.
      if (this.count > 0 || this.mode === "rows") throw new SyntaxError("a comma without a value");
      return undefined;
    }
    const first = this.count;
    this.count += rows.length;
    // As of now: by the time that it is asked for, what follows the array may have come.
    const before = this.outside.slice();
    const head = () => parsed(before, "", `]${"}".repeat(this.keys.length)}`);
    return { rows, first, at: this.at ?? "", head };
  }

  /** Goes on to where the rows begin, or to the last byte. */
  private before(chunk: Uint8Array, start: number): number {
    let place = start;
    while (place < chunk.length && this.mode !== "rows") {
      if (this.mode === "behind") return chunk.length;
      // Past the bracket as well: it closes the value that was passed, not the object around it.
      if (this.mode === "passing") place = this.inside(chunk, place).end + 1;
      else this.look(chunk[place++] ?? 0);
    }
    return Math.min(place, chunk.length);
  }

  private look(byte: number): void {
    if (this.inString) {
      if (byte === quote && !this.escaped) {
        this.inString = false;
        if (this.key) this.keys[this.keys.length - 1] = String(parsed([Uint8Array.from(this.key)], '"', '"'));
      } else {
        this.escaped = !this.escaped && byte === backslash;
        this.key?.push(byte);
      }
    } else if (byte === quote) {
      this.inString = true;
      this.key = this.keyIsNext ? [] : undefined;
      this.keyIsNext = false;
    } else if (byte === commaByte) this.keyIsNext = this.keys.length > 0;
    else if ((byte | curly) === open) this.opened(byte === open);
    else if ((byte | curly) === close) {
      this.keys.pop();
      this.keyIsNext = false;
    }
  }

  private opened(object: boolean): void {
    const pointer = this.keys.map((key) => `/${key}`).join("");
    if (!object && this.arrays.includes(pointer)) {
      this.at = pointer;
      this.mode = "rows";
    } else if (object && this.arrays.some((array) => array.startsWith(`${pointer}/`))) {
      this.keys.push("");
      this.keyIsNext = true;
    } else this.mode = "passing";
  }
}

/**
 * Streams a JSON text: yields the rows of one array batch by batch, and returns the rest. Memory is that of one chunk, the longest row and
 * everything outside of the array. Throws a `SyntaxError` on what is no JSON in UTF-8.
 *
 * @param chunks the bytes of the text; a chunk may be overwritten once the next is asked for
 * @param arrays pointers of arrays, at most three keys deep: the first of them that comes is streamed
 */
export function* split(chunks: Iterable<Uint8Array>, arrays: readonly string[]): Generator<Batch, Rest> {
  const splitter = new Splitter(arrays);
  for (const chunk of chunks) {
    const batch = splitter.take(chunk);
    if (batch) yield batch;
  }
  return splitter.rest();
}
