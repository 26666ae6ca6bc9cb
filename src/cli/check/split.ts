import { isUtf8 } from "node:buffer";

/** Parsed rows of the streamed array. */
export interface Batch {
  readonly rows: readonly unknown[];
  /** The index of the first row. */
  readonly first: number;
  /** The pointer of the array. */
  readonly at: string;
  /** The text outside the array, as far as it was read: the array is empty there, and what follows it is missing. */
  head(): unknown;
}

/** A text without the rows of its streamed array. `at` is the pointer of that array, undefined where there is none. */
export interface Rest {
  readonly value: unknown;
  readonly at: string | undefined;
}

const quote = 0x22;
const commaByte = 0x2c;
const backslash = 0x5c;
// `[` and `{` differ in this bit, as do `]` and `}`.
const curly = 0x20;
const open = 0x7b;
const close = 0x7d;

/** The largest value that is parsed. V8 has no strings beyond 512 MB. */
const maxBytes = 500_000_000;

/** Parses bytes as JSON. Refuses invalid UTF-8, which a decoder would replace silently. */
function parsed(pieces: readonly Uint8Array[], before = "", after = ""): unknown {
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (size > maxBytes) throw new SyntaxError(`one value is larger than ${maxBytes / 1e6} MB`);
  // Joined as bytes: joining strings would need the memory twice.
  const bytes = Buffer.concat([Buffer.from(before), ...pieces, Buffer.from(after)]);
  if (!isUtf8(bytes)) throw new SyntaxError("not UTF-8");
  return JSON.parse(bytes.toString());
}

/** The state of a scan: searching for the array, skipping a value that cannot contain it, in its rows, or after them. */
type Mode = "searching" | "skipping" | "rows" | "after";

/**
 * Splits a text, chunk by chunk, into the rows of one array and everything else. It recognizes only strings, brackets and commas; JSON.parse
 * validates each piece.
 */
class Splitter {
  private mode: Mode = "searching";
  private at: string | undefined;
  private readonly outside: Uint8Array[] = [];
  /** The keys of the objects around the current position. */
  private readonly keys: string[] = [];
  /** The bytes of the key at the current position. */
  private key: number[] | undefined;
  private keyIsNext = false;
  private inString = false;
  private escaped = false;
  /** How many brackets are open inside a row, or inside a skipped value. */
  private depth = 0;
  /** The beginning of an incomplete row. */
  private pending: Uint8Array[] = [];
  private count = 0;

  /** `arrays` are pointers of arrays. The first of them in the text is split into rows. */
  constructor(private readonly arrays: readonly string[]) {}

  /** Adds bytes, which may be overwritten afterwards. Returns the rows that end in them. */
  take(chunk: Uint8Array): Batch | undefined {
    let found: Batch | undefined;
    for (let position = 0; position < chunk.length; ) {
      const start = position;
      if (this.mode === "rows") {
        const { comma, end } = this.inside(chunk, start);
        const ended = this.mode === "rows" ? comma : end;
        if (ended !== undefined) found = this.batch(chunk.subarray(start, ended));
        // After a comma another row begins.
        if (this.mode === "rows")
          this.pending.push(Buffer.from(chunk.subarray(ended === undefined ? start : ended + 1)));
        position = end;
      } else {
        position = this.before(chunk, start);
        this.outside.push(Buffer.from(chunk.subarray(start, position)));
      }
    }
    return found;
  }

  /** The text outside the array, after the last bytes. */
  rest(): Rest {
    return { value: parsed(this.outside), at: this.at };
  }

  /** Scans to the bracket that closes the rows or the skipped value, or to the last byte. `comma` is the last one between two rows. */
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
        this.mode = this.mode === "rows" ? "after" : "searching";
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
      // There is no value between two commas, or between a comma and the bracket.
      if (this.count > 0 || this.mode === "rows") throw new SyntaxError("a comma without a value");
      return undefined;
    }
    const first = this.count;
    this.count += rows.length;
    // A copy: bytes after the array may follow before `head` is called.
    const before = this.outside.slice();
    const head = () => parsed(before, "", `]${"}".repeat(this.keys.length)}`);
    return { rows, first, at: this.at ?? "", head };
  }

  /** Scans to the beginning of the rows, or to the last byte. */
  private before(chunk: Uint8Array, start: number): number {
    let position = start;
    while (position < chunk.length && this.mode !== "rows") {
      if (this.mode === "after") return chunk.length;
      // Includes the bracket that closes the skipped value.
      if (this.mode === "skipping") position = this.inside(chunk, position).end + 1;
      else this.look(chunk[position++] ?? 0);
    }
    return Math.min(position, chunk.length);
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
    } else this.mode = "skipping";
  }
}

/**
 * Streams a JSON text: yields the rows of one array in batches, and returns the rest. It holds one chunk, the longest row, and the text
 * outside the array in memory. Throws a `SyntaxError` where the text is not JSON in UTF-8.
 *
 * @param chunks the bytes of the text; a chunk may be overwritten by the next
 * @param arrays pointers of arrays, at most three keys deep. The first of them in the text is streamed
 */
export function* split(chunks: Iterable<Uint8Array>, arrays: readonly string[]): Generator<Batch, Rest> {
  const splitter = new Splitter(arrays);
  for (const chunk of chunks) {
    const batch = splitter.take(chunk);
    if (batch) yield batch;
  }
  return splitter.rest();
}
