import { createClient } from "../../src/index.js";

let loaded = 0;
jest.mock("openapi-fetch", () => {
  loaded++;
  return jest.requireActual("openapi-fetch");
});

const seen: string[] = [];
const fetch = async (request: Request) => {
  seen.push(request.headers.get("x-trace") ?? "none");
  return Response.json([]);
};

test("openapi-fetch is loaded on the first use of raw", async () => {
  const cfb = createClient({ apiKey: "k", fetch });
  await cfb.get("/venues");
  await cfb.result("/games", { year: 2024 });
  await cfb.plan([{ path: "/venues" }]);
  expect(loaded).toBe(0);
  await cfb.raw.GET("/venues");
  expect(loaded).toBe(1);
});

test("middleware given to raw before the first call applies to it", async () => {
  const { raw } = createClient({ apiKey: "k", fetch });
  const middleware = {
    onRequest: ({ request }: { request: Request }) => {
      request.headers.set("x-trace", "1");
      return request;
    },
  };
  seen.length = 0;
  raw.use(middleware);
  await raw.GET("/venues");
  raw.eject(middleware);
  await raw.GET("/venues");
  expect(seen).toEqual(["1", "none"]);
});
