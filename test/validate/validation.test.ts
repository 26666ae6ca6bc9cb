import { type ClientOptions, type DriftEvent, ResponseError } from "../../src/index.js";
import { clientWithFetch, rejection } from "../support/client-with-fetch.js";

const apiKey = "a-short-key";
const path = "/conferences";
const good = {
  id: 1,
  name: "Big Ten",
  shortName: "Big Ten",
  abbreviation: "B1G",
  classification: "fbs",
  memberCount: 18,
};

/** Returns a client that validates responses with this body, and the findings that the client reports. */
function validating(body: unknown, validate?: "report" | "throw", cache: ClientOptions["cache"] = false) {
  const drifts: unknown[] = [];
  const onDrift = (event: DriftEvent) => void drifts.push(event);
  return { drifts, ...clientWithFetch(() => Response.json(body), { apiKey, validate, onDrift, cache }) };
}

test.each(["report", "throw"] as const)("`%s` accepts valid data without a report", async (validate) => {
  const { cfb, drifts } = validating([good], validate);
  expect(await cfb.get(path, {})).toEqual([good]);
  expect(drifts).toEqual([]);
});

test("by default, invalid data is returned and not reported", async () => {
  const { cfb, drifts } = validating([{ ...good, id: "1" }]);
  expect(await cfb.get(path, {})).toHaveLength(1);
  expect(drifts).toEqual([]);
});

test("`throw` accepts data with drift, and reports the drift", async () => {
  const { cfb, drifts } = validating([{ ...good, mascot: "a" }], "throw");
  expect(await cfb.get(path, {})).toHaveLength(1);
  expect(drifts).toMatchObject([{ path, findings: [{ kind: "extra", pattern: "/*/mascot" }] }]);
});

test("`report` returns invalid data, and reports it", async () => {
  const { cfb, drifts } = validating([{ ...good, id: "1" }], "report");
  expect(await cfb.get(path, {})).toHaveLength(1);
  expect(drifts).toMatchObject([{ path, findings: [{ kind: "type", pattern: "/*/id" }] }]);
});

test("`throw` refuses invalid data with an error that contains the response but not the key", async () => {
  const { cfb, drifts } = validating([{ ...good, id: apiKey }], "throw");
  const error = await rejection(cfb.get(path, {}));
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({
    status: 200,
    message: 'The response does not match the document: /0/id is "[key]", not 32-bit integer.',
    body: expect.stringContaining("Big Ten"),
  });
  expect(drifts).toEqual([]);
});

test("data that `throw` refuses is not stored", async () => {
  const store = new Map<string, string>();
  const { cfb } = validating([{ ...good, id: "1" }], "throw", store);
  await rejection(cfb.get(path, {}));
  expect([...store]).toEqual([]);
});

test("cached data is validated in every call", async () => {
  const { cfb, drifts, requests } = validating([{ ...good, mascot: "a" }], "report", true);
  await cfb.get(path, {});
  await cfb.get(path, {});
  expect(requests).toHaveLength(1);
  expect(drifts).toHaveLength(2);
});
