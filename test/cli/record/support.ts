import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { createSampleService, type Recording, toNodeListener } from "../../../src/sample/index.js";
import { withServer } from "../../support/http-server.js";
import type { Cfb, Ended, ProcessOptions } from "../cfb.js";

/** A key with characters that are escaped in JSON and in URLs. */
export const key = "Wk4+x/9sQ7-kJ2mB0vR5tY8uN1eA6cD3";

/** Creates a folder for one test. */
export function newFolder(cfb: Cfb): string {
  return mkdtempSync(join(cfb.folder, "test-"));
}

/** Returns the paths of all files below a folder, sorted. */
export function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

export function recordingsOf(folder: string): Recording[] {
  return filesOf(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Recording);
}

export function callsFile(folder: string, ...lines: string[]): string {
  const file = join(folder, "calls.txt");
  writeFileSync(file, lines.join("\n"));
  return file;
}

/** Creates a sample service that lists its requests. `first` can handle a request instead of the sample service. */
export function service(first: (address: string, count: number) => RequestListener | undefined = () => undefined) {
  const sample = toNodeListener(createSampleService({ keys: [key] }));
  const requests: string[] = [];
  const listener: RequestListener = (incoming, outgoing) => {
    const address = incoming.url ?? "";
    requests.push(address);
    (first(address, requests.length) ?? sample)(incoming, outgoing);
  };
  return { requests, listener };
}

export function failing(status: number, body: object, headers: Record<string, string> = {}): RequestListener {
  return (_, outgoing) => {
    outgoing.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };
}

/** Runs `cfb record` with the key, against a service or the URL of a running service. */
export function recorded(
  cfb: Cfb["start"],
  service: RequestListener | string,
  args: string[],
  options: ProcessOptions & { key?: string } = {},
): Promise<Ended> {
  const env = { CFB_API_KEY: options.key ?? key };
  const at = (baseUrl: string) => cfb(["record", ...args, "--base-url", baseUrl], { ...options, env });
  return typeof service === "string" ? at(service) : withServer(service, at);
}

export const four = [
  "/games year=2024",
  "/talent year=2024",
  '/roster year=2024 team="Ohio State"',
  "/calendar year=2024",
];
