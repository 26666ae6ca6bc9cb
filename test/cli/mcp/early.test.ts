import { PassThrough } from "node:stream";
import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { earlyResponse, respondEarly, versions } from "../../../src/cli/mcp/early.js";
import { createServer } from "../../../src/cli/mcp/server.js";

const clientInfo = { name: "test", version: "1.0.0" };
const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
const initialize = (changed: object = {}) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { ...params, ...changed },
});
const lineOf = (message: unknown) => `${JSON.stringify(message)}\n`;

/** The first line that the library responds with to a line. */
async function fromLibrary(line: string): Promise<string> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const settings = { version: "1.2.3", redact: (text: string) => text, tools: async () => [] };
  const handle = serveStdio(() => createServer(settings), { transport: new StdioServerTransport(input, output) });
  input.write(line);
  for await (const chunk of output) {
    await handle.close();
    return String(chunk);
  }
  return "";
}

/** The line that is written early, and what was read. */
async function early(...chunks: (string | Buffer)[]) {
  const input = new PassThrough();
  const written: string[] = [];
  const end = respondEarly(input, "1.2.3", (text) => written.push(text));
  for (const chunk of chunks) {
    input.write(chunk);
    await new Promise(setImmediate);
  }
  const { chunks: read, id } = end();
  return { written, bytes: Buffer.concat(read), id };
}

test("the versions of the protocol are those that the library negotiates", () => {
  expect(versions).toEqual(SUPPORTED_PROTOCOL_VERSIONS.filter((version) => version < "2026"));
});

test.each(versions)("the early response for version %s is that of the library", async (protocolVersion) => {
  const line = lineOf(initialize({ protocolVersion }));
  expect((await early(line)).written).toEqual([await fromLibrary(line)]);
});

test.each([
  { ...initialize(), id: "one" },
  { ...initialize(), id: 0 },
  initialize({
    clientInfo: { ...clientInfo, title: "Test 🏈", description: "a host", websiteUrl: "https://a.example" },
  }),
  initialize({ capabilities: { roots: { listChanged: true }, sampling: { tools: {}, context: {} } } }),
  initialize({ capabilities: { elicitation: { form: { applyDefaults: false }, url: {} }, another: { one: {} } } }),
  initialize({ capabilities: { elicitation: {}, tasks: { list: {}, requests: { sampling: { createMessage: {} } } } } }),
  initialize({ capabilities: { extensions: { "a.example/ui": { mimeTypes: ["text/html"], level: 1, on: null } } } }),
  initialize({ capabilities: { experimental: { one: { two: [3] } }, listChanged: true } }),
])("the early response to this request is that of the library: %j", async (message) => {
  expect((await early(lineOf(message))).written).toEqual([await fromLibrary(lineOf(message))]);
});

test.each([
  "",
  "not JSON",
  "null",
  "5",
  JSON.stringify([initialize()]),
  `{"a":`.repeat(9_000),
  ...[
    { ...initialize(), method: "ping" },
    { ...initialize(), method: "server/discover" },
    { ...initialize(), jsonrpc: "1.0" },
    { ...initialize(), id: undefined },
    { ...initialize(), id: null },
    { ...initialize(), id: 1.5 },
    { ...initialize(), id: [1] },
    { ...initialize(), extra: 1 },
    { ...initialize(), params: undefined },
    { ...initialize(), params: [params] },
    initialize({ _meta: { "io.modelcontextprotocol/protocolVersion": "2026-07-28" } }),
    initialize({ requestState: "one" }),
    initialize({ protocolVersion: "2026-07-28" }),
    initialize({ protocolVersion: "1999-01-01" }),
    initialize({ protocolVersion: 5 }),
    initialize({ protocolVersion: undefined }),
    initialize({ capabilities: undefined }),
    initialize({ capabilities: [] }),
    initialize({ capabilities: { roots: { listChanged: "yes" } } }),
    initialize({ capabilities: { elicitation: { form: { applyDefaults: {} } } } }),
    initialize({ capabilities: { elicitation: { form: true } } }),
    initialize({ capabilities: { sampling: [] } }),
    initialize({ capabilities: { extensions: { listChanged: true } } }),
    initialize({ capabilities: { experimental: [{}] } }),
    initialize({ clientInfo: undefined }),
    initialize({ clientInfo: { name: "test" } }),
    initialize({ clientInfo: { ...clientInfo, version: 1 } }),
    initialize({ clientInfo: { ...clientInfo, icons: [{ src: "https://a.example/icon.png" }] } }),
  ].map((message) => JSON.stringify(message)),
])("this line is left to the library: %.80s", (line) => {
  expect(earlyResponse(line, "1.2.3")).toBeUndefined();
});

test("all bytes that were read go to the library, also those of other messages", async () => {
  const text = lineOf(initialize()) + lineOf({ jsonrpc: "2.0", method: "notifications/initialized" });
  const { written, bytes, id } = await early(text.slice(0, -9), text.slice(-9));
  expect({ written: written.length, bytes: String(bytes), id }).toEqual({ written: 1, bytes: text, id: 1 });
});

test("a request in two pieces is left to the library, also where they divide a character", async () => {
  const line = Buffer.from(lineOf(initialize({ clientInfo: { name: "é", version: "1" } })));
  const at = line.indexOf(0xc3) + 1;
  expect(await early(line.subarray(0, at), line.subarray(at))).toEqual({ written: [], bytes: line, id: undefined });
});
