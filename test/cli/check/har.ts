import { writeFileSync } from "node:fs";

/** A response in a HAR. */
export interface Entry {
  url: string;
  status?: number;
  method?: string;
  content?: { text?: string; encoding?: string; size?: number };
}

/** Writes a HAR 1.2. */
export function writeHar(file: string, responses: readonly Entry[]): void {
  const entries = responses.map(({ url, status = 200, method = "GET", content = {} }) => ({
    request: { method, url },
    response: { status, content },
  }));
  const log = { version: "1.2", creator: { name: "test", version: "1" }, pages: [], entries };
  writeFileSync(file, JSON.stringify({ log }));
}
