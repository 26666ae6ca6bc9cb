import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { respondWith, withServer } from "../support/http-server.js";
import type { Cfb, Ended, RunOptions } from "./cfb.js";

/** An environment with a key. */
export const key = { CFB_API_KEY: "a-key-of-mine" };

interface ReceivedRequest {
  url: string;
  authorization: string | undefined;
}

/** Runs a command against a service that sends the same response to every request. Returns the outcome and the requests. */
export async function runAgainst(
  cfb: Cfb,
  body: unknown,
  args: string[],
  options: RunOptions = { env: key },
  status = 200,
): Promise<Ended & { requests: ReceivedRequest[] }> {
  const requests: ReceivedRequest[] = [];
  const respond = respondWith(status, JSON.stringify(body), { "x-calllimit-remaining": "998" });
  const ended = await withServer(
    (request, response) => {
      requests.push({ url: request.url ?? "", authorization: request.headers.authorization });
      respond(request, response);
    },
    (url) => cfb([...args, "--base-url", url], options),
  );
  return { ...ended, requests };
}

/** Creates a sample service. `requests` lists its requests, except the free ones to /info. */
export function counting(options: Parameters<typeof createSampleService>[0] = {}): {
  requests: string[];
  listener: RequestListener;
} {
  const requests: string[] = [];
  const listener = toNodeListener(createSampleService(options));
  const counted: RequestListener = (request, response) => {
    if (!request.url?.startsWith("/info")) requests.push(request.url ?? "");
    listener(request, response);
  };
  return { requests, listener: counted };
}

/** Returns all files below a folder, each with a hash of its bytes. */
export function bytesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true }).map(String).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  const hash = (name: string) => createHash("sha256").update(readFileSync(join(folder, name)));
  return Object.fromEntries(files.map((name) => [name, hash(name).digest("hex")]));
}
