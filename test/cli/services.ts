import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { answering, withServer } from "../support/http-server.js";
import type { Cfb, Ended, RunOptions } from "./cfb.js";

/** An environment with a key. */
export const key = { CFB_API_KEY: "a-key-of-mine" };

interface Asked {
  url: string;
  authorization: string | undefined;
}

/** Runs a command against a service that answers every request alike; what it was asked is kept. */
export async function asking(
  cfb: Cfb,
  body: unknown,
  args: string[],
  options: RunOptions = { env: key },
  status = 200,
): Promise<Ended & { asked: Asked[] }> {
  const asked: Asked[] = [];
  const answer = answering(status, JSON.stringify(body), { "x-calllimit-remaining": "998" });
  const ended = await withServer(
    (request, response) => {
      asked.push({ url: request.url ?? "", authorization: request.headers.authorization });
      answer(request, response);
    },
    (url) => cfb([...args, "--base-url", url], options),
  );
  return { ...ended, asked };
}

/** The sample service with what it was asked: `asked` are the questions, /info apart, which costs nothing. */
export function counting(options: Parameters<typeof createSampleService>[0] = {}): {
  asked: string[];
  listener: RequestListener;
} {
  const asked: string[] = [];
  const listener = toNodeListener(createSampleService(options));
  const counted: RequestListener = (request, response) => {
    if (!request.url?.startsWith("/info")) asked.push(request.url ?? "");
    listener(request, response);
  };
  return { asked, listener: counted };
}

/** Every file below a folder with a hash of its bytes. */
export function bytesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true }).map(String).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  const hash = (name: string) => createHash("sha256").update(readFileSync(join(folder, name)));
  return Object.fromEntries(files.map((name) => [name, hash(name).digest("hex")]));
}
