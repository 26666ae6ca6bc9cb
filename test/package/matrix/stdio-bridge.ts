import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import { createInterface } from "node:readline";
import { isObject } from "../../../src/document/json.js";

/** A process of `cfb mcp`, and the functions that wait for its responses. */
interface Session {
  readonly process: ChildProcessWithoutNullStreams;
  readonly waiting: Map<unknown, (line: string) => void>;
}

function open(command: readonly string[]): Session {
  const child = spawn(process.execPath, command);
  const waiting: Session["waiting"] = new Map();
  createInterface({ input: child.stdout }).on("line", (line) => {
    const message: unknown = JSON.parse(line);
    if (isObject(message)) waiting.get(message.id)?.(line);
  });
  return { process: child, waiting };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Passes messages from HTTP to a server on stdio, for a tool that supports only HTTP. Each session has a separate process. */
export function stdioBridge(command: readonly string[]): { listener: RequestListener; close(): void } {
  const sessions = new Map<string, Session>();
  const handle = async (request: IncomingMessage, response: Parameters<RequestListener>[1]) => {
    if (request.method !== "POST") {
      response.writeHead(405).end();
      return;
    }
    const message: unknown = JSON.parse(await textOf(request));
    if (!isObject(message)) throw new Error("one message is expected");
    const given = String(request.headers["mcp-session-id"]);
    const id = message.method === "initialize" ? randomUUID() : given;
    const session = sessions.get(id) ?? open(command);
    sessions.set(id, session);
    session.process.stdin.write(`${JSON.stringify(message)}\n`);
    if (message.id === undefined) {
      response.writeHead(202).end();
      return;
    }
    session.waiting.set(message.id, (line) => {
      response.writeHead(200, { "content-type": "application/json", "mcp-session-id": id }).end(line);
    });
  };
  return {
    listener: (request, response) => void handle(request, response).catch(() => response.writeHead(400).end()),
    close: () => {
      for (const session of sessions.values()) session.process.kill();
    },
  };
}
