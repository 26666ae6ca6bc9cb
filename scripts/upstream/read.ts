import { readFile } from "node:fs/promises";
import { parse } from "yaml";

/** The URL at which the service publishes its own description. It does not need a key and does not cost a call. */
export const published = "https://api.collegefootballdata.com/api-docs.json";

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The message of `fetch` is only "fetch failed". The error's cause contains the host and the reason.
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}

async function textOf(source: string, timeoutMs: number): Promise<string> {
  try {
    if (!/^https?:\/\//i.test(source)) return await readFile(source, "utf8");
    const headers = { accept: "application/json, application/yaml", "user-agent": "cfb-openapi" };
    const response = await fetch(source, { headers, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`it responds with status ${response.status}`);
    return await response.text();
  } catch (error) {
    throw new Error(`${source} can't be read: ${reasonOf(error)}`);
  }
}

function parsed(text: string): unknown {
  // Checks for HTML first, because the YAML parser would accept some HTML pages as a map.
  if (/^\s*</.test(text)) throw new Error("it looks like HTML");
  // Parses JSON with JSON.parse, which is fast and accepts any depth. The YAML parser is slower and recursive.
  return /^\s*[{[]/.test(text) ? JSON.parse(text) : parse(text, { logLevel: "silent" });
}

/**
 * Reads a description of the service from a file or an http(s) URL, in JSON or YAML. Throws if it can't be reached, takes longer than `timeoutMs`, or
 * is neither JSON nor YAML.
 */
export async function readSource(source: string, timeoutMs = 30_000): Promise<unknown> {
  const text = (await textOf(source, timeoutMs)).replace(/^\uFEFF/, "");
  try {
    return parsed(text);
  } catch (error) {
    const start = JSON.stringify(text.trim().slice(0, 40).replace(/\s+/g, " "));
    const [reason = ""] = reasonOf(error).split("\n");
    throw new Error(`${source} is neither JSON nor YAML (${reason}); it begins with ${start}`);
  }
}
