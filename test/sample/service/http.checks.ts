import { connect } from "node:net";
import { operations } from "../../../src/document/operation.js";
import { createSampleService, toNodeListener } from "../../../src/sample/index.js";
import { ManualClock } from "../../support/clock.js";
import { withServer } from "../../support/http-server.js";
import { auth, type CallResult, call } from "../call.js";

const hinted = 'Unauthorized. Did you forget to add "Bearer " before your key?';

describe("a 401's message", () => {
  const headers = ["key", "Bearer", "bearer key", "Bearer a b", "Basic key"].map((authorization) => ({
    authorization,
  }));

  test.each([{}, ...headers])("mentions the missing Bearer for %j, even if a parameter is invalid", async (headers) => {
    expect(await call("/games?year=abc", {}, { headers })).toMatchObject({ status: 401, body: { message: hinted } });
  });

  test("does not mention Bearer for an unknown key", async () => {
    const response = await call("/games?year=2024", { keys: ["other"] });
    expect(response).toMatchObject({ status: 401, body: { message: "Unauthorized" } });
  });
});

describe("an unknown path or method", () => {
  test.each([
    ["GET", "/game?year=2024", "Cannot GET /game<"],
    ["POST", "/games", "Cannot POST /games<"],
    ["GET", "/%3Cb%3E&'x", "Cannot GET /%3Cb%3E&amp;&#39;x<"],
  ])("in %s %s returns an HTML 404 with the method and path", async (method, target, text) => {
    const { status, body, headers } = await call(target, {}, { method, headers: auth });
    expect([status, headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(body).toContain(`<pre>${text}/pre>`);
  });
});

test.each([
  ["/games?year=2024", 200],
  ["/games?year=abc", 400],
  ["/game", 404],
])("HEAD %s returns the same status and headers as GET", async (target, status) => {
  const get = await call(target);
  const head = await call(target, {}, { method: "HEAD", headers: auth });
  expect([head.status, head.body]).toEqual([status, ""]);
  expect([...head.headers]).toEqual([...get.headers]);
});

test("a HEAD request costs one call", async () => {
  const { headers } = await call("/games?year=2024", { quota: 10 }, { method: "HEAD", headers: auth });
  expect(headers.get("x-calllimit-remaining")).toBe("9");
});

describe("the ETag", () => {
  const service = createSampleService({ quota: 10 });
  const send = (target: string, tag?: string) =>
    service(
      new Request(`http://localhost${target}`, {
        headers: { ...auth, ...(tag !== undefined && { "if-none-match": tag }) },
      }),
    );

  test("of a 200 depends on its body", async () => {
    const tags = await Promise.all(
      ["/teams?conference=SEC", "/teams?conference=sec", "/teams?conference=B1G", "/venues"].map(
        async (target) => (await send(target)).headers.get("etag") ?? "",
      ),
    );
    for (const tag of tags) expect(tag).toMatch(/^W\/"[\w+/-]+"$/);
    expect(tags[0]).toBe(tags[1]);
    expect(new Set(tags).size).toBe(3);
  });

  test("in If-None-Match returns a 304 that costs a call and does not have a body", async () => {
    const first = await send("/venues");
    const tag = first.headers.get("etag") ?? "";
    const left = Number(first.headers.get("x-calllimit-remaining"));
    for (const [index, given] of [tag, `"other", ${tag}`, tag.replace("W/", ""), "*"].entries()) {
      const { status, headers, body } = await send("/venues", given);
      expect([status, headers.get("etag"), body]).toEqual([304, tag, null]);
      expect(headers.get("x-calllimit-remaining")).toBe(String(left - 1 - index));
    }
  });

  test("of another response is ignored in If-None-Match, and failures do not have an ETag", async () => {
    const other = (await send("/conferences")).headers.get("etag") ?? "";
    expect(
      (
        await createSampleService()(
          new Request("http://localhost/venues", { headers: { ...auth, "if-none-match": other } }),
        )
      ).status,
    ).toBe(200);
    expect((await send("/games?year=abc")).headers.get("etag")).toBeNull();
  });
});

describe("the check of the key and tier", () => {
  test("accepts any key unless the option `keys` is set", async () => {
    expect((await call("/games?year=2024")).status).toBe(200);
    expect((await call("/games?year=2024", { keys: ["other"] })).status).toBe(401);
    expect((await call("/games?year=2024", { keys: ["any"] })).status).toBe(200);
  });

  test("returns a 401 that states the required tier if the key's tier is too low", async () => {
    const { status, body } = await call("/games/weather?year=2024", { tier: 0 });
    expect({ status, body }).toEqual({
      status: 401,
      body: { message: "Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher." },
    });
    expect((await call("/games/weather?year=2024", { tier: 1 })).status).toBe(200);
  });
});

describe("the quota", () => {
  const callsLeft = ({ headers }: CallResult) => headers.get("x-calllimit-remaining");

  test("decreases only with successful metered calls, and a spent quota causes a 429 without Retry-After", async () => {
    const service = createSampleService({ quota: 2 });
    const send = async (target: string) => {
      const response = await service(new Request(`http://localhost${target}`, { headers: auth }));
      return [response.status, response.headers.get("x-calllimit-remaining"), response.headers.get("retry-after")];
    };
    expect(await send("/games?year=2024")).toEqual([200, "1", null]);
    expect(await send("/games?year=abc")).toEqual([400, "1", null]);
    expect(await send("/scoreboard")).toEqual([200, "1", null]);
    expect(await send("/games?year=2024")).toEqual([200, "0", null]);
    expect(await send("/games?year=2024")).toEqual([429, "0", null]);
    expect(await send("/scoreboard")).toEqual([200, "0", null]);
  });

  test("is renewed when a new month begins in UTC", async () => {
    let now = Date.parse("2024-12-31T23:59:59Z");
    const service = createSampleService({ quota: 1, now: () => now });
    const send = async () => (await service(new Request("http://localhost/games?year=2024", { headers: auth }))).status;
    expect([await send(), await send()]).toEqual([200, 429]);
    now += 1000;
    expect(await send()).toBe(200);
  });

  test("is not in a response's headers if the request had no key", async () => {
    expect(callsLeft(await call("/games", {}, {}))).toBeNull();
  });
});

test("a 400 lists all invalid parameters", async () => {
  const { body } = await call("/games?year=abc&week=def");
  expect(body).toMatchObject({ details: { year: { value: "abc" }, week: { value: "def" } } });
});

describe("the handler", () => {
  const service = createSampleService();
  const address = "https://api.collegefootballdata.com/games?year=2025&week=1&team=Indiana";

  test("can replace the global fetch, because it takes a URL with options", async () => {
    const fetch: typeof globalThis.fetch = service;
    const expected = await (await service(new Request(address, { headers: auth }))).json();
    expect(await (await fetch(address, { headers: auth })).json()).toEqual(expected);
    expect(await (await fetch(new URL(address), { headers: auth })).json()).toEqual(expected);
  });

  test("ignores the additional arguments that worker runtimes pass with a request", async () => {
    const worker: (request: Request, environment: { readonly headers: string }) => Promise<Response> = service;
    expect((await worker(new Request(address, { headers: auth }), { headers: "secret" })).status).toBe(200);
  });
});

const listener = toNodeListener(createSampleService());

test("the listener responds to every path in the document, and to any other path with an HTML 404", async () => {
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

test("the listener allows browsers to send requests from other origins", async () => {
  await withServer(listener, async (url) => {
    const preflight = await fetch(`${url}/games`, { method: "OPTIONS" });
    expect([preflight.status, preflight.headers.get("access-control-allow-headers")]).toEqual([204, "authorization"]);
    const { headers } = await fetch(`${url}/games?year=2024`, { headers: auth });
    expect(headers.get("access-control-allow-origin")).toBe("*");
    // Like the real service, the sample does not let pages read the header with the remaining calls. Only the sample sends the exposed headers.
    expect([headers.get("x-calllimit-remaining"), headers.get("access-control-expose-headers")]).toEqual([
      expect.stringMatching(/^\d+$/),
      "x-sample-data, x-sample-coverage",
    ]);
  });
});

/** Sends text over a socket and returns everything that the server sends back. */
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
])("the listener still responds to requests after %s", async (_, text, expected) => {
  await withServer(listener, async (url) => {
    expect(await send(url, text).catch(() => "")).toMatch(expected);
    expect((await fetch(`${url}/games?year=2024`, { headers: auth })).status).toBe(200);
  });
});

/** A minute before the kickoff of the 2025 championship game. */
const now = new Date("2026-01-20T00:29:00Z");

/** The championship game's status on a sample service's scoreboard. */
async function statusOf(service: ReturnType<typeof createSampleService>): Promise<unknown> {
  const response = await service("http://localhost/scoreboard", { headers: auth });
  const games: { id: number; status: string }[] = await response.json();
  return games.find(({ id }) => id === 401769076)?.status;
}

test("`speed` sets how many times as fast the sample world's time runs from `now` on", async () => {
  const clock = new ManualClock();
  const service = createSampleService({ now, speed: 60, clock });
  expect(await statusOf(service)).toBe("scheduled");
  clock.skip(10_000);
  expect(await statusOf(service)).toBe("in_progress");
  clock.skip(300_000);
  expect(await statusOf(service)).toBe("completed");
});

test("without `speed`, the sample world's time stands still", async () => {
  const clock = new ManualClock();
  const service = createSampleService({ now, clock });
  clock.skip(3_600_000);
  expect(await statusOf(service)).toBe("scheduled");
});

test.each([-1, Number.NaN, 100_001])("`createSampleService` throws if `speed` is %d", (speed) => {
  expect(() => createSampleService({ speed })).toThrow("`speed` takes a number from 0 to 100,000.");
});

test("`createSampleService` throws if `speed` is given while `now` is a function", () => {
  expect(() => createSampleService({ now: () => 0, speed: 1 })).toThrow("`speed` needs a Date as `now`");
});
