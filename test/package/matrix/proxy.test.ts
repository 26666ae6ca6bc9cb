import type { ChildProcess } from "node:child_process";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { queries } from "../../../scripts/lib/recordings.js";
import { createSampleService, toNodeListener } from "../../../src/sample/index.js";
import { randomQueries } from "../../sample/random-query.js";
import { installed } from "../installed.js";
import { startPrism } from "./prism.js";

interface Violation {
  readonly location: readonly string[];
  readonly code: string;
  readonly severity: string;
  readonly message: string;
}

const document = readDocument();
const operations = operationsOf(document);
// With 88 operations, this makes 264 or 2,112 queries.
const count = process.env.CFB_PROOF_QUICK ? 3 : 24;
// Work of a few seconds can take minutes on a busy machine. This limit ends only processes that hang.
const limit = 300_000;
const headers = { authorization: "Bearer any" };
let service: Server;
let prism: ChildProcess;
let base = "";

beforeAll(async () => {
  service = createServer(toNodeListener(createSampleService({ quota: 1_000_000 })));
  await new Promise<void>((ready) => service.listen(0, "127.0.0.1", ready));
  const upstream = `http://127.0.0.1:${Object(service.address()).port}`;
  // Prism's proxy does not refuse responses that violate the document. It reports them in a header.
  ({ prism, base } = await startPrism("proxy", join(installed, "dist/openapi.json"), upstream));
}, limit);

afterAll(async () => {
  prism.kill();
  service.closeAllConnections();
  await new Promise((closed) => service.close(closed));
});

/** Returns the violations that Prism finds in a response and, if the status is 200, in the request. */
async function violations(target: string): Promise<{ target: string; status: number; found: Violation[] }> {
  const response = await fetch(base + target, { headers });
  await response.arrayBuffer();
  const all: Violation[] = JSON.parse(response.headers.get("sl-violations") ?? "[]");
  // Prism treats an empty value of a required parameter as absent, but the service does not.
  const empty = /=(&|$)/.test(target);
  const found = all.filter(
    ({ location: [part], code }) => part === "response" || (response.status === 200 && !(empty && code === "required")),
  );
  return { target, status: response.status, found };
}

const targetOf = (path: string, query: object) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

test.each(queries)(
  "Prism does not find violations in the response to $name",
  async ({ path, query }) => {
    const target = targetOf(path, query);
    expect(await violations(target)).toEqual({ target, status: expect.any(Number), found: [] });
  },
  limit,
);

test.each(operations)(
  "Prism does not find violations in responses to random queries of $operationId",
  async (operation) => {
    for (const { values, broken } of randomQueries(document, operation, count, 16)) {
      const target = targetOf(operation.path, { ...values, ...broken });
      expect(await violations(target)).toEqual({ target, status: expect.any(Number), found: [] });
    }
  },
  limit,
);
