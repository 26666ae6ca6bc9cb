import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { root } from "./root.js";

const storedFolder = join(root, "node_modules/.cache/cfb-openapi");

/**
 * Reads and parses a YAML file, such as openapi.yaml. Stores what it parsed as JSON, which reads fifty times as fast, after the hash of the
 * text: a text with another hash is parsed. Throws on broken YAML.
 */
export function readYaml(file: string | URL, folder: string = storedFolder): unknown {
  const text = readFileSync(file, "utf8");
  const hash = createHash("sha256").update(text).digest("hex");
  const path = join(folder, `${basename(String(file))}.json`);
  const stored = readStored(path, hash);
  if (stored !== undefined) return stored;
  const parsed: unknown = parse(text);
  store(path, `${hash}\n${JSON.stringify(parsed)}`);
  return parsed;
}

function readStored(path: string, hash: string): unknown {
  try {
    const text = readFileSync(path, "utf8");
    return text.startsWith(`${hash}\n`) ? JSON.parse(text.slice(hash.length)) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a file in one step, because other processes read it. A folder that cannot be written costs time only. */
function store(path: string, text: string): void {
  const own = `${path}.${process.pid}`;
  try {
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(own, text);
    renameSync(own, path);
  } catch {}
}
