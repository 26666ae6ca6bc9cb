import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";
import { type Definition, definitions } from "../../tools/definitions.js";
import type { Tool, ToolResult } from "../../tools/types.js";
import { identityOf } from "./identity.js";

/** What the server needs of the command. */
export interface ServerSettings {
  readonly version: string;
  /** Opens the tools, with the first call of one. */
  readonly tools: () => Promise<readonly Tool[]>;
  /** Removes the key from a text. */
  readonly redact: (text: string) => string;
}

/** A tool as `tools/list` has it. All of them only read. */
function listed([name, { title, description, inputSchema, callsService }]: [string, Definition]) {
  const schema: Readonly<Record<string, unknown>> = { ...inputSchema };
  return {
    name,
    description,
    inputSchema: { ...schema, type: inputSchema.type },
    annotations: { title, readOnlyHint: true, openWorldHint: callsService },
  };
}

/** A result as the protocol has it. */
function toProtocol({ text, data, failed }: ToolResult): CallToolResult {
  return {
    content: [{ type: "text", text }],
    structuredContent: { ...data },
    ...(failed && { isError: true }),
  };
}

/** Creates the server over a set of tools, with the pages of the reference as resources. */
export function createServer({ version, tools, redact }: ServerSettings): Server {
  const { serverInfo, ...options } = identityOf(version);
  const server = new Server(serverInfo, options);
  // The name of a tool or a resource may contain the key, too.
  const invalid = (message: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, redact(message));
  server.setRequestHandler("tools/list", () => ({ tools: Object.entries(definitions).map(listed) }));
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    // The client does not load for a wrong name.
    const all = Object.hasOwn(definitions, params.name) ? await tools() : [];
    const tool = all.find(({ name }) => name === params.name);
    if (tool === undefined) {
      throw invalid(`There is no tool ${params.name}. There are ${Object.keys(definitions).join(", ")}.`);
    }
    return toProtocol(await tool.execute(params.arguments ?? {}, { signal: mcpReq.signal }));
  });
  server.setRequestHandler("resources/list", async () => ({ resources: (await import("./resources.js")).resources() }));
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: [] }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }) => {
    const text = await (await import("./resources.js")).readPage(uri);
    if (text === undefined) {
      throw invalid(`There is no resource ${uri}. resources/list names them.`);
    }
    return { contents: [{ uri, mimeType: "text/markdown", text }] };
  });
  return server;
}
