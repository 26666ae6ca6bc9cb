import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, operationsOf } from "../../../scripts/lib/document.js";
import { findings } from "../../contract/validator.js";
import { exampleQuery } from "../../support/example-query.js";
import { addressOf } from "../../support/sample-response.js";
import { installed } from "../installed.js";
import { startPrism } from "./prism.js";

const file = join(installed, "dist/openapi.json");
// The build generates this file from the document, so both have the same type.
const edition = JSON.parse(readFileSync(file, "utf8")) as Document;
let prism: ChildProcess;
let base = "";

beforeAll(async () => {
  ({ prism, base } = await startPrism("mock", file));
}, 300_000);

afterAll(() => {
  prism.kill();
});

// The static mock returns the document's examples. They are recordings of the sample world, with teams, players and scores instead of "string".
test.each(operationsOf(edition))(
  "Prism's mock of $operationId returns the operation's valid example",
  async (operation) => {
    const address = addressOf(operation.path, exampleQuery(operation));
    const response = await fetch(base + address, { headers: { authorization: "Bearer any" } });
    const body: unknown = await response.json();
    expect({ status: response.status, findings: findings(operation.path, 200, body) }).toEqual({
      status: 200,
      findings: [],
    });
    expect(body).toEqual(operation.responses["200"]?.content?.["application/json"]?.examples?.sample?.value);
  },
);

test("Prism's mock reports the remaining calls, and refuses a call without a key or a required parameter", async () => {
  const headers = { authorization: "Bearer any" };
  const taken = await fetch(`${base}/conferences`, { headers });
  expect(taken.headers.get("x-calllimit-remaining")).toBe("999");
  expect((await fetch(`${base}/conferences`)).status).toBe(401);
  expect((await fetch(`${base}/live/plays`, { headers })).status).toBe(400);
});
