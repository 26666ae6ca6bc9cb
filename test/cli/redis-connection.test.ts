import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { RedisError, redisConnection } from "../../src/cli/session/redis-connection.js";

/** Runs a server on a free port until `use` ends. `respond` receives the data that arrives. */
async function withRedis<T>(
  respond: (text: string, socket: Socket) => void,
  use: (url: URL) => Promise<T>,
): Promise<T> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setNoDelay(true));
    socket.on("error", () => {}).on("data", (chunk) => respond(String(chunk), socket));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  try {
    return await use(new URL(`redis://127.0.0.1:${typeof address === "object" ? address?.port : address}`));
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

/** Sends a string one byte at a time, each in a separate packet. */
async function sendInBytes(text: string, socket: Socket): Promise<void> {
  for (const byte of Buffer.from(text)) {
    socket.write(Buffer.of(byte));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("a reply can arrive byte by byte and can contain strings, numbers, null and nested lists", async () => {
  const reply = "*5\r\n$2\r\ngo\r\n:1700000000000001\r\n$-1\r\n$4\r\né\r\n\r\n*1\r\n+OK\r\n";
  const value = await withRedis(
    (_, socket) => void sendInBytes(reply, socket),
    (url) => redisConnection(url, 5_000).evalsha("a", 0),
  );
  expect(value).toEqual(["go", 1700000000000001, null, "é\r\n", ["OK"]]);
});

test("a command states the length of each word in bytes", async () => {
  const received: string[] = [];
  await withRedis(
    (text, socket) => {
      received.push(text);
      socket.write("$-1\r\n");
    },
    (url) => redisConnection(url).get("é\r\n"),
  );
  expect(received).toEqual(["*2\r\n$3\r\nGET\r\n$4\r\né\r\n\r\n"]);
});

test("commands sent together each get their own reply", async () => {
  const replies = await withRedis(
    (text, socket) => {
      for (const [, key] of text.matchAll(/GET\r\n\$\d\r\n(\w)/g)) socket.write(`$1\r\n${key}\r\n`);
    },
    (url) => {
      const redis = redisConnection(url);
      return Promise.all(["a", "b", "c"].map((key) => redis.get(key)));
    },
  );
  expect(replies).toEqual(["a", "b", "c"]);
});

test("the connection first sends the decoded user, password and database, and an error does not contain them", async () => {
  const received: string[] = [];
  const error = await withRedis(
    (text, socket) => {
      received.push(text.replace(/\$\d+\r\n|\r\n$/g, "").replaceAll("\r\n", " "));
      socket.write(received.length < 3 ? "+OK\r\n" : "-ERR unknown command\r\n");
    },
    (url) => {
      const withPassword = Object.assign(new URL(url), { username: "me", password: "p@ss word", pathname: "/3" });
      return redisConnection(withPassword).get("a").catch(String);
    },
  );
  expect(received).toEqual(["*3 AUTH me p@ss word", "*2 SELECT 3", "*2 GET a"]);
  expect(error).toBe("RedisError: ERR unknown command");
});

test("an error does not contain the password, even if the server repeats it", async () => {
  const error = await withRedis(
    (text, socket) => void socket.write(`-ERR wrong: ${text.includes("p@ss word") ? "p@ss word" : ""}\r\n`),
    (url) =>
      redisConnection(Object.assign(new URL(url), { password: "p@ss word" }))
        .get("a")
        .catch(String),
  );
  expect(error).toBe("RedisError: ERR wrong: [password]");
});

test.each(["$x\r\n", "*1e9\r\n", "$99999999999\r\n", "*Infinity\r\n"])(
  "a command fails if its reply has an impossible length: %j",
  async (reply) => {
    const error = await withRedis(
      (_, socket) => void socket.write(reply),
      (url) => redisConnection(url).get("a").catch(String),
    );
    expect(error).toBe("RedisError: the server is not Redis");
  },
);

test("over TLS, the client sends the server's host name, but not an IP address", async () => {
  const greetingFor = async (host: string) => {
    let greeting = "";
    await withRedis(
      (text, socket) => {
        greeting += text;
        socket.destroy();
      },
      (url) =>
        redisConnection(new URL(`rediss://${host}:${url.port}`))
          .get("a")
          .catch(String),
    );
    return greeting;
  };
  expect(await greetingFor("localhost")).toContain("localhost");
  const byAddress = await greetingFor("127.0.0.1");
  expect(byAddress).not.toBe("");
  expect(byAddress).not.toContain("127.0.0.1");
});

test("a command fails if the server is missing, silent or not Redis, and the next command connects again", async () => {
  let count = 0;
  const replies = ["", "HTTP/1.1 400 Bad Request\r\n\r\n", "$4\r\nback\r\n"];
  const { errors, last, gone } = await withRedis(
    (_, socket) => void socket.write(replies[count++] ?? ""),
    async (url) => {
      const redis = redisConnection(url, 40);
      const fails = () => redis.get("a").then(String, (error) => error);
      return { errors: [await fails(), await fails()], last: await redis.get("a"), gone: url };
    },
  );
  expect(errors.map(({ message }) => message)).toEqual(["no reply within 40 ms", "the server is not Redis"]);
  expect(errors.every((error) => error instanceof RedisError)).toBe(true);
  expect(last).toBe("back");
  await expect(redisConnection(gone).get("a")).rejects.toThrow(/ECONNREFUSED/);
});
