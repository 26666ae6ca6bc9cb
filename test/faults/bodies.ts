import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { ResponseError } from "../../src/index.js";
import { type Fault, fine } from "../support/fault.js";
import { answering } from "../support/http-server.js";
import { peak, settlesBelow, used } from "../support/memory.js";

const megabyte = 2 ** 20;
const spaces = Buffer.alloc(megabyte, " ");

/** Writes an answer by hand and closes the connection, as for a body of unknown length. */
function closing(head: string, body: string | Buffer): RequestListener {
  return ({ socket }) => {
    socket.write(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${head}Connection: close\r\n\r\n`);
    socket.end(body);
  };
}

/** A row behind 100 MB of nothing, from one buffer. */
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
  says: [/cut off/, /[Tt]ry again/],
  with: { retryable: true, status: 200, path: "/games", operationId: "getGames", query: { year: 2024 } },
};
let before = { used: 0, peak: 0 };

/** Bodies that are not what was promised. */
export const bodyFaults: readonly Fault[] = [
  {
    name: "JSON that ends before its Content-Length is tried twice, then a ResponseError",
    server: [closing("Content-Length: 1000\r\n", '[{"id":1')],
    fails: { ...unusable, says: [/broke off/, /[Tt]ry again/], with: { retryable: true, status: 200 } },
    requests: 2,
  },
  {
    name: "JSON that ends early without a Content-Length is tried twice, then a ResponseError",
    server: [closing("", '[{"id":1')],
    fails: cutOff,
    requests: 2,
  },
  {
    name: "chunks that end early are tried twice, then a ResponseError",
    server: [closing("Transfer-Encoding: chunked\r\n", '8\r\n[{"id":1\r\n')],
    fails: { ...unusable, says: [/broke off|cut off/], with: { retryable: true } },
    requests: 2,
  },
  {
    name: "JSON cut off once is not noticed by the caller",
    server: [closing("", '[{"id":1'), fine],
    gives: [{ id: 1 }],
    requests: 2,
  },
  {
    name: "a page of HTML with a 200 is a ResponseError that is not retried",
    server: [answering(200, "\n<!doctype html><title>Sign in</title>", { "content-type": "text/html" })],
    fails: { ...unusable, says: [/HTML/, /`baseUrl`/], with: { retryable: false, status: 200 } },
    requests: 1,
  },
  {
    name: "an empty 200 is a ResponseError",
    server: [answering(200, "")],
    fails: { ...unusable, says: [/empty body/, /[Tt]ry again/], with: { status: 200 } },
    requests: 1,
  },
  {
    name: "a 204 is no data and no failure",
    server: [(_, response) => response.writeHead(204).end()],
    call: async (cfb) => ({ data: await cfb.get("/player/season/overview", { playerId: 1, year: 2024 }) }),
    gives: { data: undefined },
    requests: 1,
  },
  {
    name: "bytes that are not UTF-8 are a ResponseError, never letters of another alphabet",
    server: [closing("", Buffer.from('[{"team":"San Jos\xe9 State"}]', "latin1"))],
    fails: { ...unusable, says: [/not UTF-8/, /`baseUrl`/], with: { retryable: false } },
    requests: 1,
  },
  {
    name: "a body of 100 MB is read in bounded memory, of which nothing stays",
    server: [huge],
    call: (cfb) => {
      before = { used: used(), peak: peak() };
      return cfb.get("/games", { year: 2024 });
    },
    gives: [{ id: 1 }],
    requests: 1,
    async also() {
      // The bytes as they came, in one piece, as text, and room for what node holds of its own.
      expect(peak() - before.peak).toBeLessThan(500);
      await settlesBelow(before.used + 20);
    },
  },
  {
    name: "a gzip that is none is a ResponseError",
    server: [answering(200, '[{"id":1}]', { "content-encoding": "gzip" })],
    fails: { ...unusable, says: [/broke off.*header check/, /[Tt]ry again/] },
    requests: 2,
  },
  {
    name: "a gzip that is cut off is a ResponseError",
    server: [closing("Content-Encoding: gzip\r\n", gzipSync(`[{"id":1}${" ".repeat(100)}]`).subarray(0, -14))],
    fails: { ...unusable, says: [/broke off|cut off/, /[Tt]ry again/] },
    requests: 2,
  },
  {
    name: "a key called __proto__ in a body pollutes nothing",
    server: [answering(200, '[{"id":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}]')],
    call: async (cfb) => {
      const [row] = await cfb.get("/games", { year: 2024 });
      return {
        prototype: Object.getPrototypeOf(row),
        polluted: "polluted" in {},
        inherited: "polluted" in (row ?? {}),
      };
    },
    gives: { prototype: Object.prototype, polluted: false, inherited: false },
    requests: 1,
  },
];
