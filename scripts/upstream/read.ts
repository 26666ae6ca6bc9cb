import { readFile, stat } from "node:fs/promises";
import { parse } from "yaml";

/** The address at which the service publishes its own description. It needs no key and costs no call. */
export const published = "https://api.collegefootballdata.com/api-docs.json";

/** The published description has about half a megabyte. */
const defaults = { maxBytes: 16 * 2 ** 20, timeoutMs: 30_000 };

export interface Limits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

/** A description that cannot be read, with the reason and the remedy. */
export class UnreadableError extends Error {}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The message of fetch is "fetch failed"; its cause names the host and the reason.
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}

function tooLarge(source: string, { maxBytes }: Limits): UnreadableError {
  return new UnreadableError(`${source} has more than ${maxBytes} bytes, which no description of the service has`);
}

async function download(url: string, limits: Limits): Promise<string> {
  let response: Response;
  const chunks: Uint8Array[] = [];
  try {
    const headers = { accept: "application/json, application/yaml", "user-agent": "cfb-openapi" };
    response = await fetch(url, { headers, signal: AbortSignal.timeout(limits.timeoutMs) });
    if (!response.ok) {
      await response.body?.cancel();
      throw new UnreadableError(`${url} responds with status ${response.status}`);
    }
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > limits.maxBytes) throw tooLarge(url, limits);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError(`${url} cannot be read: ${reasonOf(error)}`);
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function load(file: string, limits: Limits): Promise<string> {
  try {
    if ((await stat(file)).size > limits.maxBytes) throw tooLarge(file, limits);
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError(`${file} cannot be read: ${reasonOf(error)}`);
  }
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
export async function readSource(source: string, limits: Limits = defaults): Promise<unknown> {
  const text = await (/^https?:\/\//i.test(source) ? download(source, limits) : load(source, limits));
  try {
    return parsed(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const start = text.trim().slice(0, 40).replace(/\s+/g, " ");
    const [reason = ""] = reasonOf(error).split("\n");
    throw new UnreadableError(
      `${source} is neither JSON nor YAML (${reason}); it begins with ${JSON.stringify(start)}`,
    );
  }
}
