import { appendFileSync, writeFileSync } from "node:fs";

/** A response in a HAR. */
export interface Entry {
  url: string;
  status?: number;
  method?: string;
  content?: { text?: string; encoding?: string; size?: number };
}

/** Writes a HAR 1.2. It may be larger than a string. */
export function writeHar(file: string, entries: Iterable<Entry>): void {
  writeFileSync(file, '{"log":{"version":"1.2","creator":{"name":"test","version":"1"},"pages":[],"entries":[');
  let text = "";
  let separator = "";
  for (const { url, status = 200, method = "GET", content = {} } of entries) {
    text += `${separator}\n${JSON.stringify({ request: { method, url }, response: { status, content } })}`;
    separator = ",";
    if (text.length < 1e6) continue;
    appendFileSync(file, text);
    text = "";
  }
  appendFileSync(file, `${text}]}}`);
}
