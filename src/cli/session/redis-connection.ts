// A connection to Redis or Valkey with the commands that sharing needs. It uses version 2 of the protocol. A library with all commands would
// make up a tenth of the package's size.

import { isIP, type Socket } from "node:net";
import type { IoRedis } from "../../redis/redis.js";

/** Redis can't be reached, or refuses a command. */
export class RedisError extends Error {
  override readonly name = "RedisError";
}

/** The maximum number of bytes in a string, and of members in a list. */
const maxLength = 64 * 1024 * 1024;

/** Returns the length that a reply states. A negative length means that there is no value. */
function lengthIn(text: string): number {
  const length = Number(text);
  if (Number.isSafeInteger(length) && length <= maxLength) return length;
  throw new RedisError("the server is not Redis");
}

type Value = string | number | null | RedisError | Value[];

/** Reads the reply that begins at `at`, and finds its end. Returns undefined if some of its bytes have not arrived yet. */
function readReply(bytes: Buffer, at: number): { readonly value: Value; readonly end: number } | undefined {
  const lineEnd = bytes.indexOf("\r\n", at);
  if (lineEnd < 0) return undefined;
  const text = bytes.toString("utf8", at + 1, lineEnd);
  const start = lineEnd + 2;
  switch (String.fromCharCode(bytes[at] ?? 0)) {
    case "+":
      return { value: text, end: start };
    case "-":
      return { value: new RedisError(text), end: start };
    case ":":
      return { value: Number(text), end: start };
    case "$": {
      const end = start + lengthIn(text);
      if (end < start) return { value: null, end: start };
      return bytes.length < end + 2 ? undefined : { value: bytes.toString("utf8", start, end), end: end + 2 };
    }
    case "*": {
      const value: Value[] = [];
      const length = lengthIn(text);
      let end = start;
      while (value.length < length) {
        const item = readReply(bytes, end);
        if (item === undefined) return undefined;
        value.push(item.value);
        end = item.end;
      }
      return { value, end };
    }
    default:
      throw new RedisError("the server is not Redis");
  }
}

/** Encodes a command as an array of strings. */
function encoded(words: readonly string[]): string {
  return `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join("")}`;
}

/** A command that was sent and has not received a reply. */
interface SentCommand {
  resolve(value: Value): void;
  reject(error: RedisError): void;
}

/** A connection that is open or being opened. Replies arrive in the order of the commands. */
class Connection {
  readonly #waiting: SentCommand[] = [];
  #received = Buffer.alloc(0);
  #ended: RedisError | undefined;

  constructor(
    private readonly socket: Socket,
    private readonly commandMs: number,
    private readonly onEnd: () => void,
  ) {
    // An idle connection must not keep the process alive. While someone awaits a command, the command's timer keeps the process alive.
    socket.unref().setNoDelay(true);
    socket.on("data", (chunk) => this.#read(chunk));
    socket.on("error", (error) => this.end(new RedisError(error.message || "the server cannot be reached")));
    socket.on("close", () => this.end(new RedisError("the server closed the connection")));
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

/** Connects to the URL, and sends user, password and database. */
async function openConnection(url: URL, password: string, commandMs: number, onEnd: () => void): Promise<Connection> {
  const at = { host: url.hostname.replace(/^\[|\]$/g, ""), port: Number(url.port || 6379) };
  const isSecure = url.protocol === "rediss:";
  // A server with several host names chooses its certificate by this name. An IP address can't be such a name.
  const secure = { ...at, servername: isIP(at.host) ? "" : at.host };
  const socket = isSecure ? (await import("node:tls")).connect(secure) : (await import("node:net")).connect(at);
  const connection = new Connection(socket, commandMs, onEnd);
  const [user, database] = [decodeURIComponent(url.username), url.pathname.slice(1)];
  try {
    if (password !== "") await connection.send(["AUTH", ...(user === "" ? [] : [user]), password]);
    if (database !== "") await connection.send(["SELECT", database]);
  } catch (error) {
    connection.end(new RedisError(Object(error).message));
    throw error;
  }
  return connection;
}

/**
 * Connects with the first command, and reconnects after a connection is lost. A command rejects with a {@link RedisError} after `commandMs` at the
 * latest. An idle connection does not keep the process alive. Errors never contain the password.
 */
export function redisConnection(url: URL, commandMs = 900): IoRedis {
  const password = decodeURIComponent(url.password);
  let opening: Promise<Connection> | undefined;

  async function send(...words: readonly string[]): Promise<unknown> {
    opening ??= openConnection(url, password, commandMs, () => {
      opening = undefined;
    });
    try {
      return await (await opening).send(words);
    } catch (error) {
      const message = String(Object(error).message);
      throw new RedisError(password === "" ? message : message.replaceAll(password, "[password]"));
    }
  }

  return {
    get: (key) => send("GET", key),
    del: (key) => send("DEL", key),
    eval: (script, count, ...rest) => send("EVAL", script, `${count}`, ...rest),
    evalsha: (sha1, count, ...rest) => send("EVALSHA", sha1, `${count}`, ...rest),
  };
}
