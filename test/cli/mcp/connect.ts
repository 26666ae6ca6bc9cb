import { join } from "node:path";
import { createInterface } from "node:readline";
import { PassThrough, Writable } from "node:stream";
import { Client, type Transport } from "@modelcontextprotocol/client";
import { run } from "../../../src/cli/program.js";
import { withServer } from "../../support/http-server.js";
import type { Cfb } from "../cfb.js";
import { counting } from "../services.js";

export const key = "a-secret-key-of-mine";

/** A tool's result, with the members that the tests read. */
export interface Called {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly failed: boolean;
}

/** A host with a connection to the command. */
export interface Host {
  readonly client: Client;
  call(name: string, input: Readonly<Record<string, unknown>>): Promise<Called>;
  /** Everything that the command has written to stderr. */
  stderr(): string;
}

/** Runs `cfb mcp` as a host does, but inside the test's process. Connects the protocol's official client, and ends both after `use`. */
export async function withHost<T>(
  cfb: Cfb,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  use: (host: Host) => Promise<T>,
): Promise<T> {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  let stderr = "";
  const surroundings = {
    stdin,
    stdout,
    stderr: new Writable({
      write(chunk, _, done) {
        stderr += chunk;
        done();
      },
    }),
    env: { XDG_CACHE_HOME: join(cfb.folder, ".cache"), ...env },
    host: process,
    signal: new AbortController().signal,
  };
  const ended = run(["mcp", ...args], surroundings, "1.0.0");
  const transport: Transport = {
    start: async () => {
      createInterface({ input: stdout }).on("line", (line) => transport.onmessage?.(JSON.parse(line)));
    },
    send: async (message) => {
      stdin.write(`${JSON.stringify(message)}\n`);
    },
    close: async () => {
      stdin.end();
      await ended;
      transport.onclose?.();
    },
  };
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(transport);
  const call: Host["call"] = async (name, input) => {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...input } });
    const text = content.map((block) => (block.type === "text" ? block.text : "")).join("");
    return { text, data: { ...Object(structuredContent) }, failed: isError === true };
  };
  try {
    return await use({ client, call, stderr: () => stderr });
  } finally {
    await client.close();
  }
}

/** Returns a function that runs a host against a local sample service, and returns the host's requests and the result of `use`. */
export function againstSample(cfb: Cfb) {
  return async <T>(args: string[], use: (host: Host) => Promise<T>, options = {}) => {
    const { requests, listener } = counting(options);
    const value = await withServer(listener, (url) =>
      withHost(cfb, ["--base-url", url, ...args], { CFB_API_KEY: key }, use),
    );
    return { requests, value };
  };
}
