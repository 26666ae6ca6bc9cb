import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { blocksOf } from "../docs/blocks.js";
import { root } from "../scripts/run.js";
import { app } from "./installed.js";

interface Server {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const [forClaudeAndCursor, forCode] = blocksOf(readFileSync(join(root, "docs/agents.md"), "utf8"), "json").map(
  (block) => JSON.parse(block),
);

test("the agents guide shows each host's configuration in the format of that host's documentation", () => {
  const server = { command: "npx", args: ["-y", "cfb-openapi", "mcp"] };
  expect(forClaudeAndCursor).toEqual({ mcpServers: { cfb: { ...server, env: { CFB_API_KEY: "…" } } } });
  const [input] = forCode.inputs;
  expect(forCode).toEqual({
    servers: { cfb: { type: "stdio", ...server, env: { CFB_API_KEY: `\${input:${input.id}}` } } },
    inputs: [
      { type: "promptString", id: expect.stringMatching(/^\w+$/), description: expect.any(String), password: true },
    ],
  });
});

test.each([
  ["Claude Desktop and Cursor", forClaudeAndCursor.mcpServers.cfb],
  ["VS Code", forCode.servers.cfb],
] as [string, Server][])(
  "the command in the configuration for %s starts a server with five tools",
  async (_, server) => {
    const transport = new StdioClientTransport({
      command: server.command,
      // npx uses the installed package.
      args: ["--offline", ...server.args],
      env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", ...server.env, CFB_API_KEY: "a-key-of-mine" },
      cwd: app,
      stderr: "ignore",
    });
    const client = new Client({ name: "test", version: "1.0.0" });
    await client.connect(transport);
    try {
      expect((await client.listTools()).tools).toHaveLength(5);
      const described = await client.callTool({ name: "describe_operation", arguments: { path: "/games" } });
      expect(described.structuredContent).toMatchObject({ operationId: "getGames" });
    } finally {
      await client.close();
    }
  },
);
