// A connection to Redis or Valkey with the commands that sharing needs, by version 2 of its protocol. A library with all commands would be a tenth
// of the package.

import type { Socket } from "node:net";
import type { IoRedis } from "../../redis/redis.js";

/** Redis cannot be reached, or refuses a command. */
export class RedisError extends Error {
  override readonly name = "RedisError";
}

type Value = string | number | null | RedisError | Value[];

/** Reads the reply that begins at `at`, and where it ends; undefined where more bytes have to come. */
function readReply(bytes: Buffer, at: number): { readonly value: Value; readonly end: number } | undefined {
  const line = bytes.indexOf("\r\n", at);
  if (line < 0) return undefined;
  const text = bytes.toString("utf8", at + 1, line);
  const start = line + 2;
  switch (String.fromCharCode(bytes[at] ?? 0)) {
    case "+":
      return { value: text, end: start };
    case "-":
      return { value: new RedisError(text), end: start };
    case ":":
      return { value: Number(text), end: start };
    case "$": {
      const end = start + Number(text);
      if (end < start) return { value: null, end: start };
      return bytes.length < end + 2 ? undefined : { value: bytes.toString("utf8", start, end), end: end + 2 };
    }
    case "*": {
      const value: Value[] = [];
      let end = start;
      while (value.length < Number(text)) {
        const item = readReply(bytes, end);
        if (item === undefined) return undefined;
        value.push(item.value);
        end = item.end;
      }
      return { value, end };
    }
    default:
      throw new RedisError("what responded is not Redis");
  }
}

/** A command as an array of strings. */
function encoded(words: readonly string[]): string {
  return `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join("")}`;
}

interface Waiting {
  resolve(value: Value): void;
  reject(error: RedisError): void;
}

/** A connection that is open, or is being opened. Replies come in the order of the commands. */
class Line {
  readonly #waiting: Waiting[] = [];
  #received = Buffer.alloc(0);
  #ended: RedisError | undefined;

  constructor(
    private readonly socket: Socket,
    private readonly commandMs: number,
    private readonly onEnd: () => void,
  ) {
    // The process ends when its calls are done: a command that is awaited has a timer.
    socket.unref().setNoDelay(true);
    socket.on("data", (chunk) => this.#read(chunk));
    socket.on("error", (error) => this.end(new RedisError(error.message || "it cannot be reached")));
    socket.on("close", () => this.end(new RedisError("it closed the connection")));
  }

  send(words: readonly string[]): Promise<Value> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended);
      const timer = setTimeout(() => this.end(new RedisError(`no reply within ${this.commandMs} ms`)), this.commandMs);
      this.#waiting.push({
        resolve: (value) => {
          clearTimeout(timer);
          if (value instanceof RedisError) reject(value);
          else resolve(value);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      this.socket.write(encoded(words));
    });
  }

  end(reason: RedisError): void {
    if (this.#ended) return;
    this.#ended = reason;
    this.onEnd();
    this.socket.destroy();
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }

  #read(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    try {
      for (;;) {
        const reply = readReply(this.#received, 0);
        if (reply === undefined) return;
        this.#received = this.#received.subarray(reply.end);
        this.#waiting.shift()?.resolve(reply.value);
      }
    } catch (error) {
      this.end(new RedisError(Object(error).message));
    }
  }
}

/** Opens a line to the address, and sends user, password and database. */
async function openLine(url: URL, commandMs: number, onEnd: () => void): Promise<Line> {
  const at = { host: url.hostname.replace(/^\[|\]$/g, ""), port: Number(url.port || 6379) };
  const isSecure = url.protocol === "rediss:";
  const socket = isSecure ? (await import("node:tls")).connect(at) : (await import("node:net")).connect(at);
  const line = new Line(socket, commandMs, onEnd);
  const [user = "", password = "", database = ""] = [url.username, url.password, url.pathname.slice(1)].map(
    decodeURIComponent,
  );
  try {
    if (password !== "") await line.send(["AUTH", ...(user === "" ? [] : [user]), password]);
    if (database !== "") await line.send(["SELECT", database]);
  } catch (error) {
    line.end(new RedisError(Object(error).message));
    throw error;
  }
  return line;
}

/**
 * Connects with the first command, and again after a connection is lost. A command rejects with a {@link RedisError} after `commandMs` at the latest,
 * and an idle connection does not keep the process alive.
 */
export function redisConnection(url: URL, commandMs = 900): IoRedis {
  let opening: Promise<Line> | undefined;

  async function send(...words: readonly string[]): Promise<unknown> {
    opening ??= openLine(url, commandMs, () => {
      opening = undefined;
    });
    return (await opening).send(words);
  }

  return {
    get: (key) => send("GET", key),
    del: (key) => send("DEL", key),
    eval: (script, count, ...rest) => send("EVAL", script, `${count}`, ...rest),
    evalsha: (sha1, count, ...rest) => send("EVALSHA", sha1, `${count}`, ...rest),
  };
}
