import { createReadStream } from "node:fs";
import { parse } from "yaml";

/** The address at which the service publishes its own description. It needs no key and costs no call. */
export const published = "https://api.collegefootballdata.com/api-docs.json";

/** The published description has about half a megabyte. */
const defaults = { maxBytes: 16 * 2 ** 20, timeoutMs: 30_000 };

/** A description that cannot be read, with the reason and the remedy. */
export class UnreadableError extends Error {}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The message of fetch is "fetch failed"; its cause names the host and the reason.
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}

async function opened(source: string, timeoutMs: number): Promise<AsyncIterable<Uint8Array>> {
  if (!/^https?:\/\//i.test(source)) return createReadStream(source);
  const headers = { accept: "application/json, application/yaml", "user-agent": "cfb-openapi" };
  const { ok, status, body } = await fetch(source, { headers, signal: AbortSignal.timeout(timeoutMs) });
  if (ok) return body ?? new ReadableStream();
  await body?.cancel();
  throw new UnreadableError(`${source} responds with status ${status}`);
}

async function textOf(source: string, { maxBytes, timeoutMs }: typeof defaults): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of await opened(source, timeoutMs)) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > maxBytes)
        throw new UnreadableError(`${source} has more than ${maxBytes} bytes, which no description of the service has`);
    }
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError(`${source} cannot be read: ${reasonOf(error)}`);
  }
  return Buffer.concat(chunks)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
}

function parsed(text: string): unknown {
  // YAML would read some pages as a map.
  if (/^\s*</.test(text)) throw new Error("it looks like HTML");
  // JSON.parse reads any depth; the YAML parser, which would read JSON too, is recursive and slower.
  return /^\s*[{[]/.test(text) ? JSON.parse(text) : parse(text, { logLevel: "silent" });
}

/**
 * Reads a description of the service from a file or an http(s) URL, in JSON or YAML. Throws an UnreadableError where it cannot be reached,
 * is larger than `maxBytes` (16 MiB), takes longer than `timeoutMs` (30 seconds), or is neither JSON nor YAML.
 */
export async function readSource(source: string, limits = defaults): Promise<unknown> {
  const text = await textOf(source, limits);
  try {
    return parsed(text);
  } catch (error) {
    const start = JSON.stringify(text.trim().slice(0, 40).replace(/\s+/g, " "));
    const [reason = ""] = reasonOf(error).split("\n");
    throw new UnreadableError(`${source} is neither JSON nor YAML (${reason}); it begins with ${start}`);
  }
}
