import { connect } from "node:net";
import { operations } from "../../src/document/operation.js";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { withServer } from "../support/http-server.js";

const auth = { authorization: "Bearer any" };
const listener = toNodeListener(createSampleService());

test("responds on every path of the document, and with an HTML 404 on any other", async () => {
  await withServer(listener, async (url) => {
    for (const path of Object.keys(operations))
      expect((await fetch(url + path, { headers: auth })).headers.get("content-type")).not.toContain("html");
    for (const path of ["/", "/game", "/games//", "/__proto__", "/constructor", "/%00", "/%"]) {
      const response = await fetch(url + path, { headers: auth });
      expect([path, response.status, response.headers.get("content-type")]).toEqual([
        path,
        404,
        "text/html; charset=utf-8",
      ]);
    }
  });
});

test("allows calls from other origins in a browser", async () => {
  await withServer(listener, async (url) => {
    const preflight = await fetch(`${url}/games`, { method: "OPTIONS" });
    expect([preflight.status, preflight.headers.get("access-control-allow-headers")]).toEqual([204, "authorization"]);
    const { headers } = await fetch(`${url}/games?year=2024`, { headers: auth });
    expect(headers.get("access-control-allow-origin")).toBe("*");
    // The service hides the header with the calls left from pages. The other headers are only in the sample.
    expect([headers.get("x-calllimit-remaining"), headers.get("access-control-expose-headers")]).toEqual([
      expect.stringMatching(/^\d+$/),
      "x-sample-data, x-sample-coverage",
    ]);
  });
});

/** Sends raw bytes, and returns the raw response. */
function send(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.end(text));
    let response = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      response += chunk;
    });
    socket.on("close", () => resolve(response)).on("error", reject);
  });
}

const head = "Host: x\r\nAuthorization: Bearer k\r\nConnection: close\r\n";

test.each([
  ["a URL of 1 MB", `GET /games?team=${"x".repeat(1_000_000)} HTTP/1.1\r\n${head}\r\n`, /^(HTTP\/1\.1 4\d\d|$)/],
  ["a single percent sign", `GET /games?year=2024&team=% HTTP/1.1\r\n${head}\r\n`, /^HTTP\/1\.1 200/],
  ["a NUL in the path", `GET /games%00 HTTP/1.1\r\n${head}\r\n`, /^HTTP\/1\.1 404/],
  ["an invalid target", `GET http://[ HTTP/1.1\r\n${head}\r\n`, /^HTTP\/1\.1 40[04]/],
  ["a target of slashes", `GET //////// HTTP/1.1\r\n${head}\r\n`, /^HTTP\/1\.1 40[04]/],
  ["a parameter called __proto__", `GET /games?year=2024&__proto__[x]=1 HTTP/1.1\r\n${head}\r\n`, /^HTTP\/1\.1 200/],
  ["a POST", `POST /games HTTP/1.1\r\n${head}Content-Length: 2\r\n\r\n{}`, /^HTTP\/1\.1 404/],
  ["a TRACE", `TRACE /games HTTP/1.1\r\n${head}\r\n`, /^HTTP\/1\.1 (404|405|500|400)/],
  [
    "an invalid Host header",
    `GET /games?year=2024 HTTP/1.1\r\nHost: %%%\r\nAuthorization: Bearer k\r\nConnection: close\r\n\r\n`,
    /^HTTP\/1\.1 200/,
  ],
])("survives %s", async (_, text, expected) => {
  await withServer(listener, async (url) => {
    expect(await send(url, text).catch(() => "")).toMatch(expected);
    expect((await fetch(`${url}/games?year=2024`, { headers: auth })).status).toBe(200);
  });
});
