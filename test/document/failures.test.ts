import { operationsOf, readDocument, resolve } from "../../scripts/lib/document.js";
import { createSampleService } from "../../src/sample/index.js";

const document = readDocument();
const operations = operationsOf(document);
const shared = Object.entries(document.components.responses ?? {});
const failures = shared.filter(([name]) => name !== "NotModified");

test.each(failures)("%s has an example for each message that the service sends", (_, response) => {
  const examples = Object.values(response.content?.["application/json"]?.examples ?? {});
  const messages = examples.map(({ value }) => (value as { message: string }).message);
  expect(messages).not.toEqual([]);
  // Every message that `x-observed` quotes must be in an example, with "Tier 1" for "Tier N". The pattern skips messages in `details`, because they
  // begin with a lowercase letter.
  const observed = [...(response["x-observed"] ?? "").replace(/\s+/g, " ").matchAll(/"([A-Z][^"]*)"/g)].map(
    ([, text]) => text?.replace("Tier N", "Tier 1"),
  );
  expect(messages).toEqual(expect.arrayContaining(observed));
});

test("all failures except these six declare the header with the remaining calls", () => {
  const without = failures.filter(([, { headers }]) => headers?.["X-CallLimit-Remaining"] === undefined);
  expect(without.map(([name]) => name)).toEqual([
    "Unauthorized",
    "QuotaUnavailable",
    "QuotaOrAdmissionUnavailable",
    "GameScheduleUnavailable",
    "GamePreviewUnavailable",
    "TeamSeasonOverviewUnavailable",
  ]);
});

test("an operation declares the 503 of the concurrency limit if and only if it has such a limit", () => {
  const able = operations.filter(({ responses }) => /Admission/.test(responses["503"]?.$ref ?? ""));
  const limited = operations.filter((operation) => operation["x-max-in-flight"] !== undefined);
  expect(able).toEqual(limited);
  expect(limited).toHaveLength(6);
});

test("only the 200s of the schedule and the previews declare Cache-Control", () => {
  const own = operations.filter(({ responses }) => responses["200"]?.headers?.["Cache-Control"]);
  expect(own.map(({ operationId }) => operationId)).toEqual([
    "getGameSchedule",
    "getGamePreview",
    "getAdjustedGamePreview",
  ]);
});

test.each(operations)("$operationId declares If-None-Match, ETag and the 304", ({ path, responses }) => {
  const names = document.paths[path]?.parameters?.map((each) => resolve(document, each).name);
  expect(names).toEqual(["If-None-Match"]);
  expect(responses["200"]?.headers).toHaveProperty("ETag");
  expect(responses["304"]).toEqual({ $ref: "#/components/responses/NotModified" });
});

test("the sample service returns the 304 and the remaining calls as documented", async () => {
  const service = createSampleService({ quota: 9 });
  const send = (target: string, headers = {}) =>
    service(new Request(`http://localhost${target}`, { headers: { authorization: "Bearer any", ...headers } }));
  const first = await send("/venues");
  const again = await send("/venues", { "if-none-match": first.headers.get("etag") ?? "" });
  const refused = await send("/games?year=abc");
  const keyless = await send("/venues", { authorization: "" });
  expect([first, again, refused, keyless].map(({ status }) => status)).toEqual([200, 304, 400, 401]);
  expect([first, again, refused, keyless].map(({ headers }) => headers.get("x-calllimit-remaining"))).toEqual([
    ...["8", "7", "7"],
    null,
  ]);
});
