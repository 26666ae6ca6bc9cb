import {
  AuthenticationError,
  CfbError,
  ConnectionError,
  createClient,
  NotFoundError,
  ResponseError,
  ServiceError,
  TierError,
} from "../src/index.js";
import { errorOfResponse, key } from "./support/error-of-response.js";
import { respondWith, withServer } from "./support/http-server.js";
import { shown } from "./support/shown.js";

describe("a failure becomes the right error", () => {
  const tier = "Unauthorized. This endpoint requires a Patreon subscription at Tier 2 or higher.";
  const validation = {
    message: "Validation Failed",
    details: { year: { message: "invalid integer number", value: "abc" } },
  };

  test.each([
    [401, '{"message":"Unauthorized"}', AuthenticationError, /unknown to the service/, "authentication"],
    [401, JSON.stringify({ message: tier }), TierError, /Needs supporter tier 2 or higher\./, "tier"],
    [404, '{"message":"Coach not found"}', NotFoundError, /404 "Coach not found"/, "not_found"],
    [400, JSON.stringify(validation), ServiceError, /year: invalid integer number/, "service"],
    [500, '{"message":"Internal Server Error"}', ServiceError, /500 "Internal Server Error"/, "service"],
    [500, "", ServiceError, /getGames\): 500\./, "service"],
    [502, "<html>Bad Gateway</html>", ServiceError, /502\.$/, "service"],
    [200, "<html>Welcome</html>", ResponseError, /not JSON/, "response"],
    [200, '[{"id":1', ResponseError, /not JSON, or was cut off/, "response"],
  ])("%i %s", async (status, body, type, message, code) => {
    const error = await errorOfResponse(status, body);
    expect(error).toBeInstanceOf(type);
    expect(error).toBeInstanceOf(CfbError);
    expect(error).toMatchObject({
      code,
      name: type.name,
      path: "/games",
      operationId: "getGames",
      query: { year: 2024 },
    });
    expect((error as Error).message).toMatch(message);
    expect(shown(error)).not.toContain(key);
  });

  test("an empty 200 is a ResponseError", async () => {
    expect(await errorOfResponse(200, "", { "content-length": "0" })).toBeInstanceOf(ResponseError);
  });

  test("the tier and the details are properties of the error", async () => {
    expect(await errorOfResponse(401, JSON.stringify({ message: tier }))).toMatchObject({ tier: 2, status: 401 });
    expect(await errorOfResponse(400, JSON.stringify(validation))).toMatchObject({
      details: { year: "invalid integer number" },
    });
  });

  test("a hostile message is truncated", async () => {
    const error = await errorOfResponse(500, JSON.stringify({ message: "x".repeat(100_000) }));
    expect((error as Error).message.length).toBeLessThan(1000);
  });

  test("an unreachable service is a ConnectionError that names the URL and has the cause", async () => {
    const gone = await withServer(respondWith(200, "[]"), async (url) => url);
    const error = await createClient({ apiKey: key, baseUrl: gone, retries: 0 })
      .get("/games", { year: 2024 })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConnectionError);
    expect((error as Error).message).toContain(gone);
    expect((error as Error).cause).toHaveProperty("message", "fetch failed");
    expect((error as Error).message).toContain("ECONNREFUSED");
    expect(shown(error)).not.toContain(key);
  });

  test("createClient rejects an invalid baseUrl", () => {
    expect(() => createClient({ baseUrl: "localhost" })).toThrow(/baseUrl is not an http or https address such as/);
    expect(() => createClient({ baseUrl: "ftp://a.example" })).toThrow(/http or https/);
    expect(() => createClient({ baseUrl: "https://me:secret@a.example" })).toThrow(
      /no user, password, query or fragment/,
    );
    expect(() => createClient({ retries: -1 })).toThrow(/retries takes a whole number from 0 up/);
  });
});
