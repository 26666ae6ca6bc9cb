import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { ResponseError } from "../../../src/index.js";
import { respondWith } from "../../support/http-server.js";
import { peakMemory, settlesBelow, usedMemory } from "../../support/memory.js";
import type { Fault } from "./fault.js";

const megabyte = 2 ** 20;
const spaces = Buffer.alloc(megabyte, " ");

/** Writes a response by hand and closes the connection, as for a body of unknown length. */
function closing(head: string, body: string | Buffer): RequestListener {
  return ({ socket }) => {
    socket.write(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${head}Connection: close\r\n\r\n`);
    socket.end(body);
  };
}

/** Sends 100 MB of spaces and then a row. */
const huge: RequestListener = (_, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  let left = 100;
  const more = (): void => {
    if (left-- > 0) response.write(spaces, more);
    else response.end('[{"id":1}]');
  };
  more();
};

const unusable = { type: ResponseError, code: "response" };
const cutOff = {
  ...unusable,
  messages: [/cut off/, /[Tt]ry again/],
  with: { retryable: true, status: 200, path: "/games", operationId: "getGames", query: { year: 2024 } },
};
let before = { usedMemory: 0, peakMemory: 0 };

/** Broken, huge and malicious bodies. */
export const bodyFaults: readonly Fault[] = [
  {
    name: "JSON that is shorter than its Content-Length causes a ResponseError after one retry",
    responses: [closing("Content-Length: 1000\r\n", '[{"id":1')],
    throws: { ...unusable, messages: [/was cut off/, /[Tt]ry again/], with: { retryable: true, status: 200 } },
    requests: 2,
  },
  {
    name: "JSON that ends early without a Content-Length causes a ResponseError after one retry",
    responses: [closing("", '[{"id":1')],
    throws: cutOff,
    requests: 2,
  },
  {
    name: "chunks that end early cause a ResponseError after one retry",
    responses: [closing("Transfer-Encoding: chunked\r\n", '8\r\n[{"id":1\r\n')],
    throws: { ...unusable, messages: [/cut off/], with: { retryable: true } },
    requests: 2,
  },
  {
    name: "bytes that are not UTF-8 cause a ResponseError instead of wrong characters",
    responses: [closing("", Buffer.from('[{"team":"San Jos\xe9 State"}]', "latin1"))],
    throws: { ...unusable, messages: [/not UTF-8/, /`baseUrl`/], with: { retryable: false } },
    requests: 1,
  },
  {
    name: "a body of 100 MB is read in bounded memory, which is freed afterward",
    responses: [huge],
    options: { maxBodyBytes: 2 ** 28 },
    call: (cfb) => {
      before = { usedMemory: usedMemory(), peakMemory: peakMemory() };
      return cfb.get("/games", { year: 2024 });
    },
    returns: [{ id: 1 }],
    requests: 1,
    async after() {
      // Leaves room for the chunks, the joined bytes, the string, and Node's own memory.
      expect(peakMemory() - before.peakMemory).toBeLessThan(500);
      await settlesBelow(before.usedMemory + 20);
    },
  },
  {
    name: "a body that is not gzip despite its header causes a ResponseError",
    responses: [respondWith(200, '[{"id":1}]', { "content-encoding": "gzip" })],
    throws: { ...unusable, messages: [/cut off.*header check/, /[Tt]ry again/] },
    requests: 2,
  },
  {
    name: "a truncated gzip body causes a ResponseError",
    responses: [closing("Content-Encoding: gzip\r\n", gzipSync(`[{"id":1}${" ".repeat(100)}]`).subarray(0, -14))],
    throws: { ...unusable, messages: [/cut off/, /[Tt]ry again/] },
    requests: 2,
  },
  {
    name: "a property named __proto__ in a body does not change any prototype",
    responses: [
      respondWith(200, '[{"id":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}]'),
    ],
    call: async (cfb) => {
      const [row] = await cfb.get("/games", { year: 2024 });
      return {
        prototype: Object.getPrototypeOf(row),
        polluted: "polluted" in {},
        inherited: "polluted" in (row ?? {}),
      };
    },
    returns: { prototype: Object.prototype, polluted: false, inherited: false },
    requests: 1,
  },
];
