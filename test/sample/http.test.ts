import { createSampleService } from "../../src/sample/index.js";
import { auth, call } from "./call.js";

const hinted = 'Unauthorized. Did you forget to add "Bearer " before your key?';

describe("a 401's message", () => {
  test.each([{}, { authorization: "key" }, { authorization: "bearer key" }, { authorization: "Basic key" }])(
    "mentions the missing Bearer for %j",
    async (headers) => {
      expect(await call("/games", {}, { headers })).toMatchObject({ status: 401, body: { message: hinted } });
    },
  );

  test("does not mention it for an unknown key", async () => {
    const response = await call("/games?year=2024", { keys: ["other"] });
    expect(response).toMatchObject({ status: 401, body: { message: "Unauthorized" } });
  });
});

describe("an unknown path or method", () => {
  test.each([
    ["GET", "/game?year=2024", "Cannot GET /game<"],
    ["POST", "/games", "Cannot POST /games<"],
    ["GET", "/%3Cb%3E&'x", "Cannot GET /%3Cb%3E&amp;&#39;x<"],
  ])("%s %s is an HTML 404 that names the method and path", async (method, target, text) => {
    const { status, body, headers } = await call(target, {}, { method, headers: auth });
    expect([status, headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(body).toContain(`<pre>${text}/pre>`);
  });
});

test.each([
  ["/games?year=2024", 200],
  ["/games?year=abc", 400],
  ["/game", 404],
])("HEAD %s has the same response as GET, without a body", async (target, status) => {
  const get = await call(target);
  const head = await call(target, {}, { method: "HEAD", headers: auth });
  expect([head.status, head.body]).toEqual([status, ""]);
  expect([...head.headers]).toEqual([...get.headers]);
});

test("a HEAD costs as much as a GET", async () => {
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

  test("in If-None-Match causes a 304 without a body, which costs a call", async () => {
    const first = await send("/venues");
    const tag = first.headers.get("etag") ?? "";
    const left = Number(first.headers.get("x-calllimit-remaining"));
    for (const [index, given] of [tag, `"other", ${tag}`, tag.replace("W/", ""), "*"].entries()) {
      const { status, headers, body } = await send("/venues", given);
      expect([status, headers.get("etag"), body]).toEqual([304, tag, null]);
      expect(headers.get("x-calllimit-remaining")).toBe(String(left - 1 - index));
    }
  });

  test("of another body has no effect, and failures have no ETag", async () => {
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
